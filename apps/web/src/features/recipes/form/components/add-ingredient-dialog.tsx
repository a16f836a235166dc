import { t } from "#lib/text/language";
import type { Ingredient } from "@tureen/contracts/ingredients";
import { Plus } from "lucide-react";
import { useDeferredValue, useRef, useState } from "react";
import { Button } from "#components/ui/button";
import { Dialog, DialogContent } from "#components/ui/layers/dialog";
import { SearchList } from "#components/ui/lists/search-list";
import { hasFinePointer } from "#lib/device/pointer";
import { categoryName, foodName } from "#lib/text/food-names";
import { useCatalogue, useMatching } from "../use-catalogue";
import { NewIngredientForm } from "./new-ingredient-form";

interface AddIngredientDialogProps {
  onPick: (entry: Ingredient) => void;
  onClose: () => void;
  /** After focus would have gone back to the page. */
  onClosed: (hasPicked: boolean) => void;
}

const ROWS = 6;

/** Picks from the catalogue, or adds to it what is not there yet (specification, section 2). */
export function AddIngredientDialog({ onPick, onClose, onClosed }: AddIngredientDialogProps) {
  const [query, setQuery] = useState("");
  const [isCreating, setIsCreating] = useState(false);
  const [hasTyped, setHasTyped] = useState(false);
  const hasPicked = useRef(false);

  function pick(entry: Ingredient): void {
    hasPicked.current = true;
    onPick(entry);
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} hasChanges={hasTyped}>
      <DialogContent
        title={t("Add Ingredient")}
        onCloseAutoFocus={(event) => {
          if (hasPicked.current) event.preventDefault();
          onClosed(hasPicked.current);
        }}
      >
        {isCreating ? (
          <NewIngredientForm
            name={query.trim()}
            onCreated={pick}
            onChange={() => setHasTyped(true)}
            onCancel={() => {
              setIsCreating(false);
              setHasTyped(false);
            }}
          />
        ) : (
          <Catalogue query={query} onQueryChange={setQuery} onPick={pick} onCreate={() => setIsCreating(true)} />
        )}
      </DialogContent>
    </Dialog>
  );
}

interface CatalogueProps {
  query: string;
  onQueryChange: (query: string) => void;
  onPick: (entry: Ingredient) => void;
  onCreate: () => void;
}

function Catalogue({ query, onQueryChange, onPick, onCreate }: CatalogueProps) {
  const catalogue = useCatalogue();
  // The letter comes first; what is found follows its paint, and Enter waits for that.
  const searched = useDeferredValue(query);
  const found = useMatching(catalogue.data?.ingredients, searched);
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
        keyOf={({ id }) => id}
        render={(entry) => <Entry entry={entry} />}
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
      <Button variant="secondary" onClick={onCreate} className="justify-start overflow-hidden">
        <Plus aria-hidden className="size-4.5" />
        <span className="truncate">{name === "" ? t("Create a new ingredient") : t("Create “{name}”", { name })}</span>
      </Button>
    </div>
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
