import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { send, type Family } from "./family";

/** What a server has said is done: how to see, after it was killed, that it is. */
export interface Promised {
  readonly what: string;
  readonly isKept: (family: Family) => Promise<boolean>;
}

/** One way of writing; null where the server gave no answer, or refused. `family` is signed in to the server as it runs now. */
export type Write = (family: Family, number: number) => Promise<Promised | null>;

/** A recipe, and a list without a plan, that the writes are about. */
interface Begun {
  readonly recipeId: number;
  readonly listId: number;
}

/** Lines of a recipe that is added, and of one that is imported. */
export const LINES = { added: 3, imported: 2 } as const;

/** A figure in a line would be an amount, and the line one more of the same food. */
const inLetters = (number: number): string =>
  String(number).replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");

/** What the calls answer when they were done (specification, section 7). */
const BOTH = new Set([200, 201]);

/** Does a call and answers what it gave; null where it was not done. */
async function done<T extends object = object>(
  family: Family,
  method: string,
  path: string,
  body?: unknown,
): Promise<T | null> {
  const { status, text } = await family.call(method, path, body);
  return BOTH.has(status) ? (JSON.parse(text) as T) : null;
}

const has = async (family: Family, path: string, text: string): Promise<boolean> =>
  (await family.call("GET", path)).text.includes(text);

interface Listed {
  readonly shoppingList: {
    readonly items: { readonly shoppingItems: readonly { readonly id: string; readonly is_ticked: boolean }[] };
  };
}
const itemsOf = async (family: Family, { listId }: Begun) =>
  (await done<Listed>(family, "GET", `/shopping-list/${listId}`))?.shoppingList.items.shoppingItems ?? [];

const changeList = (family: Family, { listId }: Begun, change: object) =>
  done(family, "POST", "/shopping-list/changes", { operations: [{ id: randomUUID(), list_id: listId, change }] });

/** Every kind of write that a household makes, by what it is called in the table. */
export async function writeKinds(begun: Begun): Promise<Readonly<Record<string, Write>>> {
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#a52" } })
    .jpeg()
    .toBuffer();
  const addRecipe = async (family: Family, title: string): Promise<number | null> => {
    const { status, text } = await family.addRecipe(title);
    return status === 201 ? (JSON.parse(text) as { recipe: { id: number } }).recipe.id : null;
  };
  return {
    recipes: async (family) => {
      const title = `Added ${randomUUID()}`;
      const id = await addRecipe(family, title);
      return id === null
        ? null
        : {
            what: title,
            isKept: async (again) => {
              const found = (await again.recipes()).filter((recipe) => recipe.title === title);
              return found.length === 1 && found[0]?.ingredients.length === LINES.added;
            },
          };
    },
    deletions: async (family) => {
      const id = await addRecipe(family, `Deleted ${randomUUID()}`);
      const gone = id === null ? null : await done(family, "DELETE", `/recipes/${id}`);
      return (
        gone && {
          what: `deletion of ${id}`,
          isKept: async (again) => !(await again.recipes()).some((recipe) => recipe.id === id),
        }
      );
    },
    meals: async (family, number) => {
      const notes = `note ${number} ${randomUUID()}`;
      const meal = { recipe_id: begun.recipeId, date: "2026-11-24", meal_type: "lunch", notes };
      return (
        (await done(family, "POST", "/meal-planning", meal)) && {
          what: `meal ${number}`,
          isKept: (again) => has(again, "/meal-planning", notes),
        }
      );
    },
    "list changes": async (family, number) => {
      const item = randomUUID();
      const isAdded = await changeList(family, begun, {
        kind: "add",
        item_id: item,
        line: `soap ${inLetters(number)}`,
      });
      return (
        isAdded && {
          what: `line ${number}`,
          isKept: async (again) => (await itemsOf(again, begun)).some(({ id }) => id === item),
        }
      );
    },
    ticks: async (family, number) => {
      const item = randomUUID();
      if (!(await changeList(family, begun, { kind: "add", item_id: item, line: `bread ${inLetters(number)}` })))
        return null;
      const isTicked = await changeList(family, begun, { kind: "tick", item_id: item, is_ticked: true });
      return (
        isTicked && {
          what: `tick ${number}`,
          isKept: async (again) =>
            (await itemsOf(again, begun)).some(({ id, is_ticked: ticked }) => id === item && ticked),
        }
      );
    },
    photos: async (family, number) => {
      const id = await addRecipe(family, `Photographed ${number} ${randomUUID()}`);
      if (id === null) return null;
      const { status } = await family.sendFile(`/recipes/${id}/photo`, "photo", "soup.jpg", picture, {}, "PUT");
      return status === 200
        ? {
            what: `photo of recipe ${id}`,
            isKept: async (again) => {
              const photo = await again.call("GET", `/recipes/${id}/photo`);
              return photo.status === 200 && photo.text.startsWith("RIFF");
            },
          }
        : null;
    },
    undo: async (family, number) => {
      const title = `Brought back ${number} ${randomUUID()}`;
      const id = await addRecipe(family, title);
      if (id === null) return null;
      const gone = await done<{ undo_id: string }>(family, "DELETE", `/recipes/${id}`);
      const back = gone && (await done(family, "POST", `/deletions/${gone.undo_id}/restore`));
      return back && { what: `undo of ${id}`, isKept: (again) => has(again, `/recipes/${id}`, title) };
    },
    merges: async (family, number) => {
      const names = ["kept", "merged"].map((name) => `${name} ${number} ${randomUUID()}`);
      const ids: number[] = [];
      for (const name of names) {
        const made = await done<{ ingredient: { id: number } }>(family, "POST", "/admin/ingredients", { name });
        if (!made) return null;
        ids.push(made.ingredient.id);
      }
      const json = { keepId: ids[0], mergeId: ids[1], operation_id: randomUUID() };
      const { status } = await send(family.port, "POST", "/trpc/ingredients.merge", {
        body: { json },
        token: family.token,
      });
      return status === 200
        ? {
            what: `merge ${number}`,
            isKept: async (again) => {
              const { text } = await again.call("GET", "/admin/ingredients");
              const all = (JSON.parse(text) as { ingredients: { id: number }[] }).ingredients;
              return all.some(({ id }) => id === ids[0]) && !all.some(({ id }) => id === ids[1]);
            },
          }
        : null;
    },
    imports: async (family, number) => {
      const titles = Array.from({ length: 40 }, (_, index) => `Imported ${number}-${index} ${randomUUID()}`);
      const recipes = titles.map((name) => ({
        "@type": "Recipe",
        name,
        recipeIngredient: ["1 leek", "2 potatoes"],
        recipeInstructions: "Boil.",
      }));
      const bytes = Buffer.from(JSON.stringify(recipes));
      const seen = await family.sendFile("/recipe-imports/preview", "file", "recipes.json", bytes);
      if (seen.status !== 200) return null;
      const { preview } = JSON.parse(seen.text) as { preview?: { preview_id: string } };
      const begunImport =
        preview && (await done(family, "POST", "/recipe-imports", { preview_id: preview.preview_id }));
      return begunImport
        ? {
            what: `import ${number}`,
            // What was begun goes on at the next start.
            isKept: async (again) => {
              const found = new Map<string, number>();
              for (const { title } of await again.recipes()) found.set(title, (found.get(title) ?? 0) + 1);
              return titles.every((title) => found.get(title) === 1);
            },
          }
        : null;
    },
  };
}
