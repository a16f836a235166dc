import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { exact, flag, id, instant, partOf, plainText, revision } from "../columns";
import { ingredients } from "../recipes/ingredients";
import { mealPlans } from "../planning/meal-plans";
import { reasons } from "./reasons-column";

export const shoppingLists = sqliteTable(
  "shopping_lists",
  {
    id: id(),
    name: text("name").notNull(),
    startDate: text("start_date").notNull(),
    endDate: text("end_date").notNull(),
    status: text("status", { enum: ["draft", "locked-in", "ordered"] })
      .notNull()
      .default("draft"),
    /** Meals that other lists hold are left to them, also when the plan changes. */
    leavesOutHeld: flag("leaves_out_held"),
    /** For what is missing anyway: made of no plan, and following none. Its dates are the day on which it was begun. */
    isStandalone: flag("is_standalone"),
    revision: revision(),
    createdAt: instant("created_at"),
  },
  (table) => [
    check("shopping_lists_status", sql`${table.status} in ('draft', 'locked-in', 'ordered')`),
    check("shopping_lists_dates", sql`${table.startDate} <= ${table.endDate}`),
  ],
);

/** Which meals a list was generated from: they are locked while the list is. */
export const shoppingListMeals = sqliteTable(
  "shopping_list_meals",
  {
    listId: partOf("list_id", () => shoppingLists.id),
    mealId: partOf("meal_id", () => mealPlans.id),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.mealId] }),
    index("shopping_list_meals_meal").on(table.mealId),
  ],
);

/** Which recipes stand behind the items of a list. Kept when a recipe goes, as its reasons are. */
export const shoppingListRecipes = sqliteTable(
  "shopping_list_recipes",
  {
    listId: partOf("list_id", () => shoppingLists.id),
    recipeId: integer("recipe_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.recipeId] }),
    index("shopping_list_recipes_recipe").on(table.recipeId),
  ],
);

/** Items are rows with lives of their own: ticks and hand edits survive every change of the plan. */
export const shoppingListItems = sqliteTable(
  "shopping_list_items",
  {
    /** UUID. */
    id: text("id").primaryKey(),
    listId: partOf("list_id", () => shoppingLists.id),
    position: integer("position").notNull(),
    group: text("item_group", { enum: ["buy", "larder"] }).notNull(),
    /** Identity of the food, and of its measure; together they match an item to the plan again. */
    foodKey: text("food_key").notNull(),
    measureKey: plainText("measure_key"),
    ingredientId: integer("ingredient_id").references(() => ingredients.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    subType: plainText("sub_type"),
    category: text("category").notNull(),
    unit: plainText("unit"),
    /** Size of one of what is counted ("2 × 400 g cans"), exact, in `packUnit`; null where it has none. */
    packAmount: exact("pack_amount"),
    packUnit: plainText("pack_unit"),
    /** What the plan asks for, exact, "500/3", in `unit`. */
    computedAmount: exact("computed_amount").notNull(),
    /** What the family set instead, in `handUnit`; null where it did not. */
    handAmount: real("hand_amount"),
    /** The unit of `handAmount`; null where the plan's amount and unit hold. */
    handUnit: text("hand_unit"),
    isTicked: flag("is_ticked"),
    /** Left out by hand; kept so that a later change of the plan does not bring it back. */
    isRemoved: flag("is_removed"),
    origin: text("origin", { enum: ["plan", "hand"] }).notNull(),
    /** What the family told the catalogue so that measures of different kinds became one item; null for nearly all. */
    joinedBy: text("joined_by", { enum: ["density", "piece weight", "density and piece weight"] }),
    larderQuantity: real("larder_quantity"),
    larderUnit: plainText("larder_unit"),
    larderNotes: plainText("larder_notes"),
    /** What whoever shops should know: "the one with the blue label". */
    note: plainText("note"),
    revision: revision(),
    /**
     * Why it is on the list, in the order of meals: a snapshot, so that later edits of recipes and meals change nothing here.
     * The last column: what counts and ticks items does not read it.
     */
    contributions: reasons("contributions")
      .notNull()
      .default(sql`'[]'`),
    /** The named device that ticked it; null for all else. */
    tickedBy: integer("ticked_by"),
  },
  (table) => [
    index("shopping_list_items_list").on(table.listId, table.position),
    index("shopping_list_items_ingredient").on(table.ingredientId),
    check("shopping_list_items_group", sql`${table.group} in ('buy', 'larder')`),
    check("shopping_list_items_origin", sql`${table.origin} in ('plan', 'hand')`),
    check("shopping_list_items_hand_amount", sql`${table.handAmount} >= 0`),
  ],
);

/**
 * What became of each change that a phone sent under an id of its own making: the same id again is answered with this and
 * changes nothing. Kept longer than any phone stays away (docs/shopping-offline.md).
 */
export const listChanges = sqliteTable(
  "list_changes",
  {
    /** UUID. */
    id: text("id").primaryKey(),
    listId: integer("list_id").notNull(),
    /** Why it was refused; null for what was done. */
    refusal: text("refusal", { enum: ["list-deleted", "item-removed", "item-gone"] }),
    /** The item that a refusal speaks of, as it was called; '' where nobody knows. */
    itemName: plainText("item_name"),
    createdAt: instant("created_at"),
  },
  (table) => [
    index("list_changes_created").on(table.createdAt),
    check("list_changes_refusal", sql`${table.refusal} in ('list-deleted', 'item-removed', 'item-gone')`),
  ],
);
