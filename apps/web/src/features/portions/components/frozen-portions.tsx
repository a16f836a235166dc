import type { FrozenPortion } from "@tureen/contracts/portions";
import { type LocalDate, parseLocalDate } from "@tureen/domain/dates/local-date";
import { CalendarPlus, Pencil, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { NotRead } from "#components/unavailable";
import { IconButton } from "#components/ui/button";
import { placeName, shortDay } from "#features/larder/best-before-text";
import { useUndoToast } from "#lib/screen/use-undo-toast";
import { lazyAhead } from "#lib/screen/when-idle";
import { trpc } from "#lib/server/trpc";
import { t } from "#lib/text/language";
import { today } from "#lib/text/today";
import { PORTION_MESSAGES } from "../messages";

const FreezeDialog = lazyAhead(() => import("./freeze-dialog"));
const PlanPortionDialog = lazyAhead(() => import("./plan-portion-dialog"));

/** What is in the freezer of meals that were cooked, the oldest first; nothing where nothing is. */
export function FrozenPortions() {
  const portions = trpc.portions.list.useQuery(undefined, { meta: { failure: PORTION_MESSAGES.loadFailed } });
  const [dialog, setDialog] = useState<{ does: "change" | "plan"; portion: FrozenPortion } | null>(null);
  const offerUndo = useUndoToast();
  const remove = trpc.portions.delete.useMutation({
    meta: { failure: PORTION_MESSAGES.removeFailed },
    onSuccess: ({ undo_id }) => offerUndo(PORTION_MESSAGES.removed, undo_id),
  });
  if (!portions.data) return <NotRead title={t("What is frozen could not be read")} query={portions} />;
  if (portions.data.portions.length === 0) return null;
  const day = today();
  const close = () => setDialog(null);
  return (
    <section aria-labelledby="frozen-meals">
      <h2 id="frozen-meals" className="mb-2 text-lg">
        {t("Frozen meals")}
      </h2>
      <ul className="grid grid-cols-1 gap-x-8 border-t border-line sm:grid-cols-2">
        {portions.data.portions.map((portion) => (
          <li key={portion.id} className="flex min-w-0 items-center border-b border-line">
            <div className="min-w-0 flex-1 py-1">
              <h3 className="font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere line-clamp-2">
                {t("{count, number} × {title}", { count: portion.left, title: portion.title })}
              </h3>
              <p className="text-sm text-ink-muted wrap-anywhere">
                {[placeName(portion.place), frozenDay(portion.frozen_on, day)].filter(Boolean).join(" · ")}
              </p>
            </div>
            <RowButton
              label={t("Plan {title}", { title: portion.title })}
              icon={CalendarPlus}
              onClick={() => setDialog({ does: "plan", portion })}
            />
            <RowButton
              label={t("Change {title} in the freezer", { title: portion.title })}
              icon={Pencil}
              onClick={() => setDialog({ does: "change", portion })}
            />
            <RowButton
              label={t("Take {title} out of the freezer", { title: portion.title })}
              icon={Trash2}
              onClick={() => remove.mutate({ id: portion.id })}
            />
          </li>
        ))}
      </ul>
      <Suspense>
        {dialog?.does === "change" && <FreezeDialog of={dialog.portion} onClose={close} />}
        {dialog?.does === "plan" && <PlanPortionDialog portion={dialog.portion} onClose={close} />}
      </Suspense>
    </section>
  );
}

function RowButton({ label, icon: Icon, onClick }: { label: string; icon: typeof Pencil; onClick: () => void }) {
  return <IconButton icon={Icon} className="text-ink-muted hover:text-ink" label={label} onClick={onClick} />;
}

function frozenDay(date: string, today: LocalDate): string {
  const day = parseLocalDate(date);
  return day ? shortDay(day, today) : date;
}
