import type { Shop } from "@tureen/contracts/shops";
import { type CompareCategories, categoryOrder } from "@tureen/domain/ingredients/shelves/shop-categories";
import { useMemo, useState } from "react";
import { deviceStore } from "#lib/device/browser-storage";
import { trpc } from "#lib/server/trpc";

const FRESH_MS = 60_000;
/** Whoever stands in a shop stands there with this device. */
const CHOSEN_KEY = "tureen.shop.chosen";

/** The family's shops, the one that this device stands in, and the order of its categories. */
export function useShops() {
  const { shops, categories } = useKnownShops();
  const [chosenId, setChosenId] = useState(() => Number(deviceStore.read(CHOSEN_KEY) ?? 0));
  const named = shops.filter(({ name }) => name !== "");
  const own = shops.find(({ name }) => name === "");
  const chosen = named.find(({ id }) => id === chosenId);
  return {
    named,
    categories,
    /** Null where no shop was chosen, and the family's own order holds. */
    chosen: chosen ?? null,
    /** The order that holds now, with its revision; undefined while nobody has made one. */
    current: chosen ?? own,
    compare: useOrder(chosen ?? own, categories),
    choose: (id: number | null) => {
      deviceStore.write(CHOSEN_KEY, String(id ?? 0));
      setChosenId(id ?? 0);
    },
  };
}

/** The family's own order of categories, for lists that are read at home. */
export function useOwnCategoryOrder(): CompareCategories {
  const { shops, categories } = useKnownShops();
  return useOrder(
    shops.find(({ name }) => name === ""),
    categories,
  );
}

function useKnownShops(): { shops: readonly Shop[]; categories: readonly string[] } {
  const { data } = trpc.shops.list.useQuery(undefined, { staleTime: FRESH_MS, meta: { silent: true } });
  return data ?? NONE;
}

const NONE = { shops: [], categories: [] };

/** As a shop has them, and after those the others as most shops of the household's language do. */
function useOrder(shop: Shop | undefined, categories: readonly string[]): CompareCategories {
  return useMemo(() => categoryOrder([...(shop?.categories ?? []), ...categories]), [shop, categories]);
}
