import { type Text, text } from "@tureen/messages/text";
import { CallFailure } from "#components/failure-note";
import { t } from "#lib/text/language";
import { Button } from "#components/ui/button";
import { momentText } from "#lib/text/moment-text";
import { type Outputs, trpc } from "#lib/server/trpc";
import { withFriendlyDates } from "#lib/text/friendly-dates";
import { TRASH_MESSAGES } from "../messages";

type Deletion = Outputs["trash"]["list"]["deletions"][number];

const KINDS: Readonly<Record<Deletion["kind"], Text>> = {
  recipe: text("Recipe"),
  collection: text("Collection"),
  "meal-plan": text("Planned meal"),
  "shopping-list": text("Shopping list"),
  "larder-item": text("Larder item"),
  staple: text("Staple"),
  "saved-week": text("Saved week"),
  "larder-use": text("Taken off the larder"),
  "frozen-portion": text("Frozen meal"),
  ingredient: text("Ingredient"),
  "recipe-photo": text("Photo of a recipe"),
  "ingredient-merge": text("Merged ingredient"),
};

/** One thing that was deleted, with the way back. */
export function DeletionRow({ deletion }: { deletion: Deletion }) {
  const restore = trpc.trash.restore.useMutation({
    meta: { success: TRASH_MESSAGES.restored, failure: TRASH_MESSAGES.restoreFailed },
  });
  const kind = t(KINDS[deletion.kind]);
  const name = withFriendlyDates(deletion.name) || kind;
  const { meal } = deletion;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p dir="auto" className="font-medium wrap-anywhere">
          {name}
        </p>
        <p className="figures text-sm text-ink-muted">
          {meal ? t("{kind} for {meal_type} on {date}", { kind, ...meal, date: withFriendlyDates(meal.date) }) : kind} ·{" "}
          {t("deleted {moment}", { moment: momentText(deletion.deleted_at) })}
        </p>
      </div>
      <Button
        variant="secondary"
        aria-label={t("Bring back {name}", { name })}
        busy={restore.isPending}
        onClick={() => restore.mutate({ undo_id: deletion.undo_id })}
      >
        {t("Bring back")}
      </Button>
      <CallFailure call={restore} className="basis-full" />
    </li>
  );
}
