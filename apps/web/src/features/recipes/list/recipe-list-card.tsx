import { t, useLanguage } from "#lib/text/language";
import type { RecipeHit, RecipeCard } from "@tureen/contracts/recipes";
import { Clock, Heart, Star, Users } from "lucide-react";
import { memo, type ReactNode } from "react";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { Card, LIVELY_CARD } from "#components/ui/card";
import { classNames } from "#lib/screen/class-names";
import { minutesText } from "../shared/minutes-text";
import { missingText } from "../shared/missing-text";
import { DifficultyBadge } from "../shared/difficulty-badge";
import { RecipePicture } from "../photo/recipe-picture";

/** One height for all, so that a list of any length keeps its place: on phones the picture stands beside the words. */
export const CARD_HEIGHT = "min-h-37 sm:min-h-88";
const PICTURE_SIZES = "(min-width: 1024px) 22rem, (min-width: 640px) 45vw, 7rem";

export const RecipeListCard = memo(({ recipe }: { recipe: RecipeHit }) => {
  useLanguage();
  const time = timeOf(recipe);
  const missing = missingText(recipe.missing_foods);
  return (
    <Card className={classNames("flex min-w-0 overflow-hidden p-0 sm:flex-col", CARD_HEIGHT, LIVELY_CARD)}>
      <RecipePicture
        recipe={recipe}
        sizes={PICTURE_SIZES}
        className="w-28 shrink-0 sm:h-44 sm:w-full large-text:hidden"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-3 wrap-anywhere sm:gap-2 sm:p-5">
        {recipe.favourite && <FavouriteMark />}
        <h2 dir="auto" className="line-clamp-2 text-base sm:text-lg">
          <Link href={paths.recipe(recipe.id)} className="stretched">
            {recipe.title}
          </Link>
        </h2>
        {missing && <p className="line-clamp-2 text-sm font-medium text-herb-ink">{missing}</p>}
        {!missing && recipe.description && (
          <p dir="auto" className="line-clamp-2 text-sm text-ink-muted">
            {recipe.description}
          </p>
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-1 text-sm text-ink-muted">
          <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
            <DifficultyBadge difficulty={recipe.difficulty} />
            {recipe.cuisine && <span className="max-w-40 truncate">{recipe.cuisine}</span>}
          </span>
          <span className="figures flex items-center gap-3">
            {time && (
              <Fact icon={<Clock aria-hidden className="size-4" />} label={t("Time")}>
                {time}
              </Fact>
            )}
            {recipe.rating !== null && (
              <Fact icon={<Star aria-hidden className="size-4 fill-butter text-butter" />} label={t("Rating")}>
                {recipe.rating}
              </Fact>
            )}
            {recipe.servings !== null && (
              <Fact icon={<Users aria-hidden className="size-4" />} label={t("Servings")}>
                {recipe.servings}
              </Fact>
            )}
          </span>
        </div>
      </div>
    </Card>
  );
});

/** The minutes that the filter speaks of, by their name; where nobody gave any, those of the preparation. */
function timeOf({ cook_time: cook, prep_time: prep }: RecipeCard): string | null {
  if (cook) return t("Cook {time}", { time: minutesText(cook) });
  return prep ? t("Prep {time}", { time: minutesText(prep) }) : null;
}

/** On the corner of the picture, where it takes no place from the words. */
function FavouriteMark() {
  return (
    <span className="absolute start-2 top-2 grid size-8 place-items-center rounded-full bg-surface shadow-sm">
      <Heart aria-hidden className="size-4.5 fill-berry text-berry" />
      <span className="sr-only">{t("Favourite")}</span>
    </span>
  );
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5 whitespace-nowrap">
      {icon}
      <span className="sr-only">{label}: </span>
      {children}
    </span>
  );
}
