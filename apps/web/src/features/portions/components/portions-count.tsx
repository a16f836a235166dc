import { Minus, Plus } from "lucide-react";
import { Button } from "#components/ui/button";
import { t } from "#lib/text/language";

interface PortionsCountProps {
  portions: number;
  least?: number;
  most?: number;
  onChange: (portions: number) => void;
}

const MOST = 99;

/** How many portions, with a button for one less and for one more. */
export function PortionsCount({ portions, least = 1, most = MOST, onChange }: PortionsCountProps) {
  return (
    <span className="flex w-fit max-w-full items-center rounded-md border border-line-strong bg-surface">
      <Button
        variant="quiet"
        size="icon"
        aria-label={t("One portion less")}
        disabled={portions <= least}
        onClick={() => onChange(Math.max(least, Math.ceil(portions) - 1))}
      >
        <Minus aria-hidden className="size-4.5" />
      </Button>
      <output className="figures min-w-24 text-center large-text:min-w-0 large-text:flex-1 text-sm font-semibold">
        {t("{count, plural, one {# portion} other {# portions}}", { count: portions })}
      </output>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t("One portion more")}
        disabled={portions >= most}
        onClick={() => onChange(Math.min(most, Math.floor(portions) + 1))}
      >
        <Plus aria-hidden className="size-4.5" />
      </Button>
    </span>
  );
}
