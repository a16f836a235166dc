import { foldText } from "#ingredients/names/normalize-name";
import { LANGUAGES } from "#languages/languages";
import { foldedWords } from "../words/folded-words";

/** What cooks are told to do within a sentence of running prose, in this and in older kitchens. Folded. */
const VERBS = foldedWords(`
  add, allow, bake, baste, beat, blanch, boil, bone, bread, bring, broil, brown, bruise, brush, butter, chill, choose, chop, clean, clarify, clear, coat, color, colour, cook, cool, core, cover, crush, cream,
  crumb, cut, dip, dish, dissolve, divide, drain, draw, dredge, dress, drop, dry, dust, fill, flavor, flavour, flour, fold, freeze, fry, garnish, gather, glaze, grate, grease, grill, grind, hack, hang,
  heat, keep, knead, lard, lay, leave, let, line, make, mash, melt, mince, mix, moisten, pare, parboil, peel, pick, place, pluck, poach, pound, pour, prepare, press, put, quarter, pull, reduce, remove,
  rinse, roast, roll, rub, salt, scald, scrape, season, send, serve, set, shake, shell, shred, sift, simmer, singe, skim, skin, slice, soak, soften, split, spread, sprinkle, squeeze, stand, steam, steep, stick,
  stew, stir, stone, strew, strain, stuff, sweeten, take, thicken, throw, tie, toast, toss, trim, truss, turn, warm, wash, wet, whip, whisk, wipe, work, wrap, wring,
  nimm, nehmt, gib, giesse, gieße, koche, brate, backe, schneide, ruhre, lass, lasse, lege, stelle, wasche, putze, reibe, schale, mische, streue, knete, bestreue, fulle, schlage, ziehe, hacke, wiege, dunste, schmore, rosten,
  nimmt, gibt, giesst, kocht, bratet, brat, backt, schneidet, ruhrt, lasst, legt, stellt, wascht, putzt, reibt, schalt, mischt, streut, knetet, bestreut, fullt, schlagt, zieht, hackt, wiegt, dunstet, schmort, serviert, wurzt, salzt, passiert, siebt, verquirlt, richtet,
  prenez, mettez, faites, ajoutez, versez, melez, melangez, coupez, hachez, lavez, epluchez, laissez, passez, servez, assaisonnez, mouillez, pilez, battez, liez, dressez, salez, poivrez, egouttez, tournez, retirez, etendez, beurrez, garnissez, otez, remuez, roulez, couvrez, fouettez, incorporez, sucrez, pelez,
  tomese, echese, cuezase, pongase, friase, mezclese, pique, pele, corte, anadase, deje, sirvase, tome, eche, ponga, cueza, fria, mezcle, anada, bata, lave, limpie, cubra, sazone,
  prendete, mettete, fate, aggiungete, versate, tagliate, tritate, lasciate, servite, battete, lavate, unite, condite, cuocete, mescolate, passate, pestate, soffriggete, grattugiate, impastate,
  neem, doe, kook, bak, braad, snijd, roer, laat, was, schil, voeg, giet, meng, leg, zet, klop, stoof, hak, wrijf, strooi, vul, zeef
`);

/** "Man nimmt…", "se fríen…", "on met…", "…nimmt man", "…wird gekocht": what is done, without saying by whom. */
const IMPERSONAL =
  /^\s*(?:man|se|on|si)\s\p{L}{3}|^[\s«"]*\p{L}{2,}[ae]n?se\b|\s(?:nimmt|gibt|l[aä](?:ss|ß)t|kocht|legt|schneidet|r[uü]hrt|t[uh]ut|macht|stellt)\s(?:man|sie)\b|\b(?:wird|werden)\s.*(?:t|en)$/iu;

/** Measures that kitchens no longer have, beside those that the parser reads. Folded. */
const OLD_MEASURES = foldedWords(`
  gill, gills, saltspoon, saltspoonful, wineglass, wineglassful, teacup, teacupful, breakfastcupful, cupful, cupfuls, spoonful, spoonfuls, tablespoonful, tablespoonfuls, teaspoonful,
  teaspoonfuls, dessertspoonful, peck, pecks, drachm, drachms, dram, drams, penny, pennyworth, lump, walnut, nut, egg, blade, blades, glass, tumbler, tumblerful, pottle, bushel, grains,
  lot, loth, pfund, viertelpfund, halbpfund, mass, seidel, quartl, messerspitze, esslöffelvoll, ei, nussgross, eigross, haselnuss, walnuss, decilitre, quarteron, livre, livres, once, onces, verre, cuillerée, cuillerées, noix, pincée, litron, libra, libras, onza, onzas, cuartillo, jicara, vaso, libbra, libbre, oncia, once, bicchiere, noce, lood, pond, ons, kopje, lepel
`);

const WORD = /[\p{L}\p{M}]+|\d+(?:[.,/]\d+)?|[¼-¾⅐-⅞]/gu;
/** What is between a number and its measure: "half a pound", "one good large cupful". */
const REACH = 3;

const units = (): ReadonlySet<string> => (knownUnits ??= readUnits());
let knownUnits: ReadonlySet<string> | undefined;
const readUnits = (): ReadonlySet<string> =>
  new Set([
    ...OLD_MEASURES,
    ...LANGUAGES.flatMap(({ unitWords }) => Object.values(unitWords).flatMap((words) => words.map(foldText))),
  ]);

const numbers = (): ReadonlySet<string> => (knownNumbers ??= readNumbers());
let knownNumbers: ReadonlySet<string> | undefined;
const readNumbers = (): ReadonlySet<string> =>
  new Set([
    ...LANGUAGES.flatMap(({ numberWords, articles }) => [...Object.keys(numberWords), ...articles].map(foldText)),
    "half",
    "some",
    "few",
  ]);

/** How many clauses of a text tell a cook what to do: "Wash four leeks and boil them" has two. */
export function instructionsIn(text: string): number {
  const clauses = text.slice(0, 2_000).split(/[.;:,!?]\s+|\s(?:and|then|und|et|y|e|en|dann|puis|luego|poi|dan)\s/iu);
  return clauses.filter((clause) => {
    const first = foldText(/^[\s"'“„«(]*([\p{L}\p{M}]+)/u.exec(clause)?.[1] ?? "");
    return VERBS.has(first) || IMPERSONAL.test(clause);
  }).length;
}

/** Whether an amount stands in a text, in figures or in words: "four large leeks", "half a pound", "butter the size of an egg". */
export function tellsAmount(text: string): boolean {
  const words = (text.slice(0, 2_000).match(WORD) ?? []).map(foldText);
  return words.some((word, index) => {
    if (!/^\d|^[¼-¾⅐-⅞]/u.test(word) && !numbers().has(word)) return false;
    const behind = words.slice(index + 1, index + 1 + REACH);
    // "Four large leeks": a number of two or more counts what follows; "a" and "some" need a measure.
    return behind.some((each) => units().has(each)) || isCount(word);
  });
}

const COUNTS = foldedWords(
  "two, three, four, five, six, seven, eight, nine, ten, twelve, dozen, zwei, drei, vier, fünf, sechs, acht, zehn, deux, trois, quatre, cinq, six, huit, douze, dos, tres, cuatro, seis, due, tre, quattro, sei, twee, drie, vier, vijf, zes",
);
const isCount = (word: string): boolean => COUNTS.has(word) || /^\d{1,3}$/.test(word);
