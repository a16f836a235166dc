import { buildFoodIndex } from "@tureen/domain/ingredients/matching/food-index";
import { matchFood } from "@tureen/domain/ingredients/matching/match-ingredient";
import { foldName, spellingsOf } from "@tureen/domain/ingredients/names/normalize-name";
import { FOOD_LANGUAGES, foodNamesOf, type HouseholdLanguage } from "@tureen/domain/languages/food-names";
import { describe, expect, test } from "vitest";
import { CATALOGUE } from "./catalogue";

const entries = CATALOGUE.map((entry, id) => ({ ...entry, id, isCustom: false }));
const indexes = new Map(
  (["en", ...FOOD_LANGUAGES] as const).map((language) => [language, buildFoodIndex(entries, "british", language)]),
);
const found = (name: string, language: HouseholdLanguage = "en", measure: object = {}): string | null => {
  const index = indexes.get(language);
  return index ? (matchFood(index, { name, ...measure })?.name ?? null) : null;
};
const namesOf = (language: (typeof FOOD_LANGUAGES)[number]) => Object.entries(foodNamesOf(language));

describe.each(FOOD_LANGUAGES)("the foods' names in %s", (language) => {
  test("are those of foods of the catalogue, the same in all languages", () => {
    const catalogue = new Set(CATALOGUE.map(({ name }) => name));
    const foods = namesOf(language).map(([english]) => english);
    expect(foods.filter((english) => !catalogue.has(english))).toEqual([]);
    expect(foods).toEqual(namesOf("de").map(([english]) => english));
    expect(foods.length).toBeGreaterThanOrEqual(400);
  });

  test("have a singular and a plural, and no untidy text", () => {
    const untidy = namesOf(language).filter(
      ([, names]) => names.length < 2 || names.some((name) => name === "" || name !== name.trim().replace(/\s+/g, " ")),
    );
    expect(untidy).toEqual([]);
  });

  test("each lead to one food only", () => {
    const owners = new Map<string, Set<string>>();
    for (const [english, names] of namesOf(language))
      for (const spelling of names.flatMap(spellingsOf).map(foldName))
        owners.set(spelling, (owners.get(spelling) ?? new Set()).add(english));
    expect([...owners].filter(([, foods]) => foods.size > 1)).toEqual([]);
  });

  test("lead a household of that language to their food, however they are typed", () => {
    const astray = namesOf(language).flatMap(([english, names]) =>
      names
        .flatMap(spellingsOf)
        .filter((spelling) => found(spelling, language) !== english)
        .map((spelling) => `${spelling}: ${found(spelling, language)}, not ${english}`),
    );
    expect(astray).toEqual([]);
  });

  test("change nothing for an English household that its catalogue knows", () => {
    const byName = new Map(
      CATALOGUE.flatMap(({ name, plural, aliases }) =>
        [name, plural ?? name, ...aliases].map((each) => [foldName(each), name] as const),
      ),
    );
    const changed = namesOf(language)
      .flatMap(([, names]) => names)
      .filter((name) => byName.has(foldName(name)) && found(name) !== byName.get(foldName(name)));
    expect(changed).toEqual([]);
  });
});

/** Neighbours on a shelf that a cook does not put for each other. */
const APART: Readonly<Record<(typeof FOOD_LANGUAGES)[number], string>> = {
  de: `weißer Spargel, grüner Spargel; Rinderhackfleisch, gemischtes Hackfleisch; Schmand, saure Sahne; Orangeat, Zitronat;
    Zwetschgen, Pflaumen; Schweinenacken, Schweineschulter; Rohrzucker, brauner Zucker; Toastbrot, Weißbrot; Krabben, Garnelen;
    Stockfisch, Klippfisch; Rettich, Radieschen; Hokkaido, Kürbis; Preiselbeeren, Cranberrys; Rehfleisch, Hirschfleisch;
    Mandelmehl, gemahlene Mandeln; Rahmspinat, TK-Spinat; Hartweizengrieß, Grieß; Vanillearoma, Vanilleextrakt; Matjes, Hering;
    Schafskäse, Feta; Suppenhuhn, Brathähnchen; Mett, Schweinehackfleisch; Fladenbrot, Pita; Kokosflocken, Kokosraspel`,
  fr: `asperges blanches, asperges vertes; potimarron, citrouille; échine de porc, épaule de porc; fleur de sel, flocons de sel;
    cassonade, sucre roux; pain de mie, pain blanc; quetsches, prunes; feuilles de brick, pâte filo; beurre demi-sel, beurre salé;
    chevreuil, cerf; crabe, chair de crabe; boudoirs, biscuits à la cuillère; brugnons, nectarines; crème épaisse, crème double;
    coquillettes, macaronis; tomate confite, tomate séchée; rhum ambré, rhum brun; citronnade, limonade; lieu jaune, lieu noir;
    viande hachée mixte, bœuf haché; arôme vanille, extrait de vanille; airelles, canneberges`,
  es: `espárragos blancos, espárragos verdes; langosta, bogavante; pan de molde, pan blanco; aguja de cerdo, paletilla de cerdo;
    hierbabuena, menta; azúcar de caña, azúcar moreno; bonito, atún; tomate triturado, tomate tamizado; tomate frito, salsa de tomate;
    flor de sal, sal en escamas; rulo de cabra, queso de cabra fresco; gambón, langostino; chuletón, entrecot; limonada, gaseosa;
    ron añejo, ron oscuro; carne picada mixta, carne picada de ternera; esencia de vainilla, extracto de vainilla`,
  it: `asparagi bianchi, asparagi verdi; aragosta, astice; stoccafisso, baccalà; coppa di maiale, spalla di maiale;
    zucchero di canna, zucchero bruno; semola, semolino; pancarré, pane bianco; piadina, wrap; capriolo, cervo; totani, calamari;
    mazzancolle, gamberoni; vanillina, zucchero vanigliato; visciole, amarene; pasta all’uovo, pasta fresca; fior di sale, sale in fiocchi;
    macinato misto, macinato di manzo; mentuccia, menta; essenza di vaniglia, estratto di vaniglia`,
  nl: `witte asperges, groene asperges; half-om-halfgehakt, rundergehakt; ketjap, sojasaus; procureur, varkensschouder;
    rietsuiker, bruine suiker; stroop, melasse; entrecote, ribeye; bosbessen, blauwe bessen; stokvis, gezouten kabeljauw;
    reevlees, hertenvlees; casinobrood, witbrood; puntpaprika, paprika; sukade, gekonfijte sinaasappelschil; beenham, ham;
    smeerkaas, roomkaas; pils, bier; Hollandse garnalen, garnalen; bruinbrood, volkorenbrood; vanille-essence, vanille-extract`,
};

test.each(FOOD_LANGUAGES)("foods that are told apart in %s stay apart, whatever the household speaks", (language) => {
  const pairs = APART[language].split(";").map((pair) => pair.split(",").map((name) => name.trim()));
  const joined = pairs.flatMap(([one = "", other = ""]) =>
    ([language, "en"] as const)
      .filter((home) => {
        const [left, right] = [found(one, home), found(other, home)];
        return left !== null && left === right;
      })
      .map((home) => `${home}: ${one} = ${other}`),
  );
  expect(joined).toEqual([]);
  expect(pairs.filter(([, known = ""]) => found(known, language) === null)).toEqual([]);
});

describe("a word of another language", () => {
  test.each([
    ["Zwiebeln", "onion"],
    ["ZWIEBEL", "onion"],
    ["Nuesse", "nut"],
    ["nusse", "nut"],
    ["Erdäpfel", "potato"],
    ["Marillen", "apricot"],
    ["Rüebli", "carrot"],
    ["oignons rouges", "red onion"],
    ["chicon", "chicory"],
    ["pimiento rojo", "red pepper"],
    ["aguacates", "avocado"],
    ["melanzane", "aubergine"],
    ["appelsienen", "orange"],
    ["frisches Basilikum", "basil"],
    ["reife Tomaten", "tomato"],
    ["tomates bien mûres", "tomato"],
    ["tomates à la grecque", null],
  ])("%s is known in an English household as %s", (word, food) => {
    expect(found(word)).toBe(food);
  });

  test("that languages use for different foods is settled by the household's", () => {
    expect(["en", "de", "it"].map((language) => found("Peperoni", language as HouseholdLanguage))).toEqual([
      null,
      "chilli",
      "bell pepper",
    ]);
  });

  test("that English has for another food means the household's", () => {
    expect([found("prunes"), found("prunes", "fr"), found("prunes", "de")]).toEqual(["prune", "plum", "prune"]);
    expect([found("raisin"), found("raisin", "fr")]).toEqual(["raisin", "grape"]);
    expect([found("citron"), found("limas", "es"), found("limes", "es")]).toEqual(["lemon", "lime", "lime"]);
  });

  test("is read by its measure: Paprika by the spoon is the spice, Tomaten in tins are no fresh ones", () => {
    expect(found("Paprika", "de", { isSpooned: true })).toBe("paprika");
    expect(found("Paprika", "de")).toBe("bell pepper");
    expect(found("Paprika", "en", { isCounted: true })).toBe("bell pepper");
    expect(found("Tomaten", "de", { isTinned: true })).toBe("tinned tomatoes");
  });

  test("is a food of the family's own where it has one of that name", () => {
    const own = { id: 9999, name: "Zwiebel", isCustom: true };
    expect(matchFood(buildFoodIndex([...entries, own], "british", "de"), { name: "Zwiebeln" })?.id).toBe(9999);
  });
});
