import { t } from "#lib/text/language";
import { useState } from "react";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { Button } from "#components/ui/button";
import { Checkbox } from "#components/ui/checkbox";
import { Field } from "#components/ui/field";
import { SearchList } from "#components/ui/lists/search-list";
import { missingText } from "#features/recipes/shared/missing-text";
import { useLikelyRecipes } from "../hooks/use-likely-recipes";
import type { ChosenRecipe } from "../meal-form";
import { keepPreviousData } from "@tanstack/react-query";
import type { RecipeHit } from "@tureen/contracts/recipes";
import { trpc } from "#lib/server/trpc";
import { today } from "#lib/text/today";
import { useDebounced } from "#lib/screen/use-debounced";
import { MEAL_MESSAGES } from "../messages";

interface RecipePickerProps {
  chosen: ChosenRecipe | null;
  /** The cell that is planned: what fits it comes first. */
  slot?: { readonly date: string; readonly mealType: string };
  onSelect: (recipe: ChosenRecipe) => void;
  /** What there is without a recipe; '' for a recipe. */
  other?: string;
  /** Offers meals without a recipe. */
  onOther?: (other: string) => void;
  autoFocus?: boolean;
}

/** A meal that stands already wants nothing else. */
const NO_SLOT = { date: "", mealType: "" };

/** A search box over all recipes, of which eight show at once (specification, section 9). */
export function RecipePicker({
  chosen,
  slot = NO_SLOT,
  onSelect,
  other = "",
  onOther,
  autoFocus = false,
}: RecipePickerProps) {
  const [query, setQuery] = useState("");
  // What a meal stands for already is seen at once, and moves for no other choice.
  const [first] = useState(chosen);
  const [isFromHome, setIsFromHome] = useState(false);
  const { recipes, isSearching, isFailed, readOn } = useRecipeChoice(query, isFromHome);
  const likely = useLikelyRecipes(slot);
  // What is likely comes first, until somebody looks for something.
  const isLooking = query.trim() !== "" || isFromHome;
  const reasons = isFromHome
    ? new Map(recipes.map(({ id, missing_foods }) => [id, missingText(missing_foods)]))
    : new Map(isLooking ? [] : likely.map(({ id, why }) => [id, why]));
  const offered = isLooking ? recipes : once([...(first ? [first] : []), ...likely, ...recipes]);
  const title = chosen?.title ?? other;
  return (
    <Field
      label={t("Recipe")}
      required
      hint={title && <span className="line-clamp-2">{t("Chosen: {title}", { title })}</span>}
    >
      <SearchList
        label={t("Recipes")}
        placeholder={t("Search recipes")}
        query={query}
        onQueryChange={setQuery}
        items={offered}
        isSearching={isSearching}
        onNearEnd={readOn}
        keyOf={({ id }) => id}
        render={({ id, title }) => (
          <>
            <span dir="auto" className="truncate">
              {title}
            </span>
            {reasons.has(id) && (
              <span className="ms-auto max-w-1/2 shrink-0 truncate text-xs font-normal text-ink-muted">
                {reasons.get(id)}
              </span>
            )}
          </>
        )}
        selectedKey={chosen?.id ?? null}
        onSelect={({ id, title }) => onSelect({ id, title })}
        empty={
          isFailed ? (
            t("The recipes could not be read")
          ) : isSearching ? (
            t("Loading recipes")
          ) : (
            <NoRecipe isSearching={isLooking} isFromHome={isFromHome} />
          )
        }
        autoFocus={autoFocus}
      />
      <Checkbox
        className="min-h-11"
        label={t("From what we have")}
        checked={isFromHome}
        onCheckedChange={setIsFromHome}
      />
      {onOther && <WithoutRecipe typed={query.trim()} chosen={other} onChoose={onOther} />}
    </Field>
  );
}

/** Each recipe where it comes first. */
function once(recipes: readonly ChosenRecipe[]): readonly ChosenRecipe[] {
  const seen = new Set<number>();
  return recipes.filter(({ id }) => !seen.has(id) && seen.add(id));
}

interface WithoutRecipeProps {
  typed: string;
  chosen: string;
  onChoose: (other: string) => void;
}

/** Meals that nobody shops for: what was typed, which must be seen below a full list, and two that every family knows. */
function WithoutRecipe({ typed, chosen, onChoose }: WithoutRecipeProps) {
  const choices = [...(typed ? [typed] : []), t("Eating out"), t("Leftovers")];
  return (
    <div role="group" aria-label={t("Without a recipe")} className="flex min-w-0 flex-wrap items-center gap-2">
      <span aria-hidden className="text-sm text-ink-muted">
        {t("Without a recipe")}
      </span>
      {[...new Set(choices)].map((choice) => (
        <Button
          key={choice}
          variant="secondary"
          size="sm"
          aria-pressed={choice === chosen}
          className="min-h-11 max-w-full sm:min-h-9 aria-pressed:border-herb aria-pressed:bg-herb-soft aria-pressed:text-herb-ink"
          onClick={() => onChoose(choice)}
        >
          <span className="truncate">{choice}</span>
        </Button>
      ))}
    </div>
  );
}

function NoRecipe({ isSearching, isFromHome }: { isSearching: boolean; isFromHome: boolean }) {
  if (isFromHome) return t("Nothing can be cooked with at most two foods missing.");
  if (isSearching) return t("No recipes found");
  return (
    <>
      {t("No recipes yet.")}{" "}
      <Link href={paths.recipeAdd} className="text-herb-ink underline underline-offset-4">
        {t("Add the first one")}
      </Link>
    </>
  );
}

/** The longest search that the server takes. */
const MAX_SEARCH_LENGTH = 200;
const PAGE_SIZE = 40;
/** Foods that one buys for a dish from what there is. */
const MOST_MISSING = 2;

interface RecipeChoice {
  readonly recipes: readonly (ChosenRecipe & Pick<RecipeHit, "missing_foods">)[];
  /** What stands in `recipes` was found for fewer letters, or for none. */
  readonly isSearching: boolean;
  readonly isFailed: boolean;
  /** Asks for the next recipes, where there are more. */
  readonly readOn: () => void;
}

/**
 * The recipes that fit what is typed, in the server's order; the newest first while nothing is typed, and from what there is at
 * home those that lack least.
 */
function useRecipeChoice(query: string, isFromHome = false): RecipeChoice {
  const typed = query.trim().slice(0, MAX_SEARCH_LENGTH);
  const asked = useDebounced(typed);
  const found = trpc.recipes.search.useInfiniteQuery(
    { q: asked, limit: PAGE_SIZE, ...(isFromHome ? { missing: MOST_MISSING, date: today() } : {}) },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor,
      // What was found before stays until the next answer is there: nothing flickers while somebody types.
      placeholderData: keepPreviousData,
      meta: { failure: MEAL_MESSAGES.loadFailed },
    },
  );
  return {
    recipes: found.data?.pages.flatMap((page) => page.recipes) ?? [],
    isSearching: asked !== typed || found.isPending || found.isPlaceholderData,
    isFailed: found.isError,
    readOn: () => {
      if (found.hasNextPage && !found.isFetching) void found.fetchNextPage();
    },
  };
}
