import { t } from "#lib/text/language";
import type { LarderIngredient } from "@tureen/contracts/larder";
import { memo, useEffect, useRef, useState } from "react";
import { Card } from "#components/ui/card";
import { AddForm, type AddedFood } from "./add-form";
import { IngredientSearch } from "./ingredient-search";

interface AddToLarderProps {
  /** What is in the larder already is changed there. */
  onChooseStocked: (ingredientId: number) => void;
  /** More of what is stocked is being added; null without. */
  another: AddedFood | null;
  onAnotherDone: () => void;
}

/** First the ingredient is found, then it is said how much of it there is. Not drawn anew while an item is edited. */
export const AddToLarder = memo(({ onChooseStocked, another, onAnotherDone }: AddToLarderProps) => {
  const [found, setFound] = useState<LarderIngredient | null>(null);
  const chosen = another ?? found;
  const panel = useRef<HTMLDivElement>(null);
  const hadForm = useRef(false);

  // The search box takes the form's place; whoever adds one thing usually adds the next.
  useEffect(() => {
    if (another) panel.current?.scrollIntoView({ block: "center" });
    if (hadForm.current && !chosen) panel.current?.querySelector("input")?.focus();
    hadForm.current = chosen !== null;
  }, [chosen, another]);

  function choose(ingredient: LarderIngredient): void {
    if (ingredient.in_larder) onChooseStocked(ingredient.id);
    else setFound(ingredient);
  }

  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{t("Add to the larder")}</h2>
      <div ref={panel}>
        {chosen ? (
          <AddForm
            key={chosen.id}
            ingredient={chosen}
            onDone={() => {
              setFound(null);
              onAnotherDone();
            }}
          />
        ) : (
          <IngredientSearch onChoose={choose} />
        )}
      </div>
    </Card>
  );
});
