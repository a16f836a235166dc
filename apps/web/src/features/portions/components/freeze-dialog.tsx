import type { FrozenPortion } from "@tureen/contracts/portions";
import { useId, useState } from "react";
import { FailureNote } from "#components/failure-note";
import { CancelButton } from "#components/ui/cancel-button";
import { Button } from "#components/ui/button";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { Dialog } from "#components/ui/layers/dialog";
import { PlaceField } from "#features/larder/components/place-field";
import { isConflict } from "#lib/server/server-fault";
import { trpc } from "#lib/server/trpc";
import { t } from "#lib/text/language";
import { today } from "#lib/text/today";
import { useFreeze } from "../hooks/use-freeze";
import { PORTION_MESSAGES } from "../messages";
import { PortionsCount } from "./portions-count";

interface FreezeDialogProps {
  /** What was cooked, or what of it is in the freezer already and is changed. */
  of: { readonly recipeId: number; readonly title: string } | FrozenPortion;
  onClose: () => void;
}

const FIRST_PORTIONS = 2;

/** How many portions of a meal go into the freezer, where, and since when they are there. */
export default function FreezeDialog({ of, onClose }: FreezeDialogProps) {
  const id = useId();
  const known = "id" in of ? of : null;
  const [portions, setPortions] = useState(known?.left ?? FIRST_PORTIONS);
  const [frozenOn, setFrozenOn] = useState<string>(known?.frozen_on ?? today());
  const [place, setPlace] = useState(known?.place ?? "freezer");
  // Whoever has been told that somebody else was quicker, and saves again, means it.
  const [basedOn, setBasedOn] = useState(known?.revision);
  const { call, freeze } = useFreeze(onClose);
  const update = trpc.portions.update.useMutation({
    meta: { success: PORTION_MESSAGES.updated, failure: PORTION_MESSAGES.updateFailed, preferServerMessage: true },
    onSuccess: onClose,
    onError: (error) => isConflict(error) && setBasedOn(undefined),
  });
  const isBusy = call.isPending || update.isPending;

  function save(): void {
    if (isBusy || frozenOn === "") return;
    if ("recipeId" in of) freeze(of.recipeId, portions, { frozen_on: frozenOn, place });
    else {
      // What is planned of it is not among those that are left.
      const all = of.portions - of.left + portions;
      update.mutate({ id: of.id, portions: all, frozen_on: frozenOn, place, revision: basedOn });
    }
  }

  return (
    <Dialog
      onClose={onClose}
      title={known ? t("Frozen meal") : t("Into the freezer")}
      description={of.title}
      footer={
        <div className="grid w-full grid-cols-2 gap-2 sm:flex sm:justify-end">
          <CancelButton onClick={onClose} />
          <Button type="submit" form={id} busy={isBusy} disabled={frozenOn === ""}>
            {t("Save")}
          </Button>
        </div>
      }
    >
      <form
        id={id}
        noValidate
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className="sm:col-span-full">
          <PortionsCount portions={portions} least={known ? 0 : 1} onChange={setPortions} />
        </div>
        <PlaceField place={place} onChange={setPlace} />
        <Field label={t("Frozen on")}>
          <Input type="date" required value={frozenOn} onChange={({ target }) => setFrozenOn(target.value)} />
        </Field>
        <FailureNote error={call.error ?? update.error} />
      </form>
    </Dialog>
  );
}
