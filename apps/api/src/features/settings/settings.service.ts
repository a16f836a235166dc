import { text } from "@tureen/messages/text";
import { checkSetting, isSettingKey, SETTINGS, settingDefinition } from "@tureen/domain/settings/definitions";
import { relinkMeanings } from "@tureen/db/catalogue/relink-lines";
import { inTransaction } from "@tureen/db/in-transaction";
import type { RequestContext } from "#app-context";
import { AppError, badInput } from "#app-error";

export function listSettings({ app, t }: RequestContext) {
  const entries = SETTINGS.map(
    ({ key, description }) =>
      [
        key,
        { value: app.settings.value(key), description: t(description), chosen: app.settings.isChosen(key) },
      ] as const,
  );
  return { settings: Object.fromEntries(entries) };
}

/** Checked against the one table of definitions; in effect when this returns (decisions, section 2). */
export function updateSetting({ app, t }: RequestContext, input: { key: string; value?: unknown }) {
  const definition = settingDefinition(input.key);
  if (!definition || !isSettingKey(input.key))
    throw new AppError("not-found", text("There is no setting called ''{key}''.", { key: input.key }));
  const checked = checkSetting(input.key, input.value);
  if (!checked.ok) throw badInput(checked.sentence);
  app.settings.set(input.key, checked.value);
  if (input.key === "kitchen_words" || input.key === "language") inTransaction(app.db, (tx) => relinkMeanings(tx));
  return { setting: { key: definition.key, value: checked.value, description: t(definition.description) } };
}
