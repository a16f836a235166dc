import { describe, expect, it } from "vitest";
import { toNumber } from "../../quantities/rational";
import { parseFoods } from "./parse-foods";

/** "1 carrot", "2 tbsp oil", "2–3 clove garlic". */
const foodsOf = (line: string): string[] =>
  parseFoods(line).map(({ amount, amountMax, unit, name }) =>
    [
      amount && [amount, ...(amountMax ? [amountMax] : [])].map((end) => +toNumber(end).toFixed(4)).join("–"),
      unit,
      name,
    ]
      .filter(Boolean)
      .join(" "),
  );

describe("every food of a line", () => {
  it.each<[string, readonly string[]]>([
    ["1 carrot, 1 onion and 1 leek", ["1 carrot", "1 onion", "1 leek"]],
    ["2 tbsp oil plus 2 tbsp butter", ["2 tbsp oil", "2 tbsp butter"]],
    ["Salt, pepper and 2 bay leaves", ["Salt", "pepper", "2 bay leaves"]],
    ["2 eggs plus 1 yolk", ["2 eggs", "1 yolk"]],
    ["Salt and pepper", ["Salt", "pepper"]],
    ["salt & freshly ground black pepper, to taste", ["salt", "black pepper"]],
    ["Salt, pepper", ["Salt", "pepper"]],
    ["salt, white peppercorns, cayenne, to season", ["salt", "white peppercorns", "cayenne"]],
    ["1 tsp salt and pepper", ["1 tsp salt", "1 tsp pepper"]],
    [
      "1 tsp each ground cinnamon, ginger and nutmeg",
      ["1 tsp ground cinnamon", "1 tsp ground ginger", "1 tsp ground nutmeg"],
    ],
    ["1 each red and green pepper", ["1 red pepper", "1 green pepper"]],
    ["1 green and 1 yellow courgette", ["1 green courgette", "1 yellow courgette"]],
    ["1 orange, 1 lime and 1 lemon", ["1 orange", "1 lime", "1 lemon"]],
    ["1 orange and 1 red pepper", ["1 orange pepper", "1 red pepper"]],
    ["1 large and 1 small onion", ["1 onion", "1 onion"]],
    ["1 cup milk, 2 cups flour", ["1 cup milk", "2 cup flour"]],
    ["red and green peppers", ["red peppers", "green peppers"]],
    ["Zest of 2 lemons and 2 limes", ["2 lemons", "2 limes"]],
    ["1 (14 oz) can tomatoes and 1 (6 oz) can tomato paste", ["1 can tomatoes", "1 can tomato paste"]],
    ["2 sprigs rosemary, 1 bay leaf, 3 cloves garlic", ["2 sprig rosemary", "1 bay leaf", "3 clove garlic"]],
    ["a handful of Thai basil and a bunch of mint", ["handful Thai basil", "bunch mint"]],
    ["1 head garlic, unpeeled, plus 4 garlic cloves", ["1 head garlic", "4 clove garlic"]],
    ["4 egg yolks, plus 1 whole egg", ["4 egg yolks", "1 whole egg"]],
    ["oil for frying and lemon wedges, to serve", ["oil", "lemon wedges"]],
    ["butter for greasing, and flour for dusting", ["butter", "flour"]],
    ["flour for dusting and rolling", ["flour"]],
    ["olive oil for frying and the dressing", ["olive oil"]],
    ["1 Zwiebel und 2 Karotten", ["1 Zwiebel", "2 Karotten"]],
    ["2 œufs et 1 jaune d'œuf", ["2 œufs", "1 jaune d'œuf"]],
    ["1 cup oil + 2 tbsp vinegar; 1 egg", ["1 cup oil", "2 tbsp vinegar", "1 egg"]],
  ])("%s", (line, foods) => {
    expect(foodsOf(line)).toEqual(foods);
  });

  it.each<[string, readonly string[]]>([
    ["½ cup plus 3 tbsp sugar", ["0.5 cup sugar", "3 tbsp sugar"]],
    ["1 cup + 2 tbsp + 1 tsp milk", ["1 cup milk", "2 tbsp milk", "1 tsp milk"]],
    ["1 cup plus scant ¾ cup cake flour (100 g)", ["1 cup cake flour", "0.75 cup cake flour"]],
    ["2 tbsp, plus ¼ cup extra-virgin olive oil", ["2 tbsp extra-virgin olive oil", "0.25 cup extra-virgin olive oil"]],
    ["1 stick plus 2 tbsp butter", ["1 stick butter", "2 tbsp butter"]],
    ["¾ cup butter, plus 3 tablespoons", ["0.75 cup butter", "3 tbsp butter"]],
    ["1 cup flour plus 2 tablespoons for dusting", ["1 cup flour", "2 tbsp flour"]],
    ["135g/4½oz chocolate, chopped, plus 40g/1½oz, grated", ["135 g chocolate", "40 g chocolate"]],
    ["2 cups boiling water, plus 4 cups additional water", ["2 cup boiling water", "4 cup boiling water"]],
    ["4 garlic cloves, crushed, plus 2 whole cloves", ["4 clove garlic", "2 clove garlic"]],
  ])("%s is told as it is written, and lists add it up", (line, foods) => {
    expect(foodsOf(line)).toEqual(foods);
  });

  it.each([
    "2 eggs, 1 beaten",
    "4 peppers, 2 red and 2 green",
    "1 chicken, 2 wings removed",
    "2 limes, 1 juiced and 1 cut into wedges",
    "3 eggs, 2 whole and 1 separated",
    "1 onion, cut into 2 pieces",
    "6 pears, about 2 pounds",
    "1 lb shrimp, 16/20 count",
    "3 tbsp dark soy or 3 tbsp light soy sauce and 2 tsp sugar",
    "1 tbsp ginger and garlic paste",
    "½ cup half and half",
    "6 skinless and boneless chicken thighs",
    "macaroni and cheese",
    "butter, room temperature",
    "onion, chopped",
    "1 bouquet garni: 2 bay leaves and a bunch of thyme",
    "500g mushrooms, such as 200 g button and 300 g oyster",
    "2 tablespoons olive oil, plus more for drizzling",
    "600g/1lb and 5¼oz plain flour",
  ])("%s is one food", (line) => {
    expect(parseFoods(line)).toHaveLength(1);
  });

  it("stands under the line as it was written", () => {
    const line = " 1 carrot, 1 leek ";
    expect(parseFoods(line).map(({ raw }) => raw)).toEqual([line, line]);
  });
});

describe("what copying and typing bring along", () => {
  it.each<[string, string]>([
    ["-200 g flour", "200 g flour"],
    ["– 200 g flour", "200 g flour"],
    ["1. 200 g flour", "200 g flour"],
    ["2) 3 eggs", "3 eggs"],
    ["• 3 carrots", "3 carrots"],
    ["[x] 3 carrots", "3 carrots"],
    ["&frac12; cup milk", "0.5 cup milk"],
    ["&#189; cup cr&egrave;me fra&icirc;che", "0.5 cup crème fraîche"],
    ["<li>200 g <b>flour</b></li>", "200 g flour"],
    ["**200 g** flour", "200 g flour"],
    ["２００ｇ flour", "200 g flour"],
    ["1.5 kg flour", "1.5 kg flour"],
    ["3-4 dozen clams", "36–48 clams"],
    ["½ 400g can coconut milk", "0.5 can coconut milk"],
    ["¼ (50 mL) cup sugar", "0.25 cup sugar"],
    ["1 (generous) cup milk", "1 cup milk"],
    ["2 pounds or so potatoes", "2 lb potatoes"],
    ["2 tbsp tablespoons oil", "2 tbsp oil"],
    ["2 md onions", "2 onions"],
    ["2 lg eggs", "2 eggs"],
    ["1 sleeve saltines", "1 sleeve saltines"],
    ["10 grinds pepper", "10 grind pepper"],
    ["1 log goat cheese", "1 log goat cheese"],
    ["1 batch pizza dough", "1 batch pizza dough"],
    ["1 glass white wine", "1 glass white wine"],
    ["1 whole head of garlic", "1 head garlic"],
    ["5 whole cloves", "5 whole cloves"],
    ["Eight ½-inch slices ciabatta", "8 slice ciabatta"],
    ["1½ cups ½-inch lengths scallion greens", "1.5 cup scallion greens"],
    ["12 6-inch corn tortillas", "12 corn tortillas"],
    ["1 lb freshly ground beef", "1 lb ground beef"],
    ["1 cup sliced almonds", "1 cup sliced almonds"],
    ["2 cups bite-sized pieces cooked chicken", "2 cup chicken"],
    ["1 lb large chunks of pumpkin", "1 lb pumpkin"],
    ["1/5 metric cups breadcrumbs", "0.2 cup breadcrumbs"],
    ["1 thick, 2-pound salmon cross section", "1 thick salmon cross section"],
    ["1 bag of 00 flour", "1 bag 00 flour"],
  ])("%s", (line, food) => {
    expect(foodsOf(line)).toEqual([food]);
  });
});
