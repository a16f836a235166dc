import type { OtherRecipe } from "@tureen/recipe-formats/format-recipe";
import type { Queryable } from "@tureen/db/in-transaction";
import { recipes } from "@tureen/db/schema/schema";
import { eq } from "drizzle-orm";
import { findFoundBy } from "../pdf-import/store/import-recipe.repo";
import { ownLinks } from "../exports/own-recipe";
import { fingerprintOf, readStaged, type StagedRecipe } from "./staged-folder";

/** Which of an export's recipes another one of it names. */
export class RecipesOfExport {
  readonly #places = new Map<string, number>();
  /** How many floors of other recipes a recipe stands on. */
  readonly #floors = new Map<number, number>();
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async read(folder: string): Promise<RecipesOfExport> {
    const read = new RecipesOfExport(folder);
    const named = new Map<number, readonly OtherRecipe[]>();
    for await (const staged of readStaged(folder)) {
      const { key, title } = staged.recipe;
      // Of two of one title the first; the key tells them apart where the app has one.
      for (const name of [`key ${key}`, `title ${title}`])
        if (!read.#places.has(name)) read.#places.set(name, staged.index);
      const links = linksOf(staged).flatMap((link) => link ?? []);
      if (links.length > 0) named.set(staged.index, links);
    }
    const floorOf = (index: number, above: ReadonlySet<number>): number => {
      const known = read.#floors.get(index);
      // Apps let recipes go in a circle; here one of them has to be first.
      if (known !== undefined || above.has(index)) return known ?? 0;
      const bases = (named.get(index) ?? []).flatMap((link) => read.placeOf(link) ?? []);
      const floor = Math.max(0, ...bases.map((base) => 1 + floorOf(base, new Set([...above, index]))));
      read.#floors.set(index, floor);
      return floor;
    };
    for (const index of named.keys()) floorOf(index, new Set());
    return read;
  }

  placeOf({ key, title }: OtherRecipe): number | undefined {
    return (key === "" ? undefined : this.#places.get(`key ${key}`)) ?? this.#places.get(`title ${title}`);
  }

  /** The recipes one after the other, those that others are made of before them. */
  async *inOrder(): AsyncGenerator<StagedRecipe> {
    const highest = Math.max(0, ...this.#floors.values());
    for (let floor = 0; floor <= highest; floor += 1)
      for await (const staged of readStaged(this.#folder))
        if ((this.#floors.get(staged.index) ?? 0) === floor) yield staged;
  }

  /** Of each line the recipe of the household that it is: of this export, or the only one of this title; null for food. */
  idsIn(db: Queryable, batchId: number, staged: StagedRecipe): readonly (number | null)[] {
    return linksOf(staged).map((link) => {
      if (!link) return null;
      const place = this.placeOf(link);
      const brought = place === undefined ? undefined : findFoundBy(db, batchId, fingerprintOf({ index: place }));
      if (brought?.recipeId) return brought.recipeId;
      const [only, ...others] = db
        .select({ id: recipes.id })
        .from(recipes)
        .where(eq(recipes.title, link.title))
        .limit(2)
        .all();
      return only && others.length === 0 ? only.id : null;
    });
  }
}

/** Of each line the recipe that the app says it is. */
function linksOf({ recipe }: StagedRecipe): readonly (OtherRecipe | null)[] {
  return recipe.own === null ? recipe.ingredients.map((line) => line.recipe ?? null) : ownLinks(recipe.own);
}
