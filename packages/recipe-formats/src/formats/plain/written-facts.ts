import type { FormatRecipe } from "#format-recipe";
import { fieldNamed, type FieldName } from "#reading/field-names";
import { addressOf, instantIn, ratingOf, sourceOf } from "#reading/values";
import { nutrientNamed } from "@tureen/recipe-pages/structured-data/nutrition";
import { readDuration } from "@tureen/recipe-pages/facts/duration";
import { readYield } from "@tureen/recipe-pages/facts/servings";

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
  const list = (field: FieldName): readonly string[] =>
    (fields.get(field) ?? [])
      .flatMap((value) => value.split(/[,;^]/))
      .map((value) => value.trim())
      .filter(Boolean);
  const { servings, text } = readYield(fields.get("servings") ?? []);
  const facts: Partial<FormatRecipe> = {
    title: say("title"),
    description: say("description"),
    servings,
    yieldText: text,
    prepMinutes: readDuration(say("prep")),
    cookMinutes: readDuration(say("cook")),
    totalMinutes: readDuration(say("total")),
    cuisine: say("cuisine"),
    difficulty: say("difficulty"),
    tags: list("tags"),
    notes: fields.get("notes") ?? [],
    nutrition: (fields.get("nutrition") ?? []).join("\n"),
    ...sourceOf(say("source"), say("address")),
    rating: ratingOf(say("rating")),
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
