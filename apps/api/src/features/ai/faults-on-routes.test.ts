import { testDatabase } from "@tureen/db/testing/test-database";
import sharp from "sharp";
import type supertest from "supertest";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { generateBook } from "@tureen/book-generator/generate-book";
import type { Fault } from "@tureen/fake-ollama/faults/faults";
import { createImportRunner } from "#features/pdf-import/job/import-runner";
import { doubleOfOllama, LONG_FRAMES } from "#testing/double-of-ollama";
import { scannedBook } from "#testing/scanned-book";
import { testAi, type TestAi } from "#testing/test-ai";
import { testApp } from "#testing/test-app";
import { familyCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";

const db = testDatabase();
const double = doubleOfOllama();
let photo: Buffer;
let book: Buffer;
let scan: Buffer;
let app: TestContext;
let server: ReturnType<typeof testApp>;

beforeAll(async () => {
  photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#c96" } })
    .jpeg()
    .toBuffer();
  book = (await generateBook({ layout: "one-column", recipes: 1, steps: 3 })).pdf;
  scan = (await scannedBook(1)).pdf;
});
afterEach(async () => {
  await expect.poll(async () => (await double.control.stats()).active).toBe(0);
  expect(app.ai.load()).toEqual({ active: 0, waiting: 0 });
  await app.imports.stop();
});

const SOUP_ON_PAPER =
  "### RECIPE: Lentil soup\nServes 6\nIngredients\n300 g lentils\n1 1/2 l water\nMethod\n1. Rinse the lentils.\n2. Simmer until soft.";
const EYES = "qwen3-vl:8b-instruct";

const ROUTES = {
  suggest: () => server.call("post", "/recipes/suggest").send({ description: SOUP_ON_PAPER }),
  "upload-image": () => server.call("post", "/recipes/upload-image").attach("image", photo, "page.jpg"),
  "suggest-with-image": () =>
    server
      .call("post", "/recipes/suggest-with-image")
      .send({ image: photo.toString("base64"), imageFormat: "image/jpeg" }),
  "pdf-import/upload": (pdf = book) => server.call("post", "/pdf-import/upload").attach("pdf", pdf, "book.pdf"),
} as const;
type RouteName = keyof typeof ROUTES;
const PHOTO_ROUTES: readonly RouteName[] = ["upload-image", "suggest-with-image"];

/** What a family gets: the recipe all the same, or a sentence. */
type Outcome = "recipe" | RegExp;

interface Case {
  readonly fault: Fault;
  readonly outcome: Outcome;
  /** Where a route has another one. */
  readonly on?: Partial<Record<RouteName, Outcome>>;
  /** True for servers that a PDF import is refused for before it begins. */
  readonly refusesImport?: boolean;
  /** The one wait that the fault is about. */
  readonly deadlines?: Partial<TestAi["deadlines"]>;
}

const BROKE_OFF = /^The model \S+ broke off in the middle of its answer\./;
const LATE = /^The model \S+ (?:took longer than|did not begin to answer) .*\./;
const NO_RECIPE = /^The model \S+ gave no usable recipe/;
/** A book's whole recipes are kept of an answer that ends without its last word. */
const KEPT_OF_A_BOOK = { "pdf-import/upload": "recipe" } as const;

const CASES: readonly Case[] = [
  { fault: { id: "F01", delayMs: 60_000 }, outcome: LATE, deadlines: { firstFrameMaxMs: 200 } },
  { fault: { id: "F02", delayMs: 60 }, outcome: "recipe" },
  { fault: { id: "F03" }, outcome: LATE, deadlines: { betweenFramesMs: 200 } },
  { fault: { id: "F04" }, outcome: BROKE_OFF },
  { fault: { id: "F05" }, outcome: BROKE_OFF, on: KEPT_OF_A_BOOK },
  { fault: { id: "F06" }, outcome: BROKE_OFF },
  {
    fault: { id: "F07" },
    outcome: /^The model \S+ wrote far more than a recipe needs\./,
    on: { "upload-image": "recipe", "pdf-import/upload": NO_RECIPE },
  },
  { fault: { id: "F08" }, outcome: NO_RECIPE },
  { fault: { id: "F09", variant: "strings" }, outcome: "recipe" },
  { fault: { id: "F10" }, outcome: NO_RECIPE, on: { "upload-image": /found no text on the photo/ } },
  { fault: { id: "F11" }, outcome: /only thinks aloud and never answers/ },
  { fault: { id: "F12" }, outcome: NO_RECIPE, on: { "upload-image": /ran out of room/ } },
  { fault: { id: "F13" }, outcome: BROKE_OFF, on: KEPT_OF_A_BOOK },
  {
    fault: { id: "F14" },
    outcome: /^The model \S+ is not installed\. Install it on the Admin page, or run: ollama pull /,
  },
  { fault: { id: "F15" }, outcome: /^Ollama is busy with other work/ },
  { fault: { id: "F16" }, outcome: /too little memory\. Choose a smaller model/ },
  { fault: { id: "F17" }, outcome: /^The text is too long for the model/ },
  { fault: { id: "F18", model: EYES }, outcome: /cannot read images\. Choose one that can/, on: { suggest: "recipe" } },
  { fault: { id: "F19", model: EYES }, outcome: /could not open the picture/, on: { suggest: "recipe" } },
  { fault: { id: "F20" }, outcome: /refuses requests under that name/, refusesImport: true },
  { fault: { id: "F21" }, outcome: /^Something other than Ollama answers at/, refusesImport: true },
  {
    fault: { id: "F22", variant: "refused" },
    outcome: /^Ollama does not answer at .* Start it on that machine/,
    refusesImport: true,
  },
  {
    fault: { id: "F22", variant: "black-hole" },
    outcome: /^Ollama does not answer at/,
    refusesImport: true,
    deadlines: { healthMs: 200 },
  },
  {
    fault: { id: "F23", sizeBytes: 1024 * 1024 },
    outcome: /wrote far more than a recipe needs/,
    on: { "pdf-import/upload": NO_RECIPE },
  },
  { fault: { id: "F25" }, outcome: "recipe" },
  { fault: { id: "F26" }, outcome: "recipe" },
  { fault: { id: "F27" }, outcome: "recipe" },
  // F28 has stories of its own below.
];

function settle(deadlines: Partial<TestAi["deadlines"]> = {}): void {
  const base = testContext({ db, ai: testAi(double.url, { deadlines }).ai });
  // The rules are certain of the book; the faults are those of a model that is asked.
  Object.assign(base.config, { IMPORT_ASK_ALL: "1" });
  app = { ...base, imports: createImportRunner(base, 300) };
  server = testApp(app);
}

/** What a family does besides has to work while it waits. */
async function useTheServer(): Promise<void> {
  await server.call("get", "/larder").expect(200);
  await server
    .call("post", "/recipes")
    .send({ title: "Toast", instructions: "Toast it.", ingredients: [{ name: "bread", amount: 1 }] })
    .expect(201);
}

describe("every route, one after the other on one server", () => {
  test.each(CASES.map((wrong) => ({ ...wrong, name: [wrong.fault.id, wrong.fault.variant].join(" ").trim() })))(
    "after $name",
    async (wrong) => {
      settle(wrong.deadlines);
      await double.control.mode({ faults: [wrong.fault] });
      const [answers] = await Promise.all([answersOfAll(wrong), useTheServer()]);
      for (const { route, status, body } of answers) expectOutcome(wrong, route, status, body);
    },
  );
});

interface Answer {
  readonly route: RouteName;
  readonly status: number;
  readonly body: supertest.Response["body"];
}

async function answersOfAll({ fault }: Case): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const route of Object.keys(ROUTES) as RouteName[]) {
    // A book of text has no use for eyes.
    const isSeen = route === "pdf-import/upload" && fault.model === EYES;
    const { status, body } = await (isSeen ? ROUTES[route](scan) : ROUTES[route]());
    answers.push({ route, status, body });
  }
  return answers;
}

function expectOutcome(
  { outcome, on, refusesImport }: Case,
  route: RouteName,
  status: number,
  body: Answer["body"],
): void {
  const expected = on?.[route] ?? outcome;
  const isImport = route === "pdf-import/upload";
  const said = { route, status, body };
  if (isImport && refusesImport)
    expect(said).toEqual({ route, status: 503, body: { error: expect.stringMatching(expected) } });
  else if (expected === "recipe") expect(said).toMatchObject({ route, status: 200, body: { success: true } });
  else if (!isImport)
    expect(said).toEqual({ route, status: 200, body: { success: false, error: expect.stringMatching(expected) } });
  else {
    const inVain = { success: false, importedRecipes: [], error: expect.stringMatching(/^No recipe could be read/) };
    expect(said).toMatchObject({ route, status: 200, body: inVain });
    if (expected === NO_RECIPE)
      expect(body.failedRecipes).toMatchObject([
        { doubt: { page: 1 }, error: expect.stringMatching(/^The model gave no usable answer/) },
      ]);
    else
      expect(body.failedRecipes).toEqual([
        {
          title: expect.stringMatching(/^Pages? 1/),
          error: expect.stringMatching(withoutStart(expected)),
          doubt: null,
        },
      ]);
  }
}

/** A page's reason may stand behind the words that it is a picture. */
function withoutStart(pattern: RegExp): RegExp {
  return new RegExp(pattern.source.replace(/^\^/, ""));
}

describe("F24: a slot that stays busy after somebody has left", () => {
  const slowly = async (): Promise<void> => {
    settle();
    await double.control.model({ name: "qwen3.5:4b", genTps: 1 });
    await double.control.model({ name: EYES, family: "qwen3vl", capabilities: ["completion", "vision"], genTps: 1 });
    await double.control.mode({ faults: [{ id: "F24", delayMs: 150, times: 1 }] });
  };
  const isAsked = (): Promise<void> => expect.poll(async () => (await double.control.stats()).active).toBe(1);

  test.each(["suggest", "upload-image", "suggest-with-image"] as const)(
    "%s: the work ends with the browser's call, and the next call waits its turn",
    async (route) => {
      await slowly();
      const left = ROUTES[route]();
      const gone = left.then(
        () => "answered",
        () => "gone",
      );
      await isAsked();
      void left.abort();
      await expect.poll(() => app.ai.load()).toEqual({ active: 0, waiting: 0 });
      // The double sees the end of a connection when it next comes to it.
      await expect.poll(async () => (await double.control.requests()).at(-1)).toMatchObject({ closedBy: "client" });
      await double.control.model({ name: "qwen3.5:4b" });
      await ROUTES.suggest().expect(200, /"success":true/);
      expect(await gone).toBe("gone");
    },
  );

  test("pdf-import/upload: leaving changes nothing, cancelling frees the slot", async () => {
    await slowly();
    const response = await ROUTES["pdf-import/upload"]().set("Prefer", "respond-async").expect(202);
    await isAsked();
    const { job } = await familyCaller(app).pdfImport.cancel({ id: response.body.job.id });
    expect(job.status).toBe("cancelled");
    await double.control.model({ name: "qwen3.5:4b" });
    await ROUTES.suggest().expect(200, /"success":true/);
  });
});

describe("F28: what an attacker hides in a text", () => {
  const HIDDEN = /[\p{Cc}\p{Cs}\u202a-\u202e]/u;
  const textsIn = (value: unknown): string[] => {
    if (typeof value === "string") return [value];
    return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
  };
  const expectPlain = (recipe: { title: string; instructions: string }): void => {
    expect(recipe.title.length).toBeLessThanOrEqual(300);
    for (const text of textsIn(recipe)) expect(text.replaceAll("\n", "")).not.toMatch(HIDDEN);
  };

  test.each(["suggest", ...PHOTO_ROUTES] as const)(
    "%s: arrives as bounded, plain words in JSON, and nothing is done",
    async (route) => {
      settle();
      await double.control.mode({ settings: LONG_FRAMES, faults: [{ id: "F28" }] });
      const before = (await familyCaller(app).recipes.list()).recipes.length;
      const response = await ROUTES[route]()
        .expect(200)
        .expect("Content-Type", /application\/json/)
        .expect("X-Content-Type-Options", "nosniff");
      const recipe = response.body.recipe ?? response.body.interpretedRecipe;
      expect(recipe.title).toContain("<img src=x onerror=alert(1)>");
      expectPlain(recipe);
      expect((await familyCaller(app).recipes.list()).recipes).toHaveLength(before);
    },
  );

  test("pdf-import/upload: comes in as the words of the page, and as nothing else", async () => {
    settle();
    await double.control.mode({ settings: LONG_FRAMES, faults: [{ id: "F28" }] });
    const before = (await familyCaller(app).recipes.list()).recipes.length;
    const { body } = await ROUTES["pdf-import/upload"]().expect(200);
    const [imported] = body.importedRecipes;
    const { recipe } = await familyCaller(app).recipes.byId({ id: imported.id });
    expectPlain(recipe);
    expect(imported).toMatchObject({ title: expect.not.stringContaining("<img"), ungrounded: [] });
    expect((await familyCaller(app).recipes.list()).recipes).toHaveLength(before + 1);
  });
});
