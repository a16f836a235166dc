import { t } from "#lib/text/language";
import type { UnitsShown } from "@tureen/domain/quantities/convert";
import { useId } from "react";
import { useShownFormat } from "#lib/text/shown-units";

interface UnitChoices {
  readonly choices: readonly { readonly units: UnitsShown; readonly label: string }[];
  readonly chosen: UnitsShown;
  readonly choose: (units: UnitsShown) => void;
}

/** The units that a recipe's amounts can be shown in, and those of this device. */
export function useUnitChoices(): UnitChoices {
  const { format, chooseUnits } = useShownFormat();
  return {
    choices: [
      { units: "as-written", label: t("As written") },
      { units: "metric", label: t("Metric") },
      { units: "us", label: t("US") },
    ],
    chosen: format.unitsShown,
    choose: chooseUnits,
  };
}

/** Metric and US at a tap, on this device. */
export function UnitChoice() {
  const { choices, chosen, choose } = useUnitChoices();
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={t("Units")}
      className="flex w-fit max-w-full flex-wrap rounded-md border border-line-strong bg-surface text-sm print:hidden"
    >
      {choices.map(({ units, label }) => (
        <label
          key={units}
          className="flex min-h-11 cursor-pointer items-center rounded-md px-3 whitespace-nowrap has-checked:bg-herb-soft has-checked:font-semibold has-checked:text-herb-ink has-focus-visible:outline-[2.5px] has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            checked={units === chosen}
            onChange={() => choose(units)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </div>
  );
}
