import type { Ingredient } from "@tureen/contracts/ingredients";
import type { Said } from "@tureen/messages/text";
import { Button } from "#components/ui/button";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { t } from "#lib/text/language";
import type { useNewIngredient } from "../hooks/use-new-ingredient";
import { ingredientLabel } from "../ingredient-filter";
import { CategorySelect } from "./category-select";

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
      <Field label={t("Name")} required error={error}>
        <Input
          ref={nameField}
          required
          autoFocus
          autoCapitalize="none"
          autoComplete="off"
          maxLength={200}
          value={entry.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <Field label={t("Category (optional)")}>
        <CategorySelect value={entry.category} onChange={(event) => change({ category: event.target.value })} />
      </Field>
      <Field label={t("Kind (optional)")} hint={t("What sets it apart: red, dried")}>
        <Input
          autoCapitalize="none"
          autoComplete="off"
          maxLength={200}
          value={entry.subType}
          onChange={(event) => change({ subType: event.target.value })}
        />
      </Field>
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
