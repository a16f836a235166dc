import { formatQuantity, type QuantityFormat } from "@tureen/domain/quantities/format-quantity";
import { fromNumber } from "@tureen/domain/quantities/rational";

/** What a kitchen writes, in millilitres or grams; a reading of its own, that asks nothing of what it judges. */
const MEASURES: Readonly<Record<string, number>> = {
  g: 1,
  kg: 1000,
  oz: 28.349523125,
  lb: 453.59237,
  ml: 1,
  l: 1000,
  tsp: 4.92892159375,
  tbsp: 14.78676478125,
  cup: 236.5882365,
  cups: 236.5882365,
};
const GLYPHS: Readonly<Record<string, number>> = {
  "⅛": 1 / 8,
  "¼": 1 / 4,
  "⅓": 1 / 3,
  "⅜": 3 / 8,
  "½": 1 / 2,
  "⅝": 5 / 8,
  "⅔": 2 / 3,
  "¾": 3 / 4,
  "⅞": 7 / 8,
};
const TEASPOON = 4.92892159375;

/** The base amount that a text like "½ cup + 1 tbsp" stands for; NaN where it is no such text. */
function baseOf(text: string): number {
  return text
    .split(" + ")
    .map((part) => {
      const [, whole = "", glyph = "", unit = ""] = /^([\d.]*)([⅛¼⅓⅜½⅝⅔¾⅞]?)\s([a-z]+)$/.exec(part) ?? [];
      return (Number(whole) + (GLYPHS[glyph] ?? 0)) * (MEASURES[unit] ?? Number.NaN);
    })
    .reduce((sum, part) => sum + part, 0);
}

const AMOUNTS = [
  5, 10, 12.5, 25, 40, 50, 75, 90, 100, 125, 150, 175, 200, 225, 250, 300, 350, 400, 450, 500, 750, 900, 1200, 1500,
];
const SCALES = [1 / 3, 0.5, 2 / 3, 0.75, 1.25, 1.5, 5 / 3, 2.5, 3, 5, 7 / 4, 1 / 6];

interface Case {
  readonly what: string;
  readonly amount: number;
  readonly unit: string;
  readonly format: QuantityFormat;
}

/** Metric amounts in American measures and the other way, as they are written. */
function conversions(): Case[] {
  const into = (unit: string, amounts: readonly number[], unitsShown: "us" | "metric"): Case[] =>
    amounts.map((amount) => ({ what: `${amount} ${unit} in ${unitsShown}`, amount, unit, format: { unitsShown } }));
  const few = [0.25, 1 / 3, 0.5, 2 / 3, 0.75, 1, 1.5, 2, 2.25, 3, 4, 5.5];
  return [
    ...into("g", AMOUNTS, "us"),
    ...into("ml", AMOUNTS, "us"),
    ...["cup", "oz", "lb"].flatMap((unit) => into(unit, few, "metric")),
  ];
}

/** What is cooked for another number, in the recipe's own measures. */
function scalings(): Case[] {
  const written: Readonly<Record<string, readonly number[]>> = {
    g: [5, 30, 125, 250, 500],
    ml: [15, 60, 200, 400],
    cup: [0.25, 0.5, 1, 1.5, 2],
    tbsp: [0.5, 1, 2, 3],
    tsp: [0.25, 0.5, 1, 2],
    oz: [2, 6, 8],
    lb: [0.5, 1, 2.5],
  };
  return Object.entries(written).flatMap(([unit, amounts]) =>
    amounts.flatMap((amount) =>
      SCALES.map((scale) => ({
        what: `${amount} ${unit} × ${scale.toFixed(3)}`,
        amount: amount * scale,
        unit,
        format: { rounding: "nearest" as const },
      })),
    ),
  );
}

/** Of each kind how many there are, and what is more off than decisions, section 3, allow: 3 %, below a teaspoon 10 %. */
export function judgeShownAmounts(): Readonly<
  Record<string, { readonly count: number; readonly missed: readonly string[] }>
> {
  const judge = (cases: readonly Case[]) => ({
    count: cases.length,
    missed: cases.flatMap(({ what, amount, unit, format }) => {
      const shown = formatQuantity(fromNumber(amount), unit, { rounding: "nearest", ...format });
      const meant = amount * (MEASURES[unit] ?? Number.NaN);
      const isSpoon = unit !== "g" && unit !== "kg" && meant < TEASPOON;
      const off = Math.abs(baseOf(shown) / meant - 1);
      return off <= (isSpoon ? 0.1 : 0.03) + 1e-9 ? [] : [`${what}: ${shown}, ${(100 * off).toFixed(1)} % off`];
    }),
  });
  return { conversions: judge(conversions()), scalings: judge(scalings()) };
}
