import { statedText } from "@tureen/domain/nutrition/stated-nutrition";
import { NUTRIENT_NAMES, NUTRIENTS } from "@tureen/domain/nutrition/nutrients";
import { isObject, listOf, type Data } from "./json";
import { plainLines, plainText } from "../page/plain-text";

export { nutrientNamed, readStatedNutrition } from "@tureen/domain/nutrition/stated-nutrition";

/** Longer values are prose. */
const MAX_VALUE = 100;

/**
 * What is stated of a serving, out of an object with schema.org's names in camel or in snake case, or a text: a line each.
 * An amount of nothing said is left out.
 *
 * @param units what the source counts in where it gives a number alone, by schema.org's names
 */
export function readNutrition(data: Data | undefined, units: Readonly<Record<string, string>> = {}): string {
  if (typeof data === "string") return /\d/.test(data) ? plainLines(data).join("\n") : "";
  if (!isObject(data)) return "";
  const values = NUTRIENT_NAMES.flatMap((nutrient) => {
    const { property } = NUTRIENTS[nutrient];
    if (property === null) return [];
    const [value] = listOf(data[property] ?? data[property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]);
    const text = typeof value === "number" ? String(value) : typeof value === "string" ? plainText(value) : "";
    const unit = /^[\d.,]+$/.test(text) ? (units[property] ?? "") : "";
    return /\d/.test(text) && text.length < MAX_VALUE ? [{ nutrient, said: `${text} ${unit}`.trim() }] : [];
  });
  const [description] = listOf(data["description"]);
  const others = typeof description === "string" ? plainLines(description) : [];
  return statedText({ values, others });
}
