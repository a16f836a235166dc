import type { Recipe } from "@tureen/contracts/recipes";
import { ShoppingBasket } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "#components/ui/button";
import { t } from "#lib/text/language";
import { lazyAhead } from "#lib/screen/when-idle";

const AddToListDialog = lazyAhead(() => import("./add-to-list-dialog"));

interface AddToListProps {
  recipe: Recipe;
  /** For how many its amounts are shown; null where they cannot be scaled. */
  servings: number | null;
}

/** Buys what the recipe that one is reading needs, without a plan (extension). */
export function AddToList({ recipe, servings }: AddToListProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (recipe.ingredients.length === 0) return null;
  return (
    <>
      <Button variant="secondary" className="max-nav:flex-auto" onClick={() => setIsOpen(true)}>
        <ShoppingBasket aria-hidden className="size-4.5 max-nav:hidden" />
        {t("Add to list")}
      </Button>
      <Suspense>
        {isOpen && <AddToListDialog recipe={recipe} servings={servings} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
