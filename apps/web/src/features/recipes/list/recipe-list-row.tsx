import type { RecipeHit } from "@tureen/contracts/recipes";
import { Heart } from "lucide-react";
import { memo } from "react";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { t, useLanguage } from "#lib/text/language";
import { minutesText } from "../shared/minutes-text";
import { missingText } from "../shared/missing-text";
import { RecipePicture } from "../photo/recipe-picture";

export const ROW_HEIGHT = "h-16";
export const ROW_HEIGHT_PX = 64;

/** A recipe in the compact list: a small picture, its name, and what tells it from the others. */
export const RecipeListRow = memo(({ recipe }: { recipe: RecipeHit }) => {
  useLanguage();
  const minutes = (recipe.prep_time ?? 0) + (recipe.cook_time ?? 0);
  const facts = [missingText(recipe.missing_foods), recipe.cuisine, minutes > 0 ? minutesText(minutes) : ""]
    .filter(Boolean)
    .join(" · ");
  return (
    <div
      className={`relative flex items-center gap-3.5 rounded-lg border border-line bg-surface pe-4 hover:border-line-strong ${ROW_HEIGHT}`}
    >
      <RecipePicture recipe={recipe} sizes="4rem" className="h-full w-16 shrink-0 rounded-s-lg" />
      <div className="min-w-0 flex-1">
        <h2 dir="auto" className="truncate text-base">
          <Link href={paths.recipe(recipe.id)} className="stretched">
            {recipe.title}
          </Link>
        </h2>
        {facts && <p className="figures truncate text-sm text-ink-muted">{facts}</p>}
      </div>
      {recipe.favourite && (
        <span className="shrink-0">
          <Heart aria-hidden className="size-4.5 fill-berry text-berry" />
          <span className="sr-only">{t("Favourite")}</span>
        </span>
      )}
    </div>
  );
});
