import { singularWord } from "./singular-word";

type Ending = readonly [RegExp, string];

/** How plurals end in German, French, Italian, Spanish and Dutch; whole names only, folded. */
const SINGULAR_ENDINGS: readonly Ending[] = [
  [/n$/, ""],
  [/en$/, ""],
  [/e$/, ""],
  [/s$/, ""],
  [/es$/, ""],
  [/x$/, ""],
  [/i$/, "o"],
  [/i$/, "e"],
  [/e$/, "a"],
  [/e$/, "ia"],
  [/chi$/, "co"],
  [/ghi$/, "go"],
  [/cchi$/, "cchio"],
  [/gghi$/, "gghio"],
  [/che$/, "ca"],
  [/ghe$/, "ga"],
  [/ces$/, "z"],
  [/ten$/, "at"],
  [/([bdfgklmnprst])\1en$/, "$1"],
  [/([aeou])([bdfgklmnprst])en$/, "$1$1$2"],
  [/ven$/, "f"],
  [/zen$/, "s"],
  [/eren$/, ""],
];
const PLURAL_ENDINGS: readonly Ending[] = [
  [/$/, "n"],
  [/$/, "en"],
  [/$/, "e"],
  [/$/, "s"],
  [/$/, "es"],
  [/$/, "x"],
  [/o$/, "i"],
  [/o$/, "hi"],
  [/a$/, "e"],
  [/a$/, "he"],
  [/([cg])ia$/, "$1e"],
  [/e$/, "i"],
  [/z$/, "ces"],
  [/([bdfgklmnprst])$/, "$1$1en"],
  [/([aeou])\1([bdfgklmnprst])$/, "$1$2en"],
  [/f$/, "ven"],
  [/([cg])\1hio$/, "$1$1hi"],
];
/** The last part of a word with its plural: "Lorbeerblatt", "Wachteleier". */
const IRREGULAR: readonly (readonly [string, string])[] = [
  ["ei", "eier"],
  ["huhn", "huhner"],
  ["blatt", "blatter"],
  ["kraut", "krauter"],
  ["oeuf", "oeufs"],
  ["uovo", "uova"],
  ["ei", "eieren"],
  ["tomaat", "tomaten"],
  ["ui", "uien"],
];
/** Two foods that look like one and its plural: fish and peach, cherry and its spirit, paste and pasta. */
const TWO_FOODS: readonly (readonly string[])[] = [
  ["pesce", "pesca"],
  ["kirsche", "kirsch"],
  ["paste", "pasta"],
];
const MIN_STEM_LETTERS = 4;
/** What stands after the head of a name: "gousses d'ail", "dientes de ajo". Apostrophes are folded away. */
const AFTER_HEAD = /^(.+?)( (?:d[aeiouh][a-z]+|(?:de|d|du|di|del|della|al|alla|a la|con|zum|vom|van) .+))$/;

/** The folded name with its head in the other number: "zwiebel" for "zwiebeln" and the other way round. */
export function otherNumbers(name: string): readonly string[] {
  const [, head = name, tail = ""] = AFTER_HEAD.exec(name) ?? [];
  const words = head.split(" ");
  const last = words.at(-1) ?? "";
  const start = words.slice(0, -1).join(" ");
  const ofLast = formsOf(last).map((form) => [start, form].filter(Boolean).join(" "));
  const ofAll = words.length === 1 ? [] : [words.map(dropS).join(" "), words.map(addS).join(" "), ...bothForms(words)];
  return [...ofLast, ...ofAll].map((form) => form + tail);
}

/** "cipolla rossa" for "cipolle rosse": noun and adjective change together. */
function bothForms(words: readonly string[]): readonly string[] {
  const [noun = "", adjective = "", ...more] = words;
  if (more.length > 0) return [];
  return [SINGULAR_ENDINGS, PLURAL_ENDINGS].flatMap((endings) =>
    changed(noun, endings).flatMap((left) => changed(adjective, endings).map((right) => `${left} ${right}`)),
  );
}

const dropS = (word: string): string => (word.length > MIN_STEM_LETTERS ? word.replace(/[sx]$/, "") : word);
const addS = (word: string): string => (/[sx]$/.test(word) ? word : `${word}s`);

function formsOf(word: string): readonly string[] {
  const irregular = IRREGULAR.flatMap(([one, many]) =>
    [
      [one, many],
      [many, one],
    ].flatMap(([from = "", to = ""]) => (word.endsWith(from) ? [word.slice(0, -from.length) + to] : [])),
  );
  const plurals = word.length < MIN_STEM_LETTERS || singularWord(word) !== word ? [] : changed(word, PLURAL_ENDINGS);
  return [...irregular, ...changed(word, SINGULAR_ENDINGS), ...plurals];
}

function changed(word: string, endings: readonly Ending[]): readonly string[] {
  return endings.flatMap(([from, to]) => {
    const form = word.replace(from, to);
    const areTwo = TWO_FOODS.some((foods) => foods.includes(word) && foods.includes(form));
    return form !== word && form.length >= MIN_STEM_LETTERS && !areTwo ? [form] : [];
  });
}
