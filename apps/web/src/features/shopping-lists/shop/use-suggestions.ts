import type { SuggestedItem } from "@tureen/contracts/shopping-lists";
import { foldedSpellings } from "@tureen/domain/ingredients/names/normalize-name";
import { parseLine } from "@tureen/domain/ingredients/lines/parse-line";
import { bestMatches } from "@tureen/domain/ordering/best-matches";
import { useMemo } from "react";
import { trpc } from "#lib/server/trpc";
import { foldedFoodWords, foodName } from "#lib/text/food-names";

/** What a typed line may become. */
export interface Suggestion {
  readonly food: SuggestedItem;
  /** The whole line with its food completed: "2 kg dog food". */
  readonly line: string;
  /** The same as it is said on the screen: "2 kg Hundefutter". */
  readonly shown: string;
  /** No amount was typed before the food. */
  readonly isBare: boolean;
}

const FRESH_MS = 10 * 60_000;
const MOST_SHOWN = 5;

/** What the family may mean by what it types, best first. Asked once: completing words needs no signal. */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const { data } = trpc.shoppingLists.suggestedItems.useQuery(undefined, {
    staleTime: FRESH_MS,
    meta: { silent: true },
  });
  const folded = useMemo(() => new Map((data?.suggestions ?? []).map((food) => [food, textsOf(food)])), [data]);
  const name = typed.trim() === "" ? "" : parseLine(typed).name;
  if (name === "" || !data) return [];
  const at = typed.lastIndexOf(name);
  const lead = at < 0 ? "" : typed.slice(0, at);
  return bestMatches(data.suggestions, name, (food) => folded.get(food) ?? [])
    .slice(0, MOST_SHOWN)
    .map((food) => ({
      food,
      line: `${lead}${nameOf(food)}`,
      shown: `${lead}${shownNameOf(food)}`,
      isBare: lead.trim() === "",
    }));
}

/** "cherry tomatoes", as a person says it and the parser reads it. */
export function nameOf({ name, sub_type: subType }: SuggestedItem): string {
  return subType ? `${name} (${subType})` : name;
}

/** What the language on the screen calls it. */
function shownNameOf(food: SuggestedItem): string {
  return nameOf({ ...food, name: foodName(food.name) });
}

function textsOf(food: SuggestedItem): readonly string[] {
  return [food.name, ...(food.sub_type ? [`${food.sub_type} ${food.name}`] : []), ...food.aliases]
    .flatMap(foldedSpellings)
    .concat(foldedFoodWords(food.name));
}
