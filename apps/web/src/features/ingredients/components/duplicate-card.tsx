import { type Text, text } from "@tureen/messages/text";
import { t } from "#lib/text/language";
import type { LikelyDuplicates, UsedIngredient } from "@tureen/contracts/ingredients";
import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";
import { categoryName } from "#lib/text/food-names";
import type { useMerge } from "../hooks/use-merge";
import { ingredientLabel } from "../ingredient-filter";
import { usageText } from "../ingredient-usage";
import { EntryHeading } from "./entry-heading";

type Duplicate = LikelyDuplicates["duplicates"][number];

const REASONS: Record<Duplicate["reason"], Text> = {
  "same food": text("The same name"),
  "shared alias": text("A name in common"),
  "same words": text("The same words"),
  spelling: text("One letter apart"),
  description: text("One describing word apart"),
};

interface DuplicateCardProps {
  pair: Duplicate;
  merging: ReturnType<typeof useMerge>;
  onKeepBoth: () => void;
}

/** A proposal: two entries side by side, of which one may stay. */
export function DuplicateCard({ pair: { reason, ingredients }, merging, onKeepBoth }: DuplicateCardProps) {
  const [left, right] = ingredients;
  return (
    <article className="min-w-0 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge tone="clay">{t(REASONS[reason])}</Badge>
        <Button
          variant="quiet"
          size="sm"
          className="-my-1.5 -me-2 min-h-11 text-ink-muted"
          aria-label={t("Keep both {left} and {right}", { left: ingredientLabel(left), right: ingredientLabel(right) })}
          onClick={onKeepBoth}
        >
          {t("They differ, keep both")}
        </Button>
      </div>
      <div className="mt-2 grid divide-line max-sm:divide-y sm:grid-cols-2 sm:divide-x">
        <Candidate ingredient={left} other={right} merging={merging} />
        <Candidate ingredient={right} other={left} merging={merging} />
      </div>
    </article>
  );
}

function Candidate({
  ingredient,
  other,
  merging,
}: {
  ingredient: UsedIngredient;
  other: UsedIngredient;
  merging: DuplicateCardProps["merging"];
}) {
  const { aliases } = ingredient;
  return (
    <div className="flex min-w-0 items-center gap-3 py-3 sm:py-1 sm:first:pe-5 sm:last:ps-5">
      <div className="min-w-0 flex-1">
        <EntryHeading ingredient={ingredient} />
        <p className="figures text-sm text-ink-muted">
          {categoryName(ingredient.category)} · {usageText(ingredient)}
        </p>
        {aliases.length > 0 && (
          <p className="text-sm text-ink-muted wrap-anywhere">{t("also {aliases}", { aliases: aliases.join(", ") })}</p>
        )}
      </div>
      <Button
        variant="secondary"
        aria-label={t("Keep {kept}, merge {merged} into it", {
          kept: ingredientLabel(ingredient),
          merged: ingredientLabel(other),
        })}
        busy={merging.keptId === ingredient.id}
        disabled={merging.isPending}
        onClick={() => merging.merge(ingredient, other)}
      >
        {t("Keep this")}
      </Button>
    </div>
  );
}
