import { onCommit } from "@tureen/db/in-transaction";
import { expect, test } from "vitest";
import { realServer } from "#testing/real-server";
import { familyCaller } from "#testing/test-caller";
import { testContext } from "#testing/test-context";
import { makeLargeChange, type ChangeName, type MakeLargeChange, type OrderOf, type ResultOf } from "./large-changes";

const SOUP = { title: "Soup", instructions: "Cook.", ingredients: "2 leeks" };

test("what another process of ours deletes and brings back is seen at once, and the household goes on", async () => {
  const server = await realServer();
  const { db } = server.app();
  const family = familyCaller(server.app());
  const found = async () => (await family.recipes.search({ q: "soup" })).recipes.length;
  await family.recipes.create(SOUP);
  expect(await found()).toBe(1);
  let commits = 0;
  onCommit(db, () => (commits += 1));
  const deleted = await family.admin.bulkDelete({ kind: "all" });
  expect(deleted.message).toMatch(/^Deleted 1 recipe,/);
  expect(commits).toBeGreaterThan(0);
  expect(await found()).toBe(0);
  expect(await family.backups.bringBack({ name: deleted.backup ?? "" })).toMatchObject({ success: true, recipes: 1 });
  expect(await found()).toBe(1);
  await family.recipes.create(SOUP);
  expect(await found()).toBe(2);
});

test("a deletion of which nobody hears any more can be taken back all the same", async () => {
  let isBroken = false;
  const breaksOff: MakeLargeChange = async <Name extends ChangeName>(name: Name, order: OrderOf<Name>) => {
    const result: ResultOf<Name> = await makeLargeChange(app, name, order);
    if (isBroken) throw new Error("ended without an answer");
    return result;
  };
  const app = testContext({ changeLargely: breaksOff });
  const family = familyCaller(app);
  await family.recipes.create(SOUP);
  isBroken = true;
  await expect(family.admin.bulkDelete({ kind: "recipes" })).rejects.toThrow();
  isBroken = false;
  const [copy] = (await family.backups.list()).backups;
  expect(copy?.kind).toBe("before-bulk-delete");
  await family.backups.bringBack({ name: copy?.name ?? "" });
  expect((await family.recipes.list()).recipes).toHaveLength(1);
});
