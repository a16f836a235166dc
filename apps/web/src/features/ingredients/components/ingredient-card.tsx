import { currentLanguage, t, useLanguage } from "#lib/text/language";
import type { Ingredient } from "@tureen/contracts/ingredients";
import { unitWordIn } from "@tureen/domain/quantities/find-unit";
import type { NumberFormat } from "@tureen/domain/quantities/format-quantity";
import { Pencil, Plus } from "lucide-react";
import { memo } from "react";
import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";
import { writeTypedAmount } from "#lib/text/typed-amount";
import { categoryName } from "#lib/text/food-names";
import { ingredientLabel } from "../ingredient-filter";
import { EntryHeading } from "./entry-heading";
import type { OpenDialog } from "./ingredient-dialogs";

interface IngredientCardProps {
  ingredient: Ingredient;
  numberFormat: NumberFormat;
  onOpen: (dialog: OpenDialog) => void;
}

/** One entry of the catalogue, with every name that it is known by. Kept as it is while others scroll by. */
export const IngredientCard = memo(function IngredientCard({ ingredient, numberFormat, onOpen }: IngredientCardProps) {
  useLanguage();
  const { aliases, is_custom: isCustom } = ingredient;
  const label = ingredientLabel(ingredient);
  return (
    <article className="flex min-w-0 flex-col rounded-lg border border-line bg-surface py-3 ps-4 pe-2">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <EntryHeading ingredient={ingredient}>
            {isCustom && <Badge className="ms-2 align-[0.1em]">{t("Yours")}</Badge>}
          </EntryHeading>
          <p className="mt-0.5 text-sm text-ink-muted">{factsOf(ingredient, numberFormat)}</p>
        </div>
        <Button
          variant="quiet"
          size="icon"
          className="-mt-2 text-ink-muted hover:text-ink"
          aria-label={t("Edit {label}", { label })}
          onClick={() => onOpen({ kind: "edit", ingredient })}
        >
          <Pencil aria-hidden className="size-4.5" />
        </Button>
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-1.5 pt-1.5">
        {aliases.map((alias) => (
          <Badge key={alias} className="max-w-full font-normal whitespace-normal wrap-anywhere">
            {alias}
          </Badge>
        ))}
        <Button
          variant="quiet"
          size="sm"
          className="-ms-2 min-h-11 gap-1 px-2 text-herb-ink lg:min-h-9"
          aria-label={t("Add an alias for {label}", { label })}
          onClick={() => onOpen({ kind: "alias", ingredient })}
        >
          <Plus aria-hidden className="size-4" />
          {t("Add alias")}
        </Button>
      </div>
    </article>
  );
});

function factsOf(ingredient: Ingredient, numberFormat: NumberFormat): string {
  const { unit, density, piece_weight: pieceWeight, never_bought: isNeverBought } = ingredient;
  const facts = [
    categoryName(ingredient.category),
    unitWordIn(unit, currentLanguage()),
    density !== null && t("{grams} g per ml", { grams: writeTypedAmount(density, numberFormat) }),
    isNeverBought && t("never bought"),
    pieceWeight !== null && t("{grams} g a piece", { grams: writeTypedAmount(pieceWeight, numberFormat) }),
  ];
  return facts.filter(Boolean).join(" · ");
}
