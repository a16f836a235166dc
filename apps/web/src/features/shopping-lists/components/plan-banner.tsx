import { CallFailure } from "#components/failure-note";
import { rich, t } from "#lib/text/language";
import { CalendarCheck, CalendarSync, ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "#components/ui/button";
import { classNames } from "#lib/screen/class-names";
import { trpc } from "#lib/server/trpc";
import { LIST_MESSAGES } from "../messages";

/**
 * Says how a draft list differs from the plan as it is now, and follows the plan on one tap. One line from the first
 * frame on, whatever it comes to say: the items below must not move under a thumb.
 */
export function PlanBanner({ listId }: { listId: number }) {
  const { data } = trpc.shoppingLists.planDifference.useQuery({ id: listId }, { meta: { silent: true } });
  if (data && !data.isUpToDate) return <Difference listId={listId} sentences={data.sentences} />;
  return (
    // That nothing differs takes no place on a phone: what is to be bought does.
    <p className="flex min-h-12 items-center gap-3 rounded-lg bg-sunken/60 px-4 text-sm text-ink-muted max-lg:hidden print:hidden">
      {data && (
        <>
          <CalendarCheck aria-hidden className="size-5 shrink-0" />
          {t("As planned")}
        </>
      )}
    </p>
  );
}

function Difference({ listId, sentences }: { listId: number; sentences: readonly string[] }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const apply = trpc.shoppingLists.applyPlanDifference.useMutation({
    meta: { success: LIST_MESSAGES.updated, failure: LIST_MESSAGES.updateFailed },
  });
  return (
    <section
      aria-label={t("The plan has changed")}
      className="rounded-lg bg-butter-soft text-sm text-butter-ink print:hidden"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen((open) => !open)}
        className="flex min-h-12 w-full items-center gap-3 rounded-lg px-4 text-start -outline-offset-2"
      >
        <CalendarSync aria-hidden className="size-5 shrink-0" />
        <span className="min-w-0 flex-1 truncate font-semibold">
          {rich("The plan has changed<more> since this list was made</more>", {
            more: (words) => <span className="max-sm:hidden">{words}</span>,
          })}
        </span>
        <ChevronDown
          aria-hidden
          className={classNames("size-5 shrink-0 transition-transform", isOpen && "rotate-180")}
        />
      </button>
      <div id={id} hidden={!isOpen} className="px-4 pb-4 sm:ps-12">
        {sentences.length > 0 && (
          <ul className="figures grid gap-1">
            {sentences.map((sentence) => (
              <li key={sentence} className="wrap-anywhere">
                {sentence}
              </li>
            ))}
          </ul>
        )}
        <Button
          variant="secondary"
          className="mt-3"
          busy={apply.isPending}
          onClick={() => apply.mutate({ id: listId })}
        >
          {t("Bring the list up to date")}
        </Button>
        <CallFailure call={apply} className="mt-3" />
      </div>
    </section>
  );
}
