import { DialogButton } from "#components/ui/dialog-button";
import { t } from "#lib/text/language";
import type { Recipe } from "@tureen/contracts/recipes";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { dayText } from "#lib/text/day-text";
import { lazyAhead } from "#lib/screen/when-idle";
import { AfterCooking } from "./after-cooking";

const CookingHistoryDialog = lazyAhead(() => import("./cooking-history-dialog"));

/** When this was last cooked, and the way to all the other times; nothing for what nobody has cooked yet. */
export function LastCooked({ recipe }: { recipe: Recipe }) {
  if (recipe.last_cooked === null) return null;
  return (
    <p className="mt-10 text-sm text-ink-muted print:hidden">
      {t("Last cooked on {day}", { day: dayText(recipe.last_cooked as LocalDate) })} ·{" "}
      <DialogButton
        variant="link"
        className="text-sm"
        dialog={(close) => <CookingHistoryDialog recipeId={recipe.id} onClose={close} />}
      >
        {t("{count, plural, one {Cooked once} other {Cooked # times}}", { count: recipe.times_cooked })}
      </DialogButton>
      {" · "}
      <AfterCooking dish={{ recipeId: recipe.id, title: recipe.title, servings: recipe.servings }} />
    </p>
  );
}
