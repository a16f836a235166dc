import { t } from "#lib/text/language";
import { Minus, Plus } from "lucide-react";
import { Button } from "./ui/button";

interface ServingsCountProps {
  servings: number;
  onChange: (servings: number) => void;
}

const MAX_SERVINGS = 999;

/** For how many, with a button for one less and for one more; from 1.5 the next ones are whole. */
export function ServingsCount({ servings, onChange }: ServingsCountProps) {
  return (
    <span className="flex w-fit max-w-full items-center rounded-md border border-line-strong bg-surface">
      <Button
        variant="quiet"
        size="icon"
        aria-label={t("One serving less")}
        disabled={servings <= 1}
        onClick={() => onChange(Math.max(1, Math.ceil(servings) - 1))}
      >
        <Minus aria-hidden className="size-4.5" />
      </Button>
      <output className="figures min-w-24 text-center large-text:min-w-0 large-text:flex-1 text-sm font-semibold">
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
  );
}
