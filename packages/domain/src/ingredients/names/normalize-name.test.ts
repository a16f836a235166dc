import fc from "fast-check";
import { anyCodePoint } from "#testing/any-code-point";
import { describe, expect, it } from "vitest";
import { foodKey } from "./food-key";
import { foldedSpellings, foldName, foldText } from "./normalize-name";

const anyText = fc.oneof(fc.string({ unit: "grapheme" }), fc.string({ unit: anyCodePoint }), fc.lorem());

describe("folding text", () => {
  it.each([
    ["case and space", "  Crème\t Fraîche \n", "creme fraiche"],
    ["accents composed or not", "jalapen\u0303o", foldText("jalapeño")],
    ["typographic apostrophes", "confectioners’ sugar", "confectioners' sugar"],
    ["typographic dashes", "all–purpose", "all-purpose"],
    [
      "ligatures and letters of other alphabets",
      "ﬁletto, Œuf, Smørrebrød, Weißkohl",
      "filetto, oeuf, smorrebrod, weisskohl",
    ],
    ["invisible characters", "to\u00admato\u200b", "tomato"],
    ["full-width letters", "ＴＯＦＵ", "tofu"],
    ["a Turkish capital I", "İNCİR", "incir"],
  ])("drops %s", (_what, text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it("keeps marks that make another letter in scripts of their own", () => {
    expect(foldText("рис")).not.toBe(foldText("рйс"));
    expect(foldText("がし")).not.toBe(foldText("かし"));
  });

  it("changes nothing the second time, whatever the text", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
        expect(foldName(foldName(text))).toBe(foldName(text));
      }),
    );
  });
});

it.each([
  ["Nüsse", ["nusse", "nuesse"]],
  ["Nu\u0308sse", ["nusse", "nuesse"]],
  ["ÄPFEL", ["apfel", "aepfel"]],
  ["Gruyère", ["gruyere"]],
  ["борщ", ["борщ"]],
])("%s may be typed as %j", (text, spellings) => expect(foldedSpellings(text)).toEqual(spellings));

describe("one food in its spellings", () => {
  it.each([
    ["tomato", "Tomatoes"],
    ["potato", "potatoes"],
    ["bay leaf", "bay leaves"],
    ["loaf", "loaves"],
    ["cherry", "cherries"],
    ["anchovy", "anchovies"],
    ["cookie", "cookies"],
    ["brownie", "brownies"],
    ["mango", "mangos"],
    ["mango", "mangoes"],
    ["peach", "peaches"],
    ["radish", "radishes"],
    ["squash", "squashes"],
    ["olive", "olives"],
    ["chive", "chives"],
    ["clove", "cloves"],
    ["endive", "endives"],
    ["artichoke", "artichokes"],
    ["sandwich", "sandwiches"],
    ["quiche", "quiches"],
    ["mousse", "mousses"],
    ["bouillabaisse", "bouillabaisses"],
    ["cheese", "cheeses"],
    ["octopus", "octopuses"],
    ["pea", "peas"],
    ["egg", "eggs"],
    ["chilli", "chillis"],
    ["chilli", "chillies"],
    ["chili", "chilies"],
    ["sea bass", "Sea Bass"],
    ["leg of lamb", "legs of lamb"],
    ["clove of garlic", "cloves of garlic"],
    ["tomato on the vine", "tomatoes on the vine"],
    ["anchovy in oil", "anchovies in oil"],
    ["heart of palm", "hearts of palms"],
    ["all-purpose flour", "all purpose flour"],
    ["bird's-eye chilli", "birds eye chillis"],
    ["confectioners sugar", "confectioner’s sugar"],
    ["salt & pepper", "salt and pepper"],
    ["gruyère", "Gruyere"],
    ["puff pastry (frozen)", "puff pastry, frozen"],
  ])("%s is %s", (one, other) => {
    expect(foodKey(other)).toBe(foodKey(one));
  });

  it.each([
    "hummus",
    "couscous",
    "molasses",
    "sea bass",
    "asparagus",
    "watercress",
    "lemongrass",
    "citrus",
    "octopus",
    "swiss",
    "haggis",
  ])("%s keeps its s", (name) => {
    expect(foodKey(name)).toBe(name);
  });
});

describe("two foods stay two", () => {
  it.each([
    ["pepper", "bell pepper"],
    ["garlic", "garlic powder"],
    ["rice", "rice vinegar"],
    ["hummus", "humus soil"],
    ["mint", "mints"],
    ["bitter", "bitters"],
    ["petit poi", "petit pois"],
    ["bass", "bas"],
    ["egg", "eggplant"],
    ["coconut milk", "coconut"],
    ["cress", "cres"],
    ["cos", "co"],
  ])("%s is not %s", (one, other) => {
    expect(foodKey(one)).not.toBe(foodKey(other));
  });

  it("a name of marks alone is kept apart from an empty one", () => {
    expect(foodKey("?!")).not.toBe("");
    expect(foodKey("   ")).toBe("");
  });

  it("gives a key to any text, and the same one whatever the space around it", () => {
    fc.assert(
      fc.property(anyText, (name) => {
        expect(foodKey(`  ${name}\t`)).toBe(foodKey(name));
        expect(foodKey(name) === "").toBe(foldText(name) === "");
      }),
    );
  });
});
