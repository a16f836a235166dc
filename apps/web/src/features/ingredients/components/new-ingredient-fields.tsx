import type { Ingredient } from "@tureen/contracts/ingredients";
import type { Said } from "@tureen/messages/text";
import { Button } from "#components/ui/button";
import { t } from "#lib/text/language";
import type { useNewIngredient } from "../hooks/use-new-ingredient";
import { ingredientLabel } from "../ingredient-filter";
import { CategoryField } from "./category-field";
import { TextField } from "#components/ui/field";

interface NewIngredientFieldsProps {
  draft: ReturnType<typeof useNewIngredient>;
  /** What can be done with the entry that is there already: "Show it". */
  existingAction: (existing: Ingredient) => Said;
  onExisting: (existing: Ingredient) => void;
}

/** The fields of a new entry; one that is there already is offered instead (decisions, section 2). */
export function NewIngredientFields({ draft, existingAction, onExisting }: NewIngredientFieldsProps) {
  const { entry, change, error, nameField, existing } = draft;
  return (
    <>
      <TextField
        label={t("Name")}
        required
        error={error}
        ref={nameField}
        autoFocus
        autoCapitalize="none"
        autoComplete="off"
        maxLength={200}
        value={entry.name}
        onValueChange={(name) => change({ name })}
      />
      <CategoryField
        label={t("Category (optional)")}
        value={entry.category}
        onValueChange={(category) => change({ category })}
      />
      <TextField
        label={t("Kind (optional)")}
        hint={t("What sets it apart: red, dried")}
        autoCapitalize="none"
        autoComplete="off"
        maxLength={200}
        value={entry.subType}
        onValueChange={(subType) => change({ subType })}
      />
      {existing && (
        <div
          role="alert"
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-butter-soft px-4 py-3 text-butter-ink"
        >
          <p>{t("{food} is in the catalogue already.", { food: ingredientLabel(existing) })}</p>
          <Button variant="secondary" size="sm" onClick={() => onExisting(existing)}>
            {existingAction(existing)}
          </Button>
        </div>
      )}
    </>
  );
}
