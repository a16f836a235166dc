import { addDays, type LocalDate } from "@tureen/domain/dates/local-date";
import ICAL from "ical.js";
import supertest from "supertest";
import { beforeEach, expect, test } from "vitest";
import { createLogger } from "#core/logger";
import { testApp } from "#testing/test-app";
import { familyCaller, strangerCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";
import type { Caller } from "#start/app-router";

let app: TestContext;
let family: Caller;
let lines: string[];
const today = () => new Date(app.clock.now()).toISOString().slice(0, 10) as LocalDate;

beforeEach(() => {
  lines = [];
  app = testContext({ log: createLogger({ write: (line: string) => void lines.push(line) }) });
  app.log.level = "debug";
  family = familyCaller(app);
});

const get = (path: string) => supertest(testApp(app).server).get(path).set("Host", "tureen.local");
const turnOn = async (language = "en") => (await family.calendar.turnOn({ language })).path ?? "";

async function plan(title: string, date: LocalDate, more = {}) {
  const ingredients = [{ name: "leek" }];
  const { recipe } = await family.recipes.create({ title, instructions: "Cook.", ingredients });
  const meal = { recipe_id: recipe.id, date, meal_type: "dinner" as const, servings: 4, ...more };
  return (await family.mealPlans.create(meal)).mealPlan;
}

/** The events as another program reads them. */
async function eventsAt(path: string) {
  const { text } = await get(path)
    .expect(200)
    .expect("Content-Type", /^text\/calendar/);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}

test("the plan is a calendar that another program reads, with everything that a family may write", async () => {
  const title = `Leek, potato; "Gran's" \\ soup\n${"ü".repeat(120)}`;
  const meal = await plan(title, today(), { notes: "Bread;\nbutter, salt" });
  const out = { date: today(), meal_type: "lunch" as const, title: "Eating out" };
  await family.mealPlans.createMany({ meals: [], other_meals: [out] });
  const [soup, other] = await eventsAt(await turnOn());
  const shown = (await family.mealPlans.list()).mealPlans[0]?.recipe_title;
  expect(soup?.summary).toBe(`Dinner: ${shown}`);
  expect(soup?.startDate.isDate).toBe(true);
  expect(soup?.startDate.toString()).toBe(today());
  expect(soup?.description).toContain("4 servings\nBread;\nbutter, salt\nhttp://tureen.local/recipes/");
  expect(soup?.uid).toMatch(new RegExp(`^meal-${meal.id}@[0-9a-f]{16}\\.tureen$`));
  expect(other?.summary).toBe("Lunch: Eating out");
});

test("its text is iCalendar to the letter (RFC 5545): lines, escapes, stamps and days", async () => {
  await plan(`Gemüseauflauf mit Käse, „Oma“ 🥘🧀${" Rührei süß 🍳".repeat(12)}`, today(), {
    notes: "Brot;\nButter 🧈",
  });
  await plan("Pfannkuchen", addDays(today(), 1));
  const { text } = await get(await turnOn("de")).expect(200);
  const lines = text.split("\r\n");
  expect(lines.at(-1)).toMatch(/^(END:VCALENDAR)?$/);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  // At most 75 octets each, and none is cut inside a character (3.1).
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(Buffer.from(line).toString()).toBe(line);
  }
  const unfolded = text.replaceAll(/\r\n[ \t]/g, "").split("\r\n");
  expect(unfolded.slice(0, 2)).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0"]);
  const valuesOf = (name: string) =>
    unfolded.flatMap((line) => (new RegExp(`^${name}[:;]`).test(line) ? [line.slice(name.length)] : []));
  expect(valuesOf("SUMMARY")[0]).toMatch(/^:Abendessen: Gemüseauflauf mit Käse\\, „Oma“ 🥘🧀( Rührei süß 🍳){12}$/);
  expect(valuesOf("DESCRIPTION")[0]).toContain(String.raw`Brot\;\nButter 🧈`);
  for (const stamp of valuesOf("DTSTAMP")) expect(stamp).toMatch(/^:\d{8}T\d{6}Z$/);
  const day = (date: string) => `;VALUE=DATE:${date.replaceAll("-", "")}`;
  expect(valuesOf("DTSTART")).toEqual([day(today()), day(addDays(today(), 1))]);
  expect(new Set(valuesOf("UID")).size).toBe(2);
  // Days need no time zone, and block nobody's.
  expect(text).not.toMatch(/TZID|VTIMEZONE/);
  expect(valuesOf("TRANSP")).toEqual([":TRANSPARENT", ":TRANSPARENT"]);
});

test("a meal that is moved is the same event, at another day and with a higher sequence", async () => {
  const meal = await plan("Soup", today());
  const path = await turnOn();
  const [before] = await eventsAt(path);
  await family.mealPlans.update({ id: meal.id, date: addDays(today(), 1) });
  const [after] = await eventsAt(path);
  expect(after?.uid).toBe(before?.uid);
  expect(after?.startDate.toString()).toBe(addDays(today(), 1));
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
});

test("it holds the last month and the next four, and says so in the language of whoever turned it on", async () => {
  for (const days of [-31, -30, 120, 121]) await plan(`Day ${days}`, addDays(today(), days));
  const events = await eventsAt(await turnOn("de"));
  expect(events.map(({ summary }) => summary)).toEqual(["Abendessen: Day -30", "Abendessen: Day 120"]);
});

test("what has not changed is not sent again", async () => {
  const meal = await plan("Soup", today());
  const path = await turnOn();
  const { headers } = await get(path).expect(200);
  await get(path)
    .set("If-None-Match", headers["etag"] ?? "")
    .expect(304);
  await family.mealPlans.delete({ id: meal.id });
  await get(path)
    .set("If-None-Match", headers["etag"] ?? "")
    .expect(200);
});

test("it is off until somebody turns it on, and an address that was replaced or turned off is dead", async () => {
  expect(await family.calendar.feed()).toEqual({ path: null });
  const first = await turnOn();
  const second = await turnOn();
  expect(await family.calendar.feed()).toEqual({ path: second });
  await get(first).expect(404);
  await get(second).expect(200);
  await family.calendar.turnOff();
  for (const path of [first, second, "/calendar/.ics", "/calendar/__proto__.ics"]) await get(path).expect(404);
});

test("the address is a key: strangers are not told it, it is longer than anybody guesses, and no log has it", async () => {
  const path = await turnOn();
  await expect(strangerCaller(app).calendar.feed()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  const secret = /^\/calendar\/([\w-]{43})\.ics$/.exec(path)?.[1] ?? "";
  expect(secret).not.toBe("");
  await get(path).expect(200);
  await get(`//calendar/${secret}`);
  expect(lines.some((line) => line.includes("/calendar/…"))).toBe(true);
  expect(lines.join("")).not.toContain(secret);
});
