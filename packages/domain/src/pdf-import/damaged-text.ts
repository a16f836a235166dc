/** Units as cookbooks in the languages of the household write them behind an amount. */
const UNIT = String.raw`(?:lbs?|pounds?|oz|ounces?|pints?|quarts?|gills?|cups?|teaspoon(?:ful)?s?|tablespoon(?:ful)?s?|tsps?|tbsps?|g|kg|ml|cl|dl|l|litres?|liters?|EL|TL|Pfund|Liter)`;

/** What an amount looks like, in figures or fractions: "1", "1½", "2-3", "1/2", "1,5". */
const SOUND = new RegExp(
  String.raw`(?<![\p{L}\p{N}])[\d½⅓⅔¼¾⅛⅜⅝⅞][\d½⅓⅔¼¾⅛⅜⅝⅞\s/.,–-]*\s${UNIT}(?![\p{L}\p{N}])`,
  "gu",
);

/**
 * What scanners make of fractions: "£ lb" and "J lb" for ½, "i£ pints" for 1½, "\ oz", "} pint", "^ lb", "l¼ lb". A sign
 * or letter that is no amount stands where only an amount can stand.
 */
const BROKEN = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:[iIl|]?[£§¥¤%^\\}{*~°•■▪|!]{1,2}|[iIl]?[jJfFzZ£]|[iIl][£§%^\\}{*~°½¼¾])\s?${UNIT}(?![\p{L}\p{N}])`,
  "gu",
);

/** Fewer of them may stand in any book: a price, a footnote. */
const FEWEST_BROKEN = 2;
const DAMAGED_SHARE = 0.15;

/** Words with signs or figures amid their letters ("tbe", no; "w1th", "fl~ur", yes) among all words of a page. */
const MANGLED_WORD = /^\p{L}+[^\p{L}\p{N}\s'’\-‐–/.,:;()·&+]\p{L}+$|^\p{Ll}+\d\p{Ll}+$/u;
const MANGLED_SHARE = 0.08;
const FEWEST_WORDS = 40;

/**
 * Whether the text layer of a page is damaged, as a scanner's software writes it behind the picture of a page: amounts
 * that are none, or words that no reader can make out. Such a page is to be read from its picture.
 *
 * @param text of one page
 */
export function isDamagedText(text: string): boolean {
  const broken = countOf(text, BROKEN);
  const sound = countOf(text, SOUND);
  if (broken >= FEWEST_BROKEN && broken > DAMAGED_SHARE * (broken + sound)) return true;
  const words = text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word));
  if (words.length < FEWEST_WORDS) return false;
  return words.filter((word) => MANGLED_WORD.test(word)).length > MANGLED_SHARE * words.length;
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
