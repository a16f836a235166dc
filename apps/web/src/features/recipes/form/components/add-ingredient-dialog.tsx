import { t } from "#lib/text/language";
import type { Ingredient } from "@tureen/contracts/ingredients";
import { Plus } from "lucide-react";
import { useDeferredValue, useRef, useState, useMemo } from "react";
import { Button } from "#components/ui/button";
import { Dialog } from "#components/ui/layers/dialog";
import { SearchList } from "#components/ui/lists/search-list";
import { hasFinePointer } from "#lib/device/pointer";
import { categoryName, foodName, foldedFoodWords, useFoodNames } from "#lib/text/food-names";
import { type RecipeOption, useRecipesWith } from "../use-own-recipes";
import { foldedSpellings } from "@tureen/domain/ingredients/names/normalize-name";
import { bestMatches } from "@tureen/domain/ordering/best-matches";
import { trpc } from "#lib/server/trpc";
import { NewIngredientFields } from "#features/ingredients/components/new-ingredient-fields";
import { useNewIngredient } from "#features/ingredients/hooks/use-new-ingredient";
import { ingredientLabel } from "#features/ingredients/ingredient-filter";
import { RECIPE_MESSAGES } from "../../messages";

/** What a line may be: a food of the catalogue, or another recipe. */
export type Picked = { readonly entry: Ingredient } | { readonly recipe: RecipeOption };

interface AddIngredientDialogProps {
  onPick: (picked: Picked) => void;
  onClose: () => void;
  /** After focus would have gone back to the page. */
  onClosed: (hasPicked: boolean) => void;
}

const ROWS = 6;
/** Enter takes a food; recipes are seen without scrolling. */
const FOODS_FIRST = 3;

/** Picks from the catalogue or the household's recipes, or adds to it what is not there yet (specification, section 2). */
export function AddIngredientDialog({ onPick, onClose, onClosed }: AddIngredientDialogProps) {
  const [query, setQuery] = useState("");
  const [isCreating, setIsCreating] = useState(false);
  const [hasTyped, setHasTyped] = useState(false);
  const hasPicked = useRef(false);

  function pick(picked: Picked): void {
    hasPicked.current = true;
    onPick(picked);
  }

  return (
    <Dialog
      onClose={onClose}
      hasChanges={hasTyped}
      title={t("Add Ingredient")}
      onCloseAutoFocus={(event) => {
        if (hasPicked.current) event.preventDefault();
        onClosed(hasPicked.current);
      }}
    >
      {isCreating ? (
        <NewIngredientForm
          name={query.trim()}
          onCreated={(entry) => pick({ entry })}
          onChange={() => setHasTyped(true)}
          onCancel={() => {
            setIsCreating(false);
            setHasTyped(false);
          }}
        />
      ) : (
        <Catalogue query={query} onQueryChange={setQuery} onPick={pick} onCreate={() => setIsCreating(true)} />
      )}
    </Dialog>
  );
}

interface CatalogueProps {
  query: string;
  onQueryChange: (query: string) => void;
  onPick: (picked: Picked) => void;
  onCreate: () => void;
}

function Catalogue({ query, onQueryChange, onPick, onCreate }: CatalogueProps) {
  const catalogue = useCatalogue();
  // The letter comes first; what is found follows its paint, and Enter waits for that.
  const searched = useDeferredValue(query);
  const foods = useMatching(catalogue.data?.ingredients, searched);
  const recipes = useRecipesWith(searched);
  const entries: readonly Picked[] = foods.map((entry) => ({ entry }));
  const found = entries.toSpliced(FOODS_FIRST, 0, ...recipes.map((recipe) => ({ recipe })));
  const name = query.trim();
  return (
    <div className="grid gap-4">
      <SearchList
        label={t("Ingredients")}
        placeholder={t("Search ingredients")}
        query={query}
        onQueryChange={onQueryChange}
        items={found}
        isSearching={searched !== query}
        keyOf={(picked) => ("entry" in picked ? picked.entry.id : `recipe ${picked.recipe.id}`)}
        render={(picked) => ("entry" in picked ? <Entry entry={picked.entry} /> : <RecipeEntry {...picked.recipe} />)}
        onSelect={onPick}
        rows={ROWS}
        empty={
          catalogue.isPending
            ? t("Loading ingredients")
            : catalogue.isError
              ? t("The catalogue cannot be read just now")
              : t("No ingredient has this name yet")
        }
        autoFocus={hasFinePointer()}
      />
      <Button icon={Plus} variant="secondary" onClick={onCreate} className="justify-start overflow-hidden">
        <span className="truncate">{name === "" ? t("Create a new ingredient") : t("Create “{name}”", { name })}</span>
      </Button>
    </div>
  );
}

function RecipeEntry({ title }: RecipeOption) {
  return (
    <>
      <span className="truncate">{title}</span>
      <span className="ms-auto shrink-0 text-xs font-normal text-ink-muted">{t("Your recipe")}</span>
    </>
  );
}

function Entry({ entry: { name, sub_type, category } }: { entry: Ingredient }) {
  return (
    <>
      <span className="truncate">
        {foodName(name)}
        {sub_type && <span className="text-ink-muted"> ({sub_type})</span>}
      </span>
      {category && (
        <span className="ms-auto hidden shrink-0 text-xs font-normal text-ink-muted xs:inline">
          {categoryName(category)}
        </span>
      )}
    </>
  );
}

const FRESH_MS = 60_000;

/** The ingredient catalogue. A failure to load it shows no toast (specification, section 8). */
function useCatalogue() {
  return trpc.ingredients.list.useQuery(undefined, { staleTime: FRESH_MS, meta: { silent: true } });
}

/** Entries whose name holds `query` (specification, section 5), best first. Where none does, those known by such an alias. */
function useMatching(entries: readonly Ingredient[] | undefined, query: string): readonly Ingredient[] {
  const foods = useFoodNames();
  const folded = useMemo(
    () =>
      (entries ?? []).map((entry) => ({
        entry,
        names: [...foldedSpellings(entry.name), ...foldedFoodWords(entry.name, foods)],
        aliases: [entry.plural ?? "", ...entry.aliases].flatMap(foldedSpellings),
      })),
    [entries, foods],
  );
  return useMemo(() => {
    const byName = bestMatches(folded, query, ({ names }) => names);
    const found = byName.length > 0 ? byName : bestMatches(folded, query, ({ aliases }) => aliases);
    return found.map(({ entry }) => entry);
  }, [folded, query]);
}

interface NewIngredientFormProps {
  /** What was searched for. */
  name: string;
  onCreated: (entry: Ingredient) => void;
  /** Something was typed. */
  onChange: () => void;
  onCancel: () => void;
}

/** Adds an entry to the catalogue, for the recipe that is being written. */
function NewIngredientForm({ name, onCreated, onChange, onCancel }: NewIngredientFormProps) {
  const draft = useNewIngredient({
    name,
    success: RECIPE_MESSAGES.ingredientCreated,
    failure: RECIPE_MESSAGES.ingredientFailed,
    onCreated,
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        draft.submit();
      }}
      onChange={onChange}
      className="grid gap-4"
    >
      <NewIngredientFields
        draft={draft}
        existingAction={(existing) => t("Use {food}", { food: ingredientLabel(existing) })}
        onExisting={onCreated}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onCancel}>
          {t("Back to the list")}
        </Button>
        <Button type="submit" busy={draft.isCreating}>
          {t("Create Ingredient")}
        </Button>
      </div>
    </form>
  );
}
