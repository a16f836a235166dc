import type { FoodEntry, FoodIndex } from "../matching/food-index";
import { lookUp } from "../matching/food-index";
import { translatedFoods } from "../../languages/food-names";
import { findByName } from "../matching/match-ingredient";
import { SHELVED_BY_HEAD } from "../../languages/food-words";
import { isHouseholdGood } from "../../languages/household-goods";
import { findUnit } from "../../quantities/find-unit";
import { singularName } from "../names/food-key";
import { foldName } from "../names/normalize-name";

/** A catalogue entry with its place in the shop. */
export interface ShelvedFood extends FoodEntry {
  readonly category: string | null;
}

/** A name with more words than this is a sentence. */
const MAX_WORDS = 8;

const TINS: ReadonlySet<string | undefined> = new Set(["can", "jar"]);
const SHORTEST_BEGINNING = 3;
const SHORTEST_END = 3;
const FROZEN =
  /(?:^| )(?:tk|tiefkuhl\p{L}*|tiefgekuhlt\p{L}*|gefroren\p{L}*|frozen|surgele\p{L}*|congelad\p{L}*|surgelat\p{L}*|diepvries\p{L}*|bevroren)(?= |$)/u;
const IN_TINS =
  /(?:^| )(?:tins?|tinned|cans?|canned|jars?|jarred|dosen?|konserven?|(?:im|aus dem) glas|en conserve|en boite|en bocal|en lata|de lata|en conserva|de bote|in scatola|in barattolo|in lattina|in (?:light |heavy )?syrup|in sirup|au sirop|en almibar|allo sciroppo|op siroop|sott ?olio|sottaceto|uit blik|in blik|uit een potje)(?= |$)/;

const HOUSEHOLD = "Household & Other";

/**
 * Where something stands in the shop that has no category of its own: what nobody eats at the end, a food where the last
 * known words of its name stand, "vine tomatoes" with the tomatoes and "plum sauce" with the sauces. Null where none of its words is known.
 * The English "the" is no French tea.
 */
export function shelfOf<E extends ShelvedFood>(index: FoodIndex<E>, name: string, unit = ""): string | null {
  if (isHouseholdGood(name)) return HOUSEHOLD;
  const folded = foldName(name);
  if (FROZEN.test(folded)) return "Frozen";
  if (IN_TINS.test(folded) || TINS.has(findUnit(unit)?.id)) return "Tins & Jars";
  const words = headOf(folded)
    .split(" ")
    .slice(0, MAX_WORDS)
    .filter((word) => word !== "the" || index.language === "fr");
  for (let end = words.length; end > 0; end -= 1) {
    for (let start = 0; start < end; start += 1) {
      const said = words.slice(start, end).join(" ");
      const category = findByName(index, said)?.category ?? SHELVED_BY_HEAD.get(singularName(said));
      if (category) return category;
    }
  }
  return categoryOfCompound(index, words.at(-1) ?? "");
}

/** "Apfelkuchen" with the cakes, "Rinderkraftbrühe" with the broths: the longest end of a German or Dutch word that is known. */
function categoryOfCompound<E extends ShelvedFood>(index: FoodIndex<E>, word: string): string | null {
  for (let start = SHORTEST_BEGINNING; start <= word.length - SHORTEST_END; start += 1) {
    const end = word.slice(start);
    const known = translatedFoods(end).flatMap((english) => lookUp(index, english)?.entry.category ?? [])[0];
    const category = known ?? SHELVED_BY_HEAD.get(end);
    if (category) return category;
  }
  return null;
}

/** "tuna" of "tuna in oil", "Erbsen" of "Erbsen mit Karotten". */
const headOf = (folded: string): string =>
  /^(.+?) (?:in|with|without|from|on|mit|ohne|aus|von|vom|au|aux|a la|sans|avec|en|con|sin|al|alla|alle|senza|di|met|zonder|van|uit|voor|fur|zum) /.exec(
    `${folded} `,
  )?.[1] ?? folded;
