import type { Ingredient } from "@tureen/contracts/ingredients";
import { Button } from "#components/ui/button";
import { NewIngredientFields } from "#features/ingredients/components/new-ingredient-fields";
import { useNewIngredient } from "#features/ingredients/hooks/use-new-ingredient";
import { ingredientLabel } from "#features/ingredients/ingredient-filter";
import { t } from "#lib/text/language";
import { RECIPE_MESSAGES } from "../../messages";

interface NewIngredientFormProps {
  /** What was searched for. */
  name: string;
  onCreated: (entry: Ingredient) => void;
  /** Something was typed. */
  onChange: () => void;
  onCancel: () => void;
}

/** Adds an entry to the catalogue, for the recipe that is being written. */
export function NewIngredientForm({ name, onCreated, onChange, onCancel }: NewIngredientFormProps) {
  const draft = useNewIngredient({
    name,
    success: RECIPE_MESSAGES.ingredientCreated,
    failure: RECIPE_MESSAGES.ingredientFailed,
    onCreated,
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        draft.submit();
      }}
      onChange={onChange}
      className="grid gap-4"
    >
      <NewIngredientFields
        draft={draft}
        existingAction={(existing) => t("Use {food}", { food: ingredientLabel(existing) })}
        onExisting={onCreated}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onCancel}>
          {t("Back to the list")}
        </Button>
        <Button type="submit" busy={draft.isCreating}>
          {t("Create Ingredient")}
        </Button>
      </div>
    </form>
  );
}
