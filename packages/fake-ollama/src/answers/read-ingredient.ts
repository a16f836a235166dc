/** An ingredient as the model would put it into an answer. */
export interface FakeIngredient {
  readonly name: string;
  readonly amount: number;
  readonly unit: string;
  readonly preparation_notes: string;
  /** As a model that writes lines writes it. */
  readonly line: string;
}

const FRACTIONS: Readonly<Record<string, string>> = {
  "½": "1/2",
  "⅓": "1/3",
  "⅔": "2/3",
  "¼": "1/4",
  "¾": "3/4",
  "⅛": "1/8",
};
const UNITS =
  /^(kg|g|mg|l|dl|cl|ml|lbs?|pounds?|oz|ounces?|cups?|tbsps?|tablespoons?|tsps?|teaspoons?|pints?|quarts?|cloves?|slices?|cans?|tins?|pinch(?:es)?|bunch(?:es)?|sprigs?|handfuls?|glass(?:es)?|sticks?|packets?|EL|TL|Tassen?|Prise)(?![\p{L}])\.?\s*/iu;
const NUMBER = /^(\d+\s+\d+\/\d+|\d+\/\d+|\d+(?:[.,]\d+)?)/;
const BULLET = /^[-*•–]\s+/;

/** True for a line that a reader would take for an ingredient: a bullet, or an amount at its head, and no numbered step. */
export function looksLikeIngredient(line: string): boolean {
  if (/^\d{1,2}[.)]\s/.test(line) || line.length > 120) return false;
  return BULLET.test(line) || /^[~½⅓⅔¼¾⅛]?\s*\d/.test(line) || /^[½⅓⅔¼¾⅛]/.test(line);
}

/** Reads one line as a small model does: amount, unit, name, and what stands after the first comma. */
export function readIngredient(line: string): FakeIngredient {
  let rest = line.replace(BULLET, "").replace(/^[~≈]\s*/, "");
  rest = rest.replace(/(\d?)\s*([½⅓⅔¼¾⅛])/gu, (_, whole: string, sign: string) =>
    `${whole} ${FRACTIONS[sign] ?? ""}`.trim(),
  );
  const number = NUMBER.exec(rest);
  let amount = 0;
  let unit = "";
  if (number) {
    amount = valueOf(number[0]);
    rest = rest.slice(number[0].length);
    const upper = /^\s*[-–]\s*/.exec(rest);
    const upperNumber = upper && NUMBER.exec(rest.slice(upper[0].length));
    if (upper && upperNumber) {
      amount = valueOf(upperNumber[0]);
      rest = rest.slice(upper[0].length + upperNumber[0].length);
    }
    rest = rest.trimStart();
    const measure = UNITS.exec(rest);
    if (measure) {
      unit = measure[1] ?? "";
      rest = rest.slice(measure[0].length);
    }
  }
  const withoutSide = rest.replace(/^\([^)]*\)\s*/, "").replace(/^of\s+/i, "");
  const [name = "", ...notes] = withoutSide.split(",");
  return {
    name: name.trim() || line.trim(),
    amount,
    unit,
    preparation_notes: notes.join(",").trim(),
    line: line.replace(BULLET, "").trim(),
  };
}

function valueOf(text: string): number {
  const parts = text.replace(",", ".").split(/\s+/);
  return parts.reduce((sum, part) => {
    const [numerator = "0", denominator] = part.split("/");
    const value = denominator === undefined ? Number(numerator) : Number(numerator) / Number(denominator);
    return Number.isFinite(value) ? sum + value : sum;
  }, 0);
}
