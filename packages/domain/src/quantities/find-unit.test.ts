import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../languages/languages";
import { shownUnitName } from "../languages/unit-names";
import { commonUnitWords, findUnit, isForeignUnitWord, nameUnitsBy, unitWord, unitWordIn } from "./find-unit";
import { MEASURED_UNITS, NATURAL_UNITS, unitById } from "./unit";

describe("finding the unit of a word", () => {
  it.each([
    ["Tbsp.", "tbsp"],
    ["TABLESPOONS", "tbsp"],
    ["tsp", "tsp"],
    ["grams", "g"],
    ["gr", "g"],
    ["KG", "kg"],
    ["lbs.", "lb"],
    ["fl. oz.", "fl oz"],
    ["fluid ounces", "fl oz"],
    ["litre", "l"],
    ["Liters", "l"],
    ["tins", "can"],
    ["cloves", "clove"],
    ["leaves", "leaf"],
    ["handsful", "handful"],
  ])("reads %s as %s", (word, id) => {
    expect(findUnit(word)?.id).toBe(id);
  });

  it("tells T from t, the only words whose case matters", () => {
    expect(findUnit("T")?.id).toBe("tbsp");
    expect(findUnit("t")?.id).toBe("tsp");
    expect(findUnit("T.")?.id).toBe("tbsp");
  });

  it.each(["", "piece", "pcs", "each", "whole", "large", "Stück", "pièce", "unidad", "pezzo"])(
    "counts pieces for '%s'",
    (word) => {
      expect(findUnit(word)?.dimension).toBe("count");
    },
  );

  it.each(["to taste", "flour", "glugg", "tablespoon of", "2"])("knows no unit called '%s'", (word) => {
    expect(findUnit(word)).toBeUndefined();
  });

  it.each([
    ["EL", "tbsp"],
    ["Teelöffel", "tsp"],
    ["Tassen", "cup"],
    ["Zehe", "clove"],
    ["Pck.", "packet"],
    ["c. à soupe", "tbsp"],
    ["cuillères à café", "tsp"],
    ["càs", "tbsp"],
    ["gousses", "clove"],
    ["cucharadas soperas", "tbsp"],
    ["cdta.", "tsp"],
    ["dientes", "clove"],
    ["cucchiaini", "tsp"],
    ["spicchio", "clove"],
    ["bustina", "sachet"],
  ])("reads the family's own word %s as %s, and knows that it is theirs", (word, id) => {
    expect(findUnit(word)?.id).toBe(id);
    expect(isForeignUnitWord(word)).toBe(true);
  });

  it("lets English have a word that several languages share", () => {
    expect(isForeignUnitWord("g")).toBe(false);
    expect(isForeignUnitWord("portion")).toBe(false);
    expect(isForeignUnitWord("pot")).toBe(false);
  });
});

it("offers the usual units in a language's words, and leaves out what its kitchens do not have", () => {
  expect(commonUnitWords("en").join()).toBe("g,kg,ml,l,tsp,tbsp,cup,oz,lb,piece,clove,pinch,bunch,slice,can,pack");
  expect(commonUnitWords("de").join()).toBe("g,kg,ml,l,TL,EL,Tasse,Stück,Zehe,Prise,Bund,Scheibe,Dose,Packung");
});

describe("the word to show for a unit", () => {
  it("has a singular and a plural, in the family's language where that is known", () => {
    expect(unitWord("clove", false)).toBe("clove");
    expect(unitWord("clove", true)).toBe("cloves");
    expect(unitWord("tbsp", true)).toBe("tbsp");
    expect(unitWord("cup", true, "de")).toBe("Tassen");
    expect(unitWord("tbsp", false, "de")).toBe("EL");
  });

  it("is there for every unit in every language, also where its kitchens do not measure so", () => {
    const ids = [...MEASURED_UNITS, ...NATURAL_UNITS].map(({ id }) => id);
    const missing = LANGUAGES.filter(({ code }) => code !== "en").flatMap(({ code, unitWords }) =>
      ids.filter((id) => !unitWords[id] && !shownUnitName(id, code)).map((id) => `${code}: ${id}`),
    );
    expect(missing).toEqual([]);
    nameUnitsBy(shownUnitName);
    expect(unitWord("rasher", true, "fr")).toBe("tranches");
    expect([unitWordIn("jar", "de"), unitWordIn("glass", "de"), findUnit("Glas")?.id]).toEqual([
      "Glas",
      "Glas",
      "glass",
    ]);
  });

  it("falls back to English, then to the word itself", () => {
    expect(unitWord("dollop", true, "pt")).toBe("dollops");
    expect(unitWord("Zipfel", true)).toBe("Zipfel");
    expect(unitWord("", true)).toBe("");
  });

  it("is read back as the same unit", () => {
    for (const unit of [...MEASURED_UNITS, ...NATURAL_UNITS]) {
      expect(findUnit(unitWord(unit.id, false)), unit.id).toBe(unit);
      expect(findUnit(unitWord(unit.id, true)), unit.id).toBe(unit);
    }
  });
});

describe("the words of each language", () => {
  it.each(LANGUAGES.map((language) => [language.code, language] as const))(
    "%s writes only units that exist, each word for one",
    (_, language) => {
      const seen = new Map<string, string>();
      for (const [id, words] of Object.entries(language.unitWords)) {
        expect(unitById(id), id).toBeDefined();
        expect(words.length, id).toBeGreaterThanOrEqual(2);
        for (const word of words) {
          expect(seen.get(word.toLowerCase()) ?? id, word).toBe(id);
          seen.set(word.toLowerCase(), id);
        }
      }
    },
  );
});
