import { FormDialog } from "#components/ui/layers/form-dialog";
import type { FrozenPortion } from "@tureen/contracts/portions";
import type { MealType } from "@tureen/domain/meal-plans/meal-types";
import { useState } from "react";
import { CallFailure } from "#components/failure-note";
import { SlotFields } from "#features/meal-plans/dialogs/meal-fields";
import { useHouseholdSize } from "#features/meal-plans/hooks/use-household-size";
import { usePlanMany } from "#features/meal-plans/hooks/use-plan-many";
import { t } from "#lib/text/language";
import { today } from "#lib/text/today";
import { mealOfPortions } from "../meal-of-portions";
import { PortionsCount } from "./portions-count";

/** On which day a frozen meal is eaten, and how much of it: that much is off the freezer then, and on no shopping list. */
export default function PlanPortionDialog({ portion, onClose }: { portion: FrozenPortion; onClose: () => void }) {
  const [slot, setSlot] = useState<{ date: string; mealType: MealType }>({ date: today(), mealType: "dinner" });
  const household = useHouseholdSize();
  const [chosen, setPortions] = useState<number | null>(null);
  const portions = chosen ?? Math.min(portion.left, household);
  const { plan, isPlanning, call } = usePlanMany(onClose);
  return (
    <FormDialog
      onClose={onClose}
      title={t("Plan from the freezer")}
      description={portion.title}
      submitLabel={t("Plan it")}
      busy={isPlanning}
      isReady={slot.date !== ""}
      className="grid grid-cols-2 gap-4"
      onSubmit={() => plan({ other_meals: [mealOfPortions(portion, portions, slot)] })}
    >
      <SlotFields
        date={slot.date}
        mealType={slot.mealType}
        onChange={(part) => setSlot((before) => ({ ...before, ...part }))}
      />
      <div className="col-span-full">
        <PortionsCount
          portions={portions}
          least={Math.min(1, portion.left)}
          most={portion.left}
          onChange={setPortions}
        />
      </div>
      <CallFailure call={call} className="col-span-full" />
    </FormDialog>
  );
}
