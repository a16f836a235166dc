import { arrayMove } from "@dnd-kit/sortable";
import { useState } from "react";
import { Button, CancelButton } from "#components/ui/button";
import { Dialog } from "#components/ui/layers/dialog";
import { SortableList, SortableRow } from "#components/ui/lists/sortable-list";
import { t } from "#lib/text/language";
import { textLines } from "../../shared/ingredient-text";

interface OrderStepsDialogProps {
  instructions: string;
  onChange: (instructions: string) => void;
  onClose: () => void;
}

/** The steps of a recipe, each whole, to be put in another order. */
export default function OrderStepsDialog({ instructions, onChange, onClose }: OrderStepsDialogProps) {
  // Two steps may say the same: each has a number of its own as its id.
  const [before] = useState(() => textLines(instructions).map((name, index) => ({ id: `${index + 1}`, name })));
  const [steps, setSteps] = useState(before);
  const hasChanges = steps.some((step, index) => step !== before[index]);
  return (
    <Dialog
      onClose={onClose}
      hasChanges={hasChanges}
      title={t("Order of the steps")}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button
            disabled={!hasChanges}
            onClick={() => {
              onChange(steps.map(({ name }) => name).join("\n"));
              onClose();
            }}
          >
            {t("Use this order")}
          </Button>
        </>
      }
    >
      <SortableList
        label={t("Steps")}
        ids={steps.map(({ id }) => id)}
        onMove={(from, to) => setSteps(arrayMove(steps, from, to))}
        className="rounded-lg border border-line"
      >
        {steps.map(({ id, name }) => (
          <SortableRow key={id} id={id} name={name} className="border-b border-line last:border-b-0">
            <p className="py-3 ps-3.5 wrap-anywhere">{name}</p>
          </SortableRow>
        ))}
      </SortableList>
    </Dialog>
  );
}
