import { describe, expect, test } from "vitest";
import { english, speakerOf } from "./speakers";
import { keep, text } from "./text";

const german = speakerOf("de", {
  recipes: {
    "{count, plural, one {# recipe} other {# recipes}}": "{count, plural, one {# Rezept} other {# Rezepte}}",
    "{food} is used by {users}.": "{food} wird gebraucht: {users}.",
    "the larder": "die Vorratskammer",
    "Order||verb": "Bestellen",
    "Not yet": "",
  },
});
const recipes = (count: number) => text("{count, plural, one {# recipe} other {# recipes}}", { count });

describe("a text", () => {
  test("is its English where nobody has translated it", () => {
    expect([english("Sign in"), german("Sign in"), german("Not yet")]).toEqual(["Sign in", "Sign in", "Not yet"]);
  });

  test("does not part a sign from its word, where the language sets them apart", () => {
    const french = speakerOf("fr", { trash: { "Delete {name}?": "Supprimer « {name} » ?" } });
    expect(french("Delete {name}?", { name: "Soupe : 2" })).toBe("Supprimer «\u00A0Soupe : 2\u00A0»\u00A0?");
  });

  test("counts by the language's rules, and writes numbers its way", () => {
    expect([english(recipes(1)), english(recipes(1200))]).toEqual(["1 recipe", "1,200 recipes"]);
    expect([german(recipes(1)), german(recipes(1200))]).toEqual(["1 Rezept", "1.200 Rezepte"]);
    expect([german(recipes(999)), german(recipes(1000))]).toEqual(["999 Rezepte", "1.000 Rezepte"]);
    expect([german(recipes(0)), german(recipes(2.5))]).toEqual(["0 Rezepte", "2,5 Rezepte"]);
  });

  test("says the texts and lists inside it in the same language", () => {
    const inUse = text("{food} is used by {users}.", { food: "Lauch", users: [recipes(2), text("the larder")] });
    expect(english(inUse)).toBe("Lauch is used by 2 recipes and the larder.");
    expect(german(inUse)).toBe("Lauch wird gebraucht: 2 Rezepte und die Vorratskammer.");
  });

  test("writes a day as its language does; the specification's English, and what is no day, as it came", () => {
    const day = (start: string) => text("from {start}", { start });
    expect([english(day("2026-11-22")), german(day("2026-11-22"))]).toEqual(["from 2026-11-22", "from 22.11.2026"]);
    expect(german(day("2026-99-99"))).toBe("from 2026-99-99");
  });

  test("is kept in a column and said later, with what stood there before and what nobody knows", () => {
    const kept = [keep(recipes(2)), "the larder", "{ 'Anything' <b>"].join("\n");
    expect(english.kept(kept)).toBe("2 recipes the larder { 'Anything' <b>");
    expect(german.kept(kept)).toBe("2 Rezepte die Vorratskammer { 'Anything' <b>");
    expect(german.kept('{"message": broken')).toBe('{"message": broken');
    expect(german.kept("")).toBe("");
  });

  test("never shows the mark that tells two meanings of a word apart", () => {
    expect([english("Order||verb"), german("Order||verb")]).toEqual(["Order", "Bestellen"]);
  });

  test("does not compile without its parameters, or with others", () => {
    const wrong = [
      // @ts-expect-error a parameter is missing
      () => text("Hello {name}"),
      // @ts-expect-error there is no parameter
      () => text("Hello", { name: "Ada" }),
      // @ts-expect-error the parameter has another name
      () => text("Hello {name}", { nome: "Ada" }),
      // @ts-expect-error what is counted is a number
      () => text("{count, plural, one {# egg} other {# eggs}}", { count: "1" }),
      // @ts-expect-error only what is written out can be found and translated
      () => text(String(1)),
    ];
    expect(wrong).toHaveLength(5);
  });
});
