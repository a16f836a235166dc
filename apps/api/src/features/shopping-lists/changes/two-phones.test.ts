import type { ListChangeSent, ListOperationSent } from "@tureen/contracts/list-changes";
import type { ShoppingItem, ShoppingList } from "@tureen/contracts/shopping-lists";
import { openSerialized } from "@tureen/db/client";
import { addDays, type LocalDate } from "@tureen/domain/dates/local-date";
import { seededRandom } from "@tureen/fake-ollama/seeded-random";
import { applyChanges } from "@tureen/list-log/apply-changes";
import { Phone } from "@tureen/list-log/testing/phone";
import { expect, test, vi } from "vitest";
import { readServerSecret, writeServerSecret } from "#core/server-secrets.repo";
import { familyCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";
import type { Caller } from "#start/app-router";

const FOODS = ["flour", "salt", "milk", "eggs"];
const DAY_MS = 24 * 60 * 60_000;

/** A family's server, which can be put back to a copy of itself. */
class Household {
  app: TestContext = testContext();
  family: Caller = familyCaller(this.app);
  readonly recipes: number[] = [];

  async cook(): Promise<void> {
    for (const name of FOODS) {
      const ingredients = [{ name, amount: 1, unit: "kg" }];
      // oxlint-disable-next-line no-await-in-loop -- in this order
      const { recipe } = await this.family.recipes.create({
        title: `Dish of ${name}`,
        instructions: "Cook.",
        ingredients,
      });
      this.recipes.push(recipe.id);
    }
  }

  epoch = (): string => readServerSecret(this.app.db, "epoch") ?? "";

  restore(bytes: Buffer, epoch: string): void {
    this.app = testContext({ db: openSerialized(bytes) });
    writeServerSecret(this.app.db, "epoch", epoch);
    this.family = familyCaller(this.app);
  }
}

/** What has become of one list, told beside the server: which changes were made since when, and how often each. */
interface Told {
  start: ShoppingList;
  made: readonly ListChangeSent[];
  times: ReadonlyMap<string, number>;
  isDeleted: boolean;
}

/** What a person sees of a list: which items, and all that can be changed about them. */
const seen = ({ items }: ShoppingList) =>
  new Map(
    items.shoppingItems.map(({ id, name, is_ticked, totalAmount, unit, note }) => [
      id,
      { name, is_ticked, totalAmount, unit, note },
    ]),
  );

const byHand = ({ is_ticked, note, totalAmount, computedAmount }: ShoppingItem) => ({
  is_ticked,
  note,
  amount: totalAmount === computedAmount ? null : totalAmount,
});

async function shop(household: Household, seed: number): Promise<void> {
  const random = seededRandom(seed);
  // A week of its own for each: a locked list holds its meals for ever.
  const startDate = addDays("2026-11-22" as LocalDate, seed * 7);
  const plan = async (recipe_id: number, day: number): Promise<number> => {
    const meal = { recipe_id, date: addDays(startDate, day), meal_type: "dinner" as const, servings: 4 };
    return (await household.family.mealPlans.create(meal)).mealPlan.id;
  };
  const meals: (number | null)[] = [];
  for (const [day, recipe] of household.recipes.entries()) meals.push(await plan(recipe, day)); // oxlint-disable-line no-await-in-loop -- one day after the other
  const { shoppingList: first } = await household.family.shoppingLists.generate({
    startDate,
    endDate: addDays(startDate, 6),
  });
  const { id } = first;
  let told: Told = { start: first, made: [], times: new Map(), isDeleted: false };
  let copy: { bytes: Buffer; told: Told; meals: (number | null)[] } | null = null;
  let restores = 0;

  const now = (): ShoppingList => applyChanges(told.start, told.made);
  /** As the server aims: at the same food where the id is gone. */
  const aimed = (change: ListChangeSent): ListChangeSent => {
    const { shoppingItems } = now().items;
    if (change.kind === "add" || shoppingItems.some((each) => each.id === change.item_id)) return change;
    const same = shoppingItems.find(({ name }) => name === change.seen?.name);
    return same ? { ...change, item_id: same.id } : change;
  };
  const server = {
    epoch: household.epoch,
    read: async () => (told.isDeleted ? told.start : (await household.family.shoppingLists.byId({ id })).shoppingList),
    change: async (operations: ListOperationSent[]) => {
      const answer = await household.family.shoppingLists.change({ operations });
      for (const [index, { id: operation, outcome }] of answer.results.entries()) {
        const change = operations[index]?.change;
        if (outcome !== "applied" || !change) continue;
        const times = new Map([...told.times, [operation, (told.times.get(operation) ?? 0) + 1]]);
        told = { ...told, made: [...told.made, aimed(change)], times };
      }
      return answer;
    },
  };

  /** A meal leaves the plan or comes back, and the list is brought up to it: what somebody did by hand stays. */
  async function followPlan(day: number): Promise<void> {
    const [recipe, meal] = [household.recipes[day], meals[day]];
    if (recipe === undefined || told.isDeleted) return;
    try {
      if (meal == null) meals[day] = await plan(recipe, day);
      else {
        await household.family.mealPlans.delete({ id: meal });
        meals[day] = null;
      }
      const before = new Map((await server.read()).items.shoppingItems.map((item) => [item.id, byHand(item)]));
      const { shoppingList } = await household.family.shoppingLists.applyPlanDifference({ id });
      for (const item of shoppingList.items.shoppingItems)
        if (before.has(item.id)) expect(byHand(item), `seed ${seed}: ${item.name}`).toEqual(before.get(item.id));
      told = { ...told, start: shoppingList, made: [] };
    } catch (error) {
      // Its list is locked or ordered by now.
      expect(error).toMatchObject({ code: "CONFLICT" });
    }
  }

  async function remove(): Promise<void> {
    if (told.isDeleted) return;
    const { undo_id } = await household.family.shoppingLists.delete({ id });
    if (random() < 0.5) await household.family.trash.restore({ undo_id });
    else told = { ...told, isDeleted: true };
  }

  function restore(): void {
    if (!copy) return;
    household.restore(copy.bytes, `epoch ${seed} ${(restores += 1)}`);
    told = copy.told;
    meals.splice(0, meals.length, ...copy.meals);
  }

  const phones = [1, 2].map((number) => new Phone(String(number * 10_000_000 + seed), server, random, first));
  const tryTo = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);
  // Whoever asked a phone's clock would be a day off, one way or the other.
  const clock = vi.spyOn(Date, "now").mockImplementation(() => Date.UTC(2026, 10, 21) + (random() - 0.5) * 2 * DAY_MS);
  /* oxlint-disable no-await-in-loop -- one step after the other */
  for (let step = 0; step < 18; step += 1) {
    const phone = phones[Math.floor(random() * 2)];
    const what = random();
    if (what < 0.62) phone?.act(id);
    else if (what < 0.7) await phone?.reload();
    else if (what < 0.74 && phone) phone.isFull = !phone.isFull;
    else if (what < 0.77) phone?.wipe();
    else if (what < 0.83) await followPlan(Math.floor(random() * FOODS.length));
    else if (what < 0.85) await tryTo(household.family.shoppingLists.lock({ id }));
    else if (what < 0.86) await tryTo(household.family.shoppingLists.order({ id }));
    else if (what < 0.87) await remove();
    else if (what < 0.89) copy ??= { bytes: household.app.db.$client.serialize(), told, meals: [...meals] };
    else if (what < 0.91) restore();
    else if (what < 0.93) household.app.clock.setBack((random() - 0.5) * 2 * DAY_MS);
    else await new Promise<void>((resolve) => setImmediate(resolve));
  }
  for (const phone of [...phones, ...phones]) await phone.comeHome();
  /* oxlint-enable no-await-in-loop */
  clock.mockRestore();

  const said = `seed ${seed}`;
  const list = await server.read();
  for (const phone of phones) {
    const outcomes = phone.outcomes();
    for (const operation of phone.made.keys()) {
      const outcome = outcomes.get(operation);
      expect(outcome, `${said}: ${operation} is at the server, or refused with its reason`).toMatch(
        /^(done|refused: No longer on the list: .+|refused: .+ (no longer on the list|off the list in the meantime|deleted this list in the meantime)\.)$/,
      );
      if (outcome === "done") expect(told.times.get(operation), `${said}: done once`).toBe(1);
    }
    if (!told.isDeleted) expect(phone.view(), `${said}: a phone shows what the server has`).toEqual(list);
  }
  if (!told.isDeleted) expect(seen(list), `${said}: in the server's order`).toEqual(seen(now()));
}

test("200 shops of two phones through the router, cut, wiped, replanned, restored: nothing lost or doubled, all equal", async () => {
  const household = new Household();
  await household.cook();
  for (let seed = 1; seed <= 200; seed += 1) await shop(household, seed); // oxlint-disable-line no-await-in-loop -- one seed after the other
}, 60_000);
