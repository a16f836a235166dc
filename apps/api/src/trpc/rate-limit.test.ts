import { beforeEach, expect, test } from "vitest";
import { testApp } from "../testing/test-app";
import { familyCaller, strangerCaller } from "../testing/test-caller";
import { settlePassword, testContext, type TestContext, testRequest } from "../testing/test-context";
import { appRouter } from "#start/app-router";

/** What an AI model or a long import works for, each with a call that is refused once the limit is reached. */
const COSTLY: readonly string[] = [
  "ai.readPhoto",
  "ai.readPhotos",
  "ai.selfTest",
  "ai.suggest",
  "ai.suggestFromMeal",
  "pdfImport.begin",
  "pdfImport.retryPages",
  "pdfImport.fillDoubt",
  "pdfImport.upload",
  "recipePages.read",
];

/** The others of those two features: they read what is there, end work, or fetch a model that is asked for once. */
const FREE: readonly string[] = [
  "ai.health",
  "ai.pull",
  "pdfImport.cancel",
  "pdfImport.current",
  "pdfImport.follow",
  "pdfImport.forecast",
  "pdfImport.importRest",
  "pdfImport.job",
  "pdfImport.ledger",
  "pdfImport.pageText",
  "pdfImport.settleDoubt",
];

const MOST = 10;
let app: TestContext;

beforeEach(() => {
  app = testContext();
  app.settings.set("rate_limit_max_requests", MOST);
});

/** Whoever asks from this address has no call left. */
function useUp(): void {
  for (let call = 0; call < MOST; call += 1) app.callLimiter.count(testRequest(app, null).address);
}

test("each procedure of the AI and the import is said to be costly or free", () => {
  const all = Object.keys(appRouter._def.procedures).filter((path) => /^(ai|pdfImport|recipePages)\./.test(path));
  expect(all.toSorted()).toEqual([...COSTLY, ...FREE].toSorted());
});

test.each(COSTLY)("%s counts against the limit, before its input is looked at", async (path) => {
  useUp();
  await expect(call(path)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test.each(COSTLY)("%s uses one call up", async (path) => {
  for (let count = 1; count < MOST; count += 1) app.callLimiter.count(testRequest(app, null).address);
  await call(path).catch(() => undefined); // what it makes of no input is tested elsewhere
  expect(() => app.callLimiter.count(testRequest(app, null).address)).toThrow("Too many requests");
});

test.each(FREE)("%s is answered where no call is left", async (path) => {
  useUp();
  const outcome = await call(path).catch((error: unknown) => error);
  expect(outcome).not.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test.each(["/pdf-import/upload", "/recipes/upload-image"])("a file sent to %s is counted too", async (path) => {
  const server = testApp(app);
  const send = () =>
    server.call("post", path).attach(path.includes("pdf") ? "pdf" : "image", Buffer.from("no file"), "x");
  for (let count = 0; count < MOST; count += 1) expect((await send()).status).not.toBe(429);
  expect((await send()).status).toBe(429);
});

test("wrong passwords count, and signing in with the right one does not", async () => {
  await settlePassword(app, "soup tureen");
  const { auth } = strangerCaller(app);
  await auth.login({ password: "soup tureen" });
  for (let attempt = 0; attempt < MOST; attempt += 1) {
    app.clock.advance(31_000);
    await expect(auth.login({ password: "guess" })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  }
  await expect(call("ai.suggest")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

async function call(path: string): Promise<unknown> {
  const [feature = "", name = ""] = path.split(".");
  // The paths come from the router itself.
  const caller = familyCaller(app) as unknown as Record<string, Record<string, (input?: unknown) => Promise<unknown>>>;
  return await caller[feature]?.[name]?.();
}
