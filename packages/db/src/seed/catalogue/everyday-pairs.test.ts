import { buildFoodIndex } from "@tureen/domain/ingredients/match-ingredient";
import { parseFoods } from "@tureen/domain/ingredients/parse-foods";
import type { KitchenWords } from "@tureen/domain/languages/kitchen-words";
import { parseLocalDate, type LocalDate } from "@tureen/domain/dates/local-date";
import { aggregate } from "@tureen/domain/shopping-lists/aggregate-items";
import type { Contribution, ShoppingFood, ShoppingItem } from "@tureen/domain/shopping-lists/shopping-item";
import { describe, expect, it } from "vitest";
import { CATALOGUE } from "./catalogue";

const FOODS = CATALOGUE.map((seed, id): ShoppingFood => ({ ...seed, id: id + 1, isCustom: false }));
const MONDAY = parseLocalDate("2026-11-23") as LocalDate; // a date that exists

/** What a list holds whose recipes say these lines, with the built-in catalogue. */
function listOf(lines: readonly string[], kitchen: KitchenWords = "british"): readonly ShoppingItem[] {
  const contributions = lines.flatMap((line) =>
    parseFoods(line).map((food): Contribution => ({
      mealId: 1,
      date: MONDAY,
      mealType: "dinner",
      mealServings: 4,
      recipeId: 1,
      recipeTitle: "Stew",
      recipeServings: 4,
      raw: line,
      ingredientId: null,
      name: food.name,
      subType: null,
      amount: food.amount,
      unit: food.unitWord,
    })),
  );
  return aggregate(contributions, buildFoodIndex(FOODS, kitchen));
}

const foodsOf = (lines: readonly string[], kitchen?: KitchenWords): number =>
  new Set(listOf(lines, kitchen).map((item) => item.foodKey)).size;

/** Everyday names of one food: typed as text they are one item, and one in the larder covers the other. */
const ONE_FOOD: readonly (readonly [string, string])[] = [
  ["pepper", "black pepper"],
  ["freshly ground black pepper", "pepper"],
  ["sugar", "granulated sugar"],
  ["white sugar", "sugar"],
  ["flour", "plain flour"],
  ["all-purpose flour", "flour"],
  ["unbleached all-purpose flour", "plain flour"],
  ["oats", "rolled oats"],
  ["old-fashioned rolled oats", "porridge oats"],
  ["vanilla", "vanilla extract"],
  ["sultanas", "golden raisins"],
  ["ladyfingers", "sponge fingers"],
  ["savoiardi", "lady fingers"],
  ["bulgur", "bulgur wheat"],
  ["ripe tomatoes", "tomato"],
  ["2 ripe avocados", "1 avocado"],
  ["cold butter", "butter"],
  ["softened butter", "butter"],
  ["butter, at room temperature", "butter"],
  ["warm milk", "milk"],
  ["large eggs", "egg"],
  ["2 free-range eggs", "3 eggs"],
  ["organic carrots", "carrot"],
  ["good-quality olive oil", "olive oil"],
  ["skinless, boneless chicken breasts", "chicken breast"],
  ["boneless skinless chicken thighs", "boneless chicken thigh"],
  ["fresh basil leaves", "basil"],
  ["10 basil leaves", "basil"],
  ["fresh flat-leaf parsley leaves", "flat-leaf parsley"],
  ["fresh coriander", "cilantro"],
  ["cilantro leaves", "coriander leaves"],
  ["fresh ginger", "ginger"],
  ["ginger root", "fresh root ginger"],
  ["garlic cloves", "garlic"],
  ["3 cloves garlic", "garlic clove"],
  ["Parmesan", "Parmesan cheese"],
  ["freshly grated Parmesan cheese", "Parmesan"],
  ["cheddar", "cheddar cheese"],
  ["mozzarella cheese", "mozzarella"],
  ["feta cheese", "feta"],
  ["ground cinnamon", "cinnamon"],
  ["ground cumin", "cumin"],
  ["ground nutmeg", "nutmeg"],
  ["sweet paprika", "paprika"],
  ["ground turmeric", "turmeric"],
  ["cayenne", "cayenne pepper"],
  ["cocoa", "cocoa powder"],
  ["yoghurt", "yogurt"],
  ["plain yogurt", "natural yoghurt"],
  ["scallions", "spring onions"],
  ["green onions", "spring onion"],
  ["eggplant", "aubergines"],
  ["zucchini", "courgettes"],
  ["ground beef", "beef mince"],
  ["freshly ground beef", "minced beef"],
  ["tomato paste", "tomato purée"],
  ["heavy cream", "double cream"],
  ["confectioners' sugar", "icing sugar"],
  ["powdered sugar", "icing sugar"],
  ["cornstarch", "cornflour"],
  ["baking soda", "bicarbonate of soda"],
  ["shrimp", "prawns"],
  ["arugula", "rocket"],
  ["bread crumbs", "breadcrumbs"],
  ["peppers", "bell pepper"],
  ["1 pepper, sliced", "sweet peppers"],
  ["yellow onion", "onion"],
  ["egg yolks", "2 yolks"],
  ["mayo", "mayonnaise"],
  ["ketchup", "tomato ketchup"],
  ["unwaxed lemons", "lemon"],
  ["chickpeas", "garbanzo beans"],
  ["runny honey", "honey"],
  ["boiling water", "water"],
  ["hot chicken stock", "chicken stock"],
];

/** Foods that only sound alike. */
const TWO_FOODS: readonly (readonly [string, string])[] = [
  ["pepper", "bell pepper"],
  ["1 tsp pepper", "2 peppers"],
  ["red pepper", "green pepper"],
  ["black pepper", "white pepper"],
  ["peppercorns", "pepper"],
  ["chilli", "chilli powder"],
  ["chilli flakes", "chilli powder"],
  ["garlic", "garlic powder"],
  ["onion", "red onion"],
  ["onion", "spring onion"],
  ["onion powder", "onion"],
  ["shallot", "onion"],
  ["leek", "spring onion"],
  ["tomato", "cherry tomatoes"],
  ["tomato", "tinned tomatoes"],
  ["tomatoes", "1 tin chopped tomatoes"],
  ["tomato purée", "passata"],
  ["tomato", "sun-dried tomatoes"],
  ["tomato ketchup", "tomato purée"],
  ["potato", "sweet potato"],
  ["rice", "rice vinegar"],
  ["rice", "brown rice"],
  ["basmati rice", "risotto rice"],
  ["rice", "rice noodles"],
  ["flour", "self-raising flour"],
  ["plain flour", "wholemeal flour"],
  ["bread flour", "plain flour"],
  ["cornflour", "flour"],
  ["almond flour", "flour"],
  ["sugar", "brown sugar"],
  ["icing sugar", "caster sugar"],
  ["sugar", "icing sugar"],
  ["light brown sugar", "dark brown sugar"],
  ["butter", "peanut butter"],
  ["butter", "buttermilk"],
  ["butter", "butter beans"],
  ["butter", "ghee"],
  ["milk", "coconut milk"],
  ["milk", "condensed milk"],
  ["milk", "buttermilk"],
  ["cream", "cream cheese"],
  ["double cream", "single cream"],
  ["cream", "sour cream"],
  ["crème fraîche", "cream"],
  ["egg", "eggplant"],
  ["egg yolk", "egg white"],
  ["egg", "egg yolk"],
  ["egg noodles", "eggs"],
  ["fresh pasta", "pasta"],
  ["fresh yeast", "active dried yeast"],
  ["dried thyme", "thyme"],
  ["dried basil", "basil"],
  ["fresh coriander", "ground coriander"],
  ["coriander seeds", "coriander leaves"],
  ["coriander root", "fresh coriander"],
  ["ground ginger", "fresh ginger"],
  ["stem ginger", "ginger"],
  ["bay leaves", "basil leaves"],
  ["lime leaves", "lime"],
  ["lime juice", "lime"],
  ["lemon juice", "lemon"],
  ["lemon", "lemongrass"],
  ["lemon zest", "lemon juice"],
  ["orange", "orange juice"],
  ["mustard", "mustard seeds"],
  ["Dijon mustard", "wholegrain mustard"],
  ["sesame oil", "sesame seeds"],
  ["olive oil", "olives"],
  ["olive oil", "vegetable oil"],
  ["olive oil", "extra virgin olive oil"],
  ["vinegar", "wine"],
  ["red wine", "red wine vinegar"],
  ["white wine", "red wine"],
  ["balsamic vinegar", "red wine vinegar"],
  ["soy sauce", "dark soy sauce"],
  ["soy sauce", "fish sauce"],
  ["soy sauce", "soy milk"],
  ["chicken breast", "chicken thigh"],
  ["chicken", "chicken stock"],
  ["chicken stock", "beef stock"],
  ["vegetable stock", "chicken stock"],
  ["beef mince", "pork mince"],
  ["ground beef", "beef burger"],
  ["beef", "beef mince"],
  ["bacon", "ham"],
  ["smoked salmon", "salmon"],
  ["tuna steak", "tinned tuna"],
  ["prawns", "prawn crackers"],
  ["almonds", "ground almonds"],
  ["flaked almonds", "almonds"],
  ["sliced almonds", "ground almonds"],
  ["coconut", "desiccated coconut"],
  ["coconut cream", "coconut milk"],
  ["raisins", "sultanas"],
  ["dried apricots", "apricots"],
  ["prunes", "plums"],
  ["vanilla extract", "vanilla pod"],
  ["baking powder", "bicarbonate of soda"],
  ["dark chocolate", "milk chocolate"],
  ["cocoa powder", "chocolate"],
  ["smoked paprika", "paprika"],
  ["hot paprika", "paprika"],
  ["cumin seeds", "cumin"],
  ["cinnamon stick", "cinnamon"],
  ["peas", "frozen peas"],
  ["black beans", "kidney beans"],
  ["green beans", "beans"],
  ["red lentils", "green lentils"],
  ["lettuce", "iceberg lettuce"],
  ["cabbage", "red cabbage"],
  ["spinach", "baby spinach"],
  ["mushrooms", "dried porcini"],
  ["water chestnuts", "chestnuts"],
  ["ice cream", "cream"],
  ["oat milk", "oats"],
  ["sparkling water", "water"],
];

describe("everyday names of one food, with the built-in catalogue", () => {
  it.each(ONE_FOOD)("%s and %s are one", (left, right) => {
    expect(foodsOf([left, right])).toBeLessThanOrEqual(1);
    expect(listOf([left]).map((item) => item.foodKey)).toEqual(listOf([right]).map((item) => item.foodKey));
  });

  it.each(TWO_FOODS)("%s and %s are two", (left, right) => {
    const [one, other] = [listOf([left])[0]?.foodKey, listOf([right])[0]?.foodKey];
    expect(one === undefined && other === undefined).toBe(false);
    expect(one).not.toBe(other);
  });
});

describe("words that mean different things in different kitchens", () => {
  it.each<[string, string, string]>([
    ["coriander", "cilantro", "ground coriander"],
    ["hamburger", "beef burger", "ground beef"],
    ["oatmeal", "medium oatmeal", "rolled oats"],
    ["chili powder", "chilli powder", "chili seasoning"],
    ["lima beans", "butter beans", "baby lima beans"],
    ["tomato puree", "tomato paste", "passata"],
  ])("%s is %s in Britain and %s in America", (word, british, american) => {
    expect(foodsOf([word, british], "british")).toBe(1);
    expect(foodsOf([word, american], "american")).toBe(1);
  });
});

describe("a list speaks as its lines do", () => {
  it.each([
    ["1 bunch cilantro", "cilantro"],
    ["1 lb ground beef", "ground beef"],
    ["2 tbsp tomato paste", "tomato paste"],
    ["2 brownies", "brownie"],
    ["1 tin chickpeas", "chickpea"],
  ])("%s is %s", (line, word) => {
    expect(listOf([line])[0]?.name).toBe(word);
  });

  it("and where they differ, as most of them do", () => {
    expect(listOf(["1 scallion", "2 scallions", "1 spring onion"]).map((item) => item.name)).toEqual(["scallion"]);
    expect(listOf(["1 scallion", "1 spring onion"]).map((item) => item.name)).toEqual(["spring onion"]);
  });

  it("with the units of the lines", () => {
    expect(listOf(["1 tin tomatoes", "2 tins tomatoes"]).map(({ unit }) => unit)).toEqual(["tin"]);
    expect(listOf(["3 garlic cloves"]).map(({ unit }) => unit)).toEqual(["clove"]);
  });

  it("finds a shelf for foods that the catalogue does not know", () => {
    expect(listOf(["6 purple heritage carrots"])[0]?.category).toBe("Fruit & Vegetables");
    expect(listOf(["1 cup grandma's secret cheddar cheese"])[0]?.category).toBe("Dairy & Eggs");
    expect(listOf(["1 zorblax"])[0]?.category).toBeNull();
  });

  it("leaves out what is never bought", () => {
    expect(listOf(["500 ml boiling water", "ice", "1 carrot"]).map((item) => item.name)).toEqual(["carrot"]);
  });
});
