import { t } from "#lib/text/language";
import { CountStepper } from "./count-stepper";

interface ServingsCountProps {
  servings: number;
  onChange: (servings: number) => void;
}

const MAX_SERVINGS = 999;

/** For how many. */
export function ServingsCount({ servings, onChange }: ServingsCountProps) {
  return (
    <CountStepper
      count={servings}
      least={1}
      most={MAX_SERVINGS}
      says={t("{count, plural, one {# serving} other {# servings}}", { count: servings })}
      less={t("One serving less")}
      more={t("One serving more")}
      onChange={onChange}
    />
  );
}
