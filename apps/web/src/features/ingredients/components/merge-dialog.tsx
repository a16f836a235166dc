import { t } from "#lib/text/language";
import type { Ingredient } from "@tureen/contracts/ingredients";
import { useDeferredValue, useMemo, useState } from "react";
import { Button, CancelButton } from "#components/ui/button";
import { Dialog } from "#components/ui/layers/dialog";
import { SearchList } from "#components/ui/lists/search-list";
import { trpc } from "#lib/server/trpc";
import { foodName } from "#lib/text/food-names";
import { useMerge } from "../hooks/use-merge";
import { ingredientLabel, matchingIngredients, searchable } from "../ingredient-filter";
import { INGREDIENT_MESSAGES } from "../messages";

/** Chooses the entry that another becomes a part of. */
export function MergeDialog({ ingredient, onClose }: { ingredient: Ingredient; onClose: () => void }) {
  const { data } = trpc.ingredients.list.useQuery(undefined, { meta: { failure: INGREDIENT_MESSAGES.loadFailed } });
  const [query, setQuery] = useState("");
  const [target, setTarget] = useState<Ingredient | null>(null);
  const { merge, isPending } = useMerge(onClose);
  const others = useMemo(
    () => searchable(data?.ingredients.filter(({ id }) => id !== ingredient.id) ?? []),
    [data, ingredient.id],
  );
  // The letter comes first, as in the search for a recipe's ingredient.
  const searched = useDeferredValue(query);
  const found = useMemo(() => matchingIngredients(others, { query: searched, category: "" }), [others, searched]);
  const label = ingredientLabel(ingredient);

  return (
    <Dialog
      onClose={onClose}
      hasChanges={target !== null}
      title={t("Merge {label}", { label })}
      description={t(
        "Recipes, the larder and draft lists with {label} will have the ingredient that you choose here. Its names become aliases.",
        { label },
      )}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button disabled={!target} busy={isPending} onClick={() => target && merge(target, ingredient)}>
            {target ? t("Merge into {food}", { food: ingredientLabel(target) }) : t("Merge")}
          </Button>
        </>
      }
    >
      <SearchList
        label={t("Ingredients")}
        placeholder={t("Merge into …")}
        autoFocus
        query={query}
        onQueryChange={setQuery}
        items={found}
        isSearching={searched !== query}
        keyOf={({ id }) => id}
        selectedKey={target?.id ?? null}
        onSelect={setTarget}
        rows={6}
        render={(each) => (
          <span className="truncate">
            {foodName(each.name)}
            {each.sub_type && <span className="font-normal text-ink-muted"> {each.sub_type}</span>}
          </span>
        )}
      />
    </Dialog>
  );
}
