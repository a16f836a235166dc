import { t } from "#lib/text/language";
import type { Recipe } from "@tureen/contracts/recipes";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { Suspense, useState } from "react";
import { Button } from "#components/ui/button";
import { dayText } from "#lib/text/day-text";
import { lazyAhead } from "#lib/screen/when-idle";
import { AfterCooking } from "./after-cooking";

const CookingHistoryDialog = lazyAhead(() => import("./cooking-history-dialog"));

/** When this was last cooked, and the way to all the other times; nothing for what nobody has cooked yet. */
export function LastCooked({ recipe }: { recipe: Recipe }) {
  const [isOpen, setIsOpen] = useState(false);
  if (recipe.last_cooked === null) return null;
  return (
    <p className="mt-10 text-sm text-ink-muted print:hidden">
      {t("Last cooked on {day}", { day: dayText(recipe.last_cooked as LocalDate) })} ·{" "}
      <Button variant="link" className="text-sm" onClick={() => setIsOpen(true)}>
        {t("{count, plural, one {Cooked once} other {Cooked # times}}", { count: recipe.times_cooked })}
      </Button>
      {" · "}
      <AfterCooking dish={{ recipeId: recipe.id, title: recipe.title, servings: recipe.servings }} />
      {isOpen && (
        <Suspense>
          <CookingHistoryDialog recipeId={recipe.id} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </p>
  );
}
