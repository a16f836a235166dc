import type { NumberFormat } from "./format-quantity";

/** How decimals are written: as the household has chosen, else as the language does; of ours only English has a point. */
export function numberFormatOf(chosen: unknown, language: string): NumberFormat {
  if (chosen === "point" || chosen === "comma") return chosen;
  return language === "en" ? "point" : "comma";
}
