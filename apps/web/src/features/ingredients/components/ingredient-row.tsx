import { currentLanguage, t, useLanguage } from "#lib/text/language";
import type { Ingredient } from "@tureen/contracts/ingredients";
import { unitWordIn } from "@tureen/domain/quantities/find-unit";
import type { NumberFormat } from "@tureen/domain/quantities/format-quantity";
import { ChevronRight } from "lucide-react";
import { memo } from "react";
import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";
import { writeTypedAmount } from "#lib/text/typed-amount";
import { categoryName } from "#lib/text/food-names";
import { ingredientLabel } from "../ingredient-filter";
import { EntryHeading } from "./entry-heading";
import type { OpenDialog } from "./ingredient-dialogs";

interface IngredientRowProps {
  ingredient: Ingredient;
  numberFormat: NumberFormat;
  onOpen: (dialog: OpenDialog) => void;
}

/** One entry of the catalogue, with the names that it is known by; a tap anywhere opens it. */
export const IngredientRow = memo(({ ingredient, numberFormat, onOpen }: IngredientRowProps) => {
  useLanguage();
  const { aliases, is_custom: isCustom } = ingredient;
  return (
    <li className="relative flex min-w-0 items-center gap-2 border-b border-line py-1.5 hover:bg-sunken/60">
      <div className="min-w-0 flex-1">
        <EntryHeading ingredient={ingredient}>
          {isCustom && <Badge className="ms-2 align-[0.1em]">{t("Yours")}</Badge>}
        </EntryHeading>
        <p className="flex flex-wrap gap-x-2 text-sm text-ink-muted">
          <span className="max-w-full">{factsOf(ingredient, numberFormat)}</span>
          {aliases.length > 0 && <span className="min-w-24 flex-1 truncate italic">{aliases.join(", ")}</span>}
        </p>
      </div>
      <Button
        variant="quiet"
        size="icon"
        className="stretched static shrink-0 text-ink-muted"
        aria-label={t("Edit {label}", { label: ingredientLabel(ingredient) })}
        onClick={() => onOpen({ kind: "edit", ingredient })}
      >
        <ChevronRight aria-hidden className="size-4.5 rtl:rotate-180" />
      </Button>
    </li>
  );
});

function factsOf(ingredient: Ingredient, numberFormat: NumberFormat): string {
  const { unit, density, piece_weight: pieceWeight, never_bought: isNeverBought } = ingredient;
  const facts = [
    categoryName(ingredient.category),
    unitWordIn(unit, currentLanguage()),
    density !== null && t("{grams} g per ml", { grams: writeTypedAmount(density, numberFormat) }),
    isNeverBought && t("never bought"),
    pieceWeight !== null && t("{grams} g each", { grams: writeTypedAmount(pieceWeight, numberFormat) }),
  ];
  return facts.filter(Boolean).join(" · ");
}
