import type { Staple } from "@tureen/contracts/staples";
import { Checkbox } from "#components/ui/checkbox";
import { useHouseholdFormat } from "#lib/text/household-format";
import { t } from "#lib/text/language";
import { stapleReason, stapleText } from "./staple-text";

interface StapleChoiceProps {
  staples: readonly Staple[];
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
}

/** One tap takes all that are due, a further one leaves a single one out; those that are not due can be taken, too. */
export function StapleChoice({ staples, chosen, onChoose }: StapleChoiceProps) {
  if (staples.length === 0) return null;
  const due = staples.filter(({ is_due }) => is_due);
  const others = staples.filter(({ is_due }) => !is_due);
  const isEachChosen = due.every(({ id }) => chosen.has(id));
  const rows = (shown: readonly Staple[]) =>
    shown.map((staple) => (
      <StapleRow
        key={staple.id}
        staple={staple}
        isChosen={chosen.has(staple.id)}
        onChoose={(isChosen) => {
          const next = new Set(chosen);
          if (isChosen) next.add(staple.id);
          else next.delete(staple.id);
          onChoose(next);
        }}
      />
    ));
  return (
    <fieldset className="grid grid-cols-1">
      <legend className="mb-1 text-sm font-semibold">{t("Staples")}</legend>
      {due.length > 1 && (
        <Checkbox
          className="min-h-11 border-b border-line"
          label={<span className="font-semibold">{t("All {count} that are due", { count: due.length })}</span>}
          checked={isEachChosen}
          onCheckedChange={(isOn) => {
            const rest = [...chosen].filter((id) => !due.some((staple) => staple.id === id));
            onChoose(new Set([...rest, ...(isOn ? due.map(({ id }) => id) : [])]));
          }}
        />
      )}
      {rows(due)}
      {others.length > 0 && (
        <details className="text-sm">
          <summary className="flex min-h-11 cursor-pointer items-center text-ink-muted">
            {t("{count, plural, one {# is not due} other {# are not due}}", { count: others.length })}
          </summary>
          {rows(others)}
        </details>
      )}
    </fieldset>
  );
}

export function NoStaples() {
  return <p className="text-ink-muted">{t("None yet. Milk on every list, coffee every two weeks?")}</p>;
}

interface StapleRowProps {
  staple: Staple;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function StapleRow({ staple, isChosen, onChoose }: StapleRowProps) {
  const format = useHouseholdFormat();
  return (
    <Checkbox
      className="min-h-11"
      label={
        <span className="flex flex-wrap items-baseline justify-between gap-x-3 wrap-anywhere">
          {stapleText(staple, format)}
          <span className="figures text-sm text-ink-muted">{stapleReason(staple)}</span>
        </span>
      }
      checked={isChosen}
      onCheckedChange={onChoose}
    />
  );
}
