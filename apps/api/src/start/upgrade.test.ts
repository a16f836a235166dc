import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { realServer, temporaryFolder } from "#testing/real-server";

/** Made by the migrations of the first version, with rows of every kind that a family had then. Never made anew. */
const OLDEST = new URL("../testing/fixtures/household-of-the-first-version.sqlite.gz", import.meta.url);

test("a database of the first version is backed up, upgraded, and has lost nothing; the copy can be restored and upgraded again", async () => {
  const dataFolder = temporaryFolder();
  mkdirSync(join(dataFolder, "uploads"));
  writeFileSync(join(dataFolder, ".tureen"), "");
  writeFileSync(join(dataFolder, "tureen.sqlite"), gunzipSync(readFileSync(OLDEST)));
  const server = await realServer(dataFolder);
  const read = async (path: string): Promise<unknown> => (await server.ask("GET", path)).json();

  const expectAll = async (): Promise<void> => {
    expect(await read("/recipes/1")).toMatchObject({
      recipe: {
        title: "Leek soup",
        tags: "winter",
        ingredients: [
          { name: "leeks", amount: 2 },
          { name: "cream", unit: "cup" },
        ],
      },
    });
    expect(await read("/recipes/2")).toMatchObject({ recipe: { servings: null } });
    expect(await read("/meal-planning")).toMatchObject({ mealPlans: [{ id: 1 }, { id: 2 }] });
    expect(await read("/shopping-list/1")).toMatchObject({ shoppingList: { status: "locked-in" } });
    expect(await read("/larder")).toMatchObject({ larderItems: [{ quantity: 2, unit: "jars" }] });
    const { db } = server.app();
    expect(db.$client.pragma("integrity_check", { simple: true })).toBe("ok");
    expect(db.$client.pragma("foreign_key_check")).toEqual([]);
    expect(db.$client.prepare("select notes from recipe_lines order by id").pluck().get()).toBe("sliced");
    expect(db.$client.prepare("select is_ticked from shopping_list_items").pluck().get()).toBe(1);
  };

  await expectAll();
  const { backups } = (await read("/admin/backups")) as { backups: { name: string; kind: string; recipes: number }[] };
  const copy = backups.find(({ kind }) => kind === "before-migration");
  expect(copy).toMatchObject({ recipes: 2 });
  expect((await server.ask("POST", `/admin/backups/${copy?.name}/restore`)).status).toBe(200);
  await expectAll();
});
