import type { ChangeListsOutput, ListChangeSent, ListOperationSent } from "@tureen/contracts/list-changes";
import type { ShoppingItem, ShoppingList } from "@tureen/contracts/shopping-lists";
import { seededRandom } from "@tureen/fake-ollama/seeded-random";
import { expect, test } from "vitest";
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

/** What the server promises, in twenty lines: each id once, in the order in which it comes, and no change of what is gone. */
class ModelServer {
  #epoch = 1;
  #made: readonly ListChangeSent[] = [];
  #known = new Map<string, "done" | "refused">();
  #copy = { made: this.#made, known: new Map(this.#known) };
  /** How often each id was really done since the data that is there now. */
  readonly times = new Map<string, number>();

  list = (): ShoppingList => applyChanges(LIST, this.#made);
  read = (): Promise<ShoppingList> => Promise.resolve(this.list());

  epoch = (): string => String(this.#epoch);

  change = (operations: ListOperationSent[]): Promise<ChangeListsOutput> =>
    Promise.resolve({
      epoch: this.epoch(),
      results: operations.map(({ id, change }) => this.#once(id, change)),
      shoppingLists: [this.list()],
    });

  #once(id: string, change: ListChangeSent): ChangeListsOutput["results"][number] {
    const known = this.#known.get(id);
    const isThere = this.list().items.shoppingItems.some((each) => each.id === change.item_id);
    const outcome = known ?? (isThere || change.kind === "add" || change.kind === "remove" ? "done" : "refused");
    this.#known.set(id, outcome);
    if (outcome === "refused") return { id, outcome, reason: { code: "item-gone", sentence: "It is gone." } };
    if (!known) this.#made = [...this.#made, change];
    if (!known) this.times.set(id, (this.times.get(id) ?? 0) + 1);
    return { id, outcome: known ? "already" : "applied", reason: null };
  }

  backUp(): void {
    this.#copy = { made: this.#made, known: new Map(this.#known) };
  }

  restore(): void {
    this.#epoch += 1;
    this.#made = this.#copy.made;
    this.#known = new Map(this.#copy.known);
    for (const id of this.times.keys()) if (!this.#known.has(id)) this.times.delete(id);
  }
}

async function shop(seed: number): Promise<void> {
  const random = seededRandom(seed);
  const server = new ModelServer();
  const phones = [new Phone("10000000", server, random, LIST), new Phone("20000000", server, random, LIST)];
  for (let step = 0; step < 14; step += 1) {
    const phone = phones[Math.floor(random() * 2)];
    const what = random();
    if (what < 0.7) phone?.act(1);
    else if (what < 0.8) await phone?.reload(); // oxlint-disable-line no-await-in-loop -- one step after the other
    else if (what < 0.86 && phone) phone.isFull = !phone.isFull;
    else if (what < 0.89) server.backUp();
    else if (what < 0.91) server.restore();
    else await new Promise<void>((resolve) => setImmediate(resolve)); // oxlint-disable-line no-await-in-loop
  }
  // The first to come home sees what the other brings the second time.
  for (const phone of [...phones, ...phones]) await phone.comeHome(); // oxlint-disable-line no-await-in-loop

  const said = `seed ${seed}`;
  for (const phone of phones) {
    const outcomes = phone.outcomes();
    for (const id of phone.made.keys()) {
      expect(outcomes.get(id), `${said}: ${id} is at the server or shown as refused`).toMatch(/^(done|refused)$/);
      if (outcomes.get(id) === "done") expect(server.times.get(id), `${said}: ${id} was done once`).toBe(1);
    }
    expect(phone.view(), `${said}: phone ${phone.name} shows what the server has`).toEqual(server.list());
  }
}

test("2,000 shops with cuts, reloads, full phones and restored servers: nothing lost, nothing doubled, all equal", async () => {
  for (let seed = 1; seed <= 2000; seed += 1) await shop(seed); // oxlint-disable-line no-await-in-loop -- one seed after the other
}, 60_000);
