/** A whole number within a range, on a step from its minimum. */
interface NumberSetting<Key extends string> {
  readonly kind: "number";
  readonly key: Key;
  readonly default: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** What follows the number on the admin page: "minutes", "characters". */
  readonly unit: string;
  readonly description: string;
}

/** One of a few words. */
interface ChoiceSetting<Key extends string> {
  readonly kind: "choice";
  readonly key: Key;
  readonly default: string;
  readonly options: readonly string[];
  readonly description: string;
}

/** Free text, such as the name of a model. */
interface TextSetting<Key extends string> {
  readonly kind: "text";
  readonly key: Key;
  readonly default: string;
  readonly maxLength: number;
  readonly description: string;
}

export type SettingValue = number | string;

const number = <const Key extends string>(
  key: Key, fallback: number, [min, max, step]: readonly [number, number, number], unit: string, description: string,
): NumberSetting<Key> => ({ kind: "number", key, default: fallback, min, max, step, unit, description });

const choice = <const Key extends string>(key: Key, options: readonly [string, ...string[]], description: string): ChoiceSetting<Key> => ({
  kind: "choice", key, default: options[0], options, description,
});

const text = <const Key extends string>(key: Key, description: string): TextSetting<Key> => ({ kind: "text", key, default: "", maxLength: 200, description });

/**
 * The one table of app settings: the form, the api, the stored defaults and the documents all read it.
 * The first eight are the specification's (sections 5 and 9); the others are extensions.
 */
export const SETTINGS = [
  number("max_recipes_per_import", 3, [0, 50, 1], "recipes", "How many recipes one import may add. 0 means no limit."),
  number("pdf_chunk_size", 350_000, [100_000, 500_000, 10_000], "characters", "The most text of a PDF that one request to the model holds. It is cut smaller where the model's context is smaller."),
  number("pdf_overlap_size", 2000, [1000, 10_000, 100], "characters", "How much text two neighbouring requests share, so that no recipe is cut in two."),
  { ...choice("log_level", ["ERROR", "WARN", "INFO", "DEBUG", "VERBOSE"], "How much Tureen writes to its log."), default: "INFO" },
  number("rate_limit_window_minutes", 15, [1, 60, 1], "minutes", "The time over which requests that cost (AI, imports, wrong passwords) are counted."),
  number("rate_limit_max_requests", 100, [10, 1000, 1], "requests", "How many such requests one device may make in that time."),
  number("llm_concurrency", 3, [1, 10, 1], "requests", "How many requests the model works on at once."),
  number("llm_batch_delay", 100, [0, 1000, 50], "milliseconds", "The pause between two requests to the model."),
  choice("toast_position", ["top-center", "top-right", "bottom-center", "bottom-right"], "Where messages appear."),
  choice("units_shown", ["as-written", "metric", "us"], "Amounts as they were written, or converted to metric or US measures."),
  choice("number_format", ["point", "comma"], "1.5 or 1,5."),
  text("text_model", "The model that reads and writes recipes. Empty: the first installed one that can."),
  text("vision_model", "The model that reads photos. Empty: the first installed one that can."),
] as const satisfies readonly (NumberSetting<string> | ChoiceSetting<string> | TextSetting<string>)[];

export type SettingDefinition = NumberSetting<SettingKey> | ChoiceSetting<SettingKey> | TextSetting<SettingKey>;
export type SettingKey = (typeof SETTINGS)[number]["key"];

const definitions = new Map<string, SettingDefinition>(SETTINGS.map((setting) => [setting.key, setting]));

export function isSettingKey(key: string): key is SettingKey {
  return definitions.has(key);
}

/** The value that holds until the family chooses another. */
export function defaultOf(key: SettingKey): SettingValue {
  return definitions.get(key)?.default ?? "";
}

export type SettingCheck = { readonly ok: true; readonly value: SettingValue } | { readonly ok: false; readonly sentence: string };

/**
 * Reads a value for a setting: a number, or a string that holds one; one of the options; a text.
 * What is out of its range, off its step or unknown gets a sentence (decisions, section 2).
 */
export function checkSetting(key: SettingKey, value: unknown): SettingCheck {
  const definition = definitions.get(key);
  if (!definition) return refuse(`There is no setting called '${key}'.`);
  if (definition.kind === "number") return checkNumber(definition, value);
  if (typeof value !== "string") return refuse(`${key} must be a text.`);
  if (definition.kind === "text") {
    const trimmed = value.trim();
    return trimmed.length <= definition.maxLength ? { ok: true, value: trimmed } : refuse(`${key} must not be longer than ${definition.maxLength} characters.`);
  }
  return definition.options.includes(value) ? { ok: true, value } : refuse(`${key} must be one of ${definition.options.join(", ")}.`);
}

function checkNumber(definition: NumberSetting<SettingKey>, value: unknown): SettingCheck {
  const { key, min, max, step } = definition;
  const number = typeof value === "number" ? value : typeof value === "string" && /^\s*-?\d{1,9}(\.0*)?\s*$/.test(value) ? Number(value) : Number.NaN;
  if (!Number.isFinite(number)) return refuse(`${key} must be a number.`);
  if (number < min || number > max) return refuse(`${key} must be between ${min} and ${max}.`);
  if ((number - min) % step !== 0) return refuse(step === 1 ? `${key} must be a whole number.` : `${key} must go in steps of ${step}.`);
  return { ok: true, value: number };
}

function refuse(sentence: string): SettingCheck {
  return { ok: false, sentence };
}
