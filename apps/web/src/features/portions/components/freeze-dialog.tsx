import { FormDialog } from "#components/ui/layers/form-dialog";
import { useBasedOn } from "#lib/server/use-based-on";
import type { FrozenPortion } from "@tureen/contracts/portions";
import { useState } from "react";
import { FailureNote } from "#components/failure-note";
import { PlaceField } from "#features/larder/components/place-field";
import { trpc } from "#lib/server/trpc";
import { t } from "#lib/text/language";
import { today } from "#lib/text/today";
import { useFreeze } from "../hooks/use-freeze";
import { PORTION_MESSAGES } from "../messages";
import { PortionsCount } from "./portions-count";
import { TextField } from "#components/ui/field";

interface FreezeDialogProps {
  /** What was cooked, or what of it is in the freezer already and is changed. */
  of: { readonly recipeId: number; readonly title: string } | FrozenPortion;
  onClose: () => void;
}

const FIRST_PORTIONS = 2;

/** How many portions of a meal go into the freezer, where, and since when they are there. */
export default function FreezeDialog({ of, onClose }: FreezeDialogProps) {
  const known = "id" in of ? of : null;
  const [portions, setPortions] = useState(known?.left ?? FIRST_PORTIONS);
  const [frozenOn, setFrozenOn] = useState<string>(known?.frozen_on ?? today());
  const [place, setPlace] = useState(known?.place ?? "freezer");
  const { revision, onError } = useBasedOn(known?.revision);
  const { call, freeze } = useFreeze(onClose);
  const update = trpc.portions.update.useMutation({
    meta: { success: PORTION_MESSAGES.updated, failure: PORTION_MESSAGES.updateFailed, preferServerMessage: true },
    onSuccess: onClose,
    onError,
  });
  const isBusy = call.isPending || update.isPending;

  function save(): void {
    if ("recipeId" in of) freeze(of.recipeId, portions, { frozen_on: frozenOn, place });
    else {
      // What is planned of it is not among those that are left.
      const all = of.portions - of.left + portions;
      update.mutate({ id: of.id, portions: all, frozen_on: frozenOn, place, revision });
    }
  }

  return (
    <FormDialog
      onClose={onClose}
      title={known ? t("Frozen meal") : t("Into the freezer")}
      description={of.title}
      submitLabel={t("Save")}
      busy={isBusy}
      isReady={frozenOn !== ""}
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={save}
    >
      <div className="sm:col-span-full">
        <PortionsCount portions={portions} least={known ? 0 : 1} onChange={setPortions} />
      </div>
      <PlaceField place={place} onChange={setPlace} />
      <TextField label={t("Frozen on")} type="date" required value={frozenOn} onValueChange={setFrozenOn} />
      <FailureNote error={call.error ?? update.error} />
    </FormDialog>
  );
}
