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
  /(zehen?|zweige?|stangen?|blatt|bl(?:ä|ae)tter|knollen?|stiele?|st(?:ä|ae)ngel|teen|tenen|teentjes?|takjes?|blaadjes?|stengels?)$/i;
/** What is counted so; a bay leaf and a cinnamon stick are foods. */
const COUNTED_SO: ReadonlySet<string | undefined> = new Set(
  listed(`
  garlic, celery, leek, thyme, rosemary, sage, basil, mint, parsley, coriander, fennel, lemongrass, oregano
`),
);

/** "Knoblauchzehen" are cloves of garlic, "Thymianzweige" sprigs of thyme, "knoflooktenen" cloves. */
function splitCompound(name: string): MeasureInName | null {
  const [, head = ""] = HEADS.exec(name) ?? [];
  const base = name.slice(0, name.length - head.length);
  if (head === "" || !/^\p{L}{3,}$/u.test(base)) return null;
  for (const language of ["de", "nl"] as const) {
    const food = translatedFood(name, language);
    const isOwn = food !== undefined && foodWordsIn(language, food).some((each) => foldName(each) === foldName(name));
    const word = isOwn && COUNTED_SO.has(food) ? foodNameIn(language, food) : undefined;
    const unit = head.slice(0, 1).toUpperCase() + head.slice(1);
    if (word) return { name: word, unit: language === "de" ? unit : head };
  }
  return null;
}

/** The name without a measure at its end; as it is where it has none. */
export function withoutMeasure(name: string): string {
  return splitMeasure(name).name;
}
