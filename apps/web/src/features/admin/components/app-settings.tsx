import { NotRead } from "#components/unavailable";
import { countText } from "#lib/text/counted";
import { t } from "#lib/text/language";
import { text } from "@tureen/messages/text";
import { LOG_LEVELS } from "@tureen/domain/settings/definitions";
import { Card } from "#components/ui/card";
import { Field, Select } from "#components/ui/field";
import { useModelHealth } from "../model/use-model-health";
import { useSettings, useUpdateSetting } from "../hooks/use-settings";
import { NUMBER_SETTINGS } from "../setting-labels";
import { AdminSection } from "./admin-section";
import { type Preference, PreferenceChoice } from "./household-preferences";
import { NumberSetting, SettingSkeleton } from "./number-setting";
import { SettingName } from "./setting-name";

const TOAST_POSITION: Preference = {
  key: "toast_position",
  legend: text("Position of messages"),
  options: [
    { value: "top-center", label: text("Top centre") },
    { value: "top-right", label: text("Top right") },
    { value: "bottom-center", label: text("Bottom centre") },
    { value: "bottom-right", label: text("Bottom right") },
  ],
};

/** The numbers of those who run the server; a family's own stand with its preferences. */
const OPERATED = NUMBER_SETTINGS.filter(({ key }) => key !== "household_size");

/** The app settings (specification, sections 5 and 9), each saved by itself. */
export function AppSettings() {
  const { valueOf, isError, query } = useSettings();
  return (
    <AdminSection name="settings">
      <Card className="divide-y divide-line py-1">
        {isError && <NotRead title={t("The settings could not be read")} query={query} />}
        {!isError &&
          OPERATED.map(({ key }) => (
            <NumberSetting key={key} settingKey={key} showsKey>
              {key === "pdf_chunk_size" && <ChunkSizeInUse />}
            </NumberSetting>
          ))}
        {!isError && (valueOf("log_level") === undefined ? <SettingSkeleton /> : <LogLevel />)}
        <div className="py-4">
          <PreferenceChoice preference={TOAST_POSITION} />
        </div>
      </Card>
    </AdminSection>
  );
}

function LogLevel() {
  const { value, save } = useUpdateSetting("log_level");
  return (
    <div className="py-4">
      <Field label={<SettingName label={t("Log level")} settingKey="log_level" />}>
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
