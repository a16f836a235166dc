import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import supertest from "supertest";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { testApp } from "#testing/test-app";
import { familyCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";
import type { Caller } from "#start/app-router";
import { sweepPhotos } from "./sweep-photos";

const DAY_MS = 24 * 3600 * 1000;
const SOUP = { title: "Leek soup", instructions: "Slice the leeks.", ingredients: "2 leeks" };

let app: TestContext;
let family: Caller;
let household: ReturnType<typeof testApp>;
let soup: number;
/** Taken with the camera on its side: it is 300 wide and 400 high, and knows where it was taken. */
let sideways: Buffer;

beforeAll(async () => {
  sideways = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#a44a26" } })
    .withExif({ IFD0: { Copyright: "Grandmother" }, IFD3: { GPSLatitude: "52/1 31/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  app = testContext();
  family = familyCaller(app);
  household = testApp(app);
  soup = (await family.recipes.create(SOUP)).recipe.id;
});

const put = (bytes: Buffer, id = soup) =>
  household.call("put", `/recipes/${id}/photo`).attach("photo", bytes, "IMG_1.jpg");
const stored = (): string[] => {
  mkdirSync(join(app.dataFolder, "photos"), { recursive: true });
  return readdirSync(join(app.dataFolder, "photos"));
};
async function give(bytes = sideways): Promise<string> {
  const { recipe } = await family.recipePhotos.set({ id: soup, photo: { fileName: "a", type: "", bytes } });
  return recipe.photo?.address ?? "";
}
const photo = async () => (await family.recipes.byId({ id: soup })).recipe.photo?.address ?? null;
const restore = (undo_id: string | null) => family.trash.restore({ undo_id: undo_id ?? "" });

test("the pictures of a photo are on the disk before the call is answered", async () => {
  const handle = await open(app.dataFolder);
  const sync = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, "sync");
  await handle.close();
  try {
    await give();
    expect(sync).toHaveBeenCalledTimes(3);
  } finally {
    sync.mockRestore();
  }
});

describe("a photo of the dish", () => {
  test("stands on its recipe, its card and in the collection, with a blurred placeholder", async () => {
    expect((await family.recipes.byId({ id: soup })).recipe.photo).toBeNull();
    const { body } = await put(sideways).expect(200);
    const expected = {
      address: expect.stringMatching(/^\/media\/[0-9a-f]{32}$/),
      placeholder: expect.stringMatching(/^data:image\/webp;base64,.{40,400}$/),
    };
    expect(body).toMatchObject({ recipe: { id: soup, photo: expected }, undo_id: null });
    expect((await family.recipes.search({})).recipes).toMatchObject([{ id: soup, photo: expected }]);
    expect((await household.call("get", "/recipes")).body.recipes).toMatchObject([{ id: soup, photo: expected }]);
    const planned = await family.mealPlans.create({ recipe_id: soup, date: "2026-11-18", meal_type: "dinner" });
    expect(planned.mealPlan.recipe_photo).toBe(body.recipe.photo.address);
  });

  test("is shown without a sign-in to whoever knows its address, for ever, in three widths, upright, and without a place", async () => {
    const { body } = await put(sideways);
    for (const [name, width] of [
      ["320", 300],
      ["1600", 300],
    ] as const) {
      const answer = await supertest(household.server).get(`${body.recipe.photo.address}/${name}.webp`).expect(200);
      expect(answer.headers).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "private, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
      });
      const metadata = await sharp(answer.body as Buffer).metadata();
      expect(metadata).toMatchObject({ format: "webp", width, height: 400 });
      expect([metadata.exif, metadata.icc, metadata.xmp, metadata.iptc]).toEqual(Array.from({ length: 4 }));
    }
  });

  test("is answered to a program with a token in the width that it asks for", async () => {
    const large = await sharp({ create: { width: 1000, height: 500, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    await put(large).expect(200);
    const small = await household
      .call("get", `/recipes/${soup}/photo?width=500`)
      .expect(200)
      .expect("content-type", "image/webp");
    expect(await sharp(small.body as Buffer).metadata()).toMatchObject({ width: 800, height: 400 });
    // A picture that Undo brings back is older than the one that a program has.
    expect(small.headers).not.toHaveProperty("last-modified");
    const { body } = await household.call("get", `/recipes/${soup}/photo`).expect(200);
    expect(await sharp(body as Buffer).metadata()).toMatchObject({ width: 1000 });
    expect((await household.call("get", "/recipes/99/photo").expect(404)).body.error).toMatch(
      /^This recipe is not there/,
    );
  });

  test("does not get in the way of somebody who edits the text meanwhile", async () => {
    const { recipe } = await family.recipes.byId({ id: soup });
    await give();
    await family.recipes.update({ id: soup, title: "Potato soup", revision: recipe.revision });
    expect(await photo()).not.toBeNull();
  });

  test("cannot be guessed: what is asked for beside it is no picture and no page", async () => {
    const address = await give();
    const { server } = household;
    for (const path of [
      "0".repeat(32) + "/320.webp",
      "",
      "..%2ftureen.sqlite",
      "../../.tureen",
      `${address.slice(7)}/`,
    ]) {
      const answer = await supertest(server).get(`/media/${path}`);
      expect([path, answer.status, answer.headers["content-type"]]).not.toContain(200);
    }
  });
});

describe("a photo that was a mistake", () => {
  test("is taken back: the one before it is there again, and the mistake can be had again", async () => {
    const first = await give();
    const { recipe, undo_id } = await family.recipePhotos.set({
      id: soup,
      photo: { fileName: "b", type: "", bytes: sideways },
    });
    const second = recipe.photo?.address;
    await family.recipes.update({ id: soup, title: "Potato soup" });
    expect(await restore(undo_id)).toEqual({ success: true, kind: "recipe-photo", id: soup });
    expect(await family.recipes.byId({ id: soup })).toMatchObject({
      recipe: { title: "Potato soup", photo: { address: first } },
    });
    const [mistake] = (await family.trash.list()).deletions;
    expect(mistake).toMatchObject({ kind: "recipe-photo", name: "Potato soup" });
    await restore(mistake?.undo_id ?? "");
    expect(await photo()).toBe(second);
  });

  test("is removed, and can be brought back for 30 days; an earlier version of the text leaves the photo alone", async () => {
    await family.recipes.update({ id: soup, title: "Potato soup" });
    const address = await give();
    const [version] = (await family.recipes.versions({ id: soup })).versions;
    await restore(version?.undo_id ?? "");
    expect(await photo()).toBe(address);
    const { body } = await household.call("delete", `/recipes/${soup}/photo`).expect(200);
    expect(await photo()).toBeNull();
    await household.call("delete", `/recipes/${soup}/photo`).expect(404);
    await restore(body.undo_id);
    expect(await photo()).toBe(address);
  });

  test("leaves its files until nothing can bring it back any more", async () => {
    const address = await give();
    const { undo_id } = await family.recipes.delete({ id: soup });
    await sweepPhotos(app, 0);
    await restore(undo_id);
    await supertest(household.server).get(`${address}/320.webp`).expect(200);
    await family.recipes.delete({ id: soup });
    app.clock.advance(31 * DAY_MS);
    const other = (await family.recipes.create(SOUP)).recipe.id;
    await family.recipes.delete({ id: other });
    // What came a moment ago may belong to a recipe that is about to name it.
    await sweepPhotos(app);
    expect(stored()).toHaveLength(1);
    await sweepPhotos(app, 0);
    expect(stored()).toEqual([]);
  });

  test("goes with everything else that a family deletes", async () => {
    await give();
    await family.admin.bulkDelete({ kind: "all" });
    expect(stored()).toEqual([]);
  });
});

test("a picture of our own comes in again as it is, without what somebody has put behind it", async () => {
  await put(sideways).expect(200);
  const stored = Buffer.from(
    (
      await supertest(household.server)
        .get(`${await photo()}/1600.webp`)
        .expect(200)
    ).body,
  );
  const kept = async (bytes: Buffer): Promise<Buffer> => {
    await put(bytes).expect(200);
    return Buffer.from(
      (
        await supertest(household.server)
          .get(`${await photo()}/1600.webp`)
          .expect(200)
      ).body,
    );
  };
  expect((await kept(stored)).equals(stored)).toBe(true);
  const hidden = Buffer.from("where we live, and when we are away.");
  expect((await kept(Buffer.concat([stored, hidden]))).includes(hidden)).toBe(false);
  // As a part of the picture's own data.
  const within = Buffer.concat([stored, hidden]);
  within.writeUInt32LE(within.length - 8, 4);
  within.writeUInt32LE(within.length - 20, 16);
  expect((await kept(within)).includes(hidden)).toBe(false);
});

describe("a file that is no photo", () => {
  test.each([
    ["nothing", Buffer.alloc(0), 400, /empty/],
    ["text", Buffer.from("two leeks"), 415, /not a photo/],
    ["half a picture", Buffer.from("ffd8ffe000104a46494600", "hex"), 422, /damaged/],
    ["a picture of four gigapixels", bomb(), 413, /megapixels/],
  ] as const)("%s is refused in a sentence, and nothing is kept", async (_what, bytes, status, sentence) => {
    const { body } = await put(bytes).expect(status);
    expect(body.error).toMatch(sentence);
    expect(await photo()).toBeNull();
    expect(stored()).toEqual([]);
  });

  test("without a file, or for a recipe that is gone, it says so", async () => {
    expect((await household.call("put", `/recipes/${soup}/photo`).field("a", "b").expect(400)).body.error).toMatch(
      /choose a/,
    );
    expect((await put(sideways, 99).expect(404)).body.error).toMatch(/^This recipe is not there/);
  });

  test("a photo that cannot be written is not the recipe's", async () => {
    // A file where the folder should be.
    writeFileSync(join(app.dataFolder, "photos"), "");
    const refused = await put(sideways).expect(503);
    expect(refused.body).toEqual({ error: expect.stringMatching(/^A file stands where Tureen needs a folder/) });
    expect(await photo()).toBeNull();
  });
});

/** The head of a BMP that says it is 65,535 pixels wide and high. */
function bomb(): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write("BM");
  bytes.writeInt32LE(65_535, 18);
  bytes.writeInt32LE(65_535, 22);
  return bytes;
}
