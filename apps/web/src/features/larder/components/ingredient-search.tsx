import { t } from "#lib/text/language";
import type { LarderIngredient } from "@tureen/contracts/larder";
import { keepPreviousData } from "@tanstack/react-query";
import { foldedSpellings } from "@tureen/domain/ingredients/names/normalize-name";
import { bestMatches } from "@tureen/domain/ordering/best-matches";
import { useState } from "react";
import { Badge } from "#components/ui/badge";
import { SearchList } from "#components/ui/lists/search-list";
import { trpc } from "#lib/server/trpc";
import { useDebounced } from "#lib/screen/use-debounced";
import { categoryName, foldedFoodWords } from "#lib/text/food-names";
import { LARDER_MESSAGES } from "../messages";
import { IngredientName } from "./ingredient-name";

/** Fewer letters find nothing (specification, section 5). */
const MIN_CHARACTERS = 2;
const ROWS = 6;

/** Finds an ingredient by name, sub type or alias; what is in the larder already is marked. */
export function IngredientSearch({ onChoose }: { onChoose: (ingredient: LarderIngredient) => void }) {
  const [query, setQuery] = useState("");
  const typed = query.trim();
  const asked = useDebounced(typed);
  const isLongEnough = typed.length >= MIN_CHARACTERS;
  const { data, isFetching } = trpc.larder.searchIngredients.useQuery(
    { q: asked },
    {
      enabled: isLongEnough && asked.length >= MIN_CHARACTERS,
      placeholderData: keepPreviousData,
      meta: { failure: LARDER_MESSAGES.searchFailed },
    },
  );
  const isSearching = isFetching || asked !== typed;
  const answered = isLongEnough ? (data?.ingredients ?? []) : [];
  // Enter must not take what was found for fewer letters; the server ranks what it was asked for, by more than the name.
  const found = isSearching
    ? bestMatches(answered, typed, ({ name, sub_type }) => [
        ...foldedSpellings(name),
        ...foldedSpellings(`${sub_type ?? ""} ${name}`),
        ...foldedFoodWords(name),
      ])
    : answered;

  function choose(ingredient: LarderIngredient): void {
    if (ingredient.in_larder) setQuery("");
    onChoose(ingredient);
  }

  return (
    <SearchList
      label={t("Ingredients")}
      searchLabel={t("Search ingredients")}
      placeholder={t("Flour, sea salt …")}
      query={query}
      onQueryChange={setQuery}
      isOpen={isLongEnough}
      items={found}
      keyOf={({ id }) => id}
      rows={Math.min(ROWS, Math.max(1, found.length))}
      onSelect={choose}
      empty={
        isSearching ? t("Searching …") : t("No ingredient of this name. New ones are added on the Ingredients page.")
      }
      render={(ingredient) => (
        <>
          <span className="min-w-0 flex-1 truncate">
            <IngredientName name={ingredient.name} subType={ingredient.sub_type} />
          </span>
          {ingredient.in_larder ? (
            <Badge tone="green">{t("In the larder")}</Badge>
          ) : (
            <span className="hidden truncate text-sm font-normal text-ink-muted sm:block">
              {ingredient.category && categoryName(ingredient.category)}
            </span>
          )}
        </>
      )}
    />
  );
}
