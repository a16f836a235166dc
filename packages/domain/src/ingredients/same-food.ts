import { singularWord } from "./singular-word";
import { foldName, singularName } from "./normalize-name";

/** Words that never make another food: dropped for identity, kept for the eye. */
const SILENT_WORDS: ReadonlySet<string> = new Set([
  "ripe",
  "unripe",
  "cold",
  "warm",
  "lukewarm",
  "tepid",
  "chilled",
  "large",
  "medium",
  "small",
  "big",
  "jumbo",
  "sized",
  "size",
  "organic",
  "unbleached",
  "skinless",
  "boneless",
  "unwaxed",
  "juicy",
  "plump",
  "best",
  "softened",
  "melted",
  "nice",
  "good",
]);
/** Silent only together: "good-quality", "free-range", "freshly ground", "extra large". */
const SILENT_PAIRS: ReadonlySet<string> = new Set([
  "good quality",
  "best quality",
  "high quality",
  "top quality",
  "free range",
  "freshly ground",
  "freshly squeezed",
  "freshly grated",
  "freshly cracked",
  "freshly chopped",
  "room temperature",
  "extra large",
  "extra small",
  "skin removed",
  "medium sized",
  "large sized",
  "small sized",
  "ice cold",
  "well chilled",
  "farm fresh",
]);
/** What may be hot without being another food: hot sauce and hot paprika are. */
const BEFORE_HOT = /^(?:water|milk|stock|broth|coffee|tea|cream|oil|vegetable stock|chicken stock|beef stock)$/;
/** What is meant dried, tinned or cooked where nothing is said: fresh is another food then. */
const FRESH_IS_ANOTHER =
  /(?:^| )(?:pasta|yeast|lasagne|lasagna|tagliatelle|ravioli|tortellini|gnocchi|noodles?|fettuccine|linguine|spaghetti|breadcrumbs?|coconut|dates?|figs?|apricots?|cranberr(?:y|ies)|porcini|shiitakes?|bay lea(?:f|ves)|turmeric|tuna|sardines?|anchov(?:y|ies)|crab|crab ?meat|pineapples?|peas?|sweetcorn|corn|beans?|borlotti|chickpeas?|cheese|curd|cream|sausages?|mozzarella|lychees?|juice|filo|stock|broth|custard|soup|sauce|pesto|egg pasta|chorizo)$/;
const HERB =
  /^(?:flat leaf parsley|italian parsley|curly parsley|parsley|thai basil|basil|mint|coriander|cilantro|sage|thyme|lemon thyme|rosemary|oregano|marjoram|tarragon|dill|chervil|spinach|baby spinach|rocket|arugula|watercress)$/;
const HERB_PART = /^(?:leaf|leaves|sprigs?|fronds?|stalks?|stems?)$/;

/** Everyday names of one food; the first of a row gives the identity. Folded and singular. */
const EQUAL: readonly (readonly string[])[] = [
  ["black pepper", "pepper", "ground pepper", "ground black pepper", "cracked black pepper"],
  ["sugar", "granulated sugar", "white sugar", "white granulated sugar", "table sugar"],
  ["flour", "plain flour", "all purpose flour", "plain white flour", "ap flour"],
  ["oat", "oats", "rolled oat", "porridge oat", "old fashioned oat", "old fashioned rolled oat"],
  ["vanilla extract", "vanilla", "pure vanilla extract", "pure vanilla"],
  ["sultana", "golden raisin"],
  ["sponge finger", "ladyfinger", "lady finger", "savoiardi", "savoiardi biscuit"],
  ["bulgur wheat", "bulgur", "bulghur", "bulgar", "bulghur wheat", "bulgar wheat", "burghul"],
  ["salt", "table salt", "fine salt"],
  ["egg", "whole egg", "hen egg", "hens egg"],
  ["onion", "yellow onion", "brown onion", "cooking onion"],
  ["parmesan", "parmesan cheese", "parmigiano reggiano", "parmigiano"],
  ["cheddar", "cheddar cheese"],
  ["mozzarella", "mozzarella cheese"],
  ["feta", "feta cheese"],
  ["ricotta", "ricotta cheese"],
  ["mascarpone", "mascarpone cheese"],
  ["gruyere", "gruyere cheese"],
  ["cinnamon", "ground cinnamon", "cinnamon powder"],
  ["cumin", "ground cumin", "cumin powder"],
  ["nutmeg", "ground nutmeg", "grated nutmeg"],
  ["paprika", "sweet paprika", "paprika powder"],
  ["turmeric", "ground turmeric", "turmeric powder"],
  ["cayenne pepper", "cayenne", "ground cayenne", "ground cayenne pepper"],
  ["ginger", "root ginger", "ginger root", "fresh root ginger", "gingerroot"],
  ["cocoa powder", "cocoa", "unsweetened cocoa", "unsweetened cocoa powder"],
  ["mayonnaise", "mayo"],
  ["ketchup", "tomato ketchup", "catsup"],
  ["breadcrumb", "bread crumb"],
  ["natural yogurt", "plain yogurt", "yogurt", "yoghurt", "natural yoghurt", "plain yoghurt"],
  ["greek yogurt", "greek yoghurt", "greek style yogurt", "plain greek yogurt"],
  ["chicken breast", "chicken breast fillet", "chicken breast half", "chicken fillet"],
  ["honey", "clear honey", "runny honey"],
  ["lemon juice", "juice of lemon"],
  ["prawn", "shrimp"],
  ["vegetable oil", "cooking oil"],
  [
    "coriander leaf",
    "fresh coriander",
    "fresh coriander leaf",
    "coriander",
    "cilantro",
    "cilantro leaf",
    "fresh cilantro",
  ],
  ["ground coriander", "coriander powder", "ground coriander seed"],
  ["stock cube", "bouillon cube"],
  ["peanut butter", "smooth peanut butter", "creamy peanut butter"],
  ["maple syrup", "pure maple syrup"],
  ["mince", "ground beef", "minced beef", "beef mince", "hamburger meat"],
  ["long grain rice", "long grain white rice"],
  ["egg yolk", "yolk"],
  ["egg white", "white of egg"],
  ["tomato puree", "tomato paste", "concentrated tomato puree"],
  ["basil", "sweet basil", "genovese basil"],
  ["flat leaf parsley", "italian parsley", "flat parsley"],
];
const CANONICAL: ReadonlyMap<string, string> = new Map(
  EQUAL.flatMap(([first = "", ...others]) => others.map((other): [string, string] => [other, first])),
);

/** The folded name without words that never make another food; the folded name itself where nothing else is left. */
export function withoutSilentWords(name: string): string {
  const words = foldName(name).split(" ");
  const kept = words.filter((word, index) => {
    const isPair =
      SILENT_PAIRS.has(`${word} ${words[index + 1] ?? ""}`) || SILENT_PAIRS.has(`${words[index - 1] ?? ""} ${word}`);
    return !isPair && !SILENT_WORDS.has(word);
  });
  return withoutHerbPart(withoutFresh(withoutHot(withoutAnd(kept, words))));
}

/** "skinless and boneless" leaves an "and" behind. */
function withoutAnd(kept: readonly string[], words: readonly string[]): string {
  const bare = kept[0] === "and" ? kept.slice(1) : kept;
  return bare.length === 0 ? words.join(" ") : bare.join(" ");
}

function withoutHot(name: string): string {
  const rest = name.replace(/^(?:very )?(?:hot|boiling|just boiled|freshly boiled) /, "");
  return BEFORE_HOT.test(rest) ? rest : name;
}

function withoutFresh(name: string): string {
  const rest = name.replace(/(?:^fresh(?:ly)? | fresh$)/, "").trim();
  return rest === "" || FRESH_IS_ANOTHER.test(rest) ? name : rest;
}

/** True for herbs that are bought whole and counted by the leaf: basil, fresh mint. */
export function isHerb(name: string): boolean {
  return HERB.test(withoutFresh(foldName(name)));
}

/** "basil leaves" and "thyme sprigs" are the herb; bay leaves and lime leaves are foods of their own. */
function withoutHerbPart(name: string): string {
  const ofHerb = /^(?:leaf|leaves|sprigs?) of (?:fresh )?(.+)$/.exec(name)?.[1];
  if (ofHerb !== undefined && HERB.test(ofHerb)) return ofHerb;
  const words = name.split(" ");
  const herb = words.slice(0, -1).join(" ");
  return HERB_PART.test(words.at(-1) ?? "") && HERB.test(herb) ? herb : name;
}

/**
 * What two names of one food share beyond spelling: equal for "ripe tomatoes" and "tomato", "pepper" and "black pepper",
 * "fresh basil leaves" and "basil". Compares whole names only, never by likeness. Not for display.
 */
export function sameFoodKey(name: string): string {
  const key = singularName(withoutSilentWords(name));
  return CANONICAL.get(key) ?? key;
}

/** {@link sameFoodKey} of a food that was told apart by hand: its everyday equals count, no word of its name is dropped. */
export function equalFoodKey(name: string): string {
  const key = singularName(foldName(name));
  return CANONICAL.get(key) ?? key;
}

/** Every name under which a catalogue may have this food, the likeliest first: itself, without silent words, its equals, other plurals. */
export function otherNamesOf(name: string): readonly string[] {
  const bare = withoutSilentWords(name);
  const key = sameFoodKey(name);
  const equals = EQUAL.find(([first]) => first === key) ?? [];
  return [...new Set([bare, key, ...equals, ...otherNumbers(bare)])];
}

type Ending = readonly [RegExp, string];

/** How plurals end in German, French, Italian, Spanish and Dutch; each is tried both ways, whole names only. */
const ENDINGS: readonly Ending[] = [
  [/n$/, ""],
  [/en$/, ""],
  [/e$/, ""],
  [/s$/, ""],
  [/es$/, ""],
  [/x$/, ""],
  [/i$/, "o"],
  [/i$/, "e"],
  [/e$/, "a"],
  [/chi$/, "co"],
  [/ghi$/, "go"],
  [/che$/, "ca"],
  [/ces$/, "z"],
  [/ten$/, "at"],
  [/([bdfgklmnprst])\1en$/, "$1"],
  [/ven$/, "f"],
  [/zen$/, "s"],
  [/eren$/, ""],
];
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
const MIN_STEM_LETTERS = 4;
const ROMANCE_LINK = /^(.+?)( (?:de|d|du|di|del|della|al|alla|a la|con|zum|vom|van) .+)$/;

/** The name with its head in the other number: "zwiebel" for "zwiebeln" and the other way round. */
function otherNumbers(name: string): readonly string[] {
  const [, head = name, tail = ""] = ROMANCE_LINK.exec(name) ?? [];
  const words = head.split(" ");
  const last = words.pop() ?? "";
  const start = words.length === 0 ? "" : `${words.join(" ")} `;
  const single = wordForms(last).map((form) => `${start}${form}${tail}`);
  const every =
    words.length > 0
      ? [words.map(dropS).concat(dropS(last)).join(" ") + tail, words.map(addS).concat(addS(last)).join(" ") + tail]
      : [];
  return [...single, ...every];
}

const dropS = (word: string): string => (word.length > MIN_STEM_LETTERS ? word.replace(/[sx]$/, "") : word);
const addS = (word: string): string => (/[sx]$/.test(word) ? word : `${word}s`);

function wordForms(word: string): readonly string[] {
  const irregular = IRREGULAR.flatMap(([one, many]) => (word === one ? [many] : word === many ? [one] : []));
  const singulars = ENDINGS.flatMap(([plural, singular]) => {
    const stem = word.replace(plural, singular);
    return stem !== word && stem.length >= MIN_STEM_LETTERS ? [stem] : [];
  });
  const plurals =
    word.length < MIN_STEM_LETTERS || singularWord(word) !== word
      ? []
      : [...["n", "en", "e", "s", "es", "x"].map((ending) => word + ending), ...vowelPlurals(word)];
  return [...irregular, ...singulars, ...plurals];
}

function vowelPlurals(word: string): readonly string[] {
  const stem = word.slice(0, -1);
  if (word.endsWith("o")) return [`${stem}i`, `${stem}hi`];
  if (word.endsWith("a")) return [`${stem}e`, `${stem}he`];
  if (word.endsWith("e")) return [`${stem}i`];
  return word.endsWith("z") ? [`${stem}ces`] : [];
}
