import { linesOfText, type BookLine } from "@tureen/domain/recipe-reading/lines/book-line";
import type { AiClient } from "#ai/ai-client";
import { AiError, throwUnlessAiError } from "#ai/ai-error";
import type { AskOptions } from "#ai/model/model-chat";
import { differingAmounts } from "./differing-amounts";
import type { Ocr } from "./ocr";
import type { OcrLanguage, OcrLine, OcrPage } from "./ocr-messages";

export interface ScanReading {
  readonly lines: readonly BookLine[];
  /** Indexes of lines whose amounts are not certain: both readers differ on them, or the one that read them was in doubt. */
  readonly doubtful: readonly number[];
  readonly source: "ocr" | "model";
  /** True where the model ran out of room: there may be more on the page. */
  readonly isCut: boolean;
}

interface ScanRequest {
  /** JPEG, as a model is shown it. */
  readonly picture: Uint8Array;
  /** The same with more pixels. */
  readonly forOcr: Uint8Array;
  readonly page: number;
  readonly languages: readonly OcrLanguage[];
  readonly options: AskOptions;
}

/** From this mean on, a page needs no second reader. */
const CONFIDENT = 75;
/** A line whose figures are less certain than this is to be checked. */
const CERTAIN_FIGURES = 70;
const FEWEST_LETTERS = 20;
/** Height of a printed page in points. */
const PAGE_POINTS = 842;

/**
 * Reads the picture of a page: the classic reader first, which takes seconds; the model that sees images where that is
 * in doubt or makes out next to nothing. Where no model can, what was made out in doubt is kept, and said to be doubtful.
 *
 * @param ai null where no model may be asked
 * @returns null where no model may be asked and next to nothing was made out
 * @throws AiError where nothing was made out and the model failed
 */
export async function readScan(ai: AiClient | null, ocr: Ocr, request: ScanRequest): Promise<ScanReading | null> {
  const { picture, forOcr, page, languages, options } = request;
  const made = await ocr.read({ picture: forOcr, languages }, options.signal);
  if (options.signal?.aborted) throw new AiError("cancelled");
  const hasWords = made !== null && lettersIn(made) >= FEWEST_LETTERS;
  if (hasWords && made.confidence >= CONFIDENT) return fromOcr(made, page);
  if (ai === null) return hasWords ? fromOcr(made, page) : null;
  try {
    const { text, isCut } = await ai.transcribeImage(picture, options);
    const lines = linesOfText(text, page);
    const doubtful = made === null ? [] : differingAmounts(textsOf(lines), textsOf(made.lines));
    return { lines, doubtful, source: "model", isCut };
  } catch (error) {
    throwUnlessAiError(error);
    if (error.code === "cancelled" || !hasWords) throw error;
    return fromOcr(made, page);
  }
}

function fromOcr({ lines, longSide }: OcrPage, page: number): ScanReading {
  const points = PAGE_POINTS / longSide;
  return {
    lines: withBullets(lines).map((line, index) => bookLine(line, lines[index - 1], page, points)),
    doubtful: lines.flatMap(({ text, confidence }, index) =>
      /\p{N}/u.test(text) && confidence < CERTAIN_FIGURES ? [index] : [],
    ),
    source: "ocr",
    isCut: false,
  };
}

/** What the dot in front of a line of a list is taken for. */
const MISREAD_BULLET = /^[e«»°©¢*+·] (?=[\p{Lu}\d¼½¾⅓⅔])/u;
/** Pixels by which the left edges of a list differ. */
const SAME_EDGE = 12;

/** The lines with the dots of lists that were taken for letters: such lines stand below each other. */
function withBullets(lines: readonly OcrLine[]): OcrLine[] {
  const isMisread = (line: OcrLine | undefined): line is OcrLine =>
    line !== undefined && MISREAD_BULLET.test(line.text);
  return lines.map((line, index) => {
    const isInList = [lines[index - 1], lines[index + 1]].some(
      (other) => isMisread(other) && Math.abs(other.x - line.x) <= SAME_EDGE,
    );
    return isMisread(line) && isInList ? { ...line, text: line.text.replace(MISREAD_BULLET, "• ") } : line;
  });
}

function bookLine(line: OcrLine, above: OcrLine | undefined, page: number, points: number): BookLine {
  const isFirst = above === undefined || above.block !== line.block;
  return {
    text: line.text,
    page,
    x: line.x * points,
    width: line.width * points,
    size: line.size * points,
    isBold: false,
    font: "",
    gapAbove: isFirst ? Infinity : Math.max(0, line.baseline - above.baseline - line.size) * points,
    block: line.block,
  };
}

function lettersIn({ lines }: OcrPage): number {
  return lines.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
}

function textsOf(lines: readonly { readonly text: string }[]): string[] {
  return lines.map(({ text }) => text);
}
