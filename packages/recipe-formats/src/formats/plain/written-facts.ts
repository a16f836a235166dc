import type { FormatRecipe } from "#format-recipe";
import { factsOf } from "#reading/said-facts";
import { fieldNamed, type FieldName } from "#reading/field-names";
import { addressOf, instantIn } from "#reading/values";
import { nutrientNamed } from "@tureen/recipe-pages/structured-data/nutrition";

/** What is said of each field of a recipe: by the columns of a table, or the keys above a text. */
export type SaidFields = ReadonlyMap<FieldName, readonly string[]>;

/** Sorts columns or keys by the fields that they name; what names none is left out. */
export function fieldsOf(said: Iterable<readonly [string, readonly string[]]>): SaidFields {
  const fields = new Map<FieldName, string[]>();
  for (const [name, values] of said) {
    // "time.prep" and "source.url" of Cooklang.
    const bare = name.replace(/^(?:time|source|nutrition)\./, "");
    const named = fieldNamed(bare);
    const isNutrient = named === undefined && nutrientNamed(bare) !== undefined;
    const field = isNutrient ? "nutrition" : named;
    if (field === undefined) continue;
    const known = fields.get(field) ?? [];
    const said = values.map((value) => value.trim()).filter((value) => value !== "");
    fields.set(field, [...known, ...(isNutrient ? said.map((value) => `${bare}: ${value}`) : said)]);
  }
  return fields;
}

/** All but the lines: what is not said is not there, so that it wipes nothing out that is said elsewhere. */
export function writtenFacts(fields: SaidFields): Partial<FormatRecipe> {
  const say = (field: FieldName): string => fields.get(field)?.[0] ?? "";
  const facts: Partial<FormatRecipe> = {
    title: say("title"),
    description: say("description"),
    ...factsOf({
      yields: fields.get("servings"),
      prep: say("prep"),
      cook: say("cook"),
      total: say("total"),
      tags: (fields.get("tags") ?? []).flatMap((value) => value.split(/[,;^]/)),
      notes: fields.get("notes"),
      source: say("source"),
      address: say("address"),
      rating: say("rating"),
    }),
    cuisine: say("cuisine"),
    difficulty: say("difficulty"),
    nutrition: (fields.get("nutrition") ?? []).join("\n"),
    isFavorite: /^(?:true|yes|1|x)$/i.test(say("favorite")),
    createdAt: instantIn(say("date")),
    video: addressOf(say("video")),
  };
  return Object.fromEntries(
    Object.entries(facts).filter(
      ([, value]) => value !== null && value !== "" && value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
