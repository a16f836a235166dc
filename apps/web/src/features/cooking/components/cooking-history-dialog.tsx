import { t } from "#lib/text/language";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { LoadingState } from "#components/loading-state";
import { Button, CancelButton } from "#components/ui/button";
import { Dialog } from "#components/ui/layers/dialog";
import { dayText } from "#lib/text/day-text";
import { trpc } from "#lib/server/trpc";
import { useRecordCooking } from "../hooks/use-record-cooking";
import { COOKING_MESSAGES } from "../messages";

/** Every day on which a recipe was cooked; what was no cooking can be taken out. */
export default function CookingHistoryDialog({ recipeId, onClose }: { recipeId: number; onClose: () => void }) {
  const { data } = trpc.cooking.history.useQuery(
    { recipe_id: recipeId },
    { meta: { failure: COOKING_MESSAGES.historyFailed } },
  );
  const cooked = useRecordCooking();
  return (
    <Dialog
      onClose={onClose}
      title={t("Cooking history")}
      footer={<CancelButton onClick={onClose} label={t("Close")} />}
    >
      {!data && <LoadingState label={t("Loading the cooking history")} />}
      {data?.cookings.length === 0 && <p>{t("Not cooked yet.")}</p>}
      <ul className="divide-y divide-line">
        {data?.cookings.map(({ id, date, servings, by }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-2">
            <span>
              {shownDay(date)}
              {servings !== null && (
                <span className="figures block text-sm text-ink-muted">
                  {t("{count, plural, one {# serving} other {# servings}}", { count: servings })}
                </span>
              )}
              {by && <span className="block text-sm text-ink-muted wrap-anywhere">{t("by {name}", { name: by })}</span>}
            </span>
            <Button
              variant="quiet"
              aria-label={t("Remove {day} from the history", { day: shownDay(date) })}
              busy={cooked.isBusy}
              onClick={() => cooked.remove(id)}
            >
              {t("Remove")}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const shownDay = (date: string): string => dayText(date as LocalDate); // a calendar date, as the contract says
