/** Fewer letters than this do not make a page of text. */
export const MIN_LETTERS = 80;

/** From this share of unreadable characters on, a text layer is worth nothing. */
const MAX_UNREADABLE_SHARE = 0.3;

export interface PageTextQuality {
  /**
   * "text": can be used as it is. "scanned": must be read from its picture. "blank": neither text nor picture.
   */
  readonly kind: "text" | "scanned" | "blank";
  /** Whether the layer holds words that a reader can make out, be they few: the title on a picture's page. */
  readonly hasWords: boolean;
  readonly letters: number;
}

/**
 * Whether a page's text layer can be used: at least 80 letters, and less than 30 % characters that no reader
 * can make out. A page that shows no picture is never a scan: the two last lines of a recipe are text, however few.
 *
 * @param hasPicture whether the page paints an image, or so many curves that they may be letters
 */
export function pageTextQuality(text: string, hasPicture: boolean): PageTextQuality {
  const letters = countOf(text, /\p{L}/gu);
  const visible = countOf(text, /\S/gu);
  const unreadable = countOf(text, /\ufffd|\p{Co}|\p{Cs}|(?!\s)\p{Cc}/gu);
  // Replacement, private-use and control characters among all that is not space.
  const unreadableShare = visible === 0 ? 0 : unreadable / visible;
  return {
    kind: kindOf(letters, unreadableShare, hasPicture),
    hasWords: letters > 0 && unreadableShare < MAX_UNREADABLE_SHARE,
    letters,
  };
}

function kindOf(letters: number, unreadableShare: number, hasPicture: boolean): PageTextQuality["kind"] {
  if (unreadableShare >= MAX_UNREADABLE_SHARE) return "scanned";
  if (letters >= MIN_LETTERS) return "text";
  if (hasPicture) return "scanned";
  return letters === 0 ? "blank" : "text";
}

function countOf(text: string, pattern: RegExp): number {
  let count = 0;
  for (const _ of text.matchAll(pattern)) count++;
  return count;
}
