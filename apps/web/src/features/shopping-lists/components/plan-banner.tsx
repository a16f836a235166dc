import { CalendarSync } from "lucide-react";
import { Button } from "#components/ui/button";
import { trpc } from "#lib/trpc";
import { LIST_MESSAGES } from "../messages";

/** Says how a draft list differs from the plan as it is now, and follows the plan on one tap. */
export function PlanBanner({ listId }: { listId: number }) {
  const difference = trpc.shoppingLists.planDifference.useQuery({ id: listId }, { meta: { silent: true } });
  const apply = trpc.shoppingLists.applyPlanDifference.useMutation({
    meta: { success: LIST_MESSAGES.updated, failure: LIST_MESSAGES.updateFailed },
  });
  if (!difference.data || difference.data.isUpToDate) return null;
  return (
    <section
      aria-label="The plan has changed"
      className="grid gap-3 rounded-lg bg-butter-soft p-4 text-butter-ink sm:px-5"
    >
      <div className="flex gap-3">
        <CalendarSync aria-hidden className="mt-0.5 size-5 shrink-0" />
        <div className="min-w-0">
          <p className="font-semibold">The plan has changed since this list was made.</p>
          {difference.data.sentences.length > 0 && (
            <ul className="figures mt-1.5 grid gap-1 text-sm">
              {difference.data.sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <Button
        variant="secondary"
        className="justify-self-start sm:ms-8"
        busy={apply.isPending}
        onClick={() => apply.mutate({ id: listId })}
      >
        Bring the list up to date
      </Button>
    </section>
  );
}
