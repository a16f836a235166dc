import { FormDialog } from "#components/ui/layers/form-dialog";
import { useBasedOn } from "#lib/server/use-based-on";
import { AmountField } from "#components/amount-field";
import { SelectField, TextField } from "#components/ui/field";
import type { Staple } from "@tureen/contracts/staples";
import { EVERY_LIST, rhythmText } from "@tureen/domain/shopping-lists/staple-rhythm";
import { useState } from "react";
import { newUuid } from "#lib/device/capabilities";
import { trpc } from "#lib/server/trpc";
import { foodName } from "#lib/text/food-names";
import { t } from "#lib/text/language";
import { STAPLE_MESSAGES } from "./messages";

/** What somebody wants to make a staple; without a name it is asked for. */
export interface NewStaple {
  readonly ingredientId?: number | undefined;
  readonly name: string;
  readonly sub_type: string;
  readonly amount: number;
  readonly unit: string;
}

export const UNNAMED: NewStaple = { name: "", sub_type: "", amount: 0, unit: "" };

interface StapleDialogProps {
  /** A staple that is there, or one to be. */
  staple: Staple | NewStaple;
  onClose: () => void;
}

const RHYTHMS = [EVERY_LIST, 1, 2, 3, 4, 6, 8, 12];

/** How much of a food, and how often. */
export default function StapleDialog({ staple, onClose }: StapleDialogProps) {
  const stored = "id" in staple ? staple : null;
  const [known] = useState({
    name: staple.name,
    amount: staple.amount,
    unit: staple.unit,
    everyWeeks: stored?.every_weeks ?? EVERY_LIST,
  });
  const [form, setForm] = useState(known);
  // Sent twice it is one staple.
  const [operationId] = useState(newUuid);
  const { revision, onError } = useBasedOn(stored?.revision);
  const add = trpc.staples.add.useMutation({
    meta: { success: STAPLE_MESSAGES.added, failure: STAPLE_MESSAGES.addFailed },
    onSuccess: onClose,
  });
  const update = trpc.staples.update.useMutation({
    meta: { success: STAPLE_MESSAGES.updated, failure: STAPLE_MESSAGES.updateFailed },
    onSuccess: onClose,
    onError,
  });

  function save(): void {
    const { amount, unit, everyWeeks: every_weeks } = form;
    if (stored) return update.mutate({ id: stored.id, amount, unit, every_weeks, revision });
    const ingredientId = "ingredientId" in staple ? staple.ingredientId : undefined;
    const food = { ingredientId, name: form.name.trim(), sub_type: staple.sub_type };
    add.mutate({ ...food, amount, unit, every_weeks, operation_id: operationId });
  }

  const rhythms = RHYTHMS.includes(form.everyWeeks) ? RHYTHMS : [...RHYTHMS, form.everyWeeks];
  return (
    <FormDialog
      onClose={onClose}
      hasChanges={JSON.stringify(form) !== JSON.stringify(known)}
      title={stored ? t("Change the staple") : t("New staple")}
      description={staple.name ? foodName(staple.name) : t("What is bought whatever is planned.")}
      submitLabel={t("Save")}
      busy={add.isPending || update.isPending}
      isReady={form.name.trim() !== ""}
      className="grid grid-cols-2 gap-4"
      onSubmit={save}
    >
      {staple.name === "" && (
        <TextField
          label={t("What")}
          required
          className="col-span-full"
          autoFocus
          maxLength={200}
          placeholder={t("Milk, coffee, dog food …")}
          value={form.name}
          onValueChange={(name) => setForm({ ...form, name })}
        />
      )}
      <AmountField
        label={t("Amount")}
        isOptional
        value={form.amount}
        onValueChange={(amount) => setForm({ ...form, amount })}
      />
      <TextField
        label={t("Unit")}
        maxLength={100}
        placeholder={t("kg, bottle …")}
        value={form.unit}
        onValueChange={(unit) => setForm({ ...form, unit })}
      />
      <SelectField
        label={t("How often")}
        className="col-span-full"
        value={form.everyWeeks}
        options={rhythms.map((value) => ({ value, label: t(rhythmText(value)) }))}
        onValueChange={(everyWeeks) => setForm({ ...form, everyWeeks })}
      />
    </FormDialog>
  );
}
