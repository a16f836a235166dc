import { parseLocalDate } from "@tureen/domain/dates/local-date";
import { useEffect } from "react";
import { useSearchParams } from "wouter";
import { isMealType, type MealSlot } from "../meal-form";

/** Tells of the cell that the address asks to plan, `?add=2026-11-24&meal=dinner`, and takes that out of the address. */
export function useAskedSlot(onAsked: (slot: MealSlot) => void): void {
  const [params, setParams] = useSearchParams();
  const add = params.get("add");
  const meal = params.get("meal");
  useEffect(() => {
    if (add === null && meal === null) return;
    const date = parseLocalDate(add ?? "");
    const mealType = meal ?? "dinner";
    if (date && isMealType(mealType)) onAsked({ date, mealType });
    setParams(
      (current) => {
        const rest = new URLSearchParams(current);
        for (const name of ["add", "meal"]) rest.delete(name);
        return rest;
      },
      { replace: true },
    );
  }, [add, meal, onAsked, setParams]);
}
