import { t } from "#lib/text/language";
import type { LarderIngredient } from "@tureen/contracts/larder";
import { memo, useEffect, useRef, useState } from "react";
import { Card } from "#components/ui/card";
import { AddForm } from "./add-form";
import { IngredientSearch } from "./ingredient-search";

interface AddToLarderProps {
  /** What is in the larder already is changed there. */
  onChooseStocked: (ingredientId: number) => void;
}

/** First the ingredient is found, then it is said how much of it there is. Not drawn anew while an item is edited. */
export const AddToLarder = memo(({ onChooseStocked }: AddToLarderProps) => {
  const [chosen, setChosen] = useState<LarderIngredient | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const hadForm = useRef(false);

  // The search box takes the form's place; whoever adds one thing usually adds the next.
  useEffect(() => {
    if (hadForm.current && !chosen) panel.current?.querySelector("input")?.focus();
    hadForm.current = chosen !== null;
  }, [chosen]);

  function choose(ingredient: LarderIngredient): void {
    if (ingredient.in_larder) onChooseStocked(ingredient.id);
    else setChosen(ingredient);
  }

  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{t("Add to the larder")}</h2>
      <div ref={panel}>
        {chosen ? (
          <AddForm ingredient={chosen} onDone={() => setChosen(null)} />
        ) : (
          <IngredientSearch onChoose={choose} />
        )}
      </div>
    </Card>
  );
});
