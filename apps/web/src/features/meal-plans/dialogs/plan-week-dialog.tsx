import { t } from "#lib/text/language";
import { type LocalDate, parseLocalDate } from "@tureen/domain/dates/local-date";
import { type Text, text } from "@tureen/messages/text";
import { Pin, RefreshCw, X } from "lucide-react";
import { LoadingState } from "#components/loading-state";
import { Button, CancelButton, IconButton } from "#components/ui/button";
import { Dialog } from "#components/ui/layers/dialog";
import { Unavailable } from "#components/unavailable";
import { classNames } from "#lib/screen/class-names";
import { dayText } from "#lib/text/day-text";
import { useHouseholdSize } from "../hooks/use-household-size";
import { usePlanMany } from "../hooks/use-plan-many";
import { useProposals, type Wish } from "../hooks/use-proposals";
import { reasonText } from "../reason-text";

const WISHES: readonly (readonly [Wish, Text])[] = [
  ["quick", text("Quick")],
  ["vegetarian", text("Vegetarian")],
  ["without_fish", text("No fish")],
  ["little_meat", text("Meat at most twice")],
];
const MOST_REASONS = 2;

interface PlanWeekDialogProps {
  /** The evenings without a dinner. */
  evenings: readonly LocalDate[];
  onClose: () => void;
}

/** Proposes dinners for empty evenings and says why; nothing is planned before somebody says so. */
export function PlanWeekDialog({ evenings, onClose }: PlanWeekDialogProps) {
  const proposed = useProposals(evenings);
  const servings = useHouseholdSize();
  const { plan, isPlanning } = usePlanMany(onClose);
  const meals = proposed.proposals.flatMap(({ date, recipe }) =>
    recipe ? [{ date, recipe_id: recipe.id, meal_type: "dinner" as const, servings, notes: "" }] : [],
  );

  return (
    <Dialog
      onClose={onClose}
      title={t("Plan my week")}
      description={t("Dinners for the evenings that are still empty. Nothing is planned until you say so.")}
      size="lg"
      footer={
        <div className="flex w-full flex-wrap justify-end gap-2 max-sm:*:flex-auto">
          <Button
            icon={RefreshCw}
            variant="quiet"
            className="max-sm:basis-full sm:me-auto"
            onClick={proposed.startAgain}
          >
            {t("Suggest again")}
          </Button>
          <CancelButton onClick={onClose} />
          <Button
            disabled={meals.length === 0 || proposed.isChanging}
            busy={isPlanning}
            onClick={() => plan({ meals })}
          >
            {t("Plan {count, plural, one {# dinner} other {# dinners}}", { count: meals.length })}
          </Button>
        </div>
      }
    >
      <div role="group" aria-label={t("What matters")} className="mb-4 flex flex-wrap gap-2">
        {WISHES.map(([wish, label]) => (
          <Button
            key={wish}
            variant="secondary"
            size="sm"
            aria-pressed={proposed.wishes.has(wish)}
            className="min-h-11 rounded-full aria-pressed:border-herb aria-pressed:bg-herb-soft aria-pressed:text-herb-ink sm:min-h-9"
            onClick={() => proposed.toggleWish(wish)}
          >
            {t(label)}
          </Button>
        ))}
      </div>
      {proposed.isFailed && proposed.proposals.length === 0 ? (
        <Unavailable
          title={t("No dinners could be proposed")}
          text={t("Your plan is safe. Try again in a moment.")}
          query={{ isError: true, refetch: proposed.retry, isFetching: proposed.isPending }}
        />
      ) : proposed.isPending ? (
        <LoadingState label={t("Looking for dinners")} />
      ) : (
        <ul aria-busy={proposed.isChanging} className="grid gap-2">
          {proposed.proposals.map((proposal) => (
            <ProposalRow
              key={proposal.date}
              proposal={proposal}
              isKept={proposed.isKept(proposal.date)}
              onKeep={() => proposed.toggleKept(proposal.date)}
              onAnother={() => proposed.anotherOne(proposal.date)}
              onLeaveOut={() => proposed.leaveOut(proposal.date)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface ProposalRowProps {
  proposal: ReturnType<typeof useProposals>["proposals"][number];
  isKept: boolean;
  onKeep: () => void;
  onAnother: () => void;
  onLeaveOut: () => void;
}

function ProposalRow({ proposal: { date, recipe, reasons }, isKept, onKeep, onAnother, onLeaveOut }: ProposalRowProps) {
  const parsed = parseLocalDate(date);
  const day = parsed ? dayText(parsed, { weekday: "long" }) : date;
  const why = reasons.slice(0, MOST_REASONS).map((reason) => reasonText(reason, date));
  return (
    <li
      className={classNames(
        "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-md border px-3 py-2 sm:grid-cols-[7rem_minmax(0,1fr)_auto]",
        isKept ? "border-herb bg-herb-soft" : "border-line bg-surface",
      )}
    >
      <p className="text-sm text-ink-muted">{day}</p>
      <div className="min-w-0 max-sm:order-last max-sm:col-span-full">
        {recipe ? (
          <p dir="auto" className="font-semibold wrap-anywhere">
            {recipe.title}
          </p>
        ) : (
          <p className="text-ink-muted">{t("None of your recipes fits this evening")}</p>
        )}
        {why.length > 0 && <p className="text-sm text-ink-muted wrap-anywhere">{why.join(" · ")}</p>}
      </div>
      <div className="flex">
        {recipe && (
          <>
            <Button
              variant="quiet"
              size="icon"
              aria-pressed={isKept}
              aria-label={t("Keep {title} on {day}", { title: recipe.title, day })}
              onClick={onKeep}
            >
              <Pin aria-hidden className={classNames("size-4.5", isKept && "fill-current")} />
            </Button>
            <IconButton icon={RefreshCw} label={t("Another one for {day}", { day })} onClick={onAnother} />
          </>
        )}
        <IconButton icon={X} label={t("Not on {day}", { day })} onClick={onLeaveOut} />
      </div>
    </li>
  );
}
