import { z } from "zod";
import { readShape, writeShape, type Fields } from "../fields";
import { mealType } from "../planning/meal-plans";
import {
  clearableText,
  idSchema,
  localDateSchema,
  operationIdSchema,
  quantityOrNone,
  requiredText,
  revisionSchema,
  TEXT_LIMITS,
  yesNoSchema,
} from "../primitives";
import { optionalTextField, textField } from "../usual-fields";
import { stapleIds } from "./staples";

export const shoppingListStatus = z.enum(["draft", "locked-in", "ordered"]);

/** One recipe line of one meal and what it adds to the item, exactly as it was when the list was made. */
export const contribution = z.object({
  meal_id: z.number().int().nullable(),
  date: z.string(),
  meal_type: mealType,
  meal_servings: z.number(),
  recipe_id: z.number().int().nullable(),
  recipe_title: z.string(),
  recipe_servings: z.number().nullable(),
  /** The recipe that the dish is made of and that has the line, and how much of it one dish takes; null for a line of its own (extension). */
  base: z.object({ title: z.string(), share: z.number() }).nullable(),
  line: z.string(),
  /** Amount that the recipe names, of a range the upper end, 0 for none, in `unit`. */
  amount: z.number(),
  unit: z.string(),
  /** `amount` × meal servings ÷ recipe servings, in `unit`; of a base's line times how much of the base the dish takes. */
  scaled_amount: z.number(),
  /** Only where measures were joined: what it adds to the item, in the item's `computedUnit` (extension). */
  added_amount: z.number().optional(),
  /** True for what somebody put on the list, and no meal. */
  is_by_hand: z.boolean(),
  /** The rhythm of the staple that was put on the list (0 for every list); null for all else. */
  staple_every_weeks: z.number().int().nullable().default(null),
});

/** The fields of an item of a list. What the plan asks for is derived; what the family set instead lies beside it. */
export const ITEM_FIELDS = {
  id: { kind: "derived", column: "id", read: z.string(), write: z.string().max(100).nullish() },
  ingredient_id: { kind: "found", column: "ingredientId", read: z.number().int().nullable() },
  name: {
    kind: "edited",
    column: "name",
    read: z.string(),
    write: z.string("must be text").trim().max(TEXT_LIMITS.name, "is too long").nullish(),
  },
  sub_type: optionalTextField("subType", TEXT_LIMITS.name),
  totalAmount: { kind: "edited", columns: ["handAmount"], read: z.number(), write: quantityOrNone },
  unit: { kind: "edited", columns: ["handUnit"], read: z.string(), write: clearableText(100) },
  category: textField("category", TEXT_LIMITS.name),
  /** The recipes that need it, each once. */
  recipes: {
    kind: "derived",
    columns: [],
    read: z.array(z.object({ id: z.number().int().nullable(), title: z.string() })),
  },
  contributions: { kind: "derived", columns: ["contributions"], read: z.array(contribution) },
  /** What the plan asks for; differs from `totalAmount` and `unit` where the family changed them by hand. */
  computedAmount: { kind: "derived", columns: ["computedAmount"], read: z.number() },
  computedUnit: { kind: "derived", columns: ["unit"], read: z.string() },
  is_ticked: { kind: "mark", column: "isTicked", read: z.boolean(), write: z.boolean().optional() },
  /** What the device is called that ticked it; null where nothing is ticked, or by a device without a name (extension). */
  ticked_by: { kind: "derived", columns: ["tickedBy"], read: z.string().nullable().default(null) },
  origin: { kind: "derived", column: "origin", read: z.enum(["plan", "hand"]) },
  /** Size of one of what is counted ("2 × 400 g cans"), else null. */
  pack: {
    kind: "found",
    columns: ["packAmount", "packUnit"],
    read: z.object({ amount: z.number(), unit: z.string() }).nullable(),
  },
  /** What whoever shops should know; '' for nearly all. */
  note: textField("note", TEXT_LIMITS.notes),
  /** Says that a density or piece weight joined measures, else null. */
  joined_by: {
    kind: "derived",
    column: "joinedBy",
    read: z.enum(["density", "piece weight", "density and piece weight"]).nullable(),
  },
  /** As it is sent, the one that was read: a stale untick never takes another phone's tick away. */
  revision: { kind: "derived", column: "revision", read: z.number().int(), write: revisionSchema },
} as const satisfies Fields;

export const shoppingItem = z.object(readShape(ITEM_FIELDS));
export type ShoppingItem = z.output<typeof shoppingItem>;

/** What an item that the larder covers has besides: the larder's row as it was. */
export const LARDER_ITEM_FIELDS = {
  larderQuantity: { kind: "derived", columns: ["larderQuantity"], read: z.number() },
  larderUnit: { kind: "derived", column: "larderUnit", read: z.string() },
  larderNotes: { kind: "derived", column: "larderNotes", read: z.string() },
} as const satisfies Fields;

export const larderShoppingItem = shoppingItem.extend(readShape(LARDER_ITEM_FIELDS));
export type LarderShoppingItem = z.output<typeof larderShoppingItem>;

export const shoppingList = z.object({
  id: z.number().int(),
  name: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  status: shoppingListStatus,
  /** Made of no plan, for what is missing anyway; both its dates are the day on which it was begun. */
  is_standalone: z.boolean(),
  items: z.object({ shoppingItems: z.array(shoppingItem), larderItems: z.array(larderShoppingItem) }),
  created_at: z.string(),
  revision: z.number().int(),
});
export type ShoppingList = z.output<typeof shoppingList>;

export const shoppingListsOutput = z.object({ shoppingLists: z.array(shoppingList) });
export const shoppingListOutput = z.object({ shoppingList });

/** One row of the left side; the detail is read by id. */
export const shoppingListSummary = shoppingList.omit({ items: true }).extend({
  item_count: z.number().int(),
  ticked_count: z.number().int(),
  /** Sum of its items' revisions: with `revision` it tells a device whether the list that it keeps is still the same. */
  items_revision: z.number().int(),
});
export type ShoppingListSummary = z.output<typeof shoppingListSummary>;
export const shoppingListSummariesOutput = z.object({ shoppingLists: z.array(shoppingListSummary) });

/** Most lists of one call: it goes by GET, and an address has its limits. */
export const MOST_LISTS_BY_ID = 200;

/** Several lists whole, for a device that is to have them without the server. */
export const listsByIdsInput = z.object({
  ids: z.array(idSchema).max(MOST_LISTS_BY_ID, `must not be more than ${MOST_LISTS_BY_ID}`),
});
export type ListsByIdsInput = z.output<typeof listsByIdsInput>;
/** The newest first, without those that are gone; as many as fit into one answer. */
export const listsByIdsOutput = z.object({
  shoppingLists: z.array(shoppingList),
  /** Those that did not fit, to be asked for again. */
  left: z.array(z.number().int()),
});

const DATES_REQUIRED = "Please select start and end dates";

const plannedDates = {
  startDate: z.string(DATES_REQUIRED).min(1, DATES_REQUIRED).pipe(localDateSchema),
  endDate: z.string(DATES_REQUIRED).min(1, DATES_REQUIRED).pipe(localDateSchema),
};

export const generateListInput = z.object({
  ...plannedDates,
  name: clearableText(TEXT_LIMITS.title),
  /** Leaves out the meals that another list holds already. */
  leave_out_held_meals: yesNoSchema.optional(),
  /** Staples that go on the list too, on the client's `date`. */
  staple_ids: stapleIds.optional(),
  date: localDateSchema.optional(),
  operation_id: operationIdSchema,
});
export type GenerateListInput = z.output<typeof generateListInput>;

/** A list without a plan; it begins empty, and its dates are `date`. */
export const createListInput = z.object({
  name: requiredText(TEXT_LIMITS.title),
  date: localDateSchema,
  operation_id: operationIdSchema,
});
export type CreateListInput = z.output<typeof createListInput>;

/** A line for whichever list is being shopped on that day. */
export const addToOpenListInput = z.object({ line: requiredText(TEXT_LIMITS.name), today: localDateSchema });
export type AddToOpenListInput = z.output<typeof addToOpenListInput>;

/** The meals between two dates that lists hold already, so that a family can leave them out of the next one. */
export const heldMealsInput = z.object(plannedDates);
export type HeldMealsInput = z.output<typeof heldMealsInput>;
export const heldMealsOutput = z.object({
  /** All meals between the dates. */
  meal_count: z.number().int(),
  held: z.array(
    z.object({
      meal_id: z.number().int(),
      date: z.string(),
      meal_type: mealType,
      recipe_title: z.string(),
      lists: z.array(z.object({ id: z.number().int(), name: z.string(), status: shoppingListStatus })),
    }),
  ),
});
export type HeldMeals = z.output<typeof heldMealsOutput>;

/** An item as it is sent back: by id where it has one, else by name, sub type and unit (decisions, section 2). */
export const shoppingItemInput = z.object(writeShape(ITEM_FIELDS));
export type ShoppingItemInput = z.output<typeof shoppingItemInput>;

const itemGroup = z.array(shoppingItemInput).max(2000, "must not be more than 2,000 items");

export const updateListInput = z.object({
  id: idSchema,
  name: requiredText(TEXT_LIMITS.title).optional(),
  items: z
    .union(
      [
        itemGroup.transform((shoppingItems) => ({ shoppingItems, larderItems: undefined })),
        z.object({ shoppingItems: itemGroup.optional(), larderItems: itemGroup.optional() }),
      ],
      "must be a list of items",
    )
    .optional(),
  revision: revisionSchema,
});
export type UpdateListInput = z.output<typeof updateListInput>;

export const tickItemInput = z.object({
  id: idSchema,
  itemId: z.string().max(100),
  isTicked: z.boolean(),
  /** The item's revision as it was read: a stale untick is refused with 409, a tick always counts. */
  revision: revisionSchema,
});
export type TickItemInput = z.output<typeof tickItemInput>;

export const exportOutput = z.object({ fileName: z.string(), text: z.string() });

/** What the family may mean while it types: the foods of its lists, the most frequent first, then the catalogue's. */
export const suggestedItemsOutput = z.object({
  suggestions: z.array(
    z.object({
      name: z.string(),
      sub_type: z.string().nullable(),
      category: z.string(),
      /** Other words by which it is found. */
      aliases: z.array(z.string()),
      /** On how many lists it has been. */
      times: z.number().int(),
    }),
  ),
});
export type SuggestedItem = z.output<typeof suggestedItemsOutput>["suggestions"][number];

/** The exact difference between a draft list and the plan as it is now; empty when nothing changed. */
export const planDifferenceOutput = z.object({
  sentences: z.array(z.string()),
  isUpToDate: z.boolean(),
});

/** What could be joined on a list by a weight that is known, and what was joined so. */
export const joinOffersOutput = z.object({
  joins: z.array(
    z.object({
      /** Items of one food; the first becomes the sum. */
      item_ids: z.array(z.string()),
      /** What they come to. */
      amount: z.number(),
      unit: z.string(),
      /** What is assumed: grams of one of each unit; "" is a piece. */
      weights: z.array(z.object({ unit: z.string(), grams: z.number() })),
    }),
  ),
  /** Ids of items that can be taken apart again. */
  joined: z.array(z.string()),
});
export type JoinOffers = z.output<typeof joinOffersOutput>;
