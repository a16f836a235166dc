import sharp from "sharp";
import supertest from "supertest";
import { beforeEach, describe, expect, test } from "vitest";
import type { OcrPage } from "#ai/ocr/ocr-messages";
import { outsideHomeNote } from "./outside-home";
import { decodeInChild } from "./photo/prepare-photo";
import * as heicPhotos from "#testing/heic-photos";
import { doubleOfOllama, LONG_FRAMES } from "#testing/double-of-ollama";
import { testAi } from "#testing/test-ai";
import { testApp } from "#testing/test-app";
import { familyCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";

const double = doubleOfOllama(LONG_FRAMES);
let app: TestContext;
let server: ReturnType<typeof testApp>;

beforeEach(() => {
  app = testContext({ ai: testAi(double.url).ai });
  server = testApp(app);
});

const SOUP_ON_PAPER =
  "### RECIPE: Lentil soup\nServes 6\nIngredients\n300 g lentils\n1 1/2 l water\nMethod\n1. Rinse the lentils.\n2. Simmer until soft.";

const picture = (format: "jpeg" | "png" | "gif" | "webp") =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: "#c96" } })
    .toFormat(format)
    .toBuffer();

/** A BMP of 2 × 2 pixels, 24 bits, written out by hand. */
function bmp(width = 2, height = 2): Buffer {
  const rowBytes = Math.ceil((2 * 3) / 4) * 4;
  const file = Buffer.alloc(54 + rowBytes * 2, 0x80);
  file.write("BM", 0);
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(0, 6);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  file.fill(0, 30, 54);
  return file;
}

describe("a recipe from plain words", () => {
  test("comes back in the fields of the form, and names the model", async () => {
    const { body } = await server.call("post", "/recipes/suggest").send({ description: SOUP_ON_PAPER }).expect(200);
    expect(body).toMatchObject({
      success: true,
      model: "qwen3.5:4b",
      recipe: { title: "Lentil soup", difficulty: expect.any(String), tags: expect.any(Array) },
    });
    expect(body.recipe.ingredients[0]).toMatchObject({
      name: expect.any(String),
      amount: expect.any(Number),
      unit: expect.any(String),
      grounding: null,
    });
  });

  test.each([{}, { description: "" }, { description: "   " }, { description: 5 }, { description: null }])(
    "needs words: %j",
    async (body) => {
      const response = await server.call("post", "/recipes/suggest").send(body).expect(400);
      expect(response.body).toEqual({ error: "Please enter a recipe description" });
    },
  );

  test("without a model it says so in a sentence, and the call itself has not failed", async () => {
    const alone = testApp(testContext());
    const { body } = await alone.call("post", "/recipes/suggest").send({ description: "soup" }).expect(200);
    expect(body).toEqual({ success: false, error: expect.stringMatching(/^Ollama does not answer at .* Start it/) });
  });

  test("the household's limit counts these calls and says when to come back", async () => {
    app.settings.set("rate_limit_max_requests", 10);
    for (let call = 0; call < 10; call += 1)
      await server.call("post", "/recipes/suggest").send({ description: SOUP_ON_PAPER }).expect(200);
    const refused = await server.call("post", "/recipes/suggest").send({ description: SOUP_ON_PAPER }).expect(429);
    expect(Number(refused.get("Retry-After"))).toBeGreaterThan(0);
    await server.call("get", "/larder").expect(200);
    app.clock.advance(15 * 60_000);
    await server.call("post", "/recipes/suggest").send({ description: SOUP_ON_PAPER }).expect(200);
  });
});

/** As the product does, rather than in this process. */
function decodeInItsOwnProcess(): void {
  app = { ...app, decodePhoto: decodeInChild };
  server = testApp(app);
}

describe("a photo", () => {
  test.each(["jpeg", "png", "gif", "webp"] as const)("of kind %s is shown to the model as JPEG", async (format) => {
    const response = await server.call("post", "/recipes/upload-image").attach("image", await picture(format), "page");
    expect(response.status).toBe(200);
    const seen = (await double.control.requests()).flatMap((request) => request.images);
    expect(seen.map((image) => image.type)).toContain("jpeg");
  });

  test("of kind BMP is read too", async () => {
    const { body } = await server
      .call("post", "/recipes/suggest-with-image")
      .send({ image: bmp().toString("base64"), imageFormat: "image/bmp" })
      .expect(200);
    expect(body).toHaveProperty("success");
    expect((await double.control.requests()).flatMap((request) => request.images).map((image) => image.type)).toContain(
      "jpeg",
    );
  });

  test.each([
    ["turned", heicPhotos.TURNED],
    ["of 10 bits", heicPhotos.TEN_BITS],
    ["a burst", heicPhotos.BURST],
    ["of tiles", heicPhotos.TILES],
  ])("in a phone's own format is shown to the model as JPEG, as a page and as a meal: %s", async (_what, bytes) => {
    decodeInItsOwnProcess();
    await server.call("post", "/recipes/upload-image").attach("image", bytes, "IMG_0042.HEIC").expect(200);
    await server
      .call("post", "/recipes/suggest-with-image")
      .send({ image: bytes.toString("base64"), imageFormat: "image/heic" })
      .expect(200);
    const seen = (await double.control.requests()).flatMap((request) => request.images);
    expect(seen.length).toBeGreaterThanOrEqual(2);
    expect(new Set(seen.map((image) => image.type))).toEqual(new Set(["jpeg"]));
  });

  test("taken sideways is turned upright, and a large one made small", async () => {
    const sideways = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: "#fff" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await server
      .call("post", "/recipes/suggest-with-image")
      .send({ image: sideways.toString("base64") })
      .expect(200);
    const seen = (await double.control.requests()).flatMap((request) => request.images).at(-1);
    expect(seen).toMatchObject({ width: 533, height: 1600 });
  });

  test("of a phone with 50 megapixels is made small while it is opened", async () => {
    decodeInItsOwnProcess();
    const [width, height] = [8192, 6144];
    const large = await sharp(Buffer.alloc(width * height), { raw: { width, height, channels: 1 } })
      .jpeg()
      .toBuffer();
    await server
      .call("post", "/recipes/suggest-with-image")
      .send({ image: large.toString("base64") })
      .expect(200);
    const seen = (await double.control.requests()).flatMap((request) => request.images).at(-1);
    expect(seen).toMatchObject({ width: 1600, height: 1200 });
  });

  test("may come with a data: prefix", async () => {
    const image = `data:image/jpeg;base64,${(await picture("jpeg")).toString("base64")}`;
    await server
      .call("post", "/recipes/suggest-with-image")
      .send({ image, imageFormat: "image/jpeg", description: "dinner" })
      .expect(200);
  });

  const reading = async () => {
    const { body } = await server
      .call("post", "/recipes/upload-image")
      .attach("image", await picture("jpeg"), "page.jpg")
      .expect(200);
    return { body, chats: (await double.control.stats()).chats };
  };
  const showing = (content: string) => ({ fixtures: [{ width: 64, height: 48, content }] });

  test("of a plain recipe needs no model but the one that reads it, and no word is another", async () => {
    const content =
      "# Grandma's **Leek** Pie\nServes 8\n\n## Ingredients\n**For the crust**\n200 g flour\n½ tsp salt\n**For the filling**\n3 leeks, sliced\n2 eggs\n\n1. Knead the crust.\n2. Fill and bake it for 45 minutes.";
    await double.control.mode({ responder: showing(content) });
    const { body, chats } = await reading();
    expect(chats).toBe(1);
    expect(body).toMatchObject({
      success: true,
      model: "qwen3-vl:8b-instruct",
      interpretedRecipe: {
        title: "Grandma's Leek Pie",
        servings: 8,
        ingredients: [
          { name: "flour", amount: 200, unit: "g", section: "For the crust" },
          { name: "salt", amount: 0.5, unit: "tsp", section: "For the crust" },
          { name: "leeks", amount: 3, section: "For the filling" },
          { name: "eggs", amount: 2, section: "For the filling" },
        ],
        instructions: "Knead the crust.\nFill and bake it for 45 minutes.",
      },
    });
    for (const { grounding } of body.interpretedRecipe.ingredients)
      expect(grounding).toEqual({ name_found: true, amount_found: true });
    expect(body).not.toHaveProperty("note");
  });

  test.each(["copies-the-example", "answers-empty"] as const)(
    "with a model that %s is no made-up recipe, but a sentence",
    async (carelessness) => {
      const content = "Take a packet of jelly and half a pint of milk, and leave them in the cold until they are set.";
      await double.control.mode({ responder: { carelessness, ...showing(content) } });
      const { body } = await reading();
      expect(body).toMatchObject({ success: false, error: expect.stringContaining("gave no usable recipe") });
    },
  );

  test("whose text does not fit into the answer gives what is there of it, and says that something is missing", async () => {
    await double.control.mode({ faults: [{ id: "F07" }] });
    const { body } = await reading();
    expect(body).toMatchObject({
      success: true,
      interpretedRecipe: {
        title: "Grandmother's Pancakes",
        instructions: expect.stringMatching(/^Whisk flour, milk, eggs and salt to a smooth batter/),
      },
      note: expect.stringMatching(/^Only part of the recipe/),
    });
  });

  test("in a part of another name is accepted", async () => {
    await server
      .call("post", "/recipes/upload-image")
      .attach("photo", await picture("jpeg"), "page.jpg")
      .expect(200);
  });

  test("that is none gets a sentence and the right status", async () => {
    decodeInItsOwnProcess();
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(16)]);
    const broken = (await picture("jpeg")).subarray(0, 60);
    const cases: [supertest.Test, number, RegExp][] = [
      [
        server.call("post", "/recipes/upload-image").attach("image", Buffer.from("just text"), "page.jpg"),
        415,
        /not a photo/,
      ],
      [server.call("post", "/recipes/upload-image").attach("image", heic, "IMG_1.heic"), 422, /damaged/],
      [server.call("post", "/recipes/upload-image").attach("image", broken, "page.jpg"), 422, /damaged/],
      [
        server.call("post", "/recipes/upload-image").attach("image", bmp(30_000, 30_000), "big.bmp"),
        413,
        /40 megapixels/,
      ],
      [server.call("post", "/recipes/upload-image").field("note", "no file"), 400, /choose a file/],
      [server.call("post", "/recipes/upload-image").send({ image: "x" }), 415, /multipart/],
      [server.call("post", "/recipes/suggest-with-image").send({}), 400, /choose a photo/],
      [
        server.call("post", "/recipes/suggest-with-image").send({ image: "not base64 at all!" }),
        400,
        /did not arrive whole/,
      ],
      [
        server.call("post", "/recipes/suggest-with-image").send({ image: Buffer.from("words").toString("base64") }),
        415,
        /not a photo/,
      ],
    ];
    for (const [request, status, sentence] of cases) {
      const response = await request;
      expect([response.status, response.body]).toEqual([status, { error: expect.stringMatching(sentence) }]);
    }
  });
});

/** A page as the classic reader makes it out, line by line. */
const printed = (confidence: number, ...texts: string[]): OcrPage => ({
  confidence,
  longSide: 842,
  lines: texts.map((text, index) => ({
    text,
    x: 40,
    width: 300,
    size: 12,
    baseline: 40 + 20 * index,
    block: 0,
    confidence: text.includes("?") ? 40 : confidence,
  })),
});

describe("a photo of something printed", () => {
  const SOUP = [
    "Leek soup",
    "Serves 4",
    "Ingredients",
    "3 leeks",
    "1 l stock",
    "Method",
    "1. Cut the leeks.",
    "2. Boil them.",
  ];
  const photograph = async (page: OcrPage) => {
    const context = { ...app, ocr: { read: () => Promise.resolve(page), close: () => undefined } };
    return testApp(context)
      .call("post", "/recipes/upload-image")
      .attach("image", await picture("jpeg"), "page.jpg");
  };

  test("is read without a model, word for word", async () => {
    const alone = testContext();
    app = alone;
    const { body } = await photograph(printed(92, ...SOUP));
    expect(body).toMatchObject({ success: true, model: "", interpretedRecipe: { title: "Leek soup", servings: 4 } });
    expect(body.interpretedRecipe.ingredients.map(({ name }: { name: string }) => name)).toEqual(["leeks", "stock"]);
    expect(body.interpretedRecipe.instructions).toBe("Cut the leeks.\nBoil them.");
    expect(body.sourceText).toContain("1 l stock");
  });

  test("an amount that is not certain is marked", async () => {
    const { body } = await photograph(printed(92, ...SOUP.map((line) => (line === "1 l stock" ? "11 stock?" : line))));
    const marks = body.interpretedRecipe.ingredients.map(
      ({ grounding }: { grounding: { amount_found: boolean } }) => grounding.amount_found,
    );
    expect(marks).toEqual([true, false]);
  });

  test("is shown to the model that sees where it is not certain", async () => {
    const { body } = await photograph(printed(40, "L??k s?up"));
    expect(body).toMatchObject({ success: true, model: "qwen3-vl:8b-instruct" });
  });

  test("whose recipe no rule and no model can tell comes beside the form, with the reason", async () => {
    app = testContext();
    const { body } = await photograph(printed(92, "Grandma's stew", "Brown the beef and let it simmer for two hours."));
    expect(body).toMatchObject({
      success: true,
      note: expect.stringMatching(/^The photo was read, but no recipe was recognised in it\. Ollama does not answer/),
      sourceText: expect.stringContaining("Brown the beef"),
      interpretedRecipe: { title: "Grandma's stew", ingredients: [] },
    });
  });
});

describe("the doctor", () => {
  test("finds the server, its models, and who does what", async () => {
    const health = await familyCaller(app).ai.health();
    expect(health).toMatchObject({ isReachable: true, textModel: "qwen3.5:4b", problem: null });
    expect(health.models.length).toBeGreaterThan(0);
    expect(health.chunkChars).toBeGreaterThan(1000);
  });

  test("shows a broken model with its reason, and the others as ever", async () => {
    await double.control.model({ name: "broken:70b", brokenBecause: "blob missing" });
    const health = await familyCaller(app).ai.health();
    expect(health).toMatchObject({ isReachable: true, textModel: "qwen3.5:4b", problem: null });
    expect(health.models.filter(({ problem }) => problem !== null)).toMatchObject([
      { name: "broken:70b", canRead: false, problem: expect.stringMatching(/blob missing/) },
    ]);
  });

  test("says where an Ollama may pass questions on to, and names the models that do not run at home", async () => {
    expect((await familyCaller(app).ai.health()).notes).toEqual([]);
    await double.control.model({ name: "kimi-k2.5:cloud", sizeBytes: 195, remoteHost: "https://ollama.com:443" });
    await double.control.mode({ settings: { isCloudOff: false } });
    const health = await familyCaller(app).ai.health();
    expect(health.notes).toEqual([expect.stringMatching(/^This Ollama may let models answer from ollama\.com\./)]);
    expect(health.models.at(-1)).toMatchObject({ name: "kimi-k2.5:cloud", remoteHost: "ollama.com", canRead: false });
    // Older servers do not say.
    await double.control.mode({ faults: [{ id: "F25" }] });
    expect((await familyCaller(app).ai.health()).notes).toEqual([expect.stringMatching(/^This is Ollama 0\.11\.4\./)]);
  });

  test.each([
    ["http://8.8.8.8:11434", true],
    ["https://[2001:4860:4860::8888]", true],
    ["1.1.1.1:11434", true],
    ["http://127.0.0.1:11434", false],
    ["192.168.178.20:11434", false],
    ["http://100.101.102.103:11434", false],
    ["http://localhost:11434", false],
    ["not an address", false],
  ])("an Ollama at %s is outside the house: %s", async (host, isOutside) => {
    expect((await outsideHomeNote(host)) !== null).toBe(isOutside);
  });

  test("says in a sentence that the models cannot be listed", async () => {
    const late = testContext({ ai: testAi(double.url, { deadlines: { metadataMs: 200 } }).ai });
    await double.control.mode({ settings: { metadataMs: 60_000 } });
    const health = await familyCaller(late).ai.health();
    expect(health).toMatchObject({
      isReachable: true,
      models: [],
      textModel: null,
      problem: expect.stringMatching(/^Ollama does not answer at/),
    });
  });

  test("says what is wrong when nobody answers", async () => {
    const health = await familyCaller(testContext()).ai.health();
    expect(health).toMatchObject({
      isReachable: false,
      models: [],
      textModel: null,
      problem: expect.stringMatching(/^Ollama does not answer at .* Admin, Local model/),
    });
  });

  test("lets the models read recipes that it knows, and says in words how they did", async () => {
    const { results, verdict } = await familyCaller(app).ai.selfTest();
    expect(results.map((result) => result.name)).toEqual([
      "A recipe in plain text",
      "A photo of a printed recipe",
      "A page with two recipes",
    ]);
    expect(results[0]).toMatchObject({ passed: true, amountsRight: 5, stepsRight: 4 });
    expect(verdict).toMatch(
      /^Text is read well enough\. Photos are not read well enough: print is read without a model/,
    );
  });

  test("a download tells how far it is, and a name that nobody knows gets a sentence", async () => {
    const told = [];
    for await (const progress of await familyCaller(app).ai.pull({ model: "qwen3.5:4b" })) told.push(progress);
    expect(told.at(-1)).toMatchObject({ status: "success", error: null });
  });
});
