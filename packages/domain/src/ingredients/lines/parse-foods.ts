import { tokenize, type Token } from "../../quantities/amount-tokens";
import { findUnit, readUnitAt } from "../../quantities/find-unit";
import { compare, ONE } from "../../quantities/rational";
import { isArticle, readAmountAt } from "../../quantities/read-amount";
import { unitById } from "../../quantities/unit";
import { cleanLine } from "./clean-line";
import { matchBrackets } from "./line-brackets";
import { isNoFood } from "./line-heading";
import { isAndAt, isColour, namesFood, splitNames } from "./line-foods";
import { isTightDash, isWord, skipPhrase } from "./line-words";
import { skipAbout } from "./quantity/line-measure";
import { MAX_READ_CHARACTERS, readLine, type LineReading } from "./parse-line";
import type { ParsedLine } from "./parsed-line";

/** Of what is no ingredient all is its name: "Serves 4". */
const NOTHING_SAID = {
  amount: null,
  amountMax: null,
  unit: "",
  unitWord: "",
  pack: null,
  alternative: null,
  size: "",
  notes: "",
};

/** A line with more foods than this is prose. */
const MAX_FOODS = 12;
/** Of a food nobody says more before the next one, nor so many amounts before its name: so much is read of a line again and again. */
const MAX_PHRASE_CHARACTERS = 160;
const MAX_UNNAMED = 2;

/** What no second food of a line begins with, for all that an amount stands before it. */
const NO_FOOD =
  /^(?:minutes?|hours?|days?|times?|people|persons?|degrees?|per|each|more|extra(?![ -](?:virgin|fine|large|firm|lean|dark|hot|sharp|mature))|additional|for|if|as|at|in|into|to|or|of|on|with|the|left|half|halves|halved|quarters?|thirds?|inch(?:es)?|wide|long|thick|deep|size|type|only|all|both|remaining|rest|others?|divided)(?![\p{L}\d])/iu;
const MORE = /^(extra|more) (?!virgin|fine|large|firm|lean|dark|hot|sharp|mature)(.+)$/i;
/** Said of a part of the first food, not of a second one: "1 chicken, 2 wings removed". */
const SET_ASIDE = /\b(?:removed|reserved|discarded|left (?:on|whole)|set aside|separated)\b/;

/** One part of a line that may name a food of its own. */
interface FoodPhrase {
  readonly text: string;
  readonly reading: LineReading;
  /** "food": one of its own; "addend": more of the food before it ("plus 3 tablespoons"). */
  readonly kind: "food" | "addend";
}

/** Where a comma, "and" or "plus" stands before an amount. */
interface Cut {
  /** Where the part before ends, and where the part after begins, in the text. */
  readonly end: number;
  readonly start: number;
  readonly isPlus: boolean;
}

/**
 * Every food of one ingredient line, each as a line of its own with the whole line in `raw`; at least one. "1 carrot, 1
 * onion and 1 leek" are three, "Salt, pepper and 2 bay leaves" too; "½ cup plus 3 tbsp sugar" are two of one food, as they
 * are written. What is said of a part ("1 beaten") or instead ("or 1 leek") stays a note. Takes time
 * linear in the line's length.
 */
export function parseFoods(line: string): readonly ParsedLine[] {
  const text = cleanLine(line);
  if (text.length > MAX_READ_CHARACTERS) return [readLine(line).line];
  if (isNoFood(text)) return [{ ...readLine(text).line, ...NOTHING_SAID, raw: line, name: text }];
  const parts = readParts(text);
  const foods: ParsedLine[] = [];
  for (const [index, part] of parts.entries()) {
    if (part.kind === "addend") addToLast(foods, part.reading);
    else {
      const { line } = part.reading;
      const before = foods.at(-1)?.name ?? line.name;
      const named = isColour(line.name) ? { ...line, name: withColour(before, line.name) } : line;
      foods.push(...splitNames(named, part.text, index < parts.length - 1).flatMap(splitPurpose));
    }
  }
  return foods.map((food) => ({ ...food, raw: line }));
}

/** What is bought for a purpose, and what is bought besides: "for frying and lemon wedges". */
const BESIDES = [
  /^(for (?:[a-z]+-)?[a-z]+ing(?: the [a-z]+)?),? (?:and|plus|&) (?!the |for |to |also |if )(.+)$/i,
  /^(for the [a-z]+(?: [a-z]+)?),? (?:and|plus|&) ((?!the |for )[a-z ]+ for .+)$/i,
  /^(zu[mr] \p{L}+|für d(?:ie|en|as) \p{L}+),? und (?!zu[mr] |für |d(?:ie|en|as) |\p{L}*(?:form|blech|pfanne|fläche)$)(.+)$/iu,
  /^(pour (?:la |les? )?(?:fritures?|\p{L}+[ei]re?)),? et (?:d[ue] (?:la )?|des )?(?!l[ea]s? |l['’]|pour )(.+)$/iu,
  /^(pour l(?:[ea]s? |['’])\p{L}+),? et (?:d[ue] (?:la )?|des )(.+)$/iu,
  /^(per \p{L}+[aei]re),? ed? (?!il |l[oae] |i |gli |l['’]|per )(.+)$/iu,
  /^(para \p{L}+[aeií]r),? [ye] (?!el |l[ao]s? |para )(.+)$/iu,
  /^(om (?:in )?te \p{L}+en),? en (?!de |het |om |te )(.+)$/iu,
];
/** "Rolling", "Backen", "dorer": a purpose, too. */
const PURPOSE_ALONE =
  /(?<!stuff|dress|top|pudd|season)ing$|^(?:\p{L}*(?:back|brat|frittier|koch|stäub|streu|streich|pinsel|fett|roll|servier|garnier|dekorier|zier|grill|röst|würz|form|panier|bak|brad|frituur|strooi|vett|server|garner)e?n|\p{L}+(?:er|ir)|\p{L}+[aei]re|\p{L}+[aeií]r)$/iu;

/** "Oil for frying and lemon wedges" are two foods, where neither has an amount. */
function splitPurpose(food: ParsedLine): readonly ParsedLine[] {
  const said = food.amount === null ? BESIDES.map((pattern) => pattern.exec(food.notes)).find(Boolean) : null;
  const [, purpose, besides] = said ?? [];
  if (purpose === undefined || besides === undefined) return [food];
  const { line, hasName } = readLine(besides);
  const isFood = hasName && namesFood(line.name) && !PURPOSE_ALONE.test(line.name);
  return isFood ? [{ ...food, notes: purpose }, ...splitNames(line, besides, false)] : [food];
}

function readParts(text: string): FoodPhrase[] {
  const cuts = findCuts(tokenize(text));
  const segments = cuts.map(({ start }, index) =>
    readPart(text.slice(start, Math.min(cuts[index + 1]?.end ?? text.length, start + MAX_PHRASE_CHARACTERS)), "food"),
  );
  // "1 red, 1 yellow and 1 green pepper": the last says the food of all.
  for (let at = segments.length - 2; at >= 0; at -= 1) {
    const [segment, following] = segments.slice(at, at + 2);
    const noun = segment && following ? nounFor(segment, following) : "";
    if (segment && noun !== "") segments[at] = readPart(segment.text + noun, "food");
  }
  const parts: FoodPhrase[] = [];
  let start = 0;
  let kind: FoodPhrase["kind"] = "food";
  let unnamed = 0;
  for (const [index, cut] of cuts.entries()) {
    if (cut.end - start > MAX_PHRASE_CHARACTERS || unnamed > MAX_UNNAMED) break;
    const segment = segments[index];
    if (!segment) break;
    const rest = text.slice(cut.start, cut.start + MAX_PHRASE_CHARACTERS);
    const part = withSharedName(readPart(text.slice(start, cut.end), kind), rest, cut.isPlus);
    const next = readKind(segment, cut.isPlus, part.reading.line);
    const isUnnamed = kind === "food" && !part.reading.hasName;
    if (isUnnamed) unnamed += 1;
    if (next === null || isUnnamed || parts.length === MAX_FOODS) continue;
    const noun = kind === "food" ? nounFor(part, segment) : "";
    const saysNoFood = kind === "food" && noun === "" && !namesFood(part.reading.line.name);
    if (next === "addend" && (noun !== "" || saysNoFood)) continue;
    parts.push(noun === "" ? part : readPart(part.text + noun, kind));
    start = cut.start;
    kind = next;
  }
  return [...parts, readPart(text.slice(start), kind)];
}

/**
 * The "½ cup" of "½ cup plus 3 tbsp sugar" and the "1 large" of "1 large and 1 small onion" are of the food that the rest
 * names; the part as it is anywhere else.
 */
function withSharedName(part: FoodPhrase, rest: string, isPlus: boolean): FoodPhrase {
  const { line: alone } = part.reading;
  if (part.reading.hasName || part.kind === "addend") return part;
  const { line, hasName } = readLine(rest);
  const isMeasured = isPlus && line.unit !== "" && (alone.unit !== "" || findUnit(alone.name) !== undefined);
  const isSized = alone.unit === "" && alone.size !== "" && line.size !== "";
  const isNamed = hasName && !/\d/.test(line.name) && namesFood(line.name);
  return isNamed && (isMeasured || isSized) ? readPart(`${part.text} ${line.name}`, part.kind) : part;
}

const readPart = (text: string, kind: FoodPhrase["kind"]): FoodPhrase => ({
  text,
  reading: withoutExtra(readLine(text)),
  kind,
});

/** The "extra yolk" of "3 eggs, plus 1 extra yolk" is a yolk. */
function withoutExtra({ line, hasName }: LineReading): LineReading {
  const [, more = "", name] = MORE.exec(line.name) ?? [];
  if (!name || line.amount === null || !namesFood(name)) return { line, hasName };
  return { line: { ...line, name, notes: [more, line.notes].filter(Boolean).join(", ") }, hasName };
}

/** Foods, too: "1 orange and 1 lemon", but "1 orange and 1 red pepper". */
const ALSO_FOOD = /^(?:orange|milk)$/i;

/** The " courgette" that "1 green and 1 yellow courgette" says once for both; '' behind the name of a food. */
function nounFor({ reading: { line } }: FoodPhrase, following: FoodPhrase): string {
  const { name } = line;
  if (!isColour(name) && namesFood(name)) return "";
  const words = following.reading.line.name.split(" ");
  if (ALSO_FOOD.test(name) && !isColour(words[0] ?? "")) return "";
  const first = words.findIndex((word) => namesFood(word) && !isColour(word));
  return first < 0 ? "" : ` ${words.slice(first).join(" ")}`;
}

/** The "poivron jaune" of "1 poivron rouge et 1 jaune", and the "white onion" of "1 red onion and 1 white"; the colour alone behind a food without one. */
function withColour(name: string, colour: string): string {
  const words = name.split(" ");
  const at = isColour(words.at(-1) ?? "") ? words.length - 1 : isColour(words[0] ?? "") ? 0 : -1;
  return at < 0 || words.length < 2 ? colour : words.toSpliced(at, 1, colour).join(" ");
}

/** What stands after a cut: a food of its own, more of the food before it, or neither. */
function readKind(
  { text, reading: { line, hasName } }: FoodPhrase,
  isPlus: boolean,
  { amount, unit, name }: ParsedLine,
): FoodPhrase["kind"] | null {
  if (SET_ASIDE.test(text)) return null;
  // "Petersilie, 1 Bund, glatt"
  if (amount === null && /^\S+(?: \p{L}+\.?)?,/u.test(text)) return null;
  // "1 red onion and 1 white"
  if (hasName && isColour(line.name) && withColour(name, line.name) !== line.name) return "food";
  const named = findUnit(line.name) ?? (isWholeUnit(line.name, unit) ? unitById(unit) : undefined);
  if (!hasName || named || NO_FOOD.test(line.name) || !namesFood(line.name))
    return isPlus && line.amount !== null && (line.unit !== "" || named) ? "addend" : null;
  return /\p{L}{2}/u.test(line.name) ? "food" : null;
}

/** The "whole cloves" of "4 garlic cloves, crushed, plus 2 whole cloves". */
function isWholeUnit(name: string, unit: string): boolean {
  return unit !== "" && findUnit(name.replace(/^whole /i, ""))?.id === unit;
}

/** Cuts outside brackets and before any "or" that offers a choice: what stands after it is bought instead. */
function findCuts(tokens: readonly Token[]): Cut[] {
  const brackets = matchBrackets(tokens);
  const cuts: Cut[] = [];
  for (let at = 1; at < tokens.length && cuts.length < MAX_FOODS;) {
    const close = brackets.get(at);
    const token = tokens[at];
    if (close === undefined && endsFoods(tokens, at)) break;
    const joiner = close === undefined ? readJoiner(tokens, at) : null;
    const next = tokens[joiner?.next ?? -1];
    // "plus scant ¾ cup", "plus about 2 tbsp"
    const amountAt = joiner?.isPlus ? skipAbout(tokens, skipFullness(tokens, joiner.next)) : joiner?.next;
    if (joiner && next && token && beginsAmount(tokens, amountAt ?? at) && !isHalfMore(tokens, at))
      cuts.push({ end: token.start, start: next.start, isPlus: joiner.isPlus });
    at = joiner?.next ?? (close ?? at) + 1;
  }
  return cuts;
}

const skipFullness = (tokens: readonly Token[], at: number): number =>
  isWord(tokens[at], "measureWords") ? at + 1 : at;

/** The "and a half of" of "a pound and a half of beef" is more of the same. */
function isHalfMore(tokens: readonly Token[], at: number): boolean {
  const more = readUnitAt(tokens, at - 1) ? readAmountAt(tokens, at + 1) : null;
  return (
    more !== null &&
    compare(more.amount, ONE) < 0 &&
    isWord(tokens[more.next], "ofWords") &&
    !isArticle(tokens[more.next + 1])
  );
}

function endsFoods(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text === ":") return at > 2;
  if (skipPhrase(tokens, at, "asidePhrases") > at && /^(?:such|like|eg|e|including)$/.test(tokens[at]?.folded ?? ""))
    return true;
  const isChoice = beginsAmount(tokens, at + 1) || /^(?:use|if|substitute|more|to)$/.test(tokens[at + 1]?.folded ?? "");
  return isWord(tokens[at], "orWords") && isChoice;
}

/** ",", "and", ", and", "plus", ", plus", "+", "&", ";". */
function readJoiner(tokens: readonly Token[], at: number): { readonly next: number; readonly isPlus: boolean } | null {
  const isComma = /^[,;]$/.test(tokens[at]?.text ?? "");
  const wordAt = isComma ? at + 1 : at;
  const word = tokens[wordAt];
  if (isTightDash(tokens, at - 1) || isTightDash(tokens, wordAt + 1)) return null;
  const isPlus = isWord(word, "plusWords") || word?.text === "+";
  if (isPlus || isAndAt(tokens, wordAt)) return { next: wordAt + 1, isPlus };
  return isComma ? { next: wordAt, isPlus: false } : null;
}

/** A number that is an amount, or an article before a measure or a food: "a bunch of thyme". */
function beginsAmount(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  // "1 EL Butter und etwas Mehl", but "500 g Mehl und etwas für die Form".
  const food = skipPhrase(tokens, at, "vagueWords");
  if (food > at) return tokens[food]?.kind === "word" && skipPhrase(tokens, food, "asidePhrases") === food;
  if (isArticle(token)) return tokens[at + 1]?.kind === "word";
  return readAmountAt(tokens, at) !== null && tokens[at + 1]?.text !== "%";
}

/** The "3 tablespoons" of "¾ cup butter, plus 3 tablespoons" are a line of their own, of the same food. */
function addToLast(foods: ParsedLine[], { line: addend, hasName }: LineReading): void {
  const last = foods.at(-1);
  if (!last) return;
  const isWhole = isWholeUnit(addend.name, last.unit);
  const named = isWhole ? unitById(last.unit) : addend.unit === "" ? findUnit(addend.name) : undefined;
  const notes = [hasName && !named ? addend.name : "", addend.notes].filter(Boolean).join(", ");
  const unitWord = named ? addend.name.replace(/^whole /i, "") : addend.unitWord;
  foods.push({ ...addend, unit: named?.id ?? addend.unit, unitWord, name: last.name, notes });
}
