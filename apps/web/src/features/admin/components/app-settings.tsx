import { NotRead } from "#components/unavailable";
import { countText } from "#lib/text/counted";
import { said, t } from "#lib/text/language";
import { LOG_LEVELS, settingDefinition } from "@tureen/domain/settings/definitions";
import { Card } from "#components/ui/card";
import { Field } from "#components/ui/field";
import { Select } from "#components/ui/select";
import { Skeleton } from "#components/ui/skeleton";
import { useModelHealth } from "../model/use-model-health";
import { useSettings, useUpdateSetting } from "../hooks/use-settings";
import { NUMBER_SETTINGS } from "../setting-labels";
import { AdminSection } from "./admin-section";
import { NumberSettingForm } from "./number-setting-form";
import { SettingName } from "./setting-name";

/** The app settings (specification, sections 5 and 9), each saved by itself. */
export function AppSettings() {
  const { valueOf, isError, query } = useSettings();
  return (
    <AdminSection
      name="settings"
      text={t("Changes apply at once, without a restart; sizes for PDFs apply from the next import on.")}
    >
      <Card className="divide-y divide-line py-1">
        {isError && <NotRead title={t("The settings could not be read")} query={query} />}
        {!isError &&
          NUMBER_SETTINGS.map((setting) => {
            const value = valueOf(setting.key);
            if (value === undefined) return <SettingSkeleton key={setting.key} />;
            return (
              <NumberSettingForm key={setting.key} setting={setting} value={Number(value)}>
                {setting.key === "pdf_chunk_size" && <ChunkSizeInUse />}
              </NumberSettingForm>
            );
          })}
        {!isError && (valueOf("log_level") === undefined ? <SettingSkeleton /> : <LogLevel />)}
      </Card>
    </AdminSection>
  );
}

function LogLevel() {
  const { value, save } = useUpdateSetting("log_level");
  return (
    <div className="py-4">
      <Field
        label={<SettingName label={t("Log level")} settingKey="log_level" />}
        hint={said(settingDefinition("log_level").description)}
      >
        <div className="w-44">
          <Select value={value} onChange={(event) => save(event.target.value)}>
            {LOG_LEVELS.map((level) => (
              <option key={level}>{level}</option>
            ))}
          </Select>
        </div>
      </Field>
    </div>
  );
}

function SettingSkeleton() {
  return (
    <div className="grid gap-2 py-4">
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-11 w-44" />
    </div>
  );
}

/** The setting is an upper bound; this is what the chosen model is really shown. */
function ChunkSizeInUse() {
  const { data } = useModelHealth();
  if (!data || data.chunkChars === null || data.textModel === null) return null;
  return (
    <p className="figures mt-2 text-sm text-ink-muted">
      {t("In use: {characters} characters. {model} is shown a few recipes at a time.", {
        characters: countText(data.chunkChars),
        model: data.textModel,
      })}
    </p>
  );
}
