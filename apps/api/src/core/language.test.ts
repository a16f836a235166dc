import supertest from "supertest";
import { expect, test } from "vitest";
import { createApp } from "#start/app";
import { testApp } from "#testing/test-app";
import { testContext } from "#testing/test-context";

const server = createApp(testContext());
const asked = (language: string) => supertest(server).get("/api/recipes").set("Accept-Language", language).expect(401);

test.each([
  ["de-AT,de;q=0.9,en;q=0.5", "Bitte melde dich mit dem Familienpasswort an."],
  ["pt, nl;q=0.4", "Meld je aan met het gezinswachtwoord."],
  ["en", "Please sign in with the family password."],
  ["*", "Please sign in with the family password."],
  ["tlh", "Please sign in with the family password."],
  [";;;q=é, ,", "Please sign in with the family password."],
])("an error is said in the language that %j asks for", async (language, sentence) => {
  expect((await asked(language)).body).toEqual({ error: sentence });
});

test("the same on the other wire", async () => {
  const { body } = await supertest(server).get("/trpc/dashboard.counts").set("Accept-Language", "de").expect(401);
  expect(body).toMatchObject({ error: { json: { message: "Bitte melde dich mit dem Familienpasswort an." } } });
});

test.each([
  [{ servings: 0 }, "Servings must be more than 0.", "de", "Portionen: muss größer als 0 sein."],
  [
    { ingredients: [{ name: "leek" }, { name: "oil", amount: -1 }] },
    "Ingredients, line 2: amount must not be negative.",
    "nl",
    "Ingrediënten, regel 2: hoeveelheid: mag niet negatief zijn.",
  ],
])("what is wrong with %j is said in the reader's language too", async (wrong, english, language, sentence) => {
  const input = { title: "Soup", instructions: "Cook.", ingredients: [{ name: "leek" }], ...wrong };
  const app = testApp(testContext());
  const refused = (asked: string) => app.call("post", "/recipes").set("Accept-Language", asked).send(input).expect(400);
  expect((await refused("en")).body).toEqual({ error: english });
  expect((await refused(language)).body).toEqual({ error: sentence });
});
