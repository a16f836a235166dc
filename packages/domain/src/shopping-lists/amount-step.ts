import { findUnit } from "../quantities/find-unit";

/**
 * By how much a tap on + or − changes an amount in this unit: 50 g of 300 g, half a kilo, one of what is counted.
 * Positive, in the same unit.
 */
export function amountStep(amount: number, unitWord: string): number {
  const unit = findUnit(unitWord);
  if (unit?.dimension !== "mass" && unit?.dimension !== "volume") return 1;
  if (unit.id === "kg" || unit.id === "l" || unit.id === "cup" || unit.id === "lb") return 0.5;
  if (unit.id !== "g" && unit.id !== "ml") return 1;
  if (amount >= 1000) return 100;
  return amount >= 100 ? 50 : 10;
}
