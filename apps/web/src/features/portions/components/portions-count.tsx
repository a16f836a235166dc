import { CountStepper } from "#components/count-stepper";
import { t } from "#lib/text/language";

interface PortionsCountProps {
  portions: number;
  least?: number;
  most?: number;
  onChange: (portions: number) => void;
}

const MOST = 99;

/** How many portions. */
export function PortionsCount({ portions, least = 1, most = MOST, onChange }: PortionsCountProps) {
  return (
    <CountStepper
      count={portions}
      least={least}
      most={most}
      says={t("{count, plural, one {# portion} other {# portions}}", { count: portions })}
      less={t("One portion less")}
      more={t("One portion more")}
      onChange={onChange}
    />
  );
}
