import { english } from "@tureen/messages/speakers";
import { isText } from "@tureen/messages/text";
import type { Translate } from "@tureen/messages/translate";
import type { LocalDate } from "../dates/local-date";
import {
  categoryText,
  type CompareCategories,
  compareCategories,
  UNCATEGORIZED,
} from "../ingredients/shelves/shop-categories";
import { foodNameIn, foodNamesOf } from "../languages/food-names";
import { groupBy } from "../ordering/group-by";
import { roundForDisplay } from "../quantities/decimal-text";
import { formatQuantity, type Pack, type QuantityFormat } from "../quantities/format-quantity";
import { listedName } from "../languages/listed-name";
import { compare, isPositive, ONE, type Rational } from "../quantities/rational";
import { countToBuy } from "./to-buy";

export interface ExportedItem {
  readonly name: string;
  readonly subType: string;
  readonly amount: Rational;
  readonly unit: string;
  readonly pack?: Pack | null;
  readonly category: string | null;
  /** What whoever shops should know; '' or absent for nearly all. */
  readonly note?: string;
}

export interface ExportedLarderItem extends ExportedItem {
  /** What the larder says it holds; null where it says nothing. */
  readonly larderQuantity: Rational | null;
  readonly larderUnit: string;
  readonly larderNotes: string;
}

export interface ExportedList {
  readonly name: string;
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  readonly toBuy: readonly ExportedItem[];
  readonly inLarder: readonly ExportedLarderItem[];
}

export interface ExportFormat extends Pick<QuantityFormat, "numberFormat" | "unitsShown" | "kitchenUnits"> {
  /** The order of the categories; by default that of most shops. */
  readonly compareCategories?: CompareCategories;
}

/** How the reader has it: amounts as the household writes them, in one language. */
type Written = ExportFormat & { readonly t: Translate; readonly language: string };

/**
 * A shopping list as plain text to print or to send: name, dates, what to buy by category in the order of a shop with
 * amounts as a person writes them, then what is assumed in the larder (decisions, section 2), in the
 * reader's language. Ends with a line break.
 */
export function exportText(list: ExportedList, format: ExportFormat = {}, t: Translate = english): string {
  const written = { ...format, t, language: t.language };
  const sections = [
    [singleLine(list.name), t("{from} to {to}", { from: list.startDate, to: list.endDate })],
    [
      ...heading(t("Items to Buy")),
      ...(list.toBuy.length === 0 ? ["", t("Nothing to buy.")] : byCategory(list.toBuy, written)),
    ],
    ...(list.inLarder.length === 0
      ? []
      : [[...heading(t("Assumed in Larder")), "", ...foodLines(list.inLarder, written)]]),
  ];
  return `${sections.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

function heading(text: string): readonly string[] {
  return [text, "=".repeat(text.length)];
}

function byCategory(items: readonly ExportedItem[], format: Written): readonly string[] {
  const categories = [...groupBy(items, (item) => item.category?.trim() || null)];
  return categories
    .toSorted(([left], [right]) => (format.compareCategories ?? compareCategories)(left, right))
    .flatMap(([category, inCategory]) => [
      "",
      singleLine(categoryName(category, format.t)),
      ...foodLines(inCategory, format),
    ]);
}

/** Measures of one food that cannot be added share its line, whatever language it was typed in: "- Flour: 200 g + 1 cup". */
function foodLines(items: readonly (ExportedItem | ExportedLarderItem)[], format: Written): readonly string[] {
  const wordsOf = ({ name, subType }: ExportedItem) => `${foodNameIn(format.t.language, name, true)}\n${subType}`;
  const foods = [...groupBy(items, wordsOf).values()];
  return inFoodOrder(foods, format.t).map((measures) => {
    const food = foodText(measures, format.t);
    const amounts = measures.map((item) => amountText(item, format)).filter((text) => text !== "");
    const notes = measures.flatMap((item) => (item.note ? [` (${item.note})`] : [])).join("");
    const stocked = measures.map((item) => stockText(item, format)).find((text) => text !== "") ?? "";
    return singleLine(`- ${food}${amounts.length === 0 ? "" : `: ${amounts.join(" + ")}`}${notes}${stocked}`);
  });
}

/** By what the reader calls them; in English as they come. */
function inFoodOrder<Items extends readonly ExportedItem[]>(foods: readonly Items[], t: Translate): readonly Items[] {
  if (t.language === "en") return foods;
  const { compare: byName } = new Intl.Collator(t.language);
  return foods.toSorted((left, right) => byName(foodText(left, t), foodText(right, t)));
}

function amountText(item: ExportedItem, format: Written): string {
  const { t } = format;
  const shownAs = { ...format, pack: item.pack, rounding: "up" as const };
  // The number that the screens have.
  const amount = formatQuantity(roundForDisplay(item.amount), item.unit, shownAs);
  const whole = countToBuy(item.amount, item.unit);
  const isSaid = whole === null || "larderUnit" in item || formatQuantity(whole, item.unit, shownAs) === amount;
  return isSaid ? amount : `${amount} (${t("buy {count}", { count: String(whole.num) })})`;
}

function stockText(item: ExportedItem | ExportedLarderItem, format: Written): string {
  if (!("larderUnit" in item)) return "";
  const { t } = format;
  const stocked = formatQuantity(item.larderQuantity, item.larderUnit, format);
  const known = [stocked === "" ? "" : t("in stock: {amount}", { amount: stocked }), item.larderNotes.trim()].filter(
    (text) => text !== "",
  );
  return known.length === 0 ? "" : ` (${known.join("; ")})`;
}

function categoryName(category: string | null, t: Translate): string {
  const said = categoryText(category ?? UNCATEGORIZED);
  return isText(said) ? t(said) : said;
}

const NO_NAMES = {};

/** "Zwiebel (rot)" for one of them, "Zwiebeln" for any other amount. */
function foodText(measures: readonly ExportedItem[], t: Translate): string {
  const [first] = measures;
  if (!first) return "";
  const isOne = measures.length === 1 && isPositive(first.amount) && compare(first.amount, ONE) <= 0;
  const says = { unit: first.unit, isOne, hasAmount: isPositive(first.amount) };
  const name = listedName(first.name, says, t.language === "en" ? NO_NAMES : foodNamesOf(t.language));
  return first.subType === "" ? name : `${name} (${first.subType})`;
}

/** A name with a line break in it must not look like two items. */
function singleLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
