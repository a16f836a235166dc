import sharp from "sharp";
import supertest from "supertest";
import { beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "#start/app-router";
import { testApp } from "#testing/test-app";
import { familyCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";
import { photoNames } from "../backups/database-file";
import { storedBefore } from "./photo-files";
import { sweepPhotos } from "./sweep-photos";

const STEPS = ["Knead the dough.", "Let it rest for an hour.", "Roll it out thinly.", "Bake until golden."];

let app: TestContext;
let family: Caller;
let household: ReturnType<typeof testApp>;
let bread: number;

beforeEach(async () => {
  app = testContext();
  family = familyCaller(app);
  household = testApp(app);
  const recipe = { title: "Flat bread", instructions: STEPS.join("\n"), ingredients: "500 g flour" };
  bread = (await family.recipes.create(recipe)).recipe.id;
});

/** A picture of one colour, as a phone sends it; answers its address. */
async function add(background: string, step?: number): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const before = await addresses();
  const query = step === undefined ? "" : `?step=${step}`;
  const { body } = await household.call("post", `/recipes/${bread}/photos${query}`).attach("photo", bytes).expect(200);
  const photos: { address: string }[] = body.recipe.photos;
  return photos.map(({ address }) => address).find((address) => !before.includes(address)) ?? "";
}
const recipe = async (id = bread) => (await family.recipes.byId({ id })).recipe;
const addresses = async (id = bread) => (await recipe(id)).photos.map(({ address }) => address);
const steps = async (id = bread) => (await recipe(id)).photos.map(({ address, step }) => [address, step]);
/** The photos that a backup takes along. */
const backedUp = () =>
  photoNames(app.db.$client)
    .map((id) => `/media/${id}`)
    .toSorted();
const restore = (undo_id: string) => family.trash.restore({ undo_id });
const isThere = (address: string) => supertest(household.server).get(`${address}/320.webp`).expect(200);

describe("the photos of a recipe", () => {
  test("are in the family's order, the first is the cover of the specification's calls", async () => {
    const [red, green, blue] = [await add("red"), await add("green"), await add("blue")];
    expect(await addresses()).toEqual([red, green, blue]);
    expect((await recipe()).photo?.address).toBe(red);
    const photos = [{ address: blue }, { address: red }];
    const { body } = await household.call("put", `/recipes/${bread}/photos`).send({ photos }).expect(200);
    // What somebody else has added meanwhile stays, behind these.
    expect(body.recipe.photos.map(({ address }: { address: string }) => address)).toEqual([blue, red, green]);
    expect((await family.recipes.search({})).recipes[0]?.photo?.address).toBe(blue);
    expect((await household.call("get", `/recipes/${bread}/photo`).expect(200)).type).toBe("image/webp");
  });

  test("go one by one and come back in their places; without the cover the next one is it", async () => {
    const [red, green, blue] = [await add("red"), await add("green"), await add("blue")];
    const { body } = await household.call("delete", `/recipes/${bread}/photos/${green.slice(7)}`).expect(200);
    expect(await addresses()).toEqual([red, blue]);
    const cover = await family.recipePhotos.delete({ id: bread });
    expect((await recipe()).photo?.address).toBe(blue);
    const grey = await add("grey");
    await restore(body.undo_id);
    expect(await addresses()).toEqual([blue, green, grey]);
    await restore(cover.undo_id);
    expect(await addresses()).toEqual([red, blue, green, grey]);
  });

  test("keep their files while a recipe, a copy of it or the trash names them", async () => {
    const [red, green] = [await add("red"), await add("green", 2)];
    const copy = (await family.recipes.duplicate({ id: bread })).recipe.id;
    expect(await steps(copy)).toEqual([[red, null], [green, 2]]); // prettier-ignore
    expect(backedUp()).toEqual([red, green].toSorted());
    await family.recipes.delete({ id: copy });
    const { undo_id } = await family.recipes.delete({ id: bread });
    await sweepPhotos(app, 0);
    await Promise.all([red, green].map(isThere));
    await restore(undo_id);
    expect(await steps()).toEqual([[red, null], [green, 2]]); // prettier-ignore
    await family.recipePhotos.remove({ id: bread, photo: green });
    await sweepPhotos(app, 0);
    await isThere(green);
    expect(backedUp()).toEqual([red, green].toSorted());
    await family.admin.bulkDelete({ kind: "all" });
    expect(await storedBefore(app.dataFolder, Date.now() + 60_000)).toEqual([]);
  });

  test("are 30 at most: the next is refused with a sentence, and of it nothing is kept", async () => {
    const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const answers: number[] = [];
    for (let sent = 0; sent < 32; sent += 1)
      answers.push((await household.call("post", `/recipes/${bread}/photos`).attach("photo", bytes)).status);
    expect(answers).toEqual([...Array.from({ length: 30 }, () => 200), 409, 409]);
    const { body } = await household.call("post", `/recipes/${bread}/photos`).attach("photo", bytes).expect(409);
    expect(body.error).toBe("This recipe has 30 photos, and no more fit. Remove one of them first.");
    expect(await storedBefore(app.dataFolder, Date.now() + 60_000)).toHaveLength(30);
  });

  test("of another recipe, of no step, or none at all are named in a sentence", async () => {
    const red = await add("red");
    const other = { title: "Soup", instructions: "Stir.", ingredients: "1 leek" };
    const { id } = (await family.recipes.create(other)).recipe;
    const put = (photos: unknown) => household.call("put", `/recipes/${id}/photos`).send({ photos });
    expect((await put([{ address: red }]).expect(404)).body.error).toMatch(/^This photo is not there/);
    expect((await put([{ address: "../../x" }]).expect(400)).body.error).toMatch(/photo/);
    const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const sent = household.call("post", `/recipes/${id}/photos?step=2`).attach("photo", bytes);
    expect((await sent.expect(404)).body.error).toMatch(/^This step is not there/);
    expect(await addresses(id)).toEqual([]);
  });
});

describe("a photo of a step", () => {
  const write = (...instructions: string[]) =>
    family.recipes.update({ id: bread, instructions: instructions.join("\n") });

  test("goes with its step when the steps are edited", async () => {
    const dough = await add("grey", 3);
    await write("Heat the oven.", ...STEPS);
    expect(await steps()).toEqual([[dough, 4]]);
    await write("Heat the oven.", "Roll it out thinly, on flour.", ...STEPS.slice(0, 2), "Bake.");
    expect(await steps()).toEqual([[dough, 2]]);
    // Each edit is looked at from the one before: after three of them nothing is left of the first words.
    await write("Heat the oven.", "On flour, press it flat.", ...STEPS.slice(0, 2), "Bake.");
    await write("Heat the oven.", "Press it flat with both hands.", ...STEPS.slice(0, 2), "Bake.");
    expect(await steps()).toEqual([[dough, 2]]);
  });

  test("joins the gallery when its step is gone, and is back with it", async () => {
    const [dish, dough] = [await add("red"), await add("grey", 3)];
    await write(...STEPS.slice(0, 2), STEPS[3] ?? "");
    expect(await steps()).toEqual([[dish, null], [dough, null]]); // prettier-ignore
    const [version] = (await family.recipes.versions({ id: bread })).versions;
    await restore(version?.undo_id ?? "");
    expect(await steps()).toEqual([[dish, null], [dough, 3]]); // prettier-ignore
  });

  test("is no cover; one whose step is gone is, where there is none", async () => {
    const dough = await add("grey", 1);
    expect((await recipe()).photo).toBeNull();
    await write("Bake.");
    expect((await recipe()).photo?.address).toBe(dough);
  });

  test("comes from the gallery and goes back to it", async () => {
    const [red, green] = [await add("red"), await add("green")];
    await family.recipePhotos.arrange({ id: bread, photos: [{ address: red, step: 4 }, { address: green }] });
    expect(await steps()).toEqual([[green, null], [red, 4]]); // prettier-ignore
    expect((await recipe()).photo?.address).toBe(green);
    await family.recipePhotos.arrange({ id: bread, photos: [{ address: red }, { address: green, step: 1 }] });
    expect(await steps()).toEqual([[red, null], [green, 1]]); // prettier-ignore
  });
});
