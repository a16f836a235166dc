import { type CookTime, readCookTime, readRecipeOrder, type RecipeOrder } from "@tureen/domain/recipes/recipe-filter";
import { useMemo } from "react";
import { useSearchParams } from "wouter";

/** As it stands in the address. */
export const MISSING = ["0", "1", "2"] as const;
export type Missing = (typeof MISSING)[number];
export const readMissing = (text: string | null): Missing | "" => MISSING.find((most) => most === text) ?? "";
/** Every filter beside the search set back. */
export const NO_FILTERS = { difficulty: "", cuisine: "", time: "", tag: "", missing: "" } as const;

/** What the list shows; '' filters nothing. */
export interface RecipeFilters {
  readonly q: string;
  readonly difficulty: string;
  readonly cuisine: string;
  readonly time: CookTime | "";
  readonly tag: string;
  /** How many foods may be missing at home. */
  readonly missing: Missing | "";
  readonly sort: RecipeOrder | "";
  /** Recipes of this collection alone; it is no part of the address. */
  readonly collection?: number;
}

const NAMES = ["q", "difficulty", "cuisine", "time", "tag", "missing", "sort"] as const satisfies readonly Exclude<
  keyof RecipeFilters,
  "collection"
>[];

interface FiltersInAddress {
  /** The same object until the address changes. */
  readonly filters: RecipeFilters;
  readonly change: (part: Partial<RecipeFilters>) => void;
}

/** Search and filters live in the address, so that a link, a reload and the way back keep them (decisions, section 4). */
export function useRecipeFilters(): FiltersInAddress {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const filters = useMemo(() => filtersIn(new URLSearchParams(address)), [address]);
  return {
    filters,
    change: (part) => setParams((current) => changed(current, part), { replace: true }),
  };
}

/** How many filters beside the search are set. */
export function countFilters({ difficulty, cuisine, time, tag, missing }: RecipeFilters): number {
  return [difficulty, cuisine, time, tag, missing].filter((value) => value !== "").length;
}

/** The filters that an address holds. */
export function filtersIn(params: URLSearchParams): RecipeFilters {
  return {
    q: params.get("q") ?? "",
    difficulty: params.get("difficulty") ?? "",
    cuisine: params.get("cuisine") ?? "",
    time: readCookTime(params.get("time")) ?? "",
    tag: params.get("tag") ?? "",
    missing: readMissing(params.get("missing")),
    sort: readRecipeOrder(params.get("sort")) ?? "",
  };
}

function changed(current: URLSearchParams, part: Partial<RecipeFilters>): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const name of NAMES) {
    const value = part[name];
    if (value === "") next.delete(name);
    else if (value !== undefined) next.set(name, value);
  }
  return next;
}
