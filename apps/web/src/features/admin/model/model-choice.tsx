import { SelectField } from "#components/ui/select-field";
import { t } from "#lib/text/language";
import type { Outputs } from "#lib/server/trpc";
import { useUpdateSetting } from "../hooks/use-settings";

type Health = Outputs["ai"]["health"];

/** Which model reads and writes text, and which one reads photos. */
export function ModelChoice({ health }: { health: Health }) {
  const { models, textModel, visionModel } = health;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ModelSelect
        settingKey="text_model"
        label={t("Reads and writes recipes")}
        serving={textModel}
        models={models.filter(({ canRead }) => canRead)}
      />
      <ModelSelect
        settingKey="vision_model"
        label={t("Reads photos")}
        serving={visionModel}
        models={models.filter(({ canSee }) => canSee)}
      />
    </div>
  );
}

interface ModelSelectProps {
  settingKey: "text_model" | "vision_model";
  label: string;
  /** The model that does it now, or null. */
  serving: string | null;
  /** Installed models that can do it. */
  models: Health["models"];
}

function ModelSelect({ settingKey, label, serving, models }: ModelSelectProps) {
  const { value, save } = useUpdateSetting(settingKey);
  const chosen = String(value ?? "");
  const isMissing = chosen !== "" && !models.some(({ name }) => name === chosen);
  return (
    <SelectField
      label={label}
      hint={serving ? t("Now {serving}", { serving }) : t("No installed model can do this")}
      value={chosen}
      disabled={value === undefined}
      options={[
        { value: "", label: t("The first one that can") },
        ...(isMissing ? [{ value: chosen, label: t("{chosen} (cannot be used)", { chosen }) }] : []),
        ...models.map(({ name, remoteHost }) => ({
          value: name,
          label: remoteHost === null ? name : t("{name} (from {host})", { name, host: remoteHost }),
        })),
      ]}
      onValueChange={save}
    />
  );
}
