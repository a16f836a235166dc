import { text } from "@tureen/messages/text";
import { checkSetting, isSettingKey, SETTINGS, settingDefinition } from "@tureen/domain/settings/definitions";
import type { RequestContext } from "#core/app-context";
import { AppError, badInput } from "#core/app-error";
import { relinkMeanings } from "../ingredients/relink-meanings";

/** All of them, in the order of their definitions; `chosen` is false where the default holds. */
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
export async function updateSetting({ app, t }: RequestContext, input: { key: string; value?: unknown }) {
  const definition = settingDefinition(input.key);
  if (!definition || !isSettingKey(input.key))
    throw new AppError("not-found", text("There is no setting called ''{key}''.", { key: input.key }));
  const checked = checkSetting(input.key, input.value);
  if (!checked.ok) throw badInput(checked.sentence);
  app.settings.set(input.key, checked.value);
  await relinkMeanings(app);
  return { setting: { key: definition.key, value: checked.value, description: t(definition.description) } };
}
