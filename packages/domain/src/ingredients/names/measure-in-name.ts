import { foodNameIn, foodWordsIn, translatedFood } from "../../languages/food-names";
import { tokenize } from "../../quantities/amount-tokens";
import { readTrailingUnit } from "../lines/quantity/line-trailing-unit";
import { joinTokens } from "../lines/line-words";
import { foldName } from "./normalize-name";
import { isHerb } from "./same-food";
import { listed } from "../../languages/word-lists";

/** A food without the measure that its name ends in, and that measure. */
export interface MeasureInName {
  readonly name: string;
  /** The unit as written: "cloves"; '' where the name has none. */
  readonly unit: string;
}

/** "garlic cloves" are cloves of garlic, "basil leaves" leaves of basil, "celery sticks" sticks; "bay leaves" are a food. */
export function splitMeasure(name: string): MeasureInName {
  const compound = splitCompound(name.trim());
  if (compound) return compound;
  const leaf = /^(.+) (lea(?:f|ves))$/i.exec(name.trim());
  if (leaf?.[1] && leaf[2] && isHerb(leaf[1])) return { name: leaf[1], unit: leaf[2] };
  const trailing = readTrailingUnit(tokenize(name), true);
  const food = trailing && joinTokens(trailing.name);
  return trailing && food ? { name: food, unit: trailing.unitWord } : { name, unit: "" };
}

/** The last part of a German or Dutch word that says in what its food is counted. */
const HEADS =
  /^(\p{L}[\p{L}-]{2,}?)(zehen?|zweige?|stangen?|blatt|bl(?:ä|ae)tter|knollen?|stiele?|st(?:ä|ae)ngel|bund|k(?:opf|öpfe)|scheiben?|teen|tenen|teentjes?|takjes?|blaadjes?|stengels?|plak(?:ken|jes?)|bosjes?|krop)$/iu;
/** What is counted so; a bay leaf and a cinnamon stick are foods. */
const COUNTED_SO: ReadonlySet<string | undefined> = new Set(
  listed(`
  garlic, celery, leek, thyme, rosemary, sage, basil, mint, parsley, coriander, fennel, lemongrass, oregano, dill, tarragon, marjoram, chervil
`),
);

/** What can be nothing else: "Toastbrotscheiben" are slices, but "Salzstangen" and "Reisblätter" are foods. */
const PLAIN_HEAD =
  /^(?:bund|k(?:opf|öpfe)|knollen?|zweige?|stiele?|stängel|zehen?|scheiben?|tenen|teentjes?|takjes?|stengels?|plak(?:ken|jes?)|bosjes?|krop)$/i;

/** "Knoblauchzehen" are cloves of garlic, "Thymianzweige" sprigs of thyme, "bleekselderijstengels" stalks. */
function splitCompound(name: string): MeasureInName | null {
  const [, base = "", head = ""] = HEADS.exec(name) ?? [];
  if (head === "") return null;
  const inGerman = head.slice(0, 1).toUpperCase() + head.slice(1);
  for (const language of ["de", "nl"] as const) {
    const isOwn = (word: string, food: string | undefined): boolean =>
      food !== undefined && foodWordsIn(language, food).some((each) => foldName(each) === foldName(word));
    const unit = language === "de" ? inGerman : head;
    const food = translatedFood(name, language);
    const word = isOwn(name, food) && COUNTED_SO.has(food) ? foodNameIn(language, food ?? "") : undefined;
    if (word) return { name: word, unit };
    if (food !== undefined || !PLAIN_HEAD.test(head)) continue;
    const known = [base, base.replace(/(?:-|n|s)$/, "")].find((each) => isOwn(each, translatedFood(each, language)));
    if (known) return { name: known, unit };
  }
  return null;
}

/** The name without a measure at its end; as it is where it has none. */
export function withoutMeasure(name: string): string {
  return splitMeasure(name).name;
}
