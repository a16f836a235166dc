import { parseLine } from "@tureen/domain/ingredients/lines/parse-line";
import { instructionsIn } from "@tureen/domain/recipe-reading/prose/prose-words";
import { recipePart } from "@tureen/domain/recipe-reading/words/recipe-marks";
import { NO_RECIPE, type PageRecipe } from "./page-recipe";

const MAX_CHARACTERS = 6_000;
const MAX_TITLE = 60;
const MAX_TITLE_WORDS = 8;
/** A food in a list is no longer. */
const MAX_PIECE = 60;
const MAX_PLAIN_WORDS = 4;

/** Between two foods of one sentence; a comma within a number or before what is done to a food is none. */
const BETWEEN =
  /\s*[;•·+]\s*|\s*,\s+(?=\S)|\s+(?:and|plus|und|et|y|e|en)\s+(?=\d|½|¼|¾|(?:an?|half|one|two|some|ein|eine|zwei|un|une|deux|dos|una|due|een|twee)\s)/iu;
const SENTENCE_END = /(?<=[.!?])\s+(?=["“„«(]?\p{Lu})/u;
/** What leads to a list: "You need:", "Ingredients -", "For the stew:", "Mum's chilli:" */
const LEAD = /^([^:\d]{2,60}?)\s?(?::|\s[–—-])\s+(?=\S)/u;
/** What a letter begins and ends with. */
const LETTER =
  /^(?:hi|hello|hey|dear|hallo|liebe[rs]?|salut|bonjour|cher|chère|hola|ciao|cara|caro|hoi|love|cheers|thanks|xx?|lg|liebe grüße|bises|besos|baci|groetjes|from|to|subject|re|fwd|sent|date)\b.{0,40}$/iu;

/**
 * The recipe in a few sentences, as somebody wrote it in a mail or remembered it: foods with commas between them, and what to
 * do with them. Null where no sentence is such a list, or nothing is said to be done: a model may know.
 */
export function readProse(written: readonly string[]): PageRecipe | null {
  const paragraphs = written.map((line) => line.trim()).filter((line) => line !== "" && !LETTER.test(line));
  if (paragraphs.join(" ").length > MAX_CHARACTERS) return null;
  const foods: string[] = [];
  const steps: string[] = [];
  let title = "";
  for (const [index, paragraph] of paragraphs.entries()) {
    for (const sentence of paragraph.split(SENTENCE_END)) {
      const lead = LEAD.exec(sentence)?.[1] ?? "";
      const said = lead === "" ? sentence : sentence.slice((LEAD.exec(sentence)?.[0] ?? "").length);
      const list = foodsIn(said);
      if (list.length > 0) {
        foods.push(...list);
        if (title === "" && isTitle(lead)) title = lead;
      } else if (instructionsIn(sentence) > 0) steps.push(sentence);
      else if (index === 0 && title === "" && isTitle(sentence)) title = sentence.replace(/[:.–—-]+$/, "").trim();
      else if (steps.length > 0) steps.push(sentence);
    }
  }
  if (foods.filter(hasAmount).length < 2 || steps.length === 0) return null;
  const line = (text: string) => ({ text, section: "" });
  return { ...NO_RECIPE, title, ingredients: foods.map(line), steps: steps.map(line), foundBy: "text" };
}

/** The foods of a sentence that lists them; none where it tells something. */
function foodsIn(sentence: string): string[] {
  const pieces = sentence
    .replace(/[.!]+$/, "")
    .split(BETWEEN)
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}{2}/u.test(piece));
  // "Salt" and "butter" are foods as well as things to do.
  const isFood = (piece: string): boolean => {
    const words = piece.split(/\s+/).length;
    const isTold = words > 2 && instructionsIn(piece) > 0;
    return piece.length <= MAX_PIECE && (hasAmount(piece) || words <= MAX_PLAIN_WORDS) && !isTold;
  };
  const amounts = pieces.filter(hasAmount).length;
  return amounts >= 2 && amounts * 2 >= pieces.length && pieces.every(isFood) ? pieces : [];
}

function hasAmount(piece: string): boolean {
  const { amount, unit, name } = parseLine(piece);
  return name !== "" && (amount !== null || unit !== "") && name.split(/\s+/).length <= MAX_PLAIN_WORDS + 2;
}

function isTitle(text: string): boolean {
  const isShort = text.length <= MAX_TITLE && text.split(/\s+/).length <= MAX_TITLE_WORDS;
  return (
    isShort &&
    /\p{L}{3}/u.test(text) &&
    recipePart(text.replace(/[:.]$/, "")) === null &&
    !/^(?:you(?:'ll)? need|take|for\b|man nimmt|il faut)/iu.test(text)
  );
}
