import { t } from "#lib/text/language";
import { ServingsCount } from "#components/servings-count";
import { Button } from "#components/ui/button";

interface ServingsStepperProps {
  /** For how many the amounts are shown. */
  servings: number;
  /** For how many the recipe is written. */
  written: number;
  onChange: (servings: number) => void;
}

/** Scales the amounts that are shown; the saved recipe stays as it is (extension). */
export function ServingsStepper({ servings, written, onChange }: ServingsStepperProps) {
  return (
    <div
      role="group"
      aria-label={t("Show amounts for")}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden"
    >
      <ServingsCount servings={servings} onChange={onChange} />
      {servings !== written && (
        <Button variant="link" className="min-h-11 text-sm" onClick={() => onChange(written)}>
          {t("As written, for {written}", { written })}
        </Button>
      )}
    </div>
  );
}
