import { A5, writePdf, type PlacedText } from "@tureen/book-generator/write-pdf";

interface MixedRecipe {
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
}

/** A book of which the rules are certain of one recipe in three: two that stand one below the other are hard to part. */
interface MixedBook {
  readonly pdf: Buffer;
  readonly pages: number;
  /** In the order of the book. */
  readonly recipes: readonly MixedRecipe[];
  readonly titles: readonly string[];
  /** Titles of those that a model has to be asked about. */
  readonly asked: readonly string[];
}

const FOODS = ["Leek", "Bean", "Apple", "Onion", "Pea", "Plum", "Carrot", "Rice", "Lentil", "Fish", "Egg", "Corn"];
const RECIPES_A_PAGE = 3;

export function mixedBook(amount = 12): MixedBook {
  const dishes = ["Soup", "Stew", "Pie"].flatMap((dish) => FOODS.map((food) => ({ food, dish })));
  const recipes = dishes.slice(0, amount).map(({ food, dish }, index) => ({
    title: `${food} ${dish}`,
    ingredients: [`${index + 2} ${food.toLowerCase()}s`, `${150 + 10 * index} g potatoes`, `${index + 1} pints cream`],
    steps: [
      `1. Wash the ${food.toLowerCase()}s and cut them finely for ${5 + index} minutes.`,
      `2. Boil this ${dish.toLowerCase()} for ${20 + index} minutes and serve hot.`,
    ],
  }));
  const pages: { texts: PlacedText[] }[] = [];
  for (const [index, { title, ingredients, steps }] of recipes.entries()) {
    if (index % RECIPES_A_PAGE === 0) pages.push({ texts: [] });
    const texts = pages.at(-1)?.texts ?? [];
    // The title of the second one of a page looks like text, so that nobody sees where the first one ends.
    const size = index % RECIPES_A_PAGE === 1 ? 10 : 16;
    for (const text of [title, "Serves 4", ...ingredients, ...steps]) {
      const gap = text === title ? 34 : text === steps[0] ? 22 : 14;
      texts.push({ text, x: 40, y: (texts.at(-1)?.y ?? 60) + gap, size: text === title ? size : 10 });
    }
  }
  const titles = recipes.map(({ title }) => title);
  return {
    pdf: writePdf(pages, A5),
    pages: pages.length,
    recipes,
    titles,
    asked: titles.filter((_, index) => index % RECIPES_A_PAGE !== 2),
  };
}
