import { t } from "#lib/language";
import { Minus, Plus } from "lucide-react";
import { Button } from "#components/ui/button";

interface ServingsStepperProps {
  /** For how many the amounts are shown. */
  servings: number;
  /** For how many the recipe is written. */
  written: number;
  onChange: (servings: number) => void;
}

const MAX_SERVINGS = 999;

/** Scales the amounts that are shown; the saved recipe stays as it is (extension). */
export function ServingsStepper({ servings, written, onChange }: ServingsStepperProps) {
  return (
    <div
      role="group"
      aria-label={t("Show amounts for")}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden"
    >
      <span className="flex items-center rounded-md border border-line-strong bg-surface">
        <Button
          variant="quiet"
          size="icon"
          aria-label={t("One serving less")}
          disabled={servings <= 1}
          onClick={() => onChange(Math.max(1, Math.ceil(servings) - 1))}
        >
          <Minus aria-hidden className="size-4.5" />
        </Button>
        <output className="figures min-w-24 text-center text-sm font-semibold">
          {t("{count, plural, one {# serving} other {# servings}}", { count: servings })}
        </output>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t("One serving more")}
          disabled={servings >= MAX_SERVINGS}
          onClick={() => onChange(Math.min(MAX_SERVINGS, Math.floor(servings) + 1))}
        >
          <Plus aria-hidden className="size-4.5" />
        </Button>
      </span>
      {servings !== written && (
        <Button variant="link" className="text-sm" onClick={() => onChange(written)}>
          {t("As written, for {written}", { written })}
        </Button>
      )}
    </div>
  );
}
