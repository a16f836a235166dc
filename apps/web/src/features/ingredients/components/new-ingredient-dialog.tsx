import { FormDialog } from "#components/ui/layers/form-dialog";
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
  const draft = useNewIngredient({
    success: INGREDIENT_MESSAGES.created,
    failure: INGREDIENT_MESSAGES.createFailed,
    onCreated: ({ name }) => onShow(name),
  });
  return (
    <FormDialog
      onClose={onClose}
      hasChanges={draft.hasChanges}
      title={t("New Ingredient")}
      submitLabel={t("Create Ingredient")}
      busy={draft.isCreating}
      onSubmit={draft.submit}
    >
      <NewIngredientFields draft={draft} existingAction={() => t("Show it")} onExisting={({ name }) => onShow(name)} />
    </FormDialog>
  );
}
