import { t } from "#lib/text/language";
import type { UsedIngredient } from "@tureen/contracts/ingredients";
import { Check, Pencil } from "lucide-react";
import { IconButton } from "#components/ui/icon-button";
import { categoryName } from "#lib/text/food-names";
import { ingredientLabel } from "../ingredient-filter";
import { usageText } from "../ingredient-usage";
import { EntryHeading } from "./entry-heading";

interface ReviewRowProps {
  ingredient: UsedIngredient;
  isBusy: boolean;
  onEdit: () => void;
  onReviewed: () => void;
}

/** The tick says that the entry is right as it is; `isBusy` while that is being saved. */
export function ReviewRow({ ingredient, isBusy, onEdit, onReviewed }: ReviewRowProps) {
  const label = ingredientLabel(ingredient);
  return (
    <article className="flex min-w-0 items-center gap-1 rounded-lg border border-line bg-surface py-2 ps-4 pe-2">
      <div className="min-w-0 flex-1">
        <EntryHeading ingredient={ingredient} />
        <p className="figures text-sm text-ink-muted">
          {categoryName(ingredient.category)} · {usageText(ingredient)}
        </p>
      </div>
      <IconButton
        icon={Pencil}
        className="text-ink-muted hover:text-ink"
        label={t("Edit {label}", { label })}
        onClick={onEdit}
      />
      <IconButton
        icon={Check}
        className="text-herb-ink"
        label={t("{label} is right", { label })}
        busy={isBusy}
        onClick={onReviewed}
      />
    </article>
  );
}
