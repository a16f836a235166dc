import { measured, words } from "./words";

/** A recipe that stands in a generated book: the truth that an import is measured by. */
export interface SampleRecipe {
  readonly title: string;
  readonly servings: number;
  /** Lines as printed: "200 g plain flour". */
  readonly ingredientLines: readonly string[];
  /** The foods of those lines, in their order. */
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
}

const MANNERS = words(`
  Roast, Braised, Smoky, Spiced, Golden, Winter, Summer, Farmhouse, Slow, Crisp, Harvest, Sunday, Garden,
  Honeyed, Peppered, Rustic, Quick, Festive, Crème
`);
const MAINS = words(`
  Leek, Pumpkin, Lentil, Chicken, Mushroom, Salmon, Beetroot, Aubergine, Barley, Apple, Chestnut, Fennel,
  Spinach, Carrot, Bean, Trout, Turnip, Plum, Chickpea, Cabbage, Duck, Prawn, Parsnip, Pear
`);
const DISHES = words(`
  Soup, Stew, Pie, Gratin, Salad, Casserole, Tart, Curry, Bake, Dumplings, Risotto, Pancakes, Fritters, Pilaf,
  Broth
`);

const FOODS = measured(`
  200 g: plain flour; 2: eggs; 1 1/2 cups: milk; 50 g: butter; 3 tbsp: olive oil; 2 cloves: garlic;
  1 tsp: ground cumin; 400 g: chopped tomatoes; ½ tsp: nutmeg; 1 litre: vegetable stock; 2-3: carrots;
  1 handful: parsley; 250 ml: double cream; 75 g: brown sugar; 1 pinch: sea salt; 4: shallots;
  150 g: grated cheese; 2 sticks: celery; 1 tbsp: lemon juice; 600 g: potatoes; 3 sprigs: thyme;
  120 g: smoked bacon; 1 1/4 lb: minced beef; 2 tbsp: tomato paste; 1/4 cup: walnuts; 80 g: breadcrumbs;
  2 tsp: sweet paprika; 1: bay leaf; 300 g: long grain rice; 6: anchovy fillets; 1 bunch: spring onions;
  2: red peppers; 100 g: dried apricots; 1 tbsp: cider vinegar
`);

const BEGINNINGS = [
  "Heat the oven to 190 °C and set out",
  "Warm a heavy pan over a gentle heat, then add",
  "In a large bowl, mix well",
  "Chop finely and put aside",
  "Rinse under cold water and drain",
  "Bring slowly to the boil, stirring in",
  "Melt over a low heat together with",
  "Season to taste and fold in",
];
const ENDINGS = [
  "until everything is soft and fragrant.",
  "and leave to stand for ten minutes.",
  "stirring now and then so that nothing catches.",
  "and let it bubble until the sauce has thickened.",
  "taking care not to let it brown.",
  "then cover the pan and wait for a quarter of an hour.",
  "and turn the pieces over once they are golden.",
];

/** A title that stands twice in every book, above two different recipes. */
const TWIN_TITLE = "Brownies";

/**
 * Recipes of invented dishes, the same for the same seed. Titles are unique but for two that are called
 * {@link TWIN_TITLE}, a third and two thirds into the book.
 *
 * @param steps how many a recipe has, by which its length is set
 */
export function inventRecipes(count: number, seed: number, steps: number): SampleRecipe[] {
  const random = seededRandom(seed);
  const titles = titlesOf(count, random);
  if (count >= 3) for (const index of [Math.floor(count / 3), Math.floor((2 * count) / 3)]) titles[index] = TWIN_TITLE;
  return titles.map((title) => {
    const foods = shuffled(FOODS, random).slice(0, 5 + Math.floor(random() * 6));
    return {
      title,
      servings: 2 + Math.floor(random() * 7),
      ingredientLines: foods.map(([amount, food]) => `${amount} ${food}`),
      ingredients: foods.map(([, food]) => food),
      steps: Array.from({ length: steps }, (_, step) => {
        const [first, second] = [foods[step % foods.length]?.[1], foods[(step + 2) % foods.length]?.[1]];
        return `${picked(BEGINNINGS, random)} the ${first} with the ${second} for the ${title.toLowerCase()}, ${picked(ENDINGS, random)}`;
      }),
    };
  });
}

function titlesOf(count: number, random: () => number): string[] {
  const all = MANNERS.flatMap((manner) => MAINS.flatMap((main) => DISHES.map((dish) => `${manner} ${main} ${dish}`)));
  return shuffled(all, random).slice(0, count);
}

function picked<T>(from: readonly [T, ...T[]] | readonly T[], random: () => number): T {
  const value = from[Math.floor(random() * from.length)];
  if (value === undefined) throw new Error("Nothing to pick from");
  return value;
}

function shuffled<T>(values: readonly T[], random: () => number): T[] {
  return values
    .map((value) => ({ value, order: random() }))
    .toSorted((left, right) => left.order - right.order)
    .map(({ value }) => value);
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
