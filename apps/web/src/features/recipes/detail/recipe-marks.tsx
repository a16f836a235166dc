import { CallFailure } from "#components/failure-note";
import { t } from "#lib/text/language";
import type { Recipe } from "@tureen/contracts/recipes";
import { Heart, Star } from "lucide-react";
import { classNames } from "#lib/screen/class-names";
import { trpc } from "#lib/server/trpc";
import { RECIPE_MESSAGES } from "../messages";

const STARS = [1, 2, 3, 4, 5] as const;

/** A heart, and one to five stars; each is a tap and shows at once. The star that is on is taken back by another tap. */
export function RecipeMarks({ recipe }: { recipe: Pick<Recipe, "id" | "favourite" | "rating"> }) {
  const utils = trpc.useUtils();
  const mark = trpc.recipes.update.useMutation({
    meta: { failure: RECIPE_MESSAGES.updateFailed, preferServerMessage: true },
    onError: () => utils.recipes.byId.invalidate({ id }),
  });
  const { id, favourite, rating } = recipe;

  function change(marks: Partial<Pick<Recipe, "favourite" | "rating">>): void {
    // An answer on its way is older than this tap.
    void utils.recipes.byId.cancel({ id });
    utils.recipes.byId.setData({ id }, (shown) => shown && { recipe: { ...shown.recipe, ...marks } });
    mark.mutate({ id, ...marks });
  }

  return (
    <div className="grid gap-2 print:hidden">
      <div className="-ms-2.5 flex items-center gap-1 large-text:flex-wrap">
        <button
          type="button"
          aria-label={t("Favourite")}
          aria-pressed={favourite}
          onClick={() => change({ favourite: !favourite })}
          className="button button-icon button-quiet"
        >
          <Heart
            aria-hidden
            className={classNames("size-5.5", favourite ? "fill-berry text-berry" : "text-ink-muted")}
          />
        </button>
        <div role="group" aria-label={t("Rating")} className="flex">
          {STARS.map((stars) => (
            <button
              key={stars}
              type="button"
              aria-label={t("{count, plural, one {# star} other {# stars}}", { count: stars })}
              aria-pressed={stars === rating}
              onClick={() => change({ rating: stars === rating ? null : stars })}
              className="grid h-11 w-8 place-items-center rounded-md hover:bg-sunken"
            >
              <Star
                aria-hidden
                className={classNames(
                  "size-5",
                  rating !== null && stars <= rating ? "fill-butter text-butter" : "text-line-strong",
                )}
              />
            </button>
          ))}
        </div>
      </div>
      <CallFailure call={mark} />
    </div>
  );
}
