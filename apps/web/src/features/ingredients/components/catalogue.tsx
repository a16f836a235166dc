import { categoryName, useFoodNames } from "#lib/text/food-names";
import { t } from "#lib/text/language";
import type { Ingredient } from "@tureen/contracts/ingredients";
import { useDeferredValue, useMemo, useState } from "react";
import { EmptyState } from "#components/empty-state";
import { Unavailable } from "#components/unavailable";
import { Button } from "#components/ui/button";
import { useHouseholdFormat } from "#lib/text/household-format";
import { trpc } from "#lib/server/trpc";
import { categoryOf, matchingIngredients, searchable } from "../ingredient-filter";
import { INGREDIENT_MESSAGES } from "../messages";
import { IngredientDialogs, type OpenDialog } from "./ingredient-dialogs";
import { IngredientRow } from "./ingredient-row";
import { Field, SelectField } from "#components/ui/field";
import { UNCATEGORIZED } from "@tureen/domain/ingredients/shelves/shop-categories";
import { SearchInput } from "#components/ui/lists/search-input";
import { useKnownCategories } from "../hooks/use-known-categories";

interface CatalogueProps {
  query: string;
  onQueryChange: (query: string) => void;
}

/** A list that is longer is searched, not scrolled. */
const SHOWN_AT_ONCE = 100;

/** The whole catalogue, searched and by category. */
export function Catalogue(props: CatalogueProps) {
  const catalogue = trpc.ingredients.list.useQuery(undefined, {
    meta: { failure: INGREDIENT_MESSAGES.loadFailed },
  });
  if (catalogue.data) return <LoadedCatalogue ingredients={catalogue.data.ingredients} {...props} />;
  return (
    <Unavailable
      title={t("The ingredients could not be read")}
      text={t("They are safe. Try again in a moment.")}
      query={catalogue}
      loading={t("Loading ingredients")}
    />
  );
}

function LoadedCatalogue({
  ingredients,
  query,
  onQueryChange,
}: CatalogueProps & { ingredients: readonly Ingredient[] }) {
  const foods = useFoodNames();
  const { numberFormat } = useHouseholdFormat();
  const [category, setCategory] = useState("");
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const entries = useMemo(() => searchable(ingredients, foods), [ingredients, foods]);
  // A key that is typed shows at once; the rows follow.
  const asked = useDeferredValue(query);
  const found = useMemo(() => matchingIngredients(entries, { query: asked, category }), [entries, asked, category]);
  const [more, setMore] = useState({ of: found, count: SHOWN_AT_ONCE });
  const count = more.of === found ? more.count : SHOWN_AT_ONCE;
  const left = found.length - count;

  return (
    <div className="grid gap-3 nav:gap-5">
      <CatalogueFilter
        ingredients={ingredients}
        foundCount={found.length}
        query={query}
        onQueryChange={onQueryChange}
        category={category}
        onCategoryChange={setCategory}
      />
      {found.length > 0 && (
        <ul
          aria-label={t("Ingredients")}
          className="grid grid-cols-1 gap-x-10 border-t border-line sm:grid-cols-2 sm:border-t-0 xl:grid-cols-3"
        >
          {found.slice(0, count).map((ingredient) => (
            <IngredientRow key={ingredient.id} ingredient={ingredient} numberFormat={numberFormat} onOpen={setDialog} />
          ))}
        </ul>
      )}
      {left > 0 && (
        <Button
          variant="secondary"
          className="justify-self-center"
          onClick={() => setMore({ of: found, count: count + SHOWN_AT_ONCE })}
        >
          {t("Show {count, number} more", { count: Math.min(left, SHOWN_AT_ONCE) })}
        </Button>
      )}
      {found.length === 0 && (
        <EmptyState
          title={ingredients.length === 0 ? t("The catalogue is empty") : t("No ingredients found")}
          text={
            ingredients.length === 0
              ? t("Add one above, or bring the built-in catalogue back on the admin page.")
              : t("Try another name, or all categories.")
          }
          actions={
            ingredients.length > 0 && (
              <Button
                variant="secondary"
                onClick={() => {
                  onQueryChange("");
                  setCategory("");
                }}
              >
                {t("Show all")}
              </Button>
            )
          }
        />
      )}
      {dialog && <IngredientDialogs dialog={dialog} onChange={setDialog} />}
    </div>
  );
}

interface CatalogueFilterProps {
  ingredients: readonly Ingredient[];
  foundCount: number;
  query: string;
  onQueryChange: (query: string) => void;
  category: string;
  onCategoryChange: (category: string) => void;
}

/** Offers the categories that some ingredient has, in the order of the shop; '' is all. The caller does the filtering. */
function CatalogueFilter({
  ingredients,
  foundCount,
  query,
  onQueryChange,
  category,
  onCategoryChange,
}: CatalogueFilterProps) {
  const filled = new Set(ingredients.map(categoryOf));
  const categories = [...useKnownCategories(), UNCATEGORIZED].filter((name) => filled.has(name));
  return (
    <div className="grid gap-2 sm:grid-cols-[1fr_16rem] sm:gap-3">
      <Field label={t("Search ingredients")} hideLabel>
        <SearchInput placeholder={t("Name or alias")} value={query} onValueChange={onQueryChange} />
      </Field>
      <SelectField
        label={t("Category")}
        hideLabel
        value={category}
        options={[
          { value: "", label: t("All categories") },
          ...categories.map((value) => ({ value, label: categoryName(value) })),
        ]}
        onValueChange={onCategoryChange}
      />
      <p role="status" className="figures col-span-full text-sm text-ink-muted">
        {foundText(foundCount, ingredients.length)}
      </p>
    </div>
  );
}

function foundText(found: number, all: number): string {
  return found === all
    ? t("{count, plural, one {# ingredient} other {# ingredients}}", { count: all })
    : t("{found, number} of {count, plural, one {# ingredient} other {# ingredients}}", { found, count: all });
}
