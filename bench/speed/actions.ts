import { addDays } from "@tureen/domain/dates/local-date";
import { randomUUID } from "node:crypto";
import { integerBetween, seededRandom } from "@tureen/fake-ollama/seeded-random";
import { trpcMutation, trpcQuery, type Request } from "./http-client";
import { HOUSEHOLD, weekStart } from "./seed-household";

/** Something that a family does, and the same done by the floor. */
export interface Action {
  readonly title: string;
  /** Largest ratio of the product's median to the floor's. */
  readonly goal: number;
  readonly product: (run: number) => Request;
  readonly floor: (run: number) => Request;
  /** How often in a round. */
  readonly runs: number;
  /** True where more recipes may cost more. */
  readonly mayGrow?: true;
  /** Measured under load too: the least share of the floor's requests a second. */
  readonly throughputGoal?: number;
}

const TERMS = ["chopped", "jalapeno", "garlic", "soup", "leek", "no. 432", "olive oil", "roast"];
const TWO_WORDS = [
  ["soup", "leek"],
  ["garlic", "roast"],
  ["curry", "lentil"],
  ["lemon", "winter"],
] as const;
/** Shorter than what an index of three letters looks up: the floor reads all texts. */
const SHORT = ["le", "s", "ga", "o"];

/** @param listId a list of one week to open */
export function actionsFor(recipes: number, listId: number): Action[] {
  const random = seededRandom(1);
  const ids = Array.from({ length: 997 }, () => integerBetween(random, 1, recipes));
  const anyId = (run: number): number => ids[run % ids.length] ?? 1;
  const weekOf = (run: number) => {
    const start = weekStart(run % HOUSEHOLD.weeks);
    return { startDate: start, endDate: addDays(start, 6) };
  };
  const ingredients = Array.from({ length: 10 }, (_, line) => ({
    raw: `${line + 1} tbsp ${["plain flour", "olive oil", "cumin", "leek"][line % 4]}`,
  }));
  const newRecipe = { title: "A new soup", instructions: "Cook it.\nEat it.", ingredients };
  const floorWeek = (run: number) => ({ from: weekOf(run).startDate, to: weekOf(run).endDate });
  const termOf = (run: number): string => TERMS[run % TERMS.length] ?? "";
  const twoOf = (run: number): readonly string[] => TWO_WORDS[run % TWO_WORDS.length] ?? [];
  const shortOf = (run: number): string => SHORT[run % SHORT.length] ?? "";
  const dayOf = (run: number) => addDays(weekStart(HOUSEHOLD.weeks + 10), run % 300);
  return [
    {
      title: "open a recipe, REST",
      goal: 2,
      runs: 400,
      throughputGoal: 0.35,
      product: (run) => ({ method: "GET", path: `/api/recipes/${anyId(run)}` }),
      floor: (run) => ({ method: "GET", path: `/recipes/${anyId(run)}` }),
    },
    {
      title: "open a recipe, tRPC",
      goal: 1.4,
      runs: 400,
      throughputGoal: 0.5,
      product: (run) => trpcQuery("recipes.byId", { id: anyId(run) }),
      floor: (run) => trpcQuery("recipe", { id: anyId(run) }),
    },
    {
      title: "first 50 cards of the list, tRPC",
      goal: 1.4,
      runs: 300,
      throughputGoal: 0.5,
      product: () => trpcQuery("recipes.search", { limit: 50 }),
      floor: () => trpcQuery("cards", {}),
    },
    {
      title: "search, 8 terms, tRPC",
      goal: 1,
      runs: 200,
      mayGrow: true,
      product: (run) => trpcQuery("recipes.search", { q: termOf(run) }),
      floor: (run) => trpcQuery("search", { q: `"${termOf(run)}"` }),
    },
    {
      title: "search, two words in any order, tRPC",
      goal: 1,
      runs: 80,
      mayGrow: true,
      product: (run) => trpcQuery("recipes.search", { q: twoOf(run).join(" ") }),
      floor: (run) =>
        trpcQuery("search", {
          q: twoOf(run)
            .map((word) => `"${word}"`)
            .join(" AND "),
        }),
    },
    {
      title: "search, one and two letters, tRPC",
      goal: 1,
      runs: 40,
      mayGrow: true,
      product: (run) => trpcQuery("recipes.search", { q: shortOf(run) }),
      floor: (run) => trpcQuery("scan", { q: shortOf(run) }),
    },
    {
      // Beside a plain search of the floor's.
      title: "from what we have, up to 2 foods missing, tRPC",
      goal: 2,
      runs: 100,
      mayGrow: true,
      product: (run) => trpcQuery("recipes.search", { missing: 2, date: weekOf(run).startDate }),
      floor: (run) => trpcQuery("search", { q: `"${termOf(run)}"` }),
    },
    {
      title: "the week, REST",
      goal: 2,
      runs: 400,
      throughputGoal: 0.35,
      product: (run) => ({ method: "GET", path: `/api/meal-planning/${weekOf(run).startDate}/${weekOf(run).endDate}` }),
      floor: (run) => ({ method: "GET", path: `/week/${weekOf(run).startDate}/${weekOf(run).endDate}` }),
    },
    {
      title: "the week, tRPC",
      goal: 1.4,
      runs: 400,
      throughputGoal: 0.5,
      product: (run) => trpcQuery("mealPlans.range", weekOf(run)),
      floor: (run) => trpcQuery("week", floorWeek(run)),
    },
    {
      title: "create a recipe of 10 lines",
      goal: 3,
      runs: 60,
      product: () => trpcMutation("recipes.create", { ...newRecipe, operation_id: randomUUID() }),
      floor: () => ({ method: "POST", path: "/write/recipe", body: newRecipe }),
    },
    {
      title: "change a recipe",
      goal: 3,
      runs: 60,
      product: (run) => trpcMutation("recipes.update", { id: anyId(run), description: `Changed ${randomUUID()}` }),
      floor: () => ({ method: "POST", path: "/write/change", body: { title: randomUUID() } }),
    },
    {
      title: "plan a meal",
      goal: 3,
      runs: 60,
      product: (run) =>
        trpcMutation("mealPlans.create", { recipe_id: anyId(run), date: dayOf(run), meal_type: "dinner" }),
      floor: (run) => ({
        method: "POST",
        path: "/write/meal",
        body: { recipe_id: anyId(run), date: dayOf(run), meal_type: "dinner" },
      }),
    },
    {
      title: "move a meal",
      goal: 3,
      runs: 60,
      // Meals of the first days belong to no list: nothing locks them.
      product: (run) => trpcMutation("mealPlans.update", { id: 1 + (run % 20), date: dayOf(run) }),
      floor: (run) => ({ method: "POST", path: "/write/move", body: { date: dayOf(run) } }),
    },
    {
      title: "generate the list of 21 meals",
      goal: 5,
      runs: 20,
      product: (run) => trpcMutation("shoppingLists.generate", weekOf(run)),
      floor: (run) => ({ method: "POST", path: "/write/list", body: weekOf(run) }),
    },
    {
      title: "open that list",
      goal: 3,
      runs: 100,
      product: () => trpcQuery("shoppingLists.byId", { id: listId }),
      floor: () => ({ method: "GET", path: `/list/${listId}` }),
    },
  ];
}
