import { useId } from "react";
import { CancelButton } from "#components/ui/cancel-button";
import { Button } from "#components/ui/button";
import { Dialog } from "#components/ui/layers/dialog";
import { t } from "#lib/text/language";
import { useNewIngredient } from "../hooks/use-new-ingredient";
import { INGREDIENT_MESSAGES } from "../messages";
import { NewIngredientFields } from "./new-ingredient-fields";

interface NewIngredientDialogProps {
  /** Leads to the entry of this name in the catalogue. */
  onShow: (name: string) => void;
  onClose: () => void;
}

/** Adds an entry of the family's own. */
export function NewIngredientDialog({ onShow, onClose }: NewIngredientDialogProps) {
  const id = useId();
  const draft = useNewIngredient({
    success: INGREDIENT_MESSAGES.created,
    failure: INGREDIENT_MESSAGES.createFailed,
    onCreated: ({ name }) => onShow(name),
  });
  return (
    <Dialog
      onClose={onClose}
      hasChanges={draft.hasChanges}
      title={t("New Ingredient")}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button type="submit" form={id} busy={draft.isCreating}>
            {t("Create Ingredient")}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={draft.submit} className="grid gap-4">
        <NewIngredientFields
          draft={draft}
          existingAction={() => t("Show it")}
          onExisting={({ name }) => onShow(name)}
        />
      </form>
    </Dialog>
  );
}
