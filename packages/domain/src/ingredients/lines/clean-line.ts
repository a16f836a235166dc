import { findUnit } from "../../quantities/find-unit";

/** Entities that recipe sites leave in a copied line; accents and numbers are read by rule. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  deg: "°",
  frasl: "⁄",
  frac12: "½",
  frac13: "⅓",
  frac14: "¼",
  frac18: "⅛",
  frac23: "⅔",
  frac34: "¾",
  frac38: "⅜",
  gt: ">",
  hellip: "…",
  lsquo: "‘",
  lt: "<",
  mdash: "—",
  nbsp: " ",
  ndash: "–",
  quot: '"',
  apos: "'",
  rsquo: "’",
  shy: "",
  szlig: "ß",
  times: "×",
};
const COMBINING: Readonly<Record<string, string>> = {
  acute: "\u0301",
  cedil: "\u0327",
  circ: "\u0302",
  grave: "\u0300",
  ring: "\u030a",
  tilde: "\u0303",
  uml: "\u0308",
};
const ACCENTED = /^([a-zA-Z])(acute|cedil|circ|grave|ring|tilde|uml)$/;

/** The other number of a word, as many leave it to the reader: "egg(s)", "Zwiebel(n)", "Zehe/n". */
const OPTIONAL_ENDING = /(\p{L}{2})(?:\((?:e?s|e?n|er?|x)\)|\/(?:e?n|e)(?!\p{L}))/gu;

/** Thousands apart, "1 000 g", "1'000 g", "12 500 g": by a space only where what follows can be nothing else. */
const APOSTROPHE_THOUSANDS = /(?<![\d.,'’´`])(\d{1,3})((?:['’´`]\d{3})+)(?![\d'’´`])/g;
const SPACED_THOUSANDS =
  /(?<![\d.,/])([1-9]\d{0,2})((?:[\u00a0\u2007\u2009\u202f]\d{3})+|(?: 000)+|(?<=[1-9]\d) \d{3}(?= ?(?:g|ml)(?!\p{L}))| \d{3}(?= ?(?:g|gr|grammes?|ml) d[eu'’i]))(?!\d|[.,]\d| ?[-/–])/gu;
/** "1 500 ml water": what nobody counts by the piece is measured. */
const UNCOUNTED_THOUSANDS =
  /(?<![\d.,/])([1-9]) (\d{3})(?= ?(?:g|ml) (?!(?:carton|can|tin|bottle|pack|bag|jar|box|tub|pouch|dose|beutel|flasche))(?:\p{L}+ ){0,2}(?:water|milk|stock|broth|flour|sugar|wasser|milch|brühe|mehl|zucker|meel|bloem|suiker|melk|bouillon)(?!\p{L}))/giu;
/** What is counted in packs, said behind the food: "chopped tomatoes, 2 x 400g tins". */
const PACKS_LAST =
  /^(\p{L}[\p{L} '’-]{1,60}?)(?: ?[,:(]| -)? ?(\d{1,2} ?[x×] ?\d+(?:[.,]\d+)? ?(?:g|kg|ml|cl|l|oz)(?!\p{L})(?: \p{L}+)?)\)?$/iu;
/** "400g x 2 tins tomatoes", "400g tins x 2": the number of packs behind their size. */
const PACKS_SECOND = /^(\d+(?:[.,]\d+)? ?(?:g|kg|ml|cl|l|oz)(?: \p{L}+)?) ?[x×] ?(\d{1,2})(?= \p{L})/iu;
/** Its unit before the number: "burro g 50", "g 200 di farina". */
const UNIT_FIRST = /^(?:(\p{L}[\p{L}' \d]*) )?(g|gr|kg|hg|ml|cl|dl|l) (\d+(?:[.,]\d+)?)(?= |$)/u;
/** A unit that has grown together with its food: "500gminced beef", "200gMehl". No word begins so. */
const GROWN =
  /(?<![\p{L}\d])(\d+(?:[.,]\d+)?)((?:kg|ml|oz|tbsp|tsp)(?=\p{L}{3})|g(?=[bcdfjkmpqstvwxz]\p{L}{2})|(?:g|kg|ml|EL|TL)(?=\p{Lu}\p{Ll}{2}))(\p{L}+)/gu;

/** Twice what is read of a line, so that what is cut in two here is never read. */
const MAX_CLEANED_CHARACTERS = 2000;

/** Anything that {@link cleanLine} would change. */
const UNCLEAN =
  /\p{L}[(/]|[&<*_—\uff01-\uff5e\u3000]|^[\s\d[(-]|-or-|\d[\s'’´`]\d{3}|^s ?(?:\+|and )|\/\d{1,2}(?:rd|th|nd)| ?[x×] ?\d|\d\p{L}{4}|\d[と又]\d|(?:^| )(?:gr?|[kh]g|[mcd]?l) \d/iu;

/**
 * A line without what copying brought along: entities ("&frac12;"), tags, bold marks, full-width digits, a dash that
 * printers set without spaces ("squash—peeled"), and the number or bullet of a list ("1. 200 g flour", "-200 g flour", "[x] salt"). Linear in the line's length.
 */
export function cleanLine(line: string): string {
  const text = line.trim();
  // Beyond what is read of a line nothing is cleaned.
  const head = text.slice(0, MAX_CLEANED_CHARACTERS);
  return UNCLEAN.test(head) ? cleanHead(head) + text.slice(head.length) : text;
}

function cleanHead(text: string): string {
  const plain = text
    .replace(
      /&(#\d{1,6}|#[xX][\da-fA-F]{1,5}|[a-zA-Z]{2,8}\d{0,2});/g,
      (written, name: string) => readEntity(name) ?? written,
    )
    .replace(/<\/?[a-zA-Z][^<>]{0,300}>/g, " ")
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll("\u3000", " ")
    .replace(/(\d)\s?[と又]\s?(?=\d+\/\d)/g, "$1 ") // "大さじ1と1/2" is one and a half
    .replace(/\*\*|__/g, "")
    .replace(/(?<=[\p{L})])—(?=[\p{L}\d])/gu, " — ")
    .replace(/-\s?or\s?-/gi, " or ")
    .replace(OPTIONAL_ENDING, "$1")
    .replace(/(?<!\p{L})s(?: ?[&+] ?| and )p(?!\p{L})/giu, "salt & pepper")
    .replace(APOSTROPHE_THOUSANDS, (_written, first: string, more: string) => first + more.replace(/['’´`]/g, ""))
    .replace(SPACED_THOUSANDS, (_written, first: string, more: string) => first + more.replace(/\s/g, ""))
    .replace(/(?<!\p{L})c\/n(?!\p{L})/giu, "cantidad necesaria")
    .replace(/(\d\/\d{1,2})(?:rds?|ths?|nds?)(?!\p{L})/gu, "$1")
    .replace(UNIT_FIRST, (_written, food: string | undefined, unit: string, number: string) =>
      [number, unit, food].filter(Boolean).join(" "),
    )
    .replace(PACKS_LAST, "$2 $1")
    .replace(PACKS_SECOND, "$2 x $1")
    .replace(UNCOUNTED_THOUSANDS, "$1$2")
    .replace(GROWN, (written, number: string, unit: string, rest: string) =>
      findUnit(unit + rest) ? written : `${number} ${unit} ${rest}`,
    )
    .trim();
  return withoutListMark(plain);
}

/** A dash or a number only marks a list where something else follows: "1.5 kg" and "2) " are no marks. */
function withoutListMark(text: string): string {
  return text
    .replace(/^\[[ xX]?\]\s*(?=\S)/, "")
    .replace(/^[-–—−]\s*(?=[\d½⅓⅔¼¾⅛.])/, "")
    .replace(/^\(?\d{1,2}[.)]\s+(?=[^\s)])/, "");
}

function readEntity(name: string): string | undefined {
  const number = /^#(?:([xX])([\da-fA-F]+)|(\d+))$/.exec(name);
  if (number) {
    const code = number[1] ? Number.parseInt(number[2] ?? "", 16) : Number(number[3]);
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : " ";
  }
  const accented = ACCENTED.exec(name);
  if (accented) return `${accented[1] ?? ""}${COMBINING[accented[2] ?? ""] ?? ""}`.normalize("NFC");
  return ENTITIES[name];
}
