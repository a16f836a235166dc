import { SHOP_CATEGORIES } from "@tureen/domain/ingredients/shelves/shop-categories";
import { useOwnCategoryOrder } from "#features/shopping-lists/hooks/use-shops";
import { trpc } from "#lib/server/trpc";

/** The shop's categories and those that this family has made, as the family walks past them. The catalogue is not asked for. */
export function useKnownCategories(): readonly string[] {
  const { data } = trpc.ingredients.list.useQuery(undefined, { enabled: false, meta: { silent: true } });
  const own = data?.ingredients.flatMap(({ category }) => category || []) ?? [];
  return [...new Set([...SHOP_CATEGORIES, ...own])].toSorted(useOwnCategoryOrder());
}
