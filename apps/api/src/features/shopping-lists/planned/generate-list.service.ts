import { english } from "@tureen/messages/speakers";
import { text } from "@tureen/messages/text";
import type { Translate } from "@tureen/messages/translate";
import type { GenerateListInput, ShoppingList } from "@tureen/contracts/shopping-lists";
import type { Transaction } from "@tureen/db/in-transaction";
import { defaultListName } from "@tureen/domain/dates/quick-range";
import { aggregate } from "@tureen/domain/shopping-lists/aggregate/aggregate-items";
import type { AppContext } from "#core/app-context";
import { badInput } from "#core/app-error";
import { instantOf } from "#core/clock";
import { orderedUuid } from "#core/ordered-uuid";
import { requireOrderedDates } from "#features/meal-plans/meal-plans.service";
import { runOnce } from "#idempotency/run-once";
import { newPlanItem, placeItems, type PlacedItem } from "#features/shopping-lists/items/item-rows";
import { selectHeldMealIds } from "./held-meals";
import { insertItems } from "#features/shopping-lists/items/list-items.repo";
import { selectMealIds, selectPlannedLines } from "./planned-lines.repo";
import { readPantry } from "./shopping-foods";
import { insertList, replaceListMeals, replaceListRecipes } from "#features/shopping-lists/shopping-lists.repo";
import { readList } from "#features/shopping-lists/shopping-lists.service";
import { takeStaples } from "#features/staples/put-on-list.service";
import { toShoppingList } from "#features/shopping-lists/shopping-lists.mapper";

/**
 * A list of everything that the meals of these days need, both ends included, and of the staples that are named: a snapshot that
 * nothing changes behind anyone's back (decisions, section 3). One without a name gets it in the language of who asks.
 * @throws AppError bad-input where the end is before the start, or nothing is planned, or nothing planned has ingredients.
 */
export function generateList(
  app: AppContext,
  input: GenerateListInput,
  t: Translate = english,
): { shoppingList: ShoppingList } {
  requireOrderedDates(input);
  return runOnce(app, input, "shoppingLists.generate", (tx) => {
    const { mealIds, items } = readPlan(app, tx, input);
    const list = insertList(tx, {
      name: input.name || t(defaultListName(input.startDate, input.endDate)),
      startDate: input.startDate,
      endDate: input.endDate,
      isStandalone: false,
      leavesOutHeld: input.leave_out_held_meals ?? false,
      createdAt: instantOf(app.clock),
    });
    replaceListMeals(tx, list.id, mealIds);
    const rows = items.map((placed, position) =>
      newPlanItem(placed, { id: orderedUuid(app.clock.now()), listId: list.id, position }),
    );
    insertItems(tx, rows);
    replaceListRecipes(tx, list.id, rows);
    if (input.staple_ids?.length) {
      if (!input.date) throw badInput(text("Say on which day the staples go on the list."));
      takeStaples(app, tx, list.id, input.staple_ids, input.date);
      return readList(tx, list.id);
    }
    return { shoppingList: toShoppingList(list, rows) };
  });
}

function readPlan(
  app: AppContext,
  tx: Transaction,
  { startDate, endDate, leave_out_held_meals: leavesOutHeld = false }: GenerateListInput,
): { mealIds: number[]; items: PlacedItem[] } {
  const planned = selectMealIds(tx, startDate, endDate);
  if (planned.length === 0)
    throw badInput(text("No meals planned between {startDate} and {endDate}", { startDate, endDate }));
  const held = leavesOutHeld ? selectHeldMealIds(tx, startDate, endDate, null) : new Set<number>();
  const mealIds = planned.filter((id) => !held.has(id));
  if (mealIds.length === 0)
    throw badInput(
      text("Every meal planned between {startDate} and {endDate} is on another list already.", { startDate, endDate }),
    );
  const lines = selectPlannedLines(tx, startDate, endDate).filter((line) => !held.has(line.mealId));
  if (lines.length === 0) {
    throw badInput(
      text(
        "The meals planned between {startDate} and {endDate} have no ingredients. Add ingredients to their recipes, then generate the list again.",
        { startDate, endDate },
      ),
    );
  }
  const { catalogue, larder, units } = readPantry(app.db);
  return { mealIds, items: placeItems(aggregate(lines, catalogue, units), larder) };
}
