import { sql } from "drizzle-orm";
import { check, index, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, id, instant, partOf, plainText, revision } from "../columns";

export const ingredients = sqliteTable(
  "ingredients",
  {
    id: id(),
    name: text("name").notNull(),
    /** Only where it is not regular. */
    plural: text("plural"),
    category: text("category"),
    subType: plainText("sub_type"),
    /** The unit that a family usually buys or measures it in. */
    unit: plainText("unit"),
    isCustom: flag("is_custom"),
    /** Brought by an import and not yet looked at. */
    needsReview: flag("needs_review"),
    /** Comes out of the tap: water, ice. It reaches no shopping list. */
    neverBought: flag("never_bought"),
    densityGramsPerMl: real("density_g_per_ml"),
    pieceWeightGrams: real("piece_weight_g"),
    /** The catalogue's food, by its English name, whose nutrition it has; null for its own. */
    nutritionFood: text("nutrition_food"),
    revision: revision(),
    createdAt: instant("created_at"),
  },
  (table) => [
    check("ingredients_name", sql`length(trim(${table.name})) > 0`),
    check("ingredients_density", sql`${table.densityGramsPerMl} > 0`),
    check("ingredients_piece_weight", sql`${table.pieceWeightGrams} > 0`),
  ],
);

/** What one of a measure weighs that is neither a piece nor a volume ("a slice"), where the family has said so. */
export const ingredientWeights = sqliteTable(
  "ingredient_weights",
  {
    ingredientId: partOf("ingredient_id", () => ingredients.id),
    /** Id of a natural unit of `quantities/unit.ts`. */
    unit: text("unit").notNull(),
    grams: real("grams").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ingredientId, table.unit] }),
    check("ingredient_weights_grams", sql`${table.grams} > 0`),
  ],
);

/** The one look-up table of names, plurals and aliases, by folded singular key. */
export const ingredientNames = sqliteTable(
  "ingredient_names",
  {
    id: id(),
    ingredientId: partOf("ingredient_id", () => ingredients.id),
    kind: text("kind", { enum: ["name", "plural", "alias"] }).notNull(),
    /** As a person wrote it. */
    label: text("label").notNull(),
    /** Folded and singular; what names are compared by. */
    foodKey: text("food_key").notNull(),
    /** The entry's folded sub type, so that the same name twice with the same sub type is refused by the table itself. */
    subTypeKey: plainText("sub_type_key"),
  },
  (table) => [
    index("ingredient_names_food_key").on(table.foodKey),
    index("ingredient_names_ingredient").on(table.ingredientId),
    uniqueIndex("ingredient_names_name")
      .on(table.foodKey, table.subTypeKey)
      .where(sql`${table.kind} = 'name'`),
    uniqueIndex("ingredient_names_alias")
      .on(table.foodKey)
      .where(sql`${table.kind} = 'alias'`),
    check("ingredient_names_kind", sql`${table.kind} in ('name', 'plural', 'alias')`),
  ],
);
