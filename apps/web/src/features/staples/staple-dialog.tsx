import type { Staple } from "@tureen/contracts/staples";
import { EVERY_LIST, rhythmText } from "@tureen/domain/shopping-lists/staple-rhythm";
import { type FormEvent, useId, useState } from "react";
import { CancelButton } from "#components/ui/cancel-button";
import { Button } from "#components/ui/button";
import { Dialog } from "#components/ui/layers/dialog";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { NumberInput } from "#components/ui/number-input";
import { Select } from "#components/ui/select";
import { newUuid } from "#lib/device/capabilities";
import { isConflict } from "#lib/server/server-fault";
import { trpc } from "#lib/server/trpc";
import { foodName } from "#lib/text/food-names";
import { useHouseholdFormat } from "#lib/text/household-format";
import { t } from "#lib/text/language";
import { readTypedAmount, writeTypedAmount } from "#lib/text/typed-amount";
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
  const formId = useId();
  const { numberFormat } = useHouseholdFormat();
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
  // Whoever has been told that somebody else was quicker, and saves again, means it.
  const [basedOn, setBasedOn] = useState(stored?.revision);
  const add = trpc.staples.add.useMutation({
    meta: { success: STAPLE_MESSAGES.added, failure: STAPLE_MESSAGES.addFailed },
    onSuccess: onClose,
  });
  const update = trpc.staples.update.useMutation({
    meta: { success: STAPLE_MESSAGES.updated, failure: STAPLE_MESSAGES.updateFailed },
    onSuccess: onClose,
    onError: (error) => isConflict(error) && setBasedOn(undefined),
  });
  const isBusy = add.isPending || update.isPending;
  const isNamed = form.name.trim() !== "";

  function save(event: FormEvent): void {
    event.preventDefault();
    if (isBusy || !isNamed) return;
    const { amount, unit, everyWeeks: every_weeks } = form;
    if (stored) return update.mutate({ id: stored.id, amount, unit, every_weeks, revision: basedOn });
    const ingredientId = "ingredientId" in staple ? staple.ingredientId : undefined;
    const food = { ingredientId, name: form.name.trim(), sub_type: staple.sub_type };
    add.mutate({ ...food, amount, unit, every_weeks, operation_id: operationId });
  }

  const rhythms = RHYTHMS.includes(form.everyWeeks) ? RHYTHMS : [...RHYTHMS, form.everyWeeks];
  return (
    <Dialog
      onClose={onClose}
      hasChanges={JSON.stringify(form) !== JSON.stringify(known)}
      title={stored ? t("Change the staple") : t("New staple")}
      description={staple.name ? foodName(staple.name) : t("What is bought whatever is planned.")}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button type="submit" form={formId} busy={isBusy} disabled={!isNamed}>
            {t("Save")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save} className="grid grid-cols-2 gap-4">
        {staple.name === "" && (
          <Field label={t("What")} required className="col-span-full">
            <Input
              autoFocus
              maxLength={200}
              placeholder={t("Milk, coffee, dog food …")}
              value={form.name}
              onChange={({ target }) => setForm({ ...form, name: target.value })}
            />
          </Field>
        )}
        <Field label={t("Amount")}>
          <NumberInput
            className="figures"
            value={form.amount}
            onValueChange={(amount) => setForm({ ...form, amount })}
            read={readTypedAmount}
            write={(amount) => (amount === 0 ? "" : writeTypedAmount(amount, numberFormat))}
          />
        </Field>
        <Field label={t("Unit")}>
          <Input
            maxLength={100}
            placeholder={t("kg, bottle …")}
            value={form.unit}
            onChange={({ target }) => setForm({ ...form, unit: target.value })}
          />
        </Field>
        <Field label={t("How often")} className="col-span-full">
          <Select
            value={form.everyWeeks}
            onChange={({ target }) => setForm({ ...form, everyWeeks: Number(target.value) })}
          >
            {rhythms.map((weeks) => (
              <option key={weeks} value={weeks}>
                {t(rhythmText(weeks))}
              </option>
            ))}
          </Select>
        </Field>
      </form>
    </Dialog>
  );
}
