import { useSearchParams } from "wouter";

export const INGREDIENT_TABS = ["catalogue", "duplicates", "review"] as const;
export type IngredientsTab = (typeof INGREDIENT_TABS)[number];

/** Which part of the page is open; kept in the address, so that back and links from elsewhere lead to it. */
export function useIngredientsTab(): [IngredientsTab, (tab: string) => void] {
  const [params, setParams] = useSearchParams();
  const named = params.get("tab");
  const tab = INGREDIENT_TABS.find((candidate) => candidate === named) ?? "catalogue";
  return [tab, (next) => setParams(next === "catalogue" ? {} : { tab: next })];
}
