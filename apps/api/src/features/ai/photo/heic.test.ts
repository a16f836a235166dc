import sharp, { type Sharp } from "sharp";
import type supertest from "supertest";
import { beforeAll, describe, expect, test } from "vitest";
import * as photos from "#testing/heic-photos";
import { familyCaller } from "#testing/test-caller";
import { testApp } from "#testing/test-app";
import { testContext } from "#testing/test-context";
import { decodeInChild } from "./prepare-photo";

const RED = [254, 0, 0];
const GREEN = [0, 160, 0];
const BLUE = [0, 0, 254];
const WHITE = [255, 255, 255];

let send: (bytes: Buffer) => supertest.Test;
let photo: () => Promise<Sharp>;

// A household with one recipe, whose photos are opened as the product opens them: in a process of their own.
beforeAll(async () => {
  const app = testContext({ decodePhoto: decodeInChild });
  const family = familyCaller(app);
  const { id } = (await family.recipes.create({ title: "Soup", instructions: "Stir.", ingredients: "1 leek" })).recipe;
  const { call } = testApp(app);
  send = (bytes) => call("put", `/recipes/${id}/photo`).attach("photo", bytes, "IMG_0042.HEIC");
  photo = async () => sharp((await call("get", `/recipes/${id}/photo`).expect(200)).body as Buffer);
});

/** The colours in the corners, from the upper left one, row by row. */
async function corners(picture: Sharp): Promise<number[][]> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  const [right, bottom] = [info.width - 5, info.height - 5];
  return [at(4, 4), at(right, 4), at(4, bottom), at(right, bottom)];
}

const near = (colours: readonly number[][]) =>
  colours.map((colour) => colour.map((value) => expect.closeTo(value, -1) as number));

describe("a photo in a phone's own format", () => {
  test.each([
    ["turned by its box", photos.TURNED, [64, 96], [GREEN, RED, BLUE, GREEN]],
    ["turned by EXIF alone", photos.TURNED_BY_EXIF, [64, 96], [GREEN, RED, BLUE, GREEN]],
    ["of 10 bits a colour", photos.TEN_BITS, [96, 64], [RED, GREEN, GREEN, BLUE]],
    ["the chosen one of a burst", photos.BURST, [96, 64], [RED, GREEN, GREEN, BLUE]],
    ["with a transparent corner", photos.TRANSPARENT, [96, 64], [WHITE, GREEN, GREEN, BLUE]],
    ["of tiles", photos.TILES, [128, 128], [RED, GREEN, GREEN, BLUE]],
  ])("is read as it is to be seen: %s", async (_what, bytes, [width, height], colours) => {
    await send(bytes).expect(200);
    const picture = await photo();
    expect(await picture.metadata()).toMatchObject({ format: "webp", width, height });
    expect(await corners(picture)).toEqual(near(colours));
  });

  test.each([
    ["cut off", photos.TILES.subarray(0, 600), 422, /damaged/],
    ["only its head", photos.TURNED.subarray(0, 100), 422, /damaged/],
    ["three gigapixels by its own word", withSize(photos.TEN_BITS, 60_000), 413, /more than 50 megapixels/],
    ["a square of a pixel by its own word, and more within", withSize(photos.TEN_BITS, 1), 413, /megapixels/],
    ["packed in a way that nobody here knows", withCoder(photos.TEN_BITS, "jpeg"), 415, /Most Compatible/],
  ])("is refused in a sentence where it is %s", async (_what, bytes, status, sentence) => {
    const { body } = await send(bytes).expect(status);
    expect(body.error).toMatch(sentence);
  });
});

/** The same with another width and height in the box that says them. */
function withSize(photo: Buffer, side: number): Buffer {
  const bytes = Buffer.from(photo);
  const at = bytes.indexOf("ispe") + 8;
  bytes.writeUInt32BE(side, at);
  bytes.writeUInt32BE(side, at + 4);
  return bytes;
}

/** The same as if another coder had packed it. */
function withCoder(photo: Buffer, coder: string): Buffer {
  const bytes = Buffer.from(photo);
  bytes.write(coder, bytes.indexOf("hvc1"));
  return bytes;
}
