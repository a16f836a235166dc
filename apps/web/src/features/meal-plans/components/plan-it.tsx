import { t } from "#lib/text/language";
import { CalendarPlus } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "#components/ui/button";
import { lazyAhead } from "#lib/screen/when-idle";
import type { ChosenRecipe } from "../meal-form";

const PlanItDialog = lazyAhead(() => import("../dialogs/plan-it-dialog"));

/** Plans the recipe that one is reading: this button, and then a day (extension). */
export function PlanIt({ recipe }: { recipe: ChosenRecipe }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" className="max-nav:flex-auto" onClick={() => setIsOpen(true)}>
        <CalendarPlus aria-hidden className="size-4.5 max-nav:hidden" />
        {t("Plan it")}
      </Button>
      <Suspense>{isOpen && <PlanItDialog recipe={recipe} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
