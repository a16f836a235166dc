import { describe, expect, it } from "vitest";
import { isNoFood } from "./line-heading";
import { parseFoods } from "./parse-foods";
import { linesAsText, readBlock } from "./line-block";

const sections = (block: string) => readBlock(block).map(({ section, text }) => `${section} | ${text}`);

describe("a pasted block of ingredients", () => {
  it.each([
    ["For the dumplings:", "For the dumplings"],
    ["FOR THE DOUGH", "FOR THE DOUGH"],
    ["FILLING", "FILLING"],
    ["## Filling", "Filling"],
    ["**Sauce**", "Sauce"],
    ["**Sauce:**", "Sauce"],
    ["__Sauce__:", "Sauce"],
    ["For the sauce", "For the sauce"],
    ["For the sauce (makes 2 cups):", "For the sauce (makes 2 cups)"],
    ["To serve", "To serve"],
    ["Für den Teig", "Für den Teig"],
    ["Pour la pâte :", "Pour la pâte"],
    ["Per l’impasto", "Per l’impasto"],
    ["Para la masa", "Para la masa"],
    ["Topping", "Topping"],
  ])("keeps %j as a heading", (heading, section) => {
    expect(sections(`${heading}\n200 g flour\n1 egg`)).toEqual([`${section} | 200 g flour`, `${section} | 1 egg`]);
  });

  it.each(["salt", "200 g flour:", "**200 g** flour", "For garnish: lime", "SALT, PEPPER", "For frying, oil", "sauce"])(
    "keeps %j as a line",
    (line) => {
      expect(sections(`1 egg\n${line}\n1 leek`)).toEqual([" | 1 egg", ` | ${line}`, " | 1 leek"]);
    },
  );

  it("in capitals has no heading in every line", () => {
    expect(sections("BUTTER\nFLOUR\nMILK")).toEqual([" | BUTTER", " | FLOUR", " | MILK"]);
  });

  it("joins headings that follow each other, and keeps one that nothing stands under as a line that nobody buys", () => {
    const lines = ["FOR THE CAKE: Sponge | 1 egg", " | To serve:"];
    expect(sections("FOR THE CAKE\nSponge:\n1 egg\n\nTo serve:")).toEqual(lines);
    expect(isNoFood("To serve:")).toBe(true);
  });

  it.each(["TURKEY", "**Butter**", "EGGS", "__Milch__", "PARMESAN"])("has a food in %j", (line) => {
    expect(sections(`${line}\n200 g flour`)).toEqual([` | ${line}`, " | 200 g flour"]);
    expect(parseFoods(line).map(({ name }) => isNoFood(name))).toEqual([false]);
  });

  it.each([
    "------",
    "***",
    "Serves 4",
    "200 kcal",
    "ca. 450 kcal pro Portion",
    "Zutaten für 4 Personen",
    "Ingredients (serves 4)",
    "Enjoy with friends!",
    "Method",
    "Zubereitung",
    "Enjoy!",
    "Guten Appetit!",
    "Für 4 Personen",
    "4 Portionen",
    "pour 6 personnes",

    "Zutaten",
    "Ingrédients",
    "Makes 12",
    "Prep time: 10 min",
    "para 4 personas",
    "per 4 persone",
    "voor 4 personen",
  ])("has nothing to buy in %j", (line) => {
    const names = readBlock(`1 egg\n${line}`).flatMap(({ text }) => parseFoods(text).map(({ name }) => name));
    expect(names.filter((name) => !isNoFood(name))).toEqual(["egg"]);
  });

  it("comes back as it was written, its headings above their lines", () => {
    const written = "1 (400 g) tin tomatoes\n\nFor the dough:\n200 g flour\n1 carrot, 1 leek\n\nTo serve:\nlime";
    const lines = readBlock(written).flatMap(({ text, section }) => [
      { raw: text, section, shares_raw: false },
      ...(text.includes("leek") ? [{ raw: text, section, shares_raw: true }] : []),
    ]);
    expect(linesAsText(lines)).toBe(written);
  });
});
