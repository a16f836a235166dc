import { text } from "@tureen/messages/text";
import { t } from "#lib/text/language";
import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";
import { momentText } from "#lib/text/moment-text";
import type { Outputs } from "#lib/server/trpc";

export type ImportBatch = Outputs["importBatches"]["list"]["batches"][number];

/** Specification, section 4. */
const IN_USE = text("Cannot rollback - recipes in use");

/** While a meal or a list uses one of its recipes, a sentence stands in place of the button. `onRollBack` has to ask first. */
export function ImportBatchRow({ batch, onRollBack }: { batch: ImportBatch; onRollBack: () => void }) {
  const {
    source_name: name,
    source_type: type,
    created_at: createdAt,
    used_in_meal_plans: planned,
    used_in_shopping_lists: listed,
  } = batch;
  const isUsed = planned > 0 || listed > 0;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium wrap-anywhere">
          {name} <Badge className="ms-1 align-[0.1em] uppercase">{type}</Badge>
        </p>
        <p className="figures text-sm text-ink-muted">{momentText(createdAt)}</p>
        <p className="figures text-sm text-ink-muted">{countsText(batch)}</p>
      </div>
      {isUsed ? (
        <p className="text-sm text-ink-muted">{t(IN_USE)}</p>
      ) : (
        <Button
          variant="danger-quiet"
          className="-ms-4 sm:ms-0 sm:-me-4"
          aria-label={t("Rollback {name}", { name })}
          onClick={onRollBack}
        >
          {t("Rollback")}
        </Button>
      )}
    </li>
  );
}

function countsText({
  recipe_count: brought,
  current_recipe_count: current,
  used_in_meal_plans: planned,
  used_in_shopping_lists: listed,
}: ImportBatch): string {
  const parts = [
    t("{count, plural, one {# recipe} other {# recipes}} imported", { count: brought }),
    current !== brought && t("{count, number} still here", { count: current }),
    planned > 0 && t("{count, number} in meal plans", { count: planned }),
    listed > 0 && t("{count, number} on shopping lists", { count: listed }),
  ];
  return parts.filter(Boolean).join(" · ");
}
