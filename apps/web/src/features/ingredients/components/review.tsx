import { CallFailure } from "#components/failure-note";
import { t } from "#lib/text/language";
import type { UsedIngredient } from "@tureen/contracts/ingredients";
import { Check, Pencil } from "lucide-react";
import { useState } from "react";
import { EmptyState } from "#components/empty-state";
import { Unavailable } from "#components/unavailable";
import { Button, IconButton } from "#components/ui/button";
import { VirtualGrid } from "#components/ui/lists/virtual-grid";
import { trpc } from "#lib/server/trpc";
import { INGREDIENT_MESSAGES } from "../messages";
import { IngredientDialogs, type OpenDialog } from "./ingredient-dialogs";
import { categoryName } from "#lib/text/food-names";
import { ingredientLabel } from "../ingredient-filter";
import { usageText } from "../ingredient-usage";
import { EntryHeading } from "./entry-heading";

/** What imports added to the catalogue and nobody has looked at yet. */
export function Review() {
  const review = trpc.ingredients.toReview.useQuery(undefined, {
    meta: { failure: INGREDIENT_MESSAGES.reviewFailed },
  });
  if (!review.data)
    return (
      <Unavailable
        title={t("What imports added could not be read")}
        query={review}
        loading={t("Loading what imports added")}
      />
    );
  const { ingredients } = review.data;
  return ingredients.length > 0 ? <ReviewList ingredients={ingredients} /> : <NothingToReview />;
}

function NothingToReview() {
  return (
    <EmptyState
      title={t("Nothing to check")}
      text={t("When an import brings a food that the catalogue does not know, it waits here for a look.")}
    />
  );
}

function ReviewList({ ingredients }: { ingredients: readonly UsedIngredient[] }) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const mark = trpc.ingredients.markReviewed.useMutation({
    meta: { success: INGREDIENT_MESSAGES.reviewed, failure: INGREDIENT_MESSAGES.markFailed },
  });
  const onTheWay = new Set(mark.isPending ? mark.variables.ids.map(Number) : []);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <p className="max-w-prose text-ink-muted">
          {t(
            "These foods were new to the catalogue. Give them a category, merge what you know under another name, and tick off what is right.",
          )}
        </p>
        <Button
          icon={Check}
          variant="secondary"
          busy={onTheWay.size > 1}
          onClick={() => mark.mutate({ ids: ingredients.map(({ id }) => id) })}
        >
          {t("All are right")}
        </Button>
      </div>
      <CallFailure call={mark} />
      <VirtualGrid
        label={t("To review")}
        items={ingredients}
        keyOf={({ id }) => id}
        columns={[
          [0, 1],
          [1024, 2],
        ]}
        estimatedRowPx={72}
        gapPx={10}
        render={(ingredient) => (
          <ReviewRow
            ingredient={ingredient}
            isBusy={onTheWay.has(ingredient.id)}
            onEdit={() => setDialog({ kind: "edit", ingredient })}
            onReviewed={() => mark.mutate({ ids: [ingredient.id] })}
          />
        )}
      />
      {dialog && <IngredientDialogs dialog={dialog} onChange={setDialog} />}
    </div>
  );
}

interface ReviewRowProps {
  ingredient: UsedIngredient;
  isBusy: boolean;
  onEdit: () => void;
  onReviewed: () => void;
}

/** The tick says that the entry is right as it is; `isBusy` while that is being saved. */
function ReviewRow({ ingredient, isBusy, onEdit, onReviewed }: ReviewRowProps) {
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
