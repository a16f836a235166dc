import { parseLine } from "../../ingredients/lines/parse-line";
import { isTold, isVerb } from "../words/cooking-words";
import { isRowOfFacts, partsOfFact, recipePart, type HeadedPart } from "../words/recipe-marks";

/**
 * What an item looks like by itself, in whatever recipe it stands: a line in the style of this book's titles, the heading of
 * ingredients or steps, servings or times, an ingredient with an amount, a numbered step, a sentence that instructs.
 */
export type Sign = "title" | "heading" | "fact" | "amount" | "step" | "instruction" | null;

/** What an item of a recipe looks like by its words: how much speaks for each part. */
export interface Evidence {
  /** A heading with a known name, or "group": one of ingredients or steps of their own ("For the sauce:"). */
  readonly heading: HeadedPart | "group" | null;
  /** The part that it names at its beginning and belongs to: "Method: Slice the leeks." */
  readonly runIn: "ingredients" | "method" | "notes" | null;
  /** Servings, times, "Difficulty: easy". */
  readonly isFact: boolean;
  /** Whether an amount and a food can be read. */
  readonly hasAmount: boolean;
  /** The number that it begins with ("3. Bake"); null without one. */
  readonly number: number | null;
  readonly asIngredient: number;
  readonly asStep: number;
  readonly asText: number;
}

/** What a numbered step begins with: "3.", "Step 3", or a number alone. */
export const NUMBERED = /^(?:step|schritt|étape|paso|passo|stap)\s(\d{1,2})(?!\d)|^(\d{1,2})(?:[.):](?!\d)|\s*$)/i;
const BULLET = /^(?:[•*·▪◦❖➤►✓☐–—-]\s*|o (?=\d))/;
const AMOUNT =
  /^(?:[~≈<(]\s?)?(?:\d|an? (?:small |large |good |big |generous )?(?:pinch|handful|bunch|jar|can|tin|few|little|splash|knob|dash|drizzle|piece|bit|lot)\b|pinch\b|handful\b|half\b|some\b|few\b|(?:an?|one|half an?|two|three|four|five|six|eight|ten|twelve) (?:\p{L}+ ){0,2}(?:quarter|half|[\p{L}-]*spoon(?:ful)?s?|cups?|cans?|tins?|eggs?|pounds?|ounces?|pints?|quarts?|cloves?|sticks?|slices?|glass(?:es)?)\b)/iu;
const NOT_OF_FOOD =
  /^\S+\s?(?:°|degrees|grad\b|days?|tage?|jours?|d[ií]as?|giorni|dagen|min|mins|minutes?|minuten|hours?|stunden?|heures?|horas?|ore\b|minuti|minutos|uur|%|kcal|kj|cal\b|servings?|portions?|portionen|personen|people|persons?|personnes|personas|persone)(?![\p{L}])/iu;
const NUTRITION =
  /^\d[\d.,]*\s?(?:kcal|kj|cal|calories)\b|^(?:per (?:serving|portion)|pro portion|energy|energie|calories|kcal|kalorien|brennwert|protein|eiwei(?:ß|ss)|prot[ée]ines?|prote[ií]nas?|proteine|total fat|fat|lipides|matières grasses|grasas|grassi|saturated|saturates|of which|davon|dont|carbohydrates?|carbs|kohlenhydrate|glucides|hidratos|carbohidratos|carboidrati|koolhydraten|eiwitten|vetten|fib(?:re|er)|ballaststoffe|fibres?|sodium|natrium|cholesterol|cholesterin|sugars|sucres)\b[^.]{0,20}?[\d<][\d.,]*\s?(?:g|mg|kcal|kj|cal|%)?\b/i;
const GROUP =
  /^(?:for (?:the|a|an)\b|(?:für|zum|zur) (?:den|die|das|dem|der)?|pour (?:la|le|les|l['’])|para (?:la|el|los|las)\b|per (?:la|il|lo|le|i|gli|l['’])|voor (?:de|het)\b)/i;

/** Words of a heading at most. */
const MAX_GROUP_WORDS = 7;

/** Looks at the first 600 characters. The weights may be negative; they are compared with each other, and with {@link SENTENCE}. */
export function evidenceOf(whole: string): Evidence {
  const text = unspaced(whole.slice(0, 600));
  const bare = withoutBullet(text);
  const heading = headingOf(text);
  const isFact = heading === null && isFactual(bare);
  const number = numberOf(bare);
  const hasAmount = heading === null && !isFact && number === null && readsAsIngredient(bare);
  const words = bare.split(/\s+/).length;
  const sentences = bare.match(/[\p{Ll})\d]{2}[.!](?=\s|$)/gu)?.length ?? 0;
  const endsAsSentence = /[.!]["'”’»)]{0,2}$/.test(bare) && words >= 4;
  const verb = isVerb(withoutRunIn(bare));
  const long = bare.length > 160 ? 2 : bare.length > 90 ? 1 : 0;
  return {
    heading,
    runIn: heading === null ? runInOf(bare) : null,
    isFact,
    hasAmount,
    number,
    asIngredient:
      (hasAmount ? 4 : words <= 6 ? 0.6 : words <= 10 ? 0 : -1.5) -
      (endsAsSentence && !hasAmount ? 1.5 : 0) -
      (sentences > 1 ? 1.5 : 0) -
      long * 1.5 -
      (number !== null ? 4 : 0) -
      (verb && !hasAmount ? 2 : 0),
    asStep:
      (number !== null ? 4 : 0) +
      (endsAsSentence ? 1.2 : 0) +
      (sentences > 1 ? 0.5 : 0) +
      (verb ? 2 : 0) +
      long * 0.6 -
      (hasAmount && !endsAsSentence ? 3 : 0) -
      (words <= 3 && number === null && !verb ? 1.2 : 0),
    asText:
      (isTold(bare) ? 1 : 0) +
      (endsAsSentence ? 0.8 : 0) +
      long * 0.4 -
      (hasAmount ? 2.5 : 0) -
      (number !== null ? 3 : 0),
  };
}

/** From here on {@link Evidence.asStep} is that of a sentence of a step. */
export const SENTENCE = 1.2;

/** Whether an item is a step, or the heading above them. */
export function isStep(its: Evidence | undefined): boolean {
  return its !== undefined && (its.number !== null || its.heading === "method" || its.asStep >= SENTENCE);
}

/** From here on an item without a number reads as an instruction. */
const INSTRUCTS = 2.4;

/** Stricter than {@link isStep}: no heading, and a number or more than one other sign. False for undefined. */
export function isInstruction(its: Evidence | undefined): boolean {
  return its !== undefined && its.heading === null && (its.number !== null || its.asStep >= INSTRUCTS);
}

/** The sign of a text that is no title. */
export function signOf(text: string, its: Evidence): Sign {
  if (its.heading === "ingredients" || its.heading === "method") return "heading";
  if (its.isFact) return "fact";
  if (its.hasAmount) return "amount";
  if (its.number !== null && text.length > 4) return "step";
  return isInstruction(its) || its.runIn !== null ? "instruction" : null;
}

/** A name begins with a capital, behind its number perhaps, ends as no sentence and no list does, and has no dots to a page. */
const NAME = /^(?!.*(?:\.{3}|…|(?: \.){3}))["'“‘«(¡¿]?(?:[\p{Lu}\p{Lo}]|\d\S*\s?\p{Lu}).{1,88}[^.,;:!]$/u;

/** Whether a line could be what a dish is called, by its words alone. */
export function isName(text: string): boolean {
  return isNameOf(text, evidenceOf(text));
}

/** As {@link isName}, for a text whose evidence is known already. */
export function isNameOf(text: string, its: Evidence): boolean {
  if (its.heading !== null || its.isFact || its.hasAmount) return false;
  return NAME.test(text) && !isInstruction(its);
}

/** "I N G R E D I E N T S" as a word. */
export function unspaced(text: string): string {
  return /^(?:\p{L} ){3,}\p{L}$/u.test(text) ? text.replaceAll(" ", "") : text;
}

function headingOf(text: string): Evidence["heading"] {
  if (text.length > 80) return null;
  const part = recipePart(text);
  if (part === "servings" || part === "times") return null;
  if (part !== null) return part;
  const words = text.split(/\s+/).length;
  if (words > MAX_GROUP_WORDS || AMOUNT.test(text)) return null;
  if (text.endsWith(":") || (GROUP.test(text) && !/\d|[.,;!?]$/.test(text) && words <= 5)) return "group";
  return null;
}

const RUN_IN = /^([^\d:.!?]{2,24})\s?[:.–—]\s+(?=\S)/;

function runInOf(text: string): Evidence["runIn"] {
  const heading = headingOf(RUN_IN.exec(text)?.[1] ?? "");
  return heading === "ingredients" || heading === "method" || heading === "notes" ? heading : null;
}

/** Whether a text begins with an amount, in figures or in words: "2 eggs", "Half a teaspoon of salt". */
export function opensWithAmount(text: string): boolean {
  return AMOUNT.test(text);
}

/** Takes one sign off, dashes and ticked boxes included; a number stays. */
export function withoutBullet(text: string): string {
  return text.replace(BULLET, "");
}

/** A step without the name of its part in front. */
export function withoutRunIn(text: string): string {
  return runInOf(text) === null ? text : text.replace(RUN_IN, "");
}

/** Servings, times, a source, nutrition; more than one of them on a line too: "Serves 4 – 30 minutes". */
function isFactual(text: string): boolean {
  if (isOneFact(text) || namesColumns(text)) return true;
  const parts = partsOfFact(text);
  if (parts.length < 2 || parts.length > MAX_FACTS) return false;
  const [first = "", ...others] = parts;
  const last = others.at(-1) ?? "";
  // "2 eggs; 9 minute cook" are eggs.
  const isTime = recipePart(last) === "times" && !/\d \p{L}+ \p{L}+$/u.test(last);
  return others.every(isOneFact) && (isOneFact(first) || (MADE.test(first) && isTime));
}

/** "30 cookies", in front of the time they take. */
const MADE = /^[1-9]\d?(?:[-–]\d{1,2})? \p{L}+$/u;

const MAX_FACTS = 5;

/** The head of a table whose rows stand on the next page: "# Ingredients Method". */
function namesColumns(text: string): boolean {
  const [list = "", method = "", ...others] = text.replace(/^\P{L}+/u, "").split(" ");
  return others.length === 0 && recipePart(list) === "ingredients" && recipePart(method) === "method";
}

function isOneFact(text: string): boolean {
  const part = recipePart(text);
  return (
    part === "servings" ||
    part === "times" ||
    isRowOfFacts(text) ||
    NUTRITION.test(text) ||
    isSource(text) ||
    isLabelled(text)
  );
}

/** Where a recipe comes from: an address alone, or behind a word that says so. */
function isSource(text: string): boolean {
  if (text.length > 90) return false;
  return (
    /^(?:https?:\/\/|www\.)\S+$/i.test(text) || SOURCE.test(text) || (SITE_OR_YEAR.test(text) && !AMOUNT.test(text))
  );
}

/** "kraftfoods.com", "Aunt Maud — May 2006": no dish and no food ends so. */
const SITE_OR_YEAR =
  /^[^.,!?]*\p{L}(?:\.\p{L}+)*\.(?:com|org|net|info|co\.uk|de|at|ch|fr|es|it|nl)(?!\p{L})[^.!?]{0,30}$|^\p{Lu}[^!?\d]{0,50}[—–,-] ?(?:\p{L}+ )?(?:19|20)\d{2}$/iu;

const SOURCE =
  /^(?:source|recipe (?:by|from)|adapted from|quelle|rezept von|fonte|fuente|bron|from|via)\b ?:? ?(?:https?:|www\.|\p{Lu}|\[)[^.!?]*(?:\.\S+)*$/iu;

/** "Difficulty: easy", "Prep time – 20 min": a name and what it is, with no food and amount in it. */
function isLabelled(text: string): boolean {
  if (text.length > 60 || AMOUNT.test(text)) return false;
  const label = /^([^:.!?]{3,24}) ?: (\S.*)$/.exec(text);
  if (label === null) return false;
  const [, , value = ""] = label;
  return (
    recipePart(value) === "times" ||
    recipePart(value) === "servings" ||
    /^(?:easy|medium|hard|simple|difficult|leicht|einfach|mittel|schwer|facile|fácil|media|moyen|difficile|gemakkelijk|low|high|€+|\$+)\b/i.test(
      value,
    ) ||
    /^\d+ ?(?:kcal|kj|°|min)/i.test(value)
  );
}

/** "1 Preheat the oven." where the number has no sign, or a column of its own. */
const BARE_NUMBER = /^(\d{1,2}) (?=\p{Lu}\S* (?:\S+ ){2,}.*[.!]$)/u;

/** The number of a step, up to two digits: "3.", "Step 3", "3 Bake it until golden."; null for minutes, degrees and portions. */
export function numberOf(text: string): number | null {
  const match = NUMBERED.exec(text) ?? (NOT_OF_FOOD.test(text) ? null : BARE_NUMBER.exec(text));
  return match === null ? null : Number(match[1] ?? match[2]);
}

/** A step without its number; "20 minutes later" keeps its own. */
export function withoutNumber(text: string): string {
  if (numberOf(text) === null) return text;
  return text.replace(/^(?:(?:step|schritt|étape|paso|passo|stap)\s)?\d{1,2}(?:[.):](?!\d))?\s*/iu, "");
}

function readsAsIngredient(text: string): boolean {
  if (text.length > 200 || NOT_OF_FOOD.test(text) || !/\p{L}{2}/u.test(text)) return false;
  if (!AMOUNT.test(text) && !/\d|½|¼|¾/.test(text)) return false;
  const parsed = parseLine(text);
  if (parsed.amount === null && !AMOUNT.test(text)) return false;
  const words = parsed.name.split(/\s+/).length;
  if (AMOUNT.test(text))
    return (
      words <= 9 &&
      !(words >= 5 && isVerb(parsed.name)) &&
      !/^(?:of them|more|times?|days?|weeks?|inch(?:es)?|cm)\b/i.test(parsed.name)
    );
  return parsed.unit !== "" && words <= 6 && text.length <= 80 && (/[:,(–-] ?[\d½¼¾]/.test(text) || !isVerb(text));
}
