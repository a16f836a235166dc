import type { EditedRecipeField } from "@tureen/contracts/recipe-fields";
import type { Recipe } from "@tureen/contracts/recipes";
import { formatAmount } from "@tureen/domain/quantities/format-quantity";
import { fractionOf } from "@tureen/domain/quantities/rational";
import { text, type Text } from "@tureen/messages/text";
import type { Inputs } from "#lib/server/trpc";

export type RecipeChange = Omit<Inputs["recipes"]["update"], "id" | "revision">;

/** A field of a recipe as the form holds it: a text. */
interface FormField<Read, Sent> {
  /** What the form calls it, and a draft that waits on somebody's phone. */
  readonly name: string;
  readonly label: Text;
  /** The recipe's value as it is typed. */
  readonly typed: (value: Read) => string;
  /** What was typed as the server takes it. */
  readonly sent: (typed: string) => Sent;
  /** Of a field that is one line of text, all that its control needs. */
  readonly line?: { readonly example?: Text | string; readonly maxLength: number };
}

const asText = { typed: (value: string) => value, sent: (typed: string) => typed };
const asNumber = { typed: numberAsTyped, sent: numberOf };

/** What somebody writes of a recipe, but for its ingredients. A field that is missing here does not compile. */
export const FORM_FIELDS = {
  title: { name: "title", label: text("Title"), ...asText, sent: (typed: string) => typed.trim() },
  description: { name: "description", label: text("Description"), ...asText },
  servings: { name: "servings", label: text("Servings"), ...asNumber },
  yield_amount: {
    name: "yieldAmount",
    label: text("Makes"),
    typed: yieldAsTyped,
    sent: (typed: string) => typed.trim(),
    line: { example: "24", maxLength: 40 },
  },
  yield_noun: {
    name: "yieldNoun",
    label: text("Of what"),
    ...asText,
    line: { example: text("Cookies, loaves, jars"), maxLength: 200 },
  },
  prep_time: { name: "prepTime", label: text("Prep time"), ...asNumber },
  cook_time: { name: "cookTime", label: text("Cook time"), ...asNumber },
  difficulty: { name: "difficulty", label: text("Difficulty"), ...asText },
  cuisine: { name: "cuisine", label: text("Cuisine"), ...asText },
  instructions: { name: "instructions", label: text("Instructions"), ...asText },
  tags: {
    name: "tags",
    label: text("Tags"),
    ...asText,
    line: { example: text("soup, winter"), maxLength: 2000 },
  },
  notes: { name: "recipeNotes", label: text("Notes"), ...asText },
  source: {
    name: "source",
    label: text("Source"),
    ...asText,
    line: { example: text("Web page or book"), maxLength: 1000 },
  },
  video_url: {
    name: "videoUrl",
    label: text("Video"),
    ...asText,
    line: { example: text("A web address"), maxLength: 1000 },
  },
  stated_nutrition: { name: "statedNutrition", label: text("Nutrition as its source states it"), ...asText },
} as const satisfies {
  [Field in Exclude<EditedRecipeField, "ingredients">]: FormField<Recipe[Field], RecipeChange[Field]>;
};

type WireField = keyof typeof FORM_FIELDS;
type FormName = (typeof FORM_FIELDS)[WireField]["name"];

/** The texts of the form by the names that it has for them. */
export type FormTexts = { [Name in FormName]: string };

const ENTRIES = Object.entries(FORM_FIELDS) as [WireField, FormField<unknown, unknown>][]; // each field takes its own values

/** Fields that are one line of text each, with the names that the form has for them. */
export const LINE_CONTROLS = ENTRIES.flatMap(([, { name, label, line }]) =>
  line ? [{ name: name as FormName, label, ...line }] : [],
);

/** The names that the form has for its texts. */
export const FORM_NAMES = ENTRIES.map(([, { name }]) => name as FormName);

/** A recipe's fields as they are typed; what the recipe does not have is left out. */
export function textsOf(recipe: { readonly [Field in WireField]?: unknown }): Partial<FormTexts> {
  return Object.fromEntries(
    ENTRIES.flatMap(([field, { name, typed }]) => (recipe[field] === undefined ? [] : [[name, typed(recipe[field])]])),
  ) as Partial<FormTexts>; // by the form's names
}

/** What was typed as the server takes it. A field that an old draft lacks is left as it is. */
export function sentTexts(values: Partial<FormTexts>): Pick<RecipeChange, WireField> {
  return Object.fromEntries(
    ENTRIES.flatMap(([field, { name, sent }]) => {
      const typed = values[name as FormName];
      return typed === undefined ? [] : [[field, sent(typed)]];
    }),
  ) as Pick<RecipeChange, WireField>; // each field by what its own `sent` answers
}

function yieldAsTyped(amount: number | null): string {
  return amount === null ? "" : formatAmount(fractionOf(amount), "");
}

/** A number of minutes or servings in its field; '' for none. */
function numberAsTyped(number: number | null): string {
  return number === null ? "" : String(number);
}

/** The number that was typed, with a point or a comma; null for none, NaN for what is no number. */
export function numberOf(typed = ""): number | null {
  const trimmed = typed.trim();
  return trimmed === "" ? null : Number(trimmed.replace(",", "."));
}
