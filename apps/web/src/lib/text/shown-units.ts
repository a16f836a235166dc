import { useSyncExternalStore } from "react";
import type { UnitsShown } from "@tureen/domain/quantities/convert";
import { deviceStore } from "#lib/device/browser-storage";
import { type HouseholdFormat, useHouseholdFormat } from "./household-format";
import { createListeners } from "#lib/device/listeners";

const KEY = "tureen.units";
const CHOICES: readonly string[] = ["as-written", "metric", "us"] satisfies readonly UnitsShown[];
const { subscribe, notify } = createListeners();

/** How amounts are written here: as the household says, in the units that this device has chosen for recipes. */
export function useShownFormat(): { format: HouseholdFormat; chooseUnits: (units: UnitsShown) => void } {
  const household = useHouseholdFormat();
  const chosen = useSyncExternalStore(subscribe, () => deviceStore.read(KEY));
  const units = CHOICES.includes(chosen ?? "") ? (chosen as UnitsShown) : household.unitsShown; // one of the choices
  return { format: { ...household, unitsShown: units }, chooseUnits };
}

function chooseUnits(units: UnitsShown): void {
  deviceStore.write(KEY, units);
  notify();
}
