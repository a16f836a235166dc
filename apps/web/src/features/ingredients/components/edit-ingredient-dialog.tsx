import { useBasedOn } from "#lib/server/use-based-on";
import { t } from "#lib/text/language";
import type { Ingredient } from "@tureen/contracts/ingredients";
import { Plus } from "lucide-react";
import { useId, useState } from "react";
import { Badge } from "#components/ui/badge";
import { Button, CancelButton } from "#components/ui/button";
import { Dialog } from "#components/ui/layers/dialog";
import { MakeStaple } from "#features/staples/make-staple";
import { useHouseholdFormat } from "#lib/text/household-format";
import { trpc } from "#lib/server/trpc";
import { useUndoToast } from "#lib/screen/use-undo-toast";
import { ingredientLabel } from "../ingredient-filter";
import { formOf } from "../ingredient-form";
import { INGREDIENT_MESSAGES } from "../messages";
import { IngredientFields } from "./ingredient-fields";

interface EditIngredientDialogProps {
  /** As it was when the dialog was opened. */
  ingredient: Ingredient;
  onClose: () => void;
  onAlias: () => void;
  onMerge: () => void;
}

/** Renames and recategorises an entry, says what it weighs, and leads to its other names. */
export function EditIngredientDialog({ ingredient, onClose, onAlias, onMerge }: EditIngredientDialogProps) {
  const id = useId();
  const { numberFormat } = useHouseholdFormat();
  const [saved] = useState(() => formOf(ingredient, numberFormat));
  const [form, setForm] = useState(saved);
  const { revision, onError } = useBasedOn(ingredient.revision);
  const update = trpc.ingredients.update.useMutation({
    meta: { success: INGREDIENT_MESSAGES.updated, failure: INGREDIENT_MESSAGES.updateFailed },
    onSuccess: onClose,
    onError,
  });
  const offerUndo = useUndoToast();
  const remove = trpc.ingredients.delete.useMutation({
    // What is used is refused, with a sentence that says where and what to do.
    meta: { failure: INGREDIENT_MESSAGES.deleteFailed },
    onSuccess: ({ undo_id }) => {
      offerUndo(INGREDIENT_MESSAGES.deleted, undo_id);
      onClose();
    },
  });
  const hasChanges = JSON.stringify(form) !== JSON.stringify(saved);

  return (
    <Dialog
      onClose={onClose}
      hasChanges={hasChanges}
      title={t("Edit Ingredient")}
      description={ingredientLabel(ingredient)}
      footer={
        <>
          <Button
            variant="danger-quiet"
            className="me-auto sm:-ms-2"
            disabled={update.isPending}
            busy={remove.isPending}
            onClick={() => remove.mutate({ id: ingredient.id })}
          >
            {t("Delete")}
          </Button>
          <CancelButton onClick={onClose} />
          <Button type="submit" form={id} disabled={remove.isPending} busy={update.isPending}>
            {update.isPending ? t("Saving...") : t("Save Changes")}
          </Button>
        </>
      }
    >
      <IngredientFields
        id={id}
        form={form}
        onChange={setForm}
        onSubmit={(fields) => !update.isPending && update.mutate({ id: ingredient.id, ...fields, revision })}
      />
      <div className="mt-4 flex flex-wrap items-center gap-1.5">
        {ingredient.aliases.map((alias) => (
          <Badge key={alias} className="max-w-full font-normal whitespace-normal wrap-anywhere">
            {alias}
          </Badge>
        ))}
        <Button
          icon={Plus}
          variant="quiet"
          className="-ms-2 gap-1 px-2 text-herb-ink"
          aria-label={t("Add an alias for {label}", { label: ingredientLabel(ingredient) })}
          onClick={onAlias}
        >
          {t("Add alias")}
        </Button>
      </div>
      <div className="mt-2">
        <MakeStaple
          food={{
            ingredientId: ingredient.id,
            name: ingredient.name,
            sub_type: ingredient.sub_type ?? "",
            amount: 0,
            unit: ingredient.unit,
          }}
        />
      </div>
      <p className="mt-4 text-sm text-ink-muted">
        {t("Does the catalogue have this food under another name too?")}{" "}
        <Button variant="link" className="text-sm" onClick={onMerge}>
          {t("Merge it into that one")}
        </Button>
      </p>
    </Dialog>
  );
}
