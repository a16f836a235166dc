import { LANGUAGE_CODES } from "@tureen/messages/languages";
import { text, type Text } from "@tureen/messages/text";
import type { UnitsShown } from "../quantities/convert";
import type { KitchenWords } from "../languages/kitchen-words";
import type { NumberFormat } from "../quantities/format-quantity";
import { TOAST_POSITIONS } from "./toast-positions";

interface DefinitionOf<K extends string> {
  readonly key: K;
  /** One sentence for the admin page. */
  readonly description: Text;
}

export interface NumberSetting<K extends string = string> extends DefinitionOf<K> {
  readonly kind: "number";
  readonly default: number;
  readonly min: number;
  readonly max: number;
  /** Allowed values are multiples of it. */
  readonly step: number;
}

export interface ChoiceSetting<K extends string = string, V extends string = string> extends DefinitionOf<K> {
  readonly kind: "choice";
  readonly default: V;
  readonly options: readonly V[];
}

/** Free text, such as the name of a model. */
export interface TextSetting<K extends string = string> extends DefinitionOf<K> {
  readonly kind: "text";
  readonly default: string;
  readonly maxLength: number;
}

export type SettingDefinition = NumberSetting | ChoiceSetting | TextSetting;
export type SettingValue = number | string;

export const LOG_LEVELS = ["ERROR", "WARN", "INFO", "DEBUG", "VERBOSE"] as const;
const UNITS_SHOWN: readonly UnitsShown[] = ["as-written", "metric", "us"];
const KITCHEN_WORDS: readonly KitchenWords[] = ["british", "american"];
const OFF_OR_ON = ["off", "on"] as const;
const NUMBER_FORMATS: readonly NumberFormat[] = ["point", "comma"];

/** Every app setting: the one table for form, calls, seed and documents (specification, sections 5 and 9). */
export const SETTINGS = [
  number("max_recipes_per_import", 3, 0, 50, 1, text("Of one PDF; 0 means no limit.")),
  number("pdf_chunk_size", 350_000, 100_000, 500_000, 10_000, text("How much of a PDF the AI model is given at once.")),
  number(
    "pdf_overlap_size",
    2000,
    1000,
    10_000,
    100,
    text("What neighbouring pieces share, so that no recipe is cut."),
  ),
  number("rate_limit_window_minutes", 15, 1, 60, 1, text("In which costly requests are counted.")),
  number("rate_limit_max_requests", 100, 10, 1000, 1, text("AI calls, imports and failed sign-ins of one device.")),
  number("household_size", 2, 1, 50, 1, text("For how many a meal is planned.")),
  number("llm_concurrency", 3, 1, 10, 1, text("How many the AI model answers at once.")),
  number("llm_batch_delay", 100, 0, 1000, 50, text("Between two starts of AI requests.")),
  choice("log_level", "INFO", LOG_LEVELS, text("How much the server writes to its log.")),
  choice("toast_position", "top-center", TOAST_POSITIONS, text("Where short messages appear on the screen.")),
  choice(
    "units_shown",
    "as-written",
    UNITS_SHOWN,
    text("Units that amounts are shown in: as the recipe has them, metric or US."),
  ),
  choice(
    "kitchen_words",
    "british",
    KITCHEN_WORDS,
    text("Whose words the family uses: settles what coriander, chili powder, a pint and a cup are."),
  ),
  choice(
    "language",
    "en",
    LANGUAGE_CODES,
    text(
      "The household's language: for devices that have not chosen one, for numbers, words of foods and suggested recipes.",
    ),
  ),
  choice("number_format", "point", NUMBER_FORMATS, text("How decimals are written: 1.5 or 1,5.")),
  choice(
    "fetch_pages",
    "off",
    OFF_OR_ON,
    text(
      "Whether the server fetches a recipe's web page and its picture when somebody asks for it: the sites they are on then see your home's address and which page it was. Off: nothing leaves the house.",
    ),
  ),
  choice(
    "nutrition",
    "on",
    OFF_OR_ON,
    text("Whether recipes show what they hold, by a table that ships with the product."),
  ),
  choice(
    "week_nutrition",
    "off",
    OFF_OR_ON,
    text("Whether the week shows what a serving of each dish of a day holds, where recipes show it."),
  ),
  choice("larder_from_list", "off", OFF_OR_ON, text("Whether what is ticked on a list goes to the larder with a tap.")),
  choice(
    "cloud_models",
    "off",
    OFF_OR_ON,
    text(
      "Whether a model may be chosen that Ollama does not run at home: the family's words and photos then go to ollama.com. Off: no such model is asked.",
    ),
  ),
  freeText(
    "text_model",
    "",
    200,
    text("The AI model that reads and writes recipes; empty takes the first installed one that can."),
  ),
  freeText(
    "vision_model",
    "",
    200,
    text("The AI model that reads photos; empty takes the first installed one that can."),
  ),
] as const;

type Setting = (typeof SETTINGS)[number];

export type SettingKey = Setting["key"];
export type NumberSettingKey = Extract<Setting, { kind: "number" }>["key"];
export type TextSettingKey = Extract<Setting, { kind: "text" }>["key"];
export type ChoiceSettingKey = Extract<Setting, { kind: "choice" }>["key"];
/** The words that a choice allows. */
export type SettingChoice<K extends ChoiceSettingKey> = Extract<Setting, { kind: "choice"; key: K }>["options"][number];

export type SettingCheck =
  | { readonly ok: true; readonly value: SettingValue }
  /** `sentence` says what is allowed. `reason` tells an unknown key from a value that is not allowed. */
  | { readonly ok: false; readonly reason: "unknown-key" | "not-allowed"; readonly sentence: Text };

/** The definition of a key; undefined for an unknown one. */
export function settingDefinition(key: SettingKey): SettingDefinition;
export function settingDefinition(key: string): SettingDefinition | undefined;
export function settingDefinition(key: string): SettingDefinition | undefined {
  return SETTINGS.find((setting) => setting.key === key);
}

/** Narrows a key of a call to one that the table of definitions has. */
export function isSettingKey(key: string): key is SettingKey {
  return settingDefinition(key) !== undefined;
}

/** The value that holds until the family chooses another. */
export function defaultOf(key: SettingKey): SettingValue {
  return settingDefinition(key).default;
}

/** Checks a value from a form or a call: a number, or text that holds one, in range and on its step; or one of the options. */
export function checkSetting(key: string, value: unknown): SettingCheck {
  const setting = settingDefinition(key);
  if (!setting) return { ok: false, reason: "unknown-key", sentence: text("There is no such setting.") };
  const allowed = allowedValue(setting, value);
  return allowed === null
    ? { ok: false, reason: "not-allowed", sentence: allowedValues(setting) }
    : { ok: true, value: allowed };
}

function allowedValue(setting: SettingDefinition, value: unknown): SettingValue | null {
  if (setting.kind === "number") return allowedNumber(setting, value);
  if (setting.kind === "choice") return allowedOption(setting, value);
  return typeof value === "string" && value.trim().length <= setting.maxLength ? value.trim() : null;
}

function allowedNumber({ min, max, step }: NumberSetting, value: unknown): number | null {
  const isNumeric =
    typeof value === "number" || (typeof value === "string" && /^\s*-?\d{1,15}(?:\.0*)?\s*$/.test(value));
  const amount = isNumeric ? Number(value) : Number.NaN;
  return Number.isInteger(amount) && amount >= min && amount <= max && amount % step === 0 ? amount : null;
}

function allowedOption({ options }: ChoiceSetting, value: unknown): string | null {
  if (typeof value !== "string") return null;
  const folded = value.trim().toLowerCase();
  return options.find((option) => option.toLowerCase() === folded) ?? null;
}

function allowedValues(setting: SettingDefinition): Text {
  const { key } = setting;
  if (setting.kind === "text")
    return text("{key} must be a text of at most {max} characters.", { key, max: String(setting.maxLength) });
  if (setting.kind === "choice")
    return text("{key} must be one of {options}.", { key, options: setting.options.join(", ") });
  const range = { key, min: String(setting.min), max: String(setting.max) };
  return setting.step === 1
    ? text("{key} must be a whole number from {min} to {max}.", range)
    : text("{key} must be a multiple of {step} from {min} to {max}.", { ...range, step: String(setting.step) });
}

function number<K extends string>(
  key: K,
  standard: number,
  min: number,
  max: number,
  step: number,
  description: Text,
): NumberSetting<K> {
  return { kind: "number", key, default: standard, min, max, step, description };
}

function choice<K extends string, V extends string>(
  key: K,
  standard: V,
  options: readonly V[],
  description: Text,
): ChoiceSetting<K, V> {
  return { kind: "choice", key, default: standard, options, description };
}

function freeText<K extends string>(key: K, standard: string, maxLength: number, description: Text): TextSetting<K> {
  return { kind: "text", key, default: standard, maxLength, description };
}
