import { foldText } from "../../ingredients/names/normalize-name";

/** Numbers that times are told in, in the six languages; folded. */
const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  `1 a an one ein eine einer un une una uno een
  2 two zwei deux dos due twee
  3 three drei trois tres tre drie
  4 four vier quatre cuatro quattro
  5 five funf cinq cinco cinque vijf
  6 six sechs seis sei zes
  7 seven sieben sept siete sette zeven
  8 eight acht huit ocho otto
  9 nine neun neuf nueve nove negen
  10 ten zehn dix diez dieci tien
  12 twelve zwolf douze doce dodici twaalf
  15 fifteen funfzehn quinze quince quindici vijftien
  18 eighteen achtzehn dix-huit dieciocho diciotto achttien
  20 twenty zwanzig vingt veinte venti twintig
  24 vierundzwanzig vingt-quatre veinticuatro ventiquattro vierentwintig
  25 twenty-five funfundzwanzig vingt-cinq veinticinco venticinque vijfentwintig
  30 thirty dreissig trente treinta trenta dertig
  35 thirty-five funfunddreissig trente-cinq trentacinque vijfendertig
  40 forty vierzig quarante cuarenta quaranta veertig
  45 forty-five funfundvierzig quarante-cinq quarantacinque vijfenveertig
  50 fifty funfzig cinquante cincuenta cinquanta vijftig
  60 sixty sechzig soixante sesenta sessanta zestig`
    .split("\n")
    .flatMap((row) => {
      const [number = "", ...words] = row.trim().split(" ");
      return words.map((word) => [word, Number(number)] as const);
    }),
);

const HOUR = "(?:hours?|hrs?|h|std|stunden?|heures?|horas?|or[ae]|uren|uur)";
const AND = "(?:and|und|et|y|e|en)";
const ONE = "(?:1 )?";
const HALF = "(?:half|halbe?|demie?|media|mezz[aoe']|halve?)";
const QUARTER = "(?:quarter|viertel|quart|cuarto|quarto|kwart(?:ier)?)";

/** Parts of an hour as they are said, each with what it is in digits. */
const PARTS: readonly (readonly [RegExp, (number: number) => string])[] = [
  [/\b(2|3|4|5|zwei|drei|vier|funf)?(?:ein|und)?einhalb(?=\s?(?:std|stunden?))/g, (number) => `${number || 1}.5 `],
  [/\b(\d+)einhalb\b/g, (number) => `${number}.5`],
  [/\b(?:anderthalb|eineinhalb|anderhalf)e?(?=\s?(?:std|stunden?|uur))/g, () => "1.5 "],
  [new RegExp(`\\b(\\d+) ?${HOUR} ${AND} ${ONE}${HALF}(?: ${HOUR})?\\b`, "g"), (number) => `${number * 60 + 30} min`],
  [new RegExp(`\\b(\\d+) ?${HOUR} ${AND} ${ONE}${QUARTER}\\b`, "g"), (number) => `${number * 60 + 15} min`],
  [new RegExp(`\\b(\\d+) ${AND} ${ONE}${HALF} (?=${HOUR}\\b)`, "g"), (number) => `${number}.5 `],
  [
    new RegExp(
      `\\b3[ -]?(?:${QUARTER}|quarters|quarts|cuartos|quarti)[ -]?(?:of (?:an |1 )?|d'|de )?(?:${HOUR}|(?<=kwartier))`,
      "g",
    ),
    () => "45 min",
  ],
  [new RegExp(`\\bdreiviertel[ -]?(?:std|stunden?)\\b`, "g"), () => "45 min"],
  [
    new RegExp(`\\b${ONE}${QUARTER}[ -]?(?:of (?:an |1 )?|d'|de )?(?:${HOUR}\\b|(?<=kwartier\\b))`, "g"),
    () => "15 min",
  ],
  [new RegExp(`\\b${ONE}${HALF}['e]?[ -]?(?:an |a |1 )?${HOUR}\\b`, "g"), () => "30 min"],
  [new RegExp(`\\b${HOUR} ${AND} ${HALF}\\b`, "g"), () => "90 min"],
];

/** Between the two ends of a range, in words as in digits. */
const RANGE = /(\d) ?(?:to|bis|oder|a|ou|o|tot|of|or) ?(?=\d)/g;
const BETWEEN = /(?:between|zwischen|entre|tra|fra|tussen) (\d+) (?:and|und|et|y|e|en) (?=\d)/g;

/**
 * A text that tells a time, folded and with its number words in digits: "eine halbe Stunde" is "30 min", "1½ Stunden" is
 * "1 1/2 stunden", "20 bis 30 Minuten" is "20-30 minuten". Longer texts than a time come back folded.
 */
export function timeInDigits(text: string): string {
  const folded = foldText(text.replace(/(?<=\d)\s?(?=[½¼¾⅓⅔⅛])/gu, " "))
    .replaceAll("⁄", "/")
    .replace(/(\d+)(?: (?:and|und|et|y|e|en) |-)(?=\d\/\d)/g, "$1 ");
  if (folded.length > MAX_CHARACTERS) return folded;
  const words = folded
    .replace(/\bun'(?=or)/g, "1 ")
    .replace(/(?<![\d/])\p{L}+(?:-\p{L}+)?/gu, (word) => String(NUMBERS[word] ?? word))
    .replace(/\b(\d+) ?(\p{L}+einhalb)/gu, "$1 $2");
  const told = PARTS.reduce(
    (said, [part, inDigits]) =>
      said.replace(part, (_part, number?: string) => inDigits(Number(NUMBERS[number ?? ""] ?? number ?? 0))),
    words,
  );
  return told.replace(BETWEEN, "$1-").replace(RANGE, "$1-");
}

/** Longer texts are no times. */
const MAX_CHARACTERS = 100;
