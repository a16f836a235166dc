import type { ListChangeSent } from "@tureen/contracts/list-changes";
import type { ShoppingList } from "@tureen/contracts/shopping-lists";
import { seededRandom } from "@tureen/fake-ollama/seeded-random";
import { applyChanges } from "@tureen/list-log/apply-changes";
import { Phone } from "@tureen/list-log/testing/phone";
import { expect, test } from "vitest";
import { familyCaller } from "#testing/test-caller";
import { testContext } from "#testing/test-context";
import type { Caller } from "#trpc/app-router";

/** What a person sees of a list: which items, and all that can be changed about them. */
const seen = ({ items }: ShoppingList) =>
  new Map(
    items.shoppingItems.map(({ id, name, is_ticked, totalAmount, unit, note }) => [
      id,
      { name, is_ticked, totalAmount, unit, note },
    ]),
  );

async function shop(family: Caller, seed: number): Promise<void> {
  const random = seededRandom(seed);
  const { shoppingList: empty } = await family.shoppingLists.create({ name: `Shop ${seed}`, date: "2026-11-21" });
  const { id } = empty;
  const items = ["flour", "salt", "milk", "eggs"].map((name) => ({ name, totalAmount: 1, unit: "kg" }));
  const { shoppingList: start } = await family.shoppingLists.update({ id, items });

  const made: ListChangeSent[] = [];
  const times = new Map<string, number>();
  let isDeleted = false;
  const server = {
    epoch: () => "",
    read: async () => (isDeleted ? start : (await family.shoppingLists.byId({ id })).shoppingList),
    change: async (operations: Parameters<Caller["shoppingLists"]["change"]>[0]["operations"]) => {
      const answer = await family.shoppingLists.change({ operations });
      for (const [index, { id: operation, outcome }] of answer.results.entries()) {
        const change = operations[index]?.change;
        if (outcome !== "applied" || !change) continue;
        made.push(change);
        times.set(operation, (times.get(operation) ?? 0) + 1);
      }
      return answer;
    },
  };
  const phones = [1, 2].map((number) => new Phone(String(number * 10_000_000 + seed), server, random, start));
  /* oxlint-disable no-await-in-loop -- one step after the other */
  for (let step = 0; step < 14; step += 1) {
    const phone = phones[Math.floor(random() * 2)];
    const what = random();
    if (what < 0.75) phone?.act(id);
    else if (what < 0.85) await phone?.reload();
    else if (what < 0.87) await family.shoppingLists.lock({ id }).catch(() => undefined);
    else if (what < 0.88) isDeleted ||= (await family.shoppingLists.delete({ id })).success;
    else await new Promise<void>((resolve) => setImmediate(resolve));
  }
  for (const phone of [...phones, ...phones]) await phone.comeHome();
  /* oxlint-enable no-await-in-loop */

  const said = `seed ${seed}`;
  const list = await server.read();
  for (const phone of phones) {
    const outcomes = phone.outcomes();
    for (const operation of phone.made.keys()) {
      expect(outcomes.get(operation), `${said}: ${operation} is at the server or shown as refused`).toMatch(
        /^(done|refused)$/,
      );
      if (outcomes.get(operation) === "done") expect(times.get(operation), `${said}: done once`).toBe(1);
    }
    if (!isDeleted) expect(phone.view(), `${said}: a phone shows what the server has`).toEqual(list);
  }
  if (!isDeleted) expect(seen(list), `${said}: in the server's order`).toEqual(seen(applyChanges(start, made)));
}

test("200 shops of two phones through the router, cut at each point: nothing lost, nothing doubled, all equal", async () => {
  const family = familyCaller(testContext());
  for (let seed = 1; seed <= 200; seed += 1) await shop(family, seed); // oxlint-disable-line no-await-in-loop -- one seed after the other
}, 60_000);
