import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foodIdentity } from "./food-identity";
import { buildFoodIndex, type FoodEntry } from "./food-index";
import { boughtAs, type FoodQuery } from "./food-query";
import { matchFood } from "./match-ingredient";
import { foodKey } from "../names/food-key";

const CATALOGUE: readonly FoodEntry[] = [
  { id: 1, name: "onion", aliases: ["Zwiebel", "brown onion"] },
  { id: 2, name: "Onion", subType: "red", aliases: ["red onion"] },
  { id: 3, name: "spring onion", aliases: ["scallion", "green onion"] },
  { id: 4, name: "black pepper", aliases: ["pepper"] },
  { id: 5, name: "bell pepper", aliases: ["peppers", "capsicum"] },
  { id: 6, name: "garlic" },
  { id: 7, name: "garlic powder" },
  { id: 8, name: "rice" },
  { id: 9, name: "rice vinegar" },
  { id: 10, name: "ox", plural: "oxen" },
  { id: 11, name: "mozzarella", subType: "buffalo" },
  { id: 12, name: "jalapeño", aliases: ["jalapeño chilli"] },
  { id: 13, name: "hummus", aliases: ["houmous"] },
];
const index = buildFoodIndex(CATALOGUE);
const found = (query: FoodQuery | string): number | null =>
  matchFood(index, typeof query === "string" ? { name: query } : query)?.id ?? null;

describe("finding a food in the catalogue", () => {
  it.each([
    ["its name", "garlic", 6],
    ["another case and space", "  GARLIC ", 6],
    ["a regular plural", "onions", 1],
    ["an irregular plural", "Oxen", 10],
    ["an alias", "scallion", 3],
    ["the plural of an alias", "green onions", 3],
    ["an alias in another case", "zwiebel", 1],
    ["accents left out", "jalapenos", 12],
    ["the plural of an alias with accents", "jalapeno chillies", 12],
    ["an alias that names a sub type", "red onions", 2],
    ["a spelling that is an alias of its own, before the plural of another", "peppers", 5],
    ["the bare spice", "pepper", 4],
  ])("by %s: %s", (_how, name, id) => {
    expect(found(name)).toBe(id);
  });

  it.each(["garlic salt", "rice wine", "oni", "onion soup", "powder", "", "   ", "humus"])(
    "never by likeness: %j is not there",
    (name) => {
      expect(found(name)).toBeNull();
    },
  );

  it("goes by id before the name, and by name once the id is gone", () => {
    expect(found({ ingredientId: 6, name: "onion" })).toBe(6);
    expect(found({ ingredientId: 999, name: "onion" })).toBe(1);
    expect(found({ ingredientId: null, name: "onion" })).toBe(1);
  });

  it("takes the entry of the line's sub type, else the one without", () => {
    expect(found({ name: "onions", subType: "RED " })).toBe(2);
    expect(found({ name: "onion", subType: "yellow" })).toBe(1);
    expect(found({ name: "zwiebel", subType: "red" })).toBe(2);
    expect(found({ name: "red onion", subType: "pickled" })).toBe(2);
  });

  it("does not give a line a sub type that nobody wrote", () => {
    expect(found("mozzarella")).toBeNull();
    expect(found({ name: "mozzarella", subType: "buffalo" })).toBe(11);
  });
});

describe("identity of a food", () => {
  const keyOf = (query: FoodQuery): string => foodIdentity(matchFood(index, query), query.name, query.subType).key;

  it("is one for name, plural, alias and the plural of the alias", () => {
    const keys = ["spring onion", "Spring Onions", "scallion", "scallions", "green onion"].map((name) =>
      keyOf({ name }),
    );
    expect(new Set(keys).size).toBe(1);
  });

  it("is one for null, '' and a missing sub type", () => {
    expect(keyOf({ name: "garlic", subType: null })).toBe(keyOf({ name: "garlic" }));
    expect(keyOf({ name: "garlic", subType: " " })).toBe(keyOf({ name: "garlic", subType: "" }));
  });

  it("keeps sub types apart, whatever their case", () => {
    expect(keyOf({ name: "onion", subType: "Red" })).toBe(keyOf({ name: "onions", subType: "red" }));
    expect(keyOf({ name: "onion", subType: "red" })).not.toBe(keyOf({ name: "onion" }));
    expect(keyOf({ name: "onion", subType: "red" })).not.toBe(keyOf({ name: "onion", subType: "yellow" }));
  });

  it("takes the line's sub type, else that of the entry", () => {
    expect(foodIdentity({ id: 2, name: "Onion", subType: "red" }, "red onion", "")).toMatchObject({
      name: "Onion",
      subType: "red",
    });
    expect(foodIdentity({ id: 2, name: "Onion", subType: "red" }, "red onion", "pickled")).toMatchObject({
      subType: "pickled",
    });
    expect(keyOf({ name: "red onion" })).toBe(keyOf({ name: "onion", subType: "red" }));
  });

  it("is the name as written where the catalogue has no entry", () => {
    expect(foodIdentity(null, " Nan's Pickle ", null)).toEqual({
      key: "nans pickle",
      name: "Nan's Pickle",
      subType: "",
    });
  });

  it("cannot be forged by a name that looks like a key", () => {
    expect(foodIdentity(null, "onion|red", "").key).not.toBe(foodIdentity(null, "onion", "red").key);
  });

  it("of different foods is different", () => {
    const names = ["pepper", "bell pepper", "garlic", "garlic powder", "rice", "rice vinegar", "onion", "spring onion"];
    expect(new Set(names.map((name) => keyOf({ name }))).size).toBe(names.length);
  });
});

describe("any catalogue", () => {
  const name = fc.oneof(
    fc.constantFrom("onion", "Onions", "leek", "bay leaf", "bay leaves", "rice"),
    fc.string({ maxLength: 12 }),
  );
  const subType = fc.constantFrom("", "red", "Red", "yellow");
  const entryName = name.filter((text) => foodKey(text) !== "");
  const entry = fc.record({
    name: entryName,
    subType,
    plural: fc.option(name),
    aliases: fc.array(name, { maxLength: 3 }),
  });
  const catalogue = fc.array(entry, { maxLength: 12 }).map((rows) => rows.map((row, id) => ({ ...row, id })));

  it("gives a line the same identity before and after its entry is linked by id", () => {
    fc.assert(
      fc.property(catalogue, name, subType, (entries, lineName, lineSubType) => {
        const built = buildFoodIndex(entries);
        const match = matchFood(built, { name: lineName, subType: lineSubType });
        if (match === null) return;
        const relinked = matchFood(built, { ingredientId: match.id, name: "something else", subType: lineSubType });
        expect(foodIdentity(relinked, "something else", lineSubType).key).toBe(
          foodIdentity(match, lineName, lineSubType).key,
        );
      }),
    );
  });

  it("finds every entry by its own name and sub type", () => {
    fc.assert(
      fc.property(catalogue, (entries) => {
        const built = buildFoodIndex(entries);
        for (const entry of entries) {
          const match = matchFood(built, { name: entry.name, subType: entry.subType });
          expect(foodIdentity(match, entry.name, entry.subType).key).toBe(
            foodIdentity(entry, entry.name, entry.subType).key,
          );
          expect(match).not.toBeNull();
        }
      }),
    );
  });
});

describe("plurals of German, French, Italian, Spanish and Dutch", () => {
  const matches = (entry: string, line: string): boolean =>
    matchFood(buildFoodIndex([{ id: 1, name: entry, isCustom: true }]), { name: line }) !== null;

  it.each([
    ["Zwiebel", "Zwiebeln"],
    ["Tomate", "Tomaten"],
    ["Kartoffel", "Kartoffeln"],
    ["Karotte", "Karotten"],
    ["Möhre", "Möhren"],
    ["Ei", "Eier"],
    ["Apfel", "Äpfel"],
    ["Paprikaschote", "Paprikaschoten"],
    ["Knoblauchzehe", "Knoblauchzehen"],
    ["Walnuss", "Walnüsse"],
    ["Nuss", "Nüsse"],
    ["Lorbeerblatt", "Lorbeerblätter"],
    ["Wurst", "Würste"],
    ["Zitrone", "Zitronen"],
    ["Eigelb", "Eigelbe"],
    ["Gurke", "Gurken"],
    ["Bohne", "Bohnen"],
    ["Erdbeere", "Erdbeeren"],
    ["Pilz", "Pilze"],
    ["Brot", "Brote"],
    ["Huhn", "Hühner"],
    ["rote Zwiebel", "rote Zwiebeln"],
    ["Frühlingszwiebel", "Frühlingszwiebeln"],
    ["Gewürznelke", "Gewürznelken"],
    ["Schalotte", "Schalotten"],
    ["Hähnchenbrust", "Hähnchenbrüste"],
    ["Mandel", "Mandeln"],
    ["Kirsche", "Kirschen"],
    ["oignon", "oignons"],
    ["pomme de terre", "pommes de terre"],
    ["œuf", "œufs"],
    ["poireau", "poireaux"],
    ["chou", "choux"],
    ["carotte", "carottes"],
    ["champignon", "champignons"],
    ["gousse d'ail", "gousses d'ail"],
    ["feuille de laurier", "feuilles de laurier"],
    ["échalote", "échalotes"],
    ["citron vert", "citrons verts"],
    ["courgette", "courgettes"],
    ["poivron rouge", "poivrons rouges"],
    ["tomate", "tomates"],
    ["cipolla", "cipolle"],
    ["pomodoro", "pomodori"],
    ["carota", "carote"],
    ["patata", "patate"],
    ["zucchina", "zucchine"],
    ["limone", "limoni"],
    ["fungo", "funghi"],
    ["acciuga", "acciughe"],
    ["arancia", "arance"],
    ["ciliegia", "ciliegie"],
    ["uovo", "uova"],
    ["peperone", "peperoni"],
    ["cipolla rossa", "cipolle rosse"],
    ["pomodoro secco", "pomodori secchi"],
    ["spicchio d'aglio", "spicchi d'aglio"],
    ["melanzana", "melanzane"],
    ["fagiolo", "fagioli"],
    ["cebolla", "cebollas"],
    ["huevo", "huevos"],
    ["zanahoria", "zanahorias"],
    ["limón", "limones"],
    ["patata", "patatas"],
    ["pimiento", "pimientos"],
    ["nuez", "nueces"],
    ["diente de ajo", "dientes de ajo"],
    ["cebolla roja", "cebollas rojas"],
    ["calabacín", "calabacines"],
    ["champiñón", "champiñones"],
    ["judía verde", "judías verdes"],
    ["pepino", "pepinos"],
    ["pimiento rojo", "pimientos rojos"],
    ["ui", "uien"],
    ["wortel", "wortels"],
    ["aardappel", "aardappelen"],
    ["tomaat", "tomaten"],
    ["paprika", "paprika's"],
    ["ei", "eieren"],
    ["banaan", "bananen"],
    ["appel", "appels"],
    ["citroen", "citroenen"],
    ["champignon", "champignons"],
    ["rode ui", "rode uien"],
    ["prei", "preien"],
    ["teentje knoflook", "teentjes knoflook"],
    ["sjalot", "sjalotten"],
    ["aubergine", "aubergines"],
    ["boon", "bonen"],
    ["noot", "noten"],
    ["amandel", "amandelen"],
    ["druif", "druiven"],
    ["bosui", "bosuien"],
  ])("%s and %s are one food", (singular, plural) => {
    expect([matches(singular, plural), matches(plural, singular)]).toEqual([true, true]);
  });

  it.each([
    ["Zwiebel", "rote Zwiebel"],
    ["Zwiebel", "Frühlingszwiebel"],
    ["Milch", "Kokosmilch"],
    ["Mehl", "Vollkornmehl"],
    ["Zucker", "brauner Zucker"],
    ["Zucker", "Puderzucker"],
    ["Backpulver", "Natron"],
    ["Sahne", "saure Sahne"],
    ["Kartoffel", "Süßkartoffel"],
    ["Pfeffer", "weißer Pfeffer"],
    ["Paprika", "Paprikapulver"],
    ["Ei", "Eigelb"],
    ["Eiweiß", "Ei"],
    ["Butter", "Butterschmalz"],
    ["Reis", "Reisnudeln"],
    ["Salz", "Selleriesalz"],
    ["Bohne", "Bohnenkraut"],
    ["Nuss", "Nutella"],
    ["Tomate", "Tomatenmark"],
    ["lait", "lait de coco"],
    ["farine", "farine complète"],
    ["pomme", "pomme de terre"],
    ["crème", "crème fraîche"],
    ["ail", "ailloli"],
    ["œuf", "blanc d'œuf"],
    ["sucre", "sucre glace"],
    ["vin blanc", "vinaigre de vin blanc"],
    ["poivre", "poivron"],
    ["noix", "noix de coco"],
    ["haricot vert", "haricot rouge"],
    ["latte", "latte di cocco"],
    ["zucchero", "zucchero a velo"],
    ["farina", "farina 00"],
    ["cipolla", "cipolla rossa"],
    ["pomodoro", "pomodoro secco"],
    ["pepe", "peperone"],
    ["riso", "risotto"],
    ["olio", "olio d'oliva"],
    ["sale", "salsa"],
    ["uovo", "tuorlo d'uovo"],
    ["leche", "leche de coco"],
    ["pimienta", "pimiento"],
    ["azúcar", "azúcar moreno"],
    ["harina", "harina integral"],
    ["cebolla", "cebolla roja"],
    ["patata", "patata dulce"],
    ["nata", "nata agria"],
    ["huevo", "clara de huevo"],
    ["caldo", "caldo de pollo"],
    ["aceite", "aceite de oliva"],
    ["melk", "kokosmelk"],
    ["suiker", "bruine suiker"],
    ["bloem", "zelfrijzend bakmeel"],
    ["ui", "bosui"],
    ["ui", "rode ui"],
    ["aardappel", "zoete aardappel"],
    ["room", "zure room"],
    ["peper", "paprika"],
    ["ei", "eierdooier"],
    ["boter", "boterhamworst"],
    ["kaas", "roomkaas"],
    ["boon", "boontje"],
    ["pane", "panna"],
    ["mele", "miele"],
    ["pesca", "pesce"],
    ["Birne", "Birnen Essig"],
    ["Salat", "Salami"],
    ["Melone", "Melonen Sorbet"],
    ["Pasta", "Paste"],
    ["cola", "col"],
    ["pavo", "pava"],
    ["polla", "pollo"],
    ["pera", "pero"],
    ["mela", "melo"],
  ])("%s and %s are two", (left, right) => {
    expect([matches(left, right), matches(right, left)]).toEqual([false, false]);
  });
});

describe("what comes in tins", () => {
  const tomatoes = buildFoodIndex([
    { id: 1, name: "tomato" },
    { id: 2, name: "tinned tomatoes", aliases: ["canned tomatoes"] },
    { id: 3, name: "tuna", aliases: ["canned tuna"] },
  ]);

  it.each([
    ["tin", "", 2],
    ["cans", "", 2],
    ["Dose", "", 2],
    ["g", "tin, drained", 2],
    ["g", "skinned", 1],
    ["", "", 1],
  ])("tomatoes by the '%s', noted '%s'", (unit, notes, id) => {
    const bought = boughtAs({ hasAmount: true, unit, notes });
    expect(matchFood(tomatoes, { name: "tomatoes", ...bought })?.id).toBe(id);
  });

  it("is the food itself where the catalogue has it in tins alone", () => {
    expect(matchFood(tomatoes, { name: "tuna", ...boughtAs({ hasAmount: true, unit: "can" }) })?.id).toBe(3);
  });
});

describe("what is said after a comma", () => {
  const names =
    "onion, red onion, oregano, dried oregano, pea, frozen pea, kale, lemon, lemon juice, lemon pepper, pepper, wine vinegar, vinegar, mince, beef, ground beef, tomato, chopped tomato, wine, bell pepper, roasted bell pepper";
  const foods = buildFoodIndex(names.split(", ").map((name, id) => ({ id, name, isCustom: false })));

  it.each([
    ["onion", "red", "red onion"],
    ["onions", "large, red, finely chopped", "red onion"],
    ["onion", "finely chopped", "onion"],
    ["Zwiebeln", "rot, gewürfelt", "red onion"],
    ["oignons", "rouges", "red onion"],
    ["cebolla", "roja", "red onion"],
    ["cipolla", "rossa", "red onion"],
    ["uien", "rood", "red onion"],
    ["beef", "ground", "ground beef"],
    ["vinegar", "wine", "wine vinegar"],
    ["oregano", "dried", "dried oregano"],
    ["oregano", "chopped", "oregano"],
    ["peas", "frozen, thawed", "frozen pea"],
    ["petits pois", "frozen", "frozen pea"],
    ["peas", "fresh or frozen", "pea"],
    ["kale", "frozen", "kale"],
    ["tomatoes", "chopped", "tomato"],
    ["bell peppers", "roasted", "bell pepper"],
    ["lemon", "juice", "lemon"],
    ["lemon", "pepper", "lemon"],
  ])("%s, %s: %s", (name, notes, food) => {
    expect(matchFood(foods, { name, ...boughtAs({ hasAmount: true, unit: "g", notes }) })?.name).toBe(food);
  });
});
