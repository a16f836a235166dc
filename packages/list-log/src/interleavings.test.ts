import type { ChangeListsOutput, ListChangeSent, ListOperationSent } from "@tureen/contracts/list-changes";
import type { ShoppingItem, ShoppingList } from "@tureen/contracts/shopping-lists";
import { seededRandom } from "@tureen/fake-ollama/seeded-random";
import { expect, test, vi } from "vitest";
import { applyChanges } from "./apply-changes";
import { Phone } from "./testing/phone";

const item = (name: string): ShoppingItem => ({
  id: name,
  ingredient_id: null,
  name,
  sub_type: null,
  totalAmount: 1,
  unit: "kg",
  category: "Baking",
  recipes: [],
  contributions: [],
  computedAmount: 1,
  computedUnit: "kg",
  is_ticked: false,
  ticked_by: null,
  origin: "plan",
  pack: null,
  note: "",
  joined_by: null,
  revision: 1,
});

const LIST: ShoppingList = {
  id: 1,
  name: "Saturday",
  start_date: "2026-11-21",
  end_date: "2026-11-21",
  status: "draft",
  is_standalone: false,
  items: { shoppingItems: ["flour", "salt", "milk", "eggs"].map(item), larderItems: [] },
  created_at: "2026-11-20T12:00:00.000Z",
  revision: 1,
};

/** What the server promises: each id once, in the order in which it comes, and no change of what is gone. */
class ModelServer {
  #epoch = 1;
  #list = LIST;
  #known = new Map<string, "done" | "refused">();
  #copy = { list: LIST, known: new Map(this.#known) };
  #isDeleted = false;
  /** How often each id was really done since the data that is there now. */
  readonly times = new Map<string, number>();

  list = (): ShoppingList => this.#list;
  read = (): Promise<ShoppingList> => Promise.resolve(this.#list);

  epoch = (): string => String(this.#epoch);

  change = (operations: ListOperationSent[]): Promise<ChangeListsOutput> =>
    Promise.resolve({
      epoch: this.epoch(),
      results: operations.map(({ id, change }) => this.#once(id, change)),
      shoppingLists: this.#isDeleted ? [] : [this.#list],
    });

  #once(id: string, sent: ListChangeSent): ChangeListsOutput["results"][number] {
    const known = this.#known.get(id);
    const change = this.#aimed(sent);
    const isThere = this.#list.items.shoppingItems.some((each) => each.id === change.item_id);
    const canBe = !this.#isDeleted && (isThere || change.kind === "add" || change.kind === "remove");
    const outcome = known ?? (canBe ? "done" : "refused");
    this.#known.set(id, outcome);
    if (outcome === "refused") return { id, outcome, reason: { code: "item-gone", sentence: "It is gone." } };
    if (!known) this.#list = applyChanges(this.#list, [change]);
    if (!known) this.times.set(id, (this.times.get(id) ?? 0) + 1);
    return { id, outcome: known ? "already" : "applied", reason: null };
  }

  /** At the item of the same name where its id is gone. */
  #aimed(change: ListChangeSent): ListChangeSent {
    const { shoppingItems } = this.#list.items;
    if (change.kind === "add" || shoppingItems.some(({ id }) => id === change.item_id)) return change;
    const [same, other] = shoppingItems.filter(({ name }) => name === change.seen?.name);
    return same && !other ? { ...change, item_id: same.id } : change;
  }

  /** Brought up to a plan that has lost this food, or has it again, which is another item then. */
  followPlan(name: string, turn: number): void {
    const { items } = this.#list;
    const others = items.shoppingItems.filter((each) => each.name !== name);
    const isThere = others.length < items.shoppingItems.length;
    const shoppingItems = isThere ? others : [...others, { ...item(name), id: `${name} ${turn}` }];
    this.#list = { ...this.#list, items: { ...items, shoppingItems } };
  }

  delete(): void {
    this.#isDeleted = true;
  }

  isDeleted = (): boolean => this.#isDeleted;

  backUp(): void {
    this.#copy = { list: this.#list, known: new Map(this.#known) };
  }

  restore(): void {
    this.#epoch += 1;
    this.#isDeleted = false;
    this.#list = this.#copy.list;
    this.#known = new Map(this.#copy.known);
    for (const id of this.times.keys()) if (this.#known.get(id) !== "done") this.times.delete(id);
  }
}

const DAY_MS = 24 * 60 * 60_000;

async function shop(seed: number): Promise<void> {
  const random = seededRandom(seed);
  const server = new ModelServer();
  const phones = [new Phone("10000000", server, random, LIST), new Phone("20000000", server, random, LIST)];
  // Whoever asked a phone's clock would be a day off, one way or the other.
  const clock = vi.spyOn(Date, "now").mockImplementation(() => Date.UTC(2026, 10, 21) + (random() - 0.5) * 2 * DAY_MS);
  for (let step = 0; step < 14; step += 1) {
    const phone = phones[Math.floor(random() * 2)];
    const what = random();
    if (what < 0.68) phone?.act(1);
    else if (what < 0.77) await phone?.reload(); // oxlint-disable-line no-await-in-loop -- one step after the other
    else if (what < 0.82 && phone) phone.isFull = !phone.isFull;
    else if (what < 0.85) phone?.wipe();
    else if (what < 0.88) server.backUp();
    else if (what < 0.9) server.restore();
    else if (what < 0.93) server.followPlan(["flour", "salt"][step % 2] ?? "", step);
    else if (what < 0.935) server.delete();
    else await new Promise<void>((resolve) => setImmediate(resolve)); // oxlint-disable-line no-await-in-loop
  }
  // The first to come home sees what the other brings the second time.
  for (const phone of [...phones, ...phones]) await phone.comeHome(); // oxlint-disable-line no-await-in-loop
  clock.mockRestore();

  const said = `seed ${seed}`;
  for (const phone of phones) {
    const outcomes = phone.outcomes();
    for (const id of phone.made.keys()) {
      const outcome = outcomes.get(id);
      expect(outcome, `${said}: ${id} is at the server or shown as refused`).toMatch(/^(done|refused: It is gone\.)$/);
      if (outcome === "done") expect(server.times.get(id), `${said}: ${id} was done once`).toBe(1);
    }
    if (!server.isDeleted())
      expect(phone.view(), `${said}: phone ${phone.name} shows what the server has`).toEqual(server.list());
  }
}

test("2,000 shops, cut, reloaded, full, wiped, restored, replanned, deleted: nothing lost or doubled, all equal", async () => {
  for (let seed = 1; seed <= 2000; seed += 1) await shop(seed); // oxlint-disable-line no-await-in-loop -- one seed after the other
}, 60_000);
