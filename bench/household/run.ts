import type { ShoppingList } from "@tureen/contracts/shopping-lists";
import { addDays } from "@tureen/domain/dates/local-date";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { integerBetween, seededRandom } from "@tureen/fake-ollama/seeded-random";
import { dataOf, HouseClient, type Answer } from "./house-client";
import type { Measurement } from "./results";
import { startHouse, type RunningHouse, type ServerState } from "./running-house";
import { HOUSE_PASSWORD, HOUSEHOLD, weekStart } from "./seed-household";

const RUNS = 60;
const FEW_RUNS = 10;

/** A house with somebody in it. */
interface Visit {
  readonly house: RunningHouse;
  readonly client: HouseClient;
}

type Timed = (run: number) => Promise<Answer>;

/** Starts the built server on a seeded folder and measures what a family does there, one call after the other. */
export async function measureHousehold(dataFolder: string): Promise<Measurement[]> {
  const boots = await measureBoots(dataFolder);
  const house = await startHouse(dataFolder);
  const client = new HouseClient(house.port);
  const visit = { house, client };
  try {
    const signIn = await timed(visit, "sign in", null, 5, () => client.signIn(HOUSE_PASSWORD));
    return [
      boots,
      signIn,
      ...(await measureCollection(visit)),
      ...(await measureSearch(visit)),
      ...(await measureRecipes(visit)),
      ...(await measureWeek(visit)),
      ...(await measureLists(visit)),
      ...(await measureIngredients(visit)),
      await memory(house, "memory at the end"),
    ];
  } finally {
    client.close();
    await house.stop();
  }
}

async function measureBoots(dataFolder: string): Promise<Measurement> {
  const times: number[] = [];
  const worked: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const house = await startHouse(dataFolder);
    times.push(house.bootMs);
    worked.push((await house.state()).workedMs);
    await house.stop();
  }
  return { title: "boot to the first answer", times, workedMs: mean(worked), goalMs: 2000, note: "" };
}

async function measureCollection(visit: Visit): Promise<Measurement[]> {
  const { house, client } = visit;
  await house.state();
  await pause(2000);
  const idle = await house.state();
  const meanwhile: ServerState[] = [];
  let etag = "";
  const cold = await timed(visit, "GET /api/recipes, built anew", null, 5, async (run) => {
    await client.rest("PUT", "/recipes/1", { body: { description: `Changed for the ${run}th time` } });
    await house.state();
    const answer = await client.rest("GET", "/recipes");
    meanwhile.push(await house.state());
    etag = answer.etag ?? "";
    return answer;
  });
  const warm = await timed(visit, "GET /api/recipes, whole", null, FEW_RUNS, () => client.rest("GET", "/recipes"));
  const unchanged = await timed(visit, "GET /api/recipes, 304", 10, RUNS, () =>
    client.rest("GET", "/recipes", { headers: { "if-none-match": etag } }),
  );
  const held = meanwhile.map((state) => state.longestMs);
  return [
    { ...cold, workedMs: mean(meanwhile.map((state) => state.workedMs)) },
    {
      title: "  event loop held up meanwhile",
      times: held,
      workedMs: null,
      goalMs: 50,
      note: `${idle.longestMs.toFixed(1)} ms while idle`,
    },
    warm,
    unchanged,
    await memory(house, "  memory after it"),
  ];
}

async function measureSearch(visit: Visit): Promise<Measurement[]> {
  const { client } = visit;
  const searches: readonly (readonly [title: string, input: object])[] = [
    ["search, no letter", {}],
    ["search, no letter, page 100", { cursor: 6000 }],
    ["search, 1 letter", { q: "q" }],
    ["search, 2 letters, in most recipes", { q: "le" }],
    ["search, 2 letters, rare", { q: "jf" }],
    ["search, a word in most recipes", { q: "chopped" }],
    ["search, a word in some", { q: "jalapeno" }],
    ["search, a title", { q: "no. 4321" }],
    ["search, nothing found", { q: "xylophone" }],
    ["search, filters only", { difficulty: "Easy", cuisine: "Italian", time: "quick" }],
    ["search, 2 letters and filters, page 2", { q: "ch", difficulty: "easy", time: "long", cursor: 60 }],
    ["search, a word and filters", { q: "garlic", cuisine: "french" }],
  ];
  const measured: Measurement[] = [];
  for (const [title, input] of searches) {
    const measurement = await timed(visit, title, 50, RUNS, () => client.query("recipes.search", input));
    const { total } = dataOf(await client.query("recipes.search", input)) as { total: number }; // the procedure's output
    measured.push({ ...measurement, note: `${total} found` });
  }
  return [
    ...measured,
    await timed(visit, "cuisines for the filter", 50, RUNS, () => client.query("recipes.cuisines", undefined)),
  ];
}

async function measureRecipes(visit: Visit): Promise<Measurement[]> {
  const { client } = visit;
  const random = seededRandom(1);
  const anyRecipe = (): number => integerBetween(random, 1, HOUSEHOLD.recipes);
  const ingredients = Array.from({ length: 12 }, (_, line) => ({
    raw: `${line + 1} tbsp ${["plain flour", "olive oil", "cumin", "leek"][line % 4]}`,
  }));
  const recipe = { title: "A new soup", instructions: "Cook it.\nEat it.", ingredients };
  return [
    await timed(visit, "one recipe", 20, RUNS, () => client.query("recipes.byId", { id: anyRecipe() })),
    await timed(visit, "a recipe saved, 12 lines", null, RUNS, () =>
      client.mutate("recipes.create", { ...recipe, operation_id: randomUUID() }),
    ),
    await timed(visit, "a recipe saved, one new food", null, FEW_RUNS, (run) =>
      client.mutate("recipes.create", {
        ...recipe,
        ingredients: [...ingredients, { raw: `2 unheard-of ${"abcdefghijklmnop"[run]}berries` }],
      }),
    ),
    await timed(visit, "a recipe changed", null, RUNS, (run) =>
      client.mutate("recipes.update", { id: anyRecipe(), description: `Changed ${run}` }),
    ),
    await timed(visit, "recipe titles for the picker", null, FEW_RUNS, () =>
      client.query("mealPlans.recipeTitles", undefined),
    ),
  ];
}

async function measureWeek(visit: Visit): Promise<Measurement[]> {
  const { client } = visit;
  const weekOf = (run: number) => ({
    startDate: weekStart(run % HOUSEHOLD.weeks),
    endDate: addDays(weekStart(run % HOUSEHOLD.weeks), 6),
  });
  return [
    await timed(visit, "one week of meals", 20, RUNS, (run) => client.query("mealPlans.range", weekOf(run))),
    await timed(visit, "two years of meals", null, FEW_RUNS, () => client.rest("GET", "/meal-planning")),
    await timed(visit, "dashboard", 20, RUNS, (run) => client.query("dashboard.counts", weekOf(run))),
    await timed(visit, "a meal planned", null, RUNS, (run) =>
      client.mutate("mealPlans.create", {
        recipe_id: run + 1,
        date: addDays(weekStart(HOUSEHOLD.weeks), run),
        meal_type: "dinner",
      }),
    ),
  ];
}

async function measureLists(visit: Visit): Promise<Measurement[]> {
  const { client } = visit;
  const fortnight = (run: number) => ({ startDate: weekStart(run), endDate: addDays(weekStart(run), 13) });
  const generated = await timed(visit, "a list made, 14 days", 150, 20, (run) =>
    client.mutate("shoppingLists.generate", fortnight(run)),
  );
  const answer = await client.mutate("shoppingLists.generate", fortnight(30));
  const { shoppingList } = dataOf(answer) as { shoppingList: ShoppingList }; // the procedure's output
  const items = shoppingList.items.shoppingItems;
  const tick = (run: number) => ({ id: shoppingList.id, itemId: items[run % items.length]?.id, isTicked: true });
  return [
    { ...generated, note: `${items.length} items to buy` },
    await timed(visit, "one list", 50, RUNS, () => client.query("shoppingLists.byId", { id: shoppingList.id })),
    await timed(visit, "an item ticked", null, RUNS, (run) => client.mutate("shoppingLists.tickItem", tick(run))),
    await timed(visit, "draft compared with its plan", 150, FEW_RUNS, () =>
      client.query("shoppingLists.planDifference", { id: shoppingList.id }),
    ),
    await timed(visit, "lists with their counts", 50, RUNS, () => client.query("shoppingLists.summaries", undefined)),
    await timed(visit, "GET /api/shopping-list, all with items", null, FEW_RUNS, () =>
      client.rest("GET", "/shopping-list"),
    ),
  ];
}

async function measureIngredients(visit: Visit): Promise<Measurement[]> {
  const { client } = visit;
  return [
    await timed(visit, "larder", 50, RUNS, () => client.query("larder.list", undefined)),
    await timed(visit, "larder, search for an ingredient", 50, RUNS, (run) =>
      client.query("larder.searchIngredients", { q: ["on", "tom", "chilli", "of the"][run % 4] }),
    ),
    await timed(visit, "ingredient catalogue", 100, RUNS, () => client.query("ingredients.list", undefined)),
  ];
}

/** Runs once for nothing, so that what is measured is the daily use and not the first. */
async function timed(
  { house }: Visit,
  title: string,
  goalMs: number | null,
  runs: number,
  call: Timed,
): Promise<Measurement> {
  const answers: Answer[] = [];
  await call(runs);
  await house.state();
  for (let run = 0; run < runs; run += 1) answers.push(await call(run));
  const workedMs = (await house.state()).workedMs / runs;
  const bytes = answers.at(-1)?.bytes ?? 0;
  return {
    title,
    goalMs,
    workedMs,
    times: answers.map((answer) => answer.milliseconds),
    note: bytes > 100_000 ? `${(bytes / 1e6).toFixed(1)} MB on the wire` : "",
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

async function memory(house: RunningHouse, title: string): Promise<Measurement> {
  return {
    title,
    times: [],
    workedMs: null,
    goalMs: null,
    note: `${(await house.state()).residentMb.toFixed(0)} MB resident`,
  };
}
