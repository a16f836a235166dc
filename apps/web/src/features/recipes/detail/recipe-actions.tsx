import { DialogButton } from "#components/ui/dialog-button";
import type { Recipe } from "@tureen/contracts/recipes";
import { CalendarPlus, ChefHat, Ellipsis, Pencil, ShoppingBasket } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "wouter";
import { paths } from "#lib/screen/paths";
import { Button, ButtonLink, IconButton } from "#components/ui/button";
import { t } from "#lib/text/language";
import type { ShownServings } from "../shared/shown-servings";
import { lazyAhead } from "#lib/screen/when-idle";

const RecipeMenu = lazy(() => import("./recipe-menu"));
const PlanItDialog = lazyAhead(() => import("#features/meal-plans/dialogs/plan-it-dialog"));
const AddToListDialog = lazyAhead(() => import("#features/shopping-lists/components/add-to-list-dialog"));

interface RecipeActionsProps {
  recipe: Recipe;
  servings: ShownServings;
}

/** Cook it, plan it, shop for it. */
export function RecipeUses({ recipe, servings }: RecipeActionsProps) {
  const cookFor = servings.written === null ? undefined : servings.chosen;
  return (
    <>
      <ButtonLink className="max-nav:flex-auto" href={paths.cook(recipe.id, { servings: cookFor })}>
        <ChefHat aria-hidden className="size-4.5 large-text:hidden" />
        {t("Cook")}
      </ButtonLink>
      <DialogButton
        variant="secondary"
        className="max-nav:flex-auto"
        dialog={(close) => <PlanItDialog recipe={recipe} onClose={close} />}
      >
        <CalendarPlus aria-hidden className="size-4.5 max-nav:hidden" />
        {t("Plan it")}
      </DialogButton>
      {recipe.ingredients.length > 0 && (
        <DialogButton
          variant="secondary"
          className="max-nav:flex-auto"
          dialog={(close) => <AddToListDialog recipe={recipe} servings={cookFor ?? null} onClose={close} />}
        >
          <ShoppingBasket aria-hidden className="size-4.5 max-nav:hidden" />
          {t("Add to list")}
        </DialogButton>
      )}
    </>
  );
}

/** The way to the edit screen; an icon where there is little room. */
export function EditRecipe({ id, isIcon = false }: { id: number; isIcon?: boolean }) {
  const [, navigate] = useLocation();
  return (
    <Button
      icon={Pencil}
      variant={isIcon ? "quiet" : "secondary"}
      size={isIcon ? "icon" : "md"}
      onClick={() => navigate(paths.recipeEdit(id))}
    >
      <span className={isIcon ? "sr-only" : undefined}>{t("Edit")}</span>
    </Button>
  );
}

interface MoreProps extends RecipeActionsProps {
  /** Where nothing else offers them: the choice of units, and to delete the recipe. */
  isWhole?: boolean;
}

/** All that is not needed each time; its code comes after the page, and a tap before that is not lost. */
export function MoreOfRecipe({ recipe, servings, isWhole = false }: MoreProps) {
  const [isAwaited, setIsAwaited] = useState(false);
  const button = (
    <IconButton
      icon={Ellipsis}
      variant={isWhole ? "quiet" : "secondary"}
      label={t("More")}
      onClick={() => setIsAwaited(true)}
    />
  );
  return (
    <Suspense fallback={button}>
      <RecipeMenu recipe={recipe} servings={servings} trigger={button} isOpenAtFirst={isAwaited} isWhole={isWhole} />
    </Suspense>
  );
}
