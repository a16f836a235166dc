import { useFoodNames } from "#lib/text/food-names";
import { t } from "#lib/text/language";
import type { Ingredient } from "@tureen/contracts/ingredients";
import { useDeferredValue, useMemo, useState } from "react";
import { EmptyState } from "#components/empty-state";
import { LoadingState } from "#components/loading-state";
import { Unavailable } from "#components/unavailable";
import { Button } from "#components/ui/button";
import { VirtualGrid } from "#components/ui/lists/virtual-grid";
import { useHouseholdFormat } from "#lib/text/household-format";
import { trpc } from "#lib/server/trpc";
import { matchingIngredients, searchable } from "../ingredient-filter";
import { INGREDIENT_MESSAGES } from "../messages";
import { CatalogueFilter } from "./catalogue-filter";
import { IngredientCard } from "./ingredient-card";
import { IngredientDialogs, type OpenDialog } from "./ingredient-dialogs";

interface CatalogueProps {
  query: string;
  onQueryChange: (query: string) => void;
}

/** The whole catalogue, searched and by category. */
export function Catalogue(props: CatalogueProps) {
  const { data, isError, isFetching, refetch } = trpc.ingredients.list.useQuery(undefined, {
    meta: { failure: INGREDIENT_MESSAGES.loadFailed },
  });
  if (data) return <LoadedCatalogue ingredients={data.ingredients} {...props} />;
  if (!isError) return <LoadingState label={t("Loading ingredients")} />;
  return (
    <Unavailable
      title={t("The ingredients could not be read")}
      text={t("They are safe. Try again in a moment.")}
      onRetry={() => void refetch()}
      isTrying={isFetching}
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
  // A key that is typed shows at once; the cards follow.
  const asked = useDeferredValue(query);
  const found = useMemo(() => matchingIngredients(entries, { query: asked, category }), [entries, asked, category]);

  return (
    <div className="grid gap-5">
      <CatalogueFilter
        ingredients={ingredients}
        foundCount={found.length}
        query={query}
        onQueryChange={onQueryChange}
        category={category}
        onCategoryChange={setCategory}
      />
      {found.length > 0 && (
        <VirtualGrid
          label={t("Ingredients")}
          items={found}
          keyOf={({ id }) => id}
          estimatedRowPx={132}
          gapPx={12}
          render={(ingredient) => (
            <IngredientCard ingredient={ingredient} numberFormat={numberFormat} onOpen={setDialog} />
          )}
        />
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
