import { parseIngredient as readWithSharp } from "@jlucaspains/sharp-recipe-parser";
import { parseLine } from "@tureen/domain/ingredients/lines/parse-line";
import { toNumber } from "@tureen/domain/quantities/rational";
import { parseIngredient } from "parse-ingredient";

/** What every parser under test is reduced to. */
export interface Reading {
  readonly amount: number | null;
  readonly amountMax: number | null;
  readonly unit: string;
  readonly name: string;
}

export interface Parser {
  readonly title: string;
  read(line: string): Reading;
}

export const PARSERS: readonly Parser[] = [
  { title: "tureen", read: readWithTureen },
  { title: "sharp-recipe-parser", read: readWithSharpRecipeParser },
  { title: "parse-ingredient", read: readWithParseIngredient },
];

function readWithTureen(line: string): Reading {
  const parsed = parseLine(line);
  return {
    amount: parsed.amount && toNumber(parsed.amount),
    amountMax: parsed.amountMax && toNumber(parsed.amountMax),
    unit: parsed.unit,
    name: parsed.name,
  };
}

/** Libraries that leave preparation with the name are spared it where a comma or bracket sets it apart. */
function beforeAside(description: string): string {
  return description.split(/[,(]/)[0] ?? "";
}

/** It gives 0 for "no amount", and throws on some lines, which then count as not read. */
function readWithSharpRecipeParser(line: string): Reading {
  try {
    const parsed = readWithSharp(line, "en");
    const amount = parsed?.quantity === 0 ? null : (parsed?.minQuantity ?? null);
    return {
      amount,
      amountMax: amount && (parsed?.maxQuantity ?? null),
      unit: parsed?.unit ?? "",
      name: beforeAside(parsed?.ingredient ?? ""),
    };
  } catch {
    return { amount: null, amountMax: null, unit: "", name: "" };
  }
}

function readWithParseIngredient(line: string): Reading {
  const parsed = parseIngredient(line)[0];
  return {
    amount: parsed?.quantity ?? null,
    amountMax: parsed?.quantity2 ?? null,
    unit: parsed?.unitOfMeasureID ?? parsed?.unitOfMeasure ?? "",
    name: beforeAside(parsed?.description ?? ""),
  };
}
