import { CATALOGUE } from "@tureen/db/seed/catalogue/catalogue";
import { DIFFICULTIES } from "@tureen/domain/recipes/difficulty";
import { integerBetween, type Random } from "@tureen/fake-ollama/seeded-random";
import {
  BEGINNINGS,
  CUISINES,
  DISHES,
  ENDINGS,
  MAINS,
  MANNERS,
  PRAISE,
  PREPARATIONS,
  SMALL_AMOUNTS,
  TAGS,
} from "./word-lists";

/** A recipe as somebody would type it. */
export interface InventedRecipe {
  readonly title: string;
  readonly description: string;
  readonly cuisine: string;
  readonly difficulty: (typeof DIFFICULTIES)[number];
  readonly servings: number | null;
  readonly prepTimeMinutes: number | null;
  readonly cookTimeMinutes: number | null;
  readonly instructions: string;
  readonly tags: string;
  /** One ingredient a line. */
  readonly ingredientLines: readonly string[];
  /** True for one that was pasted as a text block. */
  readonly isTextBlock: boolean;
}

/** The custom ingredients that a family of many recipes has brought along. */
export const CUSTOM_FOODS = MAINS.flatMap((main) =>
  ["relish", "paste", "powder", "stuffing"].map((form) => `${main.toLowerCase()} ${form} of the house`),
);

const FOODS = [
  ...CATALOGUE.filter((entry) => entry.category !== "Household & Other"),
  ...CUSTOM_FOODS.map((name) => ({ name, unit: "tbsp", aliases: [] })),
];

/** A plausible recipe, the same for the same numbers; `ordinal` makes its title one of a kind. */
export function inventRecipe(random: Random, ordinal: number): InventedRecipe {
  const foods = Array.from({ length: integerBetween(random, 5, 16) }, () => picked(FOODS, random));
  const main = picked(MAINS, random);
  const title = `${picked(MANNERS, random)} ${main} ${picked(DISHES, random)} No. ${ordinal}`;
  return {
    title,
    description: `${main} with ${foods[0]?.name ?? ""} and ${foods[1]?.name ?? ""}. ${picked(PRAISE, random)}`,
    cuisine: picked(CUISINES, random),
    difficulty: picked(DIFFICULTIES, random),
    servings: random() < 0.05 ? null : integerBetween(random, 1, 10),
    prepTimeMinutes: random() < 0.1 ? null : integerBetween(random, 1, 12) * 5,
    cookTimeMinutes: random() < 0.1 ? null : integerBetween(random, 0, 30) * 5,
    instructions: Array.from({ length: integerBetween(random, 3, 9) }, () => inventStep(foods, random)).join("\n"),
    tags: random() < 0.3 ? "" : `${picked(TAGS, random)}, ${picked(TAGS, random)}`,
    ingredientLines: foods.map((food) => inventLine(food, random)),
    isTextBlock: random() < 0.05,
  };
}

function inventStep(foods: readonly { name: string }[], random: Random): string {
  return `${picked(BEGINNINGS, random)} the ${picked(foods, random).name} with the ${picked(foods, random).name}, ${picked(ENDINGS, random)}`;
}

function inventLine(food: { name: string; unit: string; aliases: readonly string[] }, random: Random): string {
  const isWeighed = food.unit === "g" || food.unit === "ml";
  const amount = isWeighed ? String(integerBetween(random, 1, 30) * 25) : picked(SMALL_AMOUNTS, random);
  const unit = food.unit === "piece" ? "" : food.unit;
  const name = random() < 0.2 && food.aliases.length > 0 ? picked(food.aliases, random) : food.name;
  const preparation = picked(PREPARATIONS, random);
  return [amount, unit, name].filter(Boolean).join(" ") + (preparation && `, ${preparation}`);
}

/** One of them, each as likely as any other. */
export function picked<T>(from: readonly T[], random: Random): T {
  const value = from[Math.floor(random() * from.length)];
  if (value === undefined) throw new Error("There is nothing to pick from.");
  return value;
}
