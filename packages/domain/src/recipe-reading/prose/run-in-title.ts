import { isVerb } from "../words/cooking-words";
import { recipePart } from "../words/recipe-marks";
import { endsSentence } from "../words/sentences";
import { instructionsIn, tellsAmount } from "./prose-words";

/** "LEEK PORRIDGE.—Wash four…", "Leek porridge. -- Wash…", "12. Leek Porridge — Wash…": a name, a dash, and what to do. */
const DASHED =
  /^((?:(?:N[oOrR°]\.? ?)?\d{1,4}\.\s+)?["“„«]?\p{Lu}[\p{L}\p{M}\d ,'’"“”„»()&.-]{1,72}?)(?:\s?[.:]\s?(?:[—–]|--?)|\s[—–]|—)\s*(?=["“„«(]?[\p{Lu}\d])/u;
/** "LEEK PORRIDGE. Wash four…": a name in capitals and a stop. */
const CAPITALS =
  /^((?:(?:N[oOrR°]\.? ?)?\d{1,4}\.\s+)?\p{Lu}[\p{Lu}\p{M}\d ,'’()&.-]{2,72}?)[.:]\s+(?=["“„«]?\p{Lu}?\p{Ll}|\p{Lu} )/u;
/** What ends a title that is told by its face, and what stands behind it. */
const BEHIND_LEAD = /^\s*[.:,]?\s*(?:[—–]|--?)?\s*(?=["“„«(]?[\p{Lu}\d])/u;

const MAX_WORDS = 10;
const LEAST_LETTERS = 3;
/** What is behind it is a sentence, not a page number or a date. */
const LEAST_BEHIND = 12;
const DATE = /^(?:\p{L}+ )?(?:19|20)\d{2}$/u;
/** A title does not say what is done with a thing: "Wash the leeks". */
const SAID_OF_A_THING =
  /\s(?:the|them|it|an?|with|into|till|until|die|den|das|sie|les?|la|los|las|el|il|lo|gli|het|de)\s/u;

interface RunIn {
  readonly title: string;
  readonly rest: string;
}

/** A line that opens with the title of its recipe as that title and the rest; null for every other line. */
export function splitRunIn(text: string): RunIn | null {
  const match = DASHED.exec(text) ?? CAPITALS.exec(text);
  const title = (match?.[1] ?? "").trim();
  if (match === null || !mayOpen(title)) return null;
  const letters = title.match(/\p{L}/gu)?.length ?? 0;
  const isInCapitals = (title.match(/\p{Lu}/gu)?.length ?? 0) > 0.8 * letters;
  const rest = text.slice(match[0].length);
  // "Stir it for 2 – 3 minutes".
  if (/\d$/.test(title) && /^\d/.test(rest)) return null;
  const isSentence = isVerb(title) && SAID_OF_A_THING.test(`${title} `);
  return rest.length >= LEAST_BEHIND && !DATE.test(rest) && (isInCapitals || !isSentence) ? { title, rest } : null;
}

/** The same where the opening is set in another face, and what stands behind it, with the line below, tells a cook what to do. */
function splitLead(text: string, lead: string, below: string): RunIn | null {
  const title = lead.replace(/[\s.:,—–-]+$/u, "");
  const behind = text.startsWith(title) ? BEHIND_LEAD.exec(text.slice(title.length)) : null;
  if (behind === null || !/^\W*\p{Lu}|^\d{1,4}\.\s+\p{Lu}/u.test(title) || !mayOpen(title) || isVerb(title))
    return null;
  const rest = text.slice(title.length + behind[0].length);
  const isRecipe = instructionsIn(`${rest} ${below}`) > 0 || tellsAmount(rest);
  return rest.length >= LEAST_BEHIND && isRecipe ? { title, rest } : null;
}

function mayOpen(title: string): boolean {
  const letters = title.match(/\p{L}/gu)?.length ?? 0;
  if (letters < LEAST_LETTERS || title.split(/\s+/).length > MAX_WORDS) return false;
  return recipePart(title) === null && !hasTwoSentences(title);
}

/** Whether a sentence ends within a text; "Mrs. Gray's cake" and "12. Leek soup" are one each. */
export function hasTwoSentences(text: string): boolean {
  return /(?<!(?:^|\s)\p{Lu}\p{L}{0,4}|^(?:N[oOrR°]?\.? ?)?\d{1,4})[.!?]\s+["“„«]?\p{Lu}/u.test(text);
}

interface SplitLine {
  readonly text: string;
  readonly width: number;
  readonly gapAbove: number;
  readonly isBold: boolean;
  readonly lead?: string | undefined;
}

/** Lines of a page that begin with an amount: where there are more, words in another face open steps and notes, no recipes. */
const MAX_AMOUNTS = 1;

/** The lines of a page, of which those that open with a title are two: the title, set apart in bold, and what it is the title of. */
export function withRunInTitles<Line extends SplitLine>(
  lines: readonly Line[],
): (Line & { readonly isRunIn?: boolean; readonly isBehindTitle?: boolean })[] {
  const isList = lines.filter(({ text }) => /^\W*[\d½¼¾]+\s?\p{L}/u.test(text)).length > MAX_AMOUNTS;
  return lines.flatMap((line, index) => {
    const above = lines[index - 1];
    const opensParagraph = above === undefined || line.gapAbove > 0 || endsSentence(above.text);
    const isLed = line.lead !== undefined && !isList && opensParagraph;
    const parts =
      splitRunIn(line.text) ?? (isLed ? splitLead(line.text, line.lead ?? "", lines[index + 1]?.text ?? "") : null);
    if (parts === null) return [line];
    const { title, rest } = parts;
    const width = (line.width * title.length) / line.text.length;
    return [
      { ...line, text: title, width, isBold: true, isRunIn: true },
      { ...line, text: rest, gapAbove: 0, isBold: false, isBehindTitle: true },
    ];
  });
}
