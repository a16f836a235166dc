import { type Text, text } from "@tureen/messages/text";
import { type NumberSetting, type SettingKey, SETTINGS } from "@tureen/domain/settings/definitions";

interface SettingLabel {
  readonly label: Text | string;
  /** What the number counts: "characters". */
  readonly unit?: Text;
}

const LABELS: Partial<Record<SettingKey, SettingLabel>> = {
  max_recipes_per_import: { label: text("Recipes per import"), unit: text("recipes") },
  pdf_chunk_size: { label: text("PDF chunk size"), unit: text("characters") },
  pdf_overlap_size: { label: text("PDF overlap"), unit: text("characters") },
  rate_limit_window_minutes: { label: text("Rate limit window"), unit: text("minutes") },
  rate_limit_max_requests: { label: text("Requests per window"), unit: text("requests") },
  household_size: { label: text("Household size"), unit: text("people") },
  llm_concurrency: { label: text("Model requests at a time"), unit: text("requests") },
  llm_batch_delay: { label: text("Pause between requests"), unit: text("ms") },
};

export type LabelledNumberSetting = NumberSetting<SettingKey> & SettingLabel;

/** The settings that are numbers, in the order of the table, with their labels. */
export const NUMBER_SETTINGS: readonly LabelledNumberSetting[] = SETTINGS.flatMap((setting) =>
  setting.kind === "number" ? [{ ...setting, ...(LABELS[setting.key] ?? { label: setting.key }) }] : [],
);

/** "100,000 to 500,000 in steps of 10,000". */
export function rangeText({ min, max, step }: NumberSetting): Text {
  const range = text("{min, number} to {max, number}", { min, max });
  return step === 1 ? range : text("{range} in steps of {step, number}", { range, step });
}
