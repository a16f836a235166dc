import { tokenize, type Token } from "../../quantities/amount-tokens";
import { isArticle } from "../../quantities/read-amount";
import { isOpening } from "./line-brackets";
import { skipPreparation } from "./name/line-preparation";
import { compoundAt, isCompound, isWord, joinTokens, skipPhrase } from "./line-words";
import type { ParsedLine } from "./parsed-line";

/** Where a name may list foods. */
const JOINED = /[,&]|(?<!\p{L})(?:and|und|et|y|e|en)(?!\p{L})/iu;
/** "sour cream, grated cheese" are two by their comma. */
const AND_LAST = /(?:&|(?<!\p{L})(?:and|und|et|y|e|en)(?!\p{L}))[^,]*$/iu;
/** Foods that have "and" in their name. */
const ONE_FOOD =
  /half[ -](?:and|&|n)[ -]half|sweet[ -](?:and|&)[ -]sour|bread (?:and|&) butter (?:pickles?|pudding)|salt (?:and|&) vinegar|mac(?:aroni)? (?:and|&) cheese|cookies (?:and|&) cream|hundreds (?:and|&) thousands|pork (?:and|&) beans|rice (?:and|&) peas|fish (?:and|&) chips|salt (?:and|&) pepper (?:squid|seasoning|mix|prawns)|and\/or|lea (?:and|&) perrins|tate (?:and|&) lyle|herbs? (?:and|&) spice|\bless\b[^,]*(?:and|&)[^,]*\bless\b/i;
/** Heads that what stands before "and" belongs to: "ginger and garlic paste", "sour cream and onion dip". */
const SHARED_HEAD =
  /\b(?:paste|mix|mixture|seasoning|blend|sauce|rub|stock|broth|dressing|crisps?|chips|dip|spread|cheese|bread|stuffing|soup|salad|combination|flavou?r|pesto|butter|vinaigrette|marinade|relish|chutney|salsa|stir-fry|pie|tart|cake|muffins?|cookies?|sausages?|burgers?|risotto|pasta|ravioli|bouillon|smoothie|gravy|quiches?|omelettes?|pizzas?|sandwich(?:es)?|toasties?|rolls|croissants?|pasties|crackers|granola|ice cream|sorbet|(?:ginger|mint|honey|turmeric) tea)$/i;
/** What is named after several foods and is never bought beside them: "cheese and chive dip". */
const NAMED_AFTER =
  /\b(?:dip|crisps|dressing|flavou?r|combination|stuffing|quiches?|omelettes?|toasties?|sandwich(?:es)?|croissants?|ravioli)$/i;
/** Cooks list these by a comma alone: "Salt, pepper". */
const STAPLE =
  /^(?:(?:sea|kosher|table|flaky|fine|coarse|celery|garlic|onion|ground|black|white|brown|cayenne|freshly|cracked|olive|vegetable|caster|sweet|smoked|red|dried|grobes|schwarzer|weißer) )*(?:salz|pfeffer|muskat(?:nuss)?|zucker|öl|olivenöl|essig|knoblauch|paprikapulver|sel|poivre|muscade|huile(?: d.olive)?|beurre|sucre|ail|sale|pepe|olio(?: d.oliva)?|noce moscata|burro|aglio|sal|pimienta|aceite(?: de oliva)?|az[uú]car|ajo|zout|peper|nootmuskaat|olie|olijfolie|boter|suiker|salt|pepper|peppercorns?|oil|sugar|butter|paprika|cayenne|nutmeg|cumin|cinnamon|mace|cloves|oregano|thyme|basil|parsley|garlic|vinegar|lemon juice|tabasco|mustard|allspice|coriander|ginger|turmeric)(?: (?:edelsüß|rosenscharf|scharf|süß|doux|dolce|dulce|picante|du moulin|moulue?|aus der mühle|gemahlen|macinato|molida|uit de molen))?$/i;
/** "en" is a French and Spanish word for something else: it joins foods beside one of these, and colours. */
const DUTCH_FOOD =
  /^(?:\p{L}*(?:peper|olie|azijn|boter|suiker|saus|kaas|brood|vlees)|zout|bloem|meel|nootmuskaat|kruidnagels?|peterselie|bieslook|koriander|munt|basilicum|tijm|rozemarijn|salie|laurier|knoflook|\p{L}*ui(?:en|tjes)?|toma(?:at|ten)|sla|melk|room|slagroom|yoghurt|ei|eieren|wortel(?:en|s)?|courgettes?|citroen(?:en)?|limoen(?:en)?|rijst|gember|kaneel|komijn|ham|spek|appel(?:s|en)?|honing|mosterd|augurken|olijven|radijs(?:jes)?|komkommer|prei|bonen|noten|rozijnen|bessen|aardbeien)$/iu;
/** "Toppings: sour cream, cheese": what follows is a list of foods. */
const LABEL = /^([\p{L} ]{2,40}):\s*\p{L}/u;
const COLOUR =
  /^(?:red|green|yellow|orange|white|black|brown|purple|golden|pink|dark|light|milk|plain|(?:rot|grün|gelb|weiß|schwarz|orange)(?:e[rs]?)?|rouge|verte?|jaune|blanc|noire?|ross[oaie]|verd[ei]|giall[oaie]|bianc[oa]|neri?|roj[oa]|amarill[oa]|blanc[oa]|negr[oa]|rode|groene|gele|witte|zwarte)$/i;
/** Parts and cuts: the "thighs" of "chicken legs and thighs". */
const CUT = /^(?:thighs?|legs?|wings?|breasts?|drumsticks?|necks?|backs?|shoulders?|whites?|yolks?|stalks?)$/i;

/**
 * The foods that a line's name lists, each a line with the same amount: "Salt and pepper", "1 tsp each cumin, coriander
 * and paprika". A name with an amount that is not said of each ("2 cups carrots and peas") stays one, and so does one
 * food with "and" in its name. `isListed` says that the line goes on with a further food, so that commas stand between foods.
 */
export function splitNames(line: ParsedLine, text: string, isListed: boolean): readonly ParsedLine[] {
  const isEach = /\b(?:each|ea|je|chacune?)\b/i.test(text);
  const { name: listed, notes } =
    line.amount === null || isEach ? withListedNotes(line, text, isListed || isEach) : line;
  if (!JOINED.test(listed) || /[([]/.test(listed) || ONE_FOOD.test(listed)) return [line];
  const phrases = distributeColours(distributeStates(readPhrases(tokenize(listed))));
  const areFoods = phrases.length > 1 && phrases.every((phrase) => namesFood(phrase) && !CUT.test(phrase));
  const isSpooned =
    SPOONS.has(line.unit) &&
    !isHead(phrases.at(-1) ?? "") &&
    phrases.every((phrase) => phrase.split(" ").length <= MAX_SPOONED_WORDS);
  const isShared = AND_LAST.test(listed) && hasSharedHead(phrases);
  const isChoice = phrases.some((phrase) => isWord(tokenize(phrase)[0], "orWords"));
  if (!(isEach || line.amount === null || isSpooned) || !areFoods || isShared || isChoice) return [line];
  return phrases.map((phrase, at) => withPreparation({ ...line, notes: at === 0 ? notes : purposeIn(notes) }, phrase));
}

/** What of notes is said of all foods of a line: "Sliced, for serving" is of the first sliced, and of all for serving. */
function purposeIn(notes: string): string {
  const phrases = notes.split(/,\s*/);
  return phrases.filter((phrase) => !isPreparationOnly(phrase)).join(", ");
}

/** What is measured so is one food, or both that the line names: "1 tsp ground cumin and coriander". */
const SPOONS: ReadonlySet<string> = new Set(["tsp", "tbsp", "pinch", "handful", "bunch", "sprig", "dash"]);
const MAX_SPOONED_WORDS = 3;

/** The "chopped" of "chopped cilantro" is a note. */
function withPreparation(line: ParsedLine, phrase: string): ParsedLine {
  const tokens = tokenize(phrase);
  const start = skipPreparation(tokens, 0);
  if (start === 0 || start >= tokens.length) return { ...line, name: phrase };
  const notes = [joinTokens(tokens.slice(0, start)), line.notes].filter(Boolean).join(", ");
  return { ...line, name: joinTokens(tokens.slice(start)), notes };
}

/** "ground cumin and coriander" are ground cumin and ground coriander. */
function distributeStates(phrases: readonly string[]): readonly string[] {
  const [first = "", ...others] = phrases;
  const state = STATE.exec(first)?.[0] ?? "";
  const isShared = state !== "" && others.every((phrase) => /^\p{L}+$/u.test(phrase) && !STATELESS.test(phrase));
  return isShared ? [first, ...others.map((phrase) => state + phrase)] : phrases;
}

const STATELESS = /^(?:salt|sugar|oil|butter|salz|zucker|öl|butter|sel|sucre|zout|suiker)$/i;
const STATE =
  /^(?:ground|dried|fresh|frozen|gemahlene[rnms]?|getrocknete[rnms]?|frische[rnms]?|gemalen|gedroogde?|verse?) (?=\p{L})/iu;

/** True for a colour alone: "red". */
export function isColour(name: string): boolean {
  return COLOUR.test(name);
}

/** True for a name with more than colours, sizes and preparation in it. */
export function namesFood(name: string): boolean {
  const tokens = tokenize(name);
  // Yolks are part of an egg and yet bought: "2 eggs, plus 2 yolks".
  if (/^(?:egg )?(?:yolks?|whites)$/i.test(name)) return true;
  return tokens.some((token, at) => {
    if (token.kind !== "word") return false;
    const word = compoundAt(tokens, at);
    const says = [
      "describingWords",
      "preparationWords",
      "weakPreparationWords",
      "preparationAdverbs",
      "sizeWords",
      "andWords",
      "orWords",
      "partWords",
    ] as const;
    return !says.some((kind) => isCompound(word, kind) || isWord(token, kind));
  });
}

/**
 * "Salt" with the note "pepper" is a list where a further food follows, or where both are what cooks list so. What is
 * no food of the list ("to taste") stays the note.
 */
function withListedNotes(
  { name, notes }: ParsedLine,
  text: string,
  isJoined: boolean,
): Pick<ParsedLine, "name" | "notes"> {
  if (notes === "" || /\d|[()[\]]/.test(notes)) return { name, notes };
  const label = LABEL.exec(text)?.[1];
  const phrases = notes.split(/,\s*/);
  const isServed = phrases.some((phrase) => SERVING.test(phrase));
  const isRemark = (phrase: string): boolean => phrase === label || SERVING.test(phrase) || !isFoodPhrase(phrase);
  const foods = phrases.filter((phrase) => !isRemark(phrase));
  const others = phrases.filter((phrase) => isRemark(phrase));
  // What is said instead, or of the first food, ends the list: "Lemon, cut into wedges, to serve".
  const areAll = others.every((phrase) => phrase === label || SERVING.test(phrase) || isPreparationOnly(phrase));
  const isRow = foods.length > 1 && others.length === 0 && !STAPLE.test(name);
  const isListed = areAll && (isJoined || label !== undefined || isServed || isRow);
  const areStaples = STAPLE.test(name) && STAPLE.test(foods[0]?.split(/ en /)[0] ?? "");
  if (foods.length === 0 || !(isListed || areStaples)) return { name, notes };
  return { name: [name, ...foods].join(", "), notes: others.join(", ") };
}

/** For what all foods of a line are. */
const SERVING =
  /^(?:(?:for|to) (?:serv|garnish|decorat|topping)|(?:zum|zur) (?:servieren|garnieren|dekoration|verzieren)|pour (?:servir|garnir|décorer)|para (?:servir|decorar|adornar)|per (?:servire|guarnire|decorare)|om te (?:serveren|garneren)|voor (?:het serveren|de garnering)|optional toppings?|toppings?$)/i;

/** A phrase that names a food of its own: no aside, no place, no "leaves picked", no number. */
function isFoodPhrase(phrase: string): boolean {
  const tokens = tokenize(phrase);
  const isAside =
    skipPhrase(tokens, 0, "asidePhrases") > 0 || isWord(tokens[0], "prepositions") || isArticle(tokens[0]);
  const isOfPart =
    isWord(tokens[0], "partWords") ||
    isWord(tokens.at(-1), "prepositions") ||
    /^(?:bone|skin|stem|tail)s?\b/i.test(phrase);
  return (
    !isAside &&
    !isOfPart &&
    namesFood(phrase) &&
    !/\s(?:into|to|for|from|of|if|until|about|with)\s/i.test(` ${phrase} `)
  );
}

/** "finely chopped", "skin on": said of a food of the list. */
const isPreparationOnly = (phrase: string): boolean =>
  !namesFood(phrase) && !/\s(?:into|to|for)\s/i.test(` ${phrase} `);

/** The foods between commas and "and"s, without the "some" of "thyme and some bay leaves". */
function readPhrases(tokens: readonly Token[]): readonly string[] {
  const phrases: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    if (token.text === "," || isAndAt(tokens, at)) phrases.push([]);
    else if (!isOpening(token)) phrases.at(-1)?.push(token);
  }
  return phrases
    .filter((phrase) => phrase.length > 0)
    .map((phrase) => phrase.slice(isWord(phrase[0], "ofWords") ? 1 : skipPhrase(phrase, 0, "vagueWords")))
    .map(joinTokens)
    .filter((name) => name !== "");
}

/** "and" in each language, and "&". */
export function isAndAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.folded !== "en") return token?.text === "&" || isWord(token, "andWords");
  const beside = [tokens[at - 1]?.text ?? "", tokens.slice(at + 1).findLast(({ kind }) => kind === "word")?.text ?? ""];
  return beside.some((word) => DUTCH_FOOD.test(word) || COLOUR.test(word));
}

/** "red and green peppers" are red peppers and green peppers. */
function distributeColours(phrases: readonly string[]): readonly string[] {
  const last = phrases.at(-1)?.split(" ") ?? [];
  const food = last.slice(1).join(" ");
  const areColours =
    food !== "" && phrases.slice(0, -1).every((phrase) => COLOUR.test(phrase)) && COLOUR.test(last[0] ?? "");
  return areColours
    ? phrases.map((phrase, index) => (index === phrases.length - 1 ? phrase : `${phrase} ${food}`))
    : phrases;
}

/** "garlic paste", but not "butter". */
const isHead = (phrase: string): boolean => SHARED_HEAD.test(phrase) && phrase.includes(" ");

function hasSharedHead(phrases: readonly string[]): boolean {
  const last = phrases.at(-1) ?? "";
  if (!isHead(last)) return false;
  if (NAMED_AFTER.test(last)) return true;
  return phrases.slice(0, -1).every((phrase) => !SHARED_HEAD.test(phrase) && !STAPLE.test(phrase));
}
