import { countText } from "#lib/counted";
import { type NumberSetting, type SettingKey, SETTINGS } from "@tureen/domain/settings/definitions";

interface SettingLabel {
  readonly label: string;
  /** What the number counts: "characters". */
  readonly unit?: string;
}

const LABELS: Partial<Record<SettingKey, SettingLabel>> = {
  max_recipes_per_import: { label: "Recipes per import", unit: "recipes" },
  pdf_chunk_size: { label: "PDF chunk size", unit: "characters" },
  pdf_overlap_size: { label: "PDF overlap", unit: "characters" },
  rate_limit_window_minutes: { label: "Rate limit window", unit: "minutes" },
  rate_limit_max_requests: { label: "Requests per window", unit: "requests" },
  llm_concurrency: { label: "Model requests at a time", unit: "requests" },
  llm_batch_delay: { label: "Pause between requests", unit: "ms" },
};

export type LabelledNumberSetting = NumberSetting<SettingKey> & SettingLabel;

/** The settings that are numbers, in the order of the table, with their labels. */
export const NUMBER_SETTINGS: readonly LabelledNumberSetting[] = SETTINGS.flatMap((setting) =>
  setting.kind === "number" ? [{ ...setting, ...(LABELS[setting.key] ?? { label: setting.key }) }] : [],
);

/** "100,000 to 500,000 in steps of 10,000". */
export function rangeText({ min, max, step }: NumberSetting): string {
  const range = `${figure(min)} to ${figure(max)}`;
  return step === 1 ? range : `${range} in steps of ${figure(step)}`;
}

export function figure(value: number): string {
  return countText(value);
}
