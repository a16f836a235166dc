import type { SuggestedItem } from "@tureen/contracts/shopping-lists";
import { UNCATEGORIZED } from "@tureen/domain/ingredients/shelves/shop-categories";
import type { AppContext } from "#core/app-context";
import { foodIndex } from "../ingredients/food-index";
import { selectUsualItems } from "./items/list-items.repo";

/**
 * What the family may mean while it types: what has been on its lists, the most frequent first, then the rest of the
 * catalogue. One answer holds it all, so that a phone without a signal can still complete words.
 */
export function suggestItems(app: AppContext): { suggestions: SuggestedItem[] } {
  const { byId } = foodIndex(app.db);
  const usual = selectUsualItems(app.db);
  const known = new Set(usual.map(({ ingredientId }) => ingredientId));
  return {
    suggestions: [
      ...usual.map((item) => ({
        name: item.name,
        sub_type: item.subType || null,
        category: item.category,
        aliases: namesOf(item.ingredientId === null ? undefined : byId.get(item.ingredientId)),
        times: item.times,
      })),
      ...[...byId.values()]
        .filter((entry) => !entry.neverBought && !known.has(entry.id))
        .map((entry) => ({
          name: entry.name,
          sub_type: entry.subType || null,
          category: entry.category ?? UNCATEGORIZED,
          aliases: namesOf(entry),
          times: 0,
        })),
    ],
  };
}

function namesOf(
  entry: { readonly plural?: string | null; readonly aliases?: readonly string[] } | undefined,
): string[] {
  return [...(entry?.plural ? [entry.plural] : []), ...(entry?.aliases ?? [])];
}
