import { describe, expect, it } from "vitest";
import { toText } from "../../quantities/rational";
import { parseLine } from "./parse-line";

/** Amount, canonical unit, the family's word for it, food. */
function read(line: string): string[] {
  const { amount, unit, unitWord, name } = parseLine(line);
  return [amount ? toText(amount) : "-", unit, unitWord, name];
}

describe("a German kitchen", () => {
  it.each([
    ["2 EL Olivenöl", "2", "tbsp", "EL", "Olivenöl"],
    ["1 gestr. TL Salz", "1", "tsp", "TL", "Salz"],
    ["1,5 kg Kartoffeln, geschält", "3/2", "kg", "kg", "Kartoffeln"],
    ["ca. 200 g Nudeln", "200", "g", "g", "Nudeln"],
    ["3 Zehen Knoblauch", "3", "clove", "Zehen", "Knoblauch"],
    ["1 Bund fein gehackte Petersilie", "1", "bunch", "Bund", "Petersilie"],
    ["1 Dose (400 g) Tomaten", "1", "can", "Dose", "Tomaten"],
    ["1 Pck. Vanillezucker", "1", "packet", "Pck", "Vanillezucker"],
    ["eine halbe Zwiebel", "1/2", "", "", "Zwiebel"],
    ["2 große Eier", "2", "", "", "Eier"],
    ["Saft von 1 Zitrone", "1", "", "", "Zitrone"],
    ["etwas Butter", "-", "", "", "Butter"],
    ["Salz nach Geschmack", "-", "", "", "Salz"],
    ["Mehl 500 g", "500", "g", "g", "Mehl"],
  ])("reads '%s'", (line, ...expected) => {
    expect(read(line)).toEqual(expected);
  });
});

describe("a French kitchen", () => {
  it.each([
    ["2 cuillères à soupe d'huile d'olive", "2", "tbsp", "cuillères à soupe", "huile d'olive"],
    ["1 c. à café de sel", "1", "tsp", "c à café", "sel"],
    ["3 gousses d'ail, hachées", "3", "clove", "gousses", "ail"],
    ["25 cl de crème fraîche", "25", "cl", "cl", "crème fraîche"],
    ["une pincée de sel", "-", "pinch", "pincée", "sel"],
    ["1 boîte de pois chiches", "1", "can", "boîte", "pois chiches"],
    ["deux citrons", "2", "", "", "citrons"],
  ])("reads '%s'", (line, ...expected) => {
    expect(read(line)).toEqual(expected);
  });
});

describe("a Spanish kitchen", () => {
  it.each([
    ["2 cucharadas de aceite de oliva", "2", "tbsp", "cucharadas", "aceite de oliva"],
    ["1 cdta. de sal", "1", "tsp", "cdta", "sal"],
    ["3 dientes de ajo picados", "3", "clove", "dientes", "ajo"],
    ["media cebolla", "1/2", "", "", "cebolla"],
    ["sal al gusto", "-", "", "", "sal"],
  ])("reads '%s'", (line, ...expected) => {
    expect(read(line)).toEqual(expected);
  });
});

describe("an Italian kitchen", () => {
  it.each([
    ["2 cucchiai di olio d'oliva", "2", "tbsp", "cucchiai", "olio d'oliva"],
    ["2 spicchi d'aglio", "2", "clove", "spicchi", "aglio"],
    ["100 g di burro fuso", "100", "g", "g", "burro"],
    ["mezza cipolla", "1/2", "", "", "cipolla"],
    ["sale q.b.", "-", "", "", "sale"],
  ])("reads '%s'", (line, ...expected) => {
    expect(read(line)).toEqual(expected);
  });
});

describe("words that two languages share", () => {
  it("reads as English, unless the line says otherwise", () => {
    expect(read("1 can peas")).toEqual(["1", "can", "can", "peas"]);
    expect(read("1 bouquet garni")).toEqual(["1", "", "", "bouquet garni"]);
    expect(read("1 bouquet de persil")).toEqual(["1", "bunch", "bouquet", "persil"]);
  });
});
