import { readDuration } from "@tureen/recipe-pages/facts/duration";
import { readYield } from "@tureen/recipe-pages/facts/servings";
import type { Data } from "@tureen/recipe-pages/structured-data/json";
import type { FormatRecipe } from "#format-recipe";
import { ratingOf, sourceOf, textOf } from "./values";

/** What an app says of a recipe, as it says it. */
interface SaidFacts {
  /** Every way in which it says for how many it is, or what it makes. */
  readonly yields?: readonly string[] | undefined;
  readonly prep?: Data | undefined;
  readonly cook?: Data | undefined;
  readonly total?: Data | undefined;
  readonly tags?: readonly string[];
  readonly notes?: readonly string[] | undefined;
  /** Where it is from, in words or as an address. */
  readonly source?: Data | undefined;
  readonly address?: Data | undefined;
  /** Stars out of five. */
  readonly rating?: Data | undefined;
}

type Fact = "servings" | "yieldText" | "prepMinutes" | "cookMinutes" | "totalMinutes" | "tags" | "notes";

/** The same as it is kept: people, minutes, an address; nothing where nothing is said. */
export function factsOf(said: SaidFacts): Pick<FormatRecipe, Fact | "source" | "address" | "rating"> {
  const { servings, text } = readYield(said.yields ?? []);
  const minutes = (time: Data | undefined): number | null => readDuration(textOf(time));
  return {
    servings,
    yieldText: text,
    prepMinutes: minutes(said.prep),
    cookMinutes: minutes(said.cook),
    totalMinutes: minutes(said.total),
    tags: saidIn(said.tags),
    notes: saidIn(said.notes),
    ...sourceOf(said.source, said.address),
    rating: ratingOf(said.rating),
  };
}

/** Texts without those that are blank. */
export const saidIn = (texts: readonly string[] = []): readonly string[] =>
  texts.map((text) => text.trim()).filter((text) => text !== "");
