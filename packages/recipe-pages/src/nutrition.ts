import { isObject, type Data } from "./json";
import { plainText } from "./plain-text";

/** What a page or an app says a serving has, by schema.org's names (`calories`, `fatContent`, …), as it is written there. */
export type SaidNutrition = Readonly<Partial<Record<NutritionName, string>>>;

/** schema.org's NutritionInformation. */
const NAMES = [
  "servingSize",
  "calories",
  "fatContent",
  "saturatedFatContent",
  "unsaturatedFatContent",
  "transFatContent",
  "carbohydrateContent",
  "sugarContent",
  "fiberContent",
  "proteinContent",
  "cholesterolContent",
  "sodiumContent",
] as const;
export type NutritionName = (typeof NAMES)[number];

/** Reads it out of an object with schema.org's names, in camel or in snake case; an amount of nothing said is left out. */
export function readNutrition(data: Data | undefined): SaidNutrition {
  if (!isObject(data)) return {};
  const said = NAMES.flatMap((name) => {
    const value = data[name] ?? data[name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)];
    const text = typeof value === "number" ? String(value) : typeof value === "string" ? plainText(value) : "";
    return /\d/.test(text) && text.length < 60 ? [[name, text] as const] : [];
  });
  return Object.fromEntries(said);
}
