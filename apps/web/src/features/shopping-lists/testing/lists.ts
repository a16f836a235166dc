import type {
  LarderShoppingItem,
  ShoppingItem,
  ShoppingList,
  ShoppingListSummary,
} from "@tureen/contracts/shopping-lists";
import { summaryOf } from "../summary-of";

type Contribution = ShoppingItem["contributions"][number];

/** A line of Wednesday's dinner, unless said otherwise. */
export function contribution(parts: Partial<Contribution> = {}): Contribution {
  return {
    is_by_hand: false,
    staple_every_weeks: null,
    meal_id: 1,
    date: "2026-11-18",
    meal_type: "dinner",
    meal_servings: 6,
    recipe_id: 7,
    recipe_title: "Bolognese",
    recipe_servings: 4,
    base: null,
    line: "400 g minced beef",
    amount: 400,
    unit: "g",
    scaled_amount: 600,
    ...parts,
  };
}

/** An item of the plan; its id is its name and unit. */
export function item(parts: Partial<ShoppingItem> & { name: string }): ShoppingItem {
  const { name, unit = "", totalAmount = 1 } = parts;
  const contributions = parts.contributions ?? [
    contribution({ line: name, unit, amount: totalAmount, scaled_amount: totalAmount }),
  ];
  return {
    id: [name, unit].join("/"),
    ingredient_id: null,
    sub_type: null,
    totalAmount,
    unit,
    category: "Fruit & Vegetables",
    recipes: contributions.map(({ recipe_id: id, recipe_title: title }) => ({ id, title })),
    contributions,
    computedAmount: totalAmount,
    computedUnit: unit,
    is_ticked: false,
    ticked_by: null,
    origin: "plan",
    pack: null,
    note: "",
    joined_by: null,
    revision: 1,
    ...parts,
  };
}

export function larderItem(parts: Partial<LarderShoppingItem> & { name: string }): LarderShoppingItem {
  return { larderQuantity: 1, larderUnit: "", larderNotes: "", ...item(parts), ...parts };
}

export function list(parts: Partial<ShoppingList> = {}): ShoppingList {
  return {
    id: 3,
    name: "Week of Gran",
    start_date: "2026-11-16",
    end_date: "2026-11-22",
    status: "draft",
    is_standalone: false,
    items: { shoppingItems: [], larderItems: [] },
    created_at: "2026-11-15T10:00:00Z",
    revision: 5,
    ...parts,
  };
}

/** The lists as the left side has them. */
export function summaries(...lists: readonly ShoppingList[]): { shoppingLists: ShoppingListSummary[] } {
  return { shoppingLists: lists.map(summaryOf) };
}
