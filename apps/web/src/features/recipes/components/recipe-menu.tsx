import { t } from "#lib/language";
import type { Recipe } from "@tureen/contracts/recipes";
import { Ellipsis, Link2, Printer, Share } from "lucide-react";
import { lazy, Suspense } from "react";
import { paths } from "#app/paths";
import { Button } from "#components/ui/button";
import { canShare, shareOrCopy } from "#lib/capabilities";
import { useHouseholdFormat } from "#lib/household-format";
import { showFailure, showSuccess } from "#lib/toasts";
import { RECIPE_MESSAGES } from "../messages";
import { recipeText } from "../recipe-text";
import type { ShownServings } from "../shown-servings";

const Menu = lazy(() => import("#components/ui/menu"));

/** What else can be done with a recipe: hand it on, as a text or as an address of this household, or print it. */
export function RecipeMenu({ recipe, servings }: { recipe: Recipe; servings: ShownServings }) {
  const format = useHouseholdFormat();
  const trigger = (
    <Button variant="secondary" size="icon" aria-label={t("More")}>
      <Ellipsis aria-hidden className="size-5" />
    </Button>
  );

  async function handOn(what: ShareData): Promise<void> {
    const outcome = await shareOrCopy(what);
    if (outcome === "copied") showSuccess(what.url ? RECIPE_MESSAGES.linkCopied : RECIPE_MESSAGES.textCopied);
    if (outcome === "failed") showFailure(RECIPE_MESSAGES.copyFailed);
  }

  return (
    <Suspense fallback={trigger}>
      <Menu
        trigger={trigger}
        items={[
          {
            label: canShare() ? t("Share as text") : t("Copy as text"),
            icon: <Share aria-hidden className="size-4.5" />,
            onSelect: () => void handOn({ title: recipe.title, text: recipeText(recipe, format, servings) }),
          },
          {
            label: canShare() ? t("Share the link") : t("Copy the link"),
            icon: <Link2 aria-hidden className="size-4.5" />,
            onSelect: () =>
              void handOn({ title: recipe.title, url: new URL(paths.recipe(recipe.id), window.location.origin).href }),
          },
          {
            label: t("Print"),
            icon: <Printer aria-hidden className="size-4.5" />,
            // Once the menu is closed, so that it is not on the paper.
            onSelect: () => setTimeout(() => window.print()),
          },
        ]}
      />
    </Suspense>
  );
}
