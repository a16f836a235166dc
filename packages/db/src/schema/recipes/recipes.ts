import { DIFFICULTIES } from "@tureen/domain/recipes/difficulty";
import { sql } from "drizzle-orm";
import { check, index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { exact, flag, id, instant, partOf, plainText, revision } from "../columns";
import { ingredients } from "./ingredients";

export const recipes = sqliteTable(
  "recipes",
  {
    id: id(),
    title: text("title").notNull(),
    description: plainText("description"),
    cuisine: plainText("cuisine"),
    difficulty: text("difficulty", { enum: DIFFICULTIES }).notNull().default("Easy"),
    /** Null where a recipe names none; its amounts then scale by 1. */
    servings: real("servings"),
    /** That nobody has said for how many it is, and `servings` is the usual number. */
    servingsAssumed: flag("servings_assumed"),
    /** What it makes where that is not people, "24 cookies": exact, above 0; null where nobody has said. */
    yieldAmount: exact("yield_amount"),
    yieldNoun: plainText("yield_noun"),
    prepTimeMinutes: real("prep_time_minutes"),
    cookTimeMinutes: real("cook_time_minutes"),
    instructions: text("instructions").notNull(),
    tags: plainText("tags"),
    /** Ingredients given as one text block are kept as they came; their lines are derived. Null for a list of lines. */
    ingredientsText: text("ingredients_text"),
    /** The last day in `cookings` (YYYY-MM-DD), and how many rows it has there: what cards show and sort by. */
    lastCookedOn: text("last_cooked_on"),
    timesCooked: integer("times_cooked").notNull().default(0),
    /** What the family has learned of the dish. */
    notes: plainText("notes"),
    /** Where it is from: an address of the web, or a book and its page. */
    source: plainText("source"),
    /** What its source says of its nutrition, a nutrient a line. */
    statedNutrition: plainText("stated_nutrition"),
    /** Address of its video. */
    videoUrl: plainText("video_url"),
    /** Folder of the photo's files below `photos`; null without a photo. */
    photoId: text("photo_id"),
    /** A few blurred pixels of it as a `data:` URL, shown until it is there; '' without a photo. */
    photoPlaceholder: plainText("photo_placeholder"),
    /** Its further photos, in order, and those of its steps, as JSON of version 1; '' without any. */
    morePhotosJson: plainText("more_photos_json"),
    isFavourite: flag("is_favourite"),
    /** 1 to 5; null where nobody has said. */
    rating: integer("rating"),
    revision: revision(),
    createdAt: instant("created_at"),
    updatedAt: instant("updated_at"),
  },
  (table) => [
    index("recipes_title").on(table.title),
    check("recipes_difficulty", sql`${table.difficulty} in ('Easy', 'Medium', 'Hard')`),
    check("recipes_servings", sql`${table.servings} > 0`),
    check("recipes_prep_time", sql`${table.prepTimeMinutes} >= 0`),
    check("recipes_cook_time", sql`${table.cookTimeMinutes} >= 0`),
  ],
);

/** One line of a recipe: what was written, and what was understood, exactly. */
export const recipeLines = sqliteTable(
  "recipe_lines",
  {
    id: id(),
    recipeId: partOf("recipe_id", () => recipes.id),
    position: integer("position").notNull(),
    raw: plainText("raw"),
    name: text("name").notNull(),
    ingredientId: integer("ingredient_id").references(() => ingredients.id, { onDelete: "set null" }),
    /** The amount, the lower end of a range; both null for "no amount". */
    amountNum: integer("amount_num"),
    amountDen: integer("amount_den"),
    /** The upper end of a range, else null. */
    amountMaxNum: integer("amount_max_num"),
    amountMaxDen: integer("amount_max_den"),
    /** Size of one pack of "2 × 400 g tins", else null. */
    packNum: integer("pack_num"),
    packDen: integer("pack_den"),
    packUnit: plainText("pack_unit"),
    unit: plainText("unit"),
    subType: plainText("sub_type"),
    notes: plainText("notes"),
    /** Heading that the line stands under ("For the dough"); '' for none. */
    section: plainText("section"),
    /** A further food of the raw line that the line before it stands for ("1 carrot and 1 leek"). */
    sharesRaw: flag("shares_raw"),
    /** The recipe that the line is ("300 g pizza dough"); null for food. The words stay where that recipe goes. */
    subRecipeId: integer("sub_recipe_id").references(() => recipes.id, { onDelete: "set null" }),
  },
  (table) => [
    index("recipe_lines_recipe").on(table.recipeId, table.position),
    index("recipe_lines_ingredient").on(table.ingredientId),
    // What recipes need of each food, read without the lines themselves.
    index("recipe_lines_needed")
      .on(table.ingredientId, table.subType, table.recipeId)
      .where(sql`(${table.amountNum} > 0 or ${table.amountMaxNum} > 0) and ${table.subRecipeId} is null`),
    index("recipe_lines_sub_recipe")
      .on(table.subRecipeId)
      .where(sql`${table.subRecipeId} is not null`),
    check(
      "recipe_lines_amount",
      sql`(${table.amountNum} is null) = (${table.amountDen} is null) and ${table.amountNum} >= 0 and ${table.amountDen} > 0`,
    ),
    check(
      "recipe_lines_amount_max",
      sql`(${table.amountMaxNum} is null) = (${table.amountMaxDen} is null) and ${table.amountMaxNum} >= 0 and ${table.amountMaxDen} > 0`,
    ),
    check(
      "recipe_lines_pack",
      sql`(${table.packNum} is null) = (${table.packDen} is null) and ${table.packNum} > 0 and ${table.packDen} > 0`,
    ),
  ],
);

/** Recipes whose search text is to be written anew before the next search. */
export const staleSearchTexts = sqliteTable("stale_search_texts", {
  recipeId: integer("recipe_id")
    .primaryKey()
    .references(() => recipes.id, { onDelete: "cascade" }),
});
