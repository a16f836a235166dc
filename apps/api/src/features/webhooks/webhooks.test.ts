import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type { WebhookEvent, WebhookOutcome } from "@tureen/domain/webhooks/webhook-events";
import { familyCaller } from "#testing/test-caller";
import { testContext } from "#testing/test-context";
import { createWebhookSender, type SendWebhook } from "./send-webhook";
import { startWebhooks } from "./webhooks.service";

interface Told {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A program at home that listens; gives its address and what it was told. */
async function listener(answer: RequestListener = (_request, response) => response.end()) {
  const told: Told[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      told.push({ headers: request.headers, body });
      answer(request, response);
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { url: `http://127.0.0.1:${port}/hook`, told };
}

function household(sendWebhook: SendWebhook = createWebhookSender()) {
  const app = testContext({ sendWebhook });
  startWebhooks(app, { settlingMs: 0, retryMs: [1, 1, 1] });
  return familyCaller(app);
}

const eventsOf = (told: readonly Told[]): string[] =>
  told.map(({ body }) => (JSON.parse(body) as { event: string }).event);

test("a program at home is told what it asked for, signed, and nothing of what the family wrote", async () => {
  const { url, told } = await listener();
  const family = household();
  const { secret, webhook } = await family.webhooks.create({ url, events: ["list.changed"] });
  await family.shoppingLists.create({ name: "Grandmother's birthday", date: "2026-11-28" });
  await expect.poll(() => eventsOf(told)).toEqual(["list.changed"]);
  const [{ headers, body } = { headers: {}, body: "" }] = told;
  expect(headers["x-tureen-signature"]).toBe(`sha256=${createHmac("sha256", secret).update(body).digest("hex")}`);
  expect(Object.keys(JSON.parse(body) as object).toSorted()).toEqual(["at", "event", "id"]);
  await expect
    .poll(async () => (await family.webhooks.list()).webhooks)
    .toMatchObject([{ id: webhook.id, last_outcome: "taken" }]);
  expect(JSON.stringify(await family.webhooks.list())).not.toContain(secret);

  const other = await listener();
  await family.webhooks.create({ url: other.url, events: ["list.changed"] });
  await family.webhooks.remove({ id: webhook.id });
  await family.shoppingLists.create({ name: "Market", date: "2026-11-29" });
  await expect.poll(() => eventsOf(other.told)).toEqual(["list.changed"]);
  expect(eventsOf(told)).toEqual(["list.changed"]);
});

test("a meal that is planned is told, one that is only changed is not", async () => {
  const sent: string[] = [];
  const family = household((delivery) => {
    sent.push(...eventsOf([{ headers: {}, body: delivery.body }]));
    return Promise.resolve("taken");
  });
  const all: WebhookEvent[] = ["list.changed", "meal.planned", "import.done"];
  await family.webhooks.create({ url: "http://192.168.1.20/hook", events: all });
  const { recipe } = await family.recipes.create({ title: "Soup", instructions: "Cook.", ingredients: "1 leek" });
  const meal = { recipe_id: recipe.id, date: "2026-11-28", meal_type: "dinner" as const };
  const { mealPlan } = await family.mealPlans.create(meal);
  await expect.poll(() => sent).toEqual(["meal.planned"]);
  await family.mealPlans.update({ id: mealPlan.id, servings: 7 });
  await family.shoppingLists.create({ name: "Market", date: "2026-11-29" });
  await expect.poll(() => sent).toEqual(["meal.planned", "list.changed"]);
});

test.each<[what: string, answers: WebhookOutcome[], tries: number, last: WebhookOutcome]>([
  ["is tried again", ["refused", "late", "taken"], 3, "taken"],
  ["is given up after four tries", ["unreachable", "late", "refused", "refused", "taken"], 4, "refused"],
  ["that leads outside is not tried again", ["outside", "taken"], 1, "outside"],
])("an address that does not take it %s", async (_what, answers, tries, last) => {
  let sent = 0;
  const family = household(() => Promise.resolve(answers[sent++] ?? "taken"));
  await family.webhooks.create({ url: "http://192.168.1.20/hook", events: ["list.changed"] });
  await family.shoppingLists.create({ name: "Market", date: "2026-11-29" });
  await expect.poll(async () => (await family.webhooks.list()).webhooks[0]?.last_outcome).toBe(last);
  expect(sent).toBe(tries);
});

test("what is no address of the web is refused in a sentence", async () => {
  const family = household();
  for (const url of ["a garage", "ftp://192.168.1.20/x", "http://mum:secret@192.168.1.20/", "javascript:alert(1)"])
    await expect(family.webhooks.create({ url, events: ["list.changed"] })).rejects.toThrow(/^This is not an address/);
  const { webhook } = await family.webhooks.create({ url: "garage.local:8123/hook", events: ["import.done"] });
  expect(webhook.url).toBe("http://garage.local:8123/hook");
  await expect(family.webhooks.create({ url: "http://192.168.1.20/", events: [] })).rejects.toThrow(/names no event/);
  await expect(family.webhooks.remove({ id: 99 })).rejects.toThrow(/webhook/i);
});

test.each<[what: string, WebhookOutcome, (own: string) => string]>([
  ["the internet", "outside", () => "http://93.184.216.34/hook"],
  ["a cloud's own keys", "outside", () => "http://169.254.169.254/latest"],
  ["a name that leads home and out", "outside", () => "http://two-faced.example/hook"],
  ["nobody", "unreachable", () => "http://127.0.0.1:9/hook"],
  ["a name that nobody has", "unreachable", () => "http://nowhere.example/hook"],
  ["a redirect, which may lead anywhere", "redirected", (own) => `${own}?moved`],
  ["a program that fails", "refused", (own) => `${own}?broken`],
  ["a program that never answers", "late", (own) => `${own}?silent`],
])("nothing is sent on to %s: %s", async (_what, outcome, address) => {
  const { url } = await listener((request, response) => {
    if (request.url?.endsWith("moved")) response.writeHead(302, { location: "http://93.184.216.34/" }).end();
    else if (request.url?.endsWith("broken")) response.writeHead(500).end();
  });
  const names: Readonly<Record<string, readonly string[]>> = { "two-faced.example": ["192.168.1.20", "93.184.216.34"] };
  const resolve = (host: string) => Promise.resolve((names[host] ?? []).map((each) => ({ address: each })));
  const send = createWebhookSender({ resolve, answerMs: 200 });
  expect(await send({ url: address(url), secret: "s", body: "{}" })).toBe(outcome);
});
