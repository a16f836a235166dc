import { t } from "#lib/text/language";
import { type ComponentProps, type FormEvent, useState } from "react";
import { Checkbox } from "#components/ui/checkbox";
import { Field, Input } from "#components/ui/field";
import {
  ingredientErrors,
  type IngredientFieldValues,
  ingredientFieldValues,
  type IngredientForm,
} from "../ingredient-form";
import { CategoryField } from "./category-field";

interface IngredientFieldsProps {
  /** Ties the buttons of the dialog's footer to this form. */
  id: string;
  form: IngredientForm;
  onChange: (form: IngredientForm) => void;
  onSubmit: (fields: IngredientFieldValues) => void;
}

/** Says what is wrong from the first try to save on, and focuses the first such field; `onSubmit` is called without errors only. */
export function IngredientFields({ id, form, onChange, onSubmit }: IngredientFieldsProps) {
  const [showsErrors, setShowsErrors] = useState(false);
  const errors = showsErrors ? ingredientErrors(form) : {};
  const change = (part: Partial<IngredientForm>) => onChange({ ...form, ...part });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const [wrong] = Object.keys(ingredientErrors(form));
    if (wrong === undefined) {
      onSubmit(ingredientFieldValues(form));
      return;
    }
    setShowsErrors(true);
    event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  }

  const input = (
    name: "name" | "unit" | "density" | "pieceWeight",
    maxLength: number,
    props: ComponentProps<"input">,
  ) => (
    <Input
      name={name}
      autoComplete="off"
      maxLength={maxLength}
      value={form[name]}
      onChange={(event) => change({ [name]: event.target.value })}
      {...props}
    />
  );

  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4">
      <Field label={t("Name")} required error={errors.name}>
        {input("name", 200, { required: true, autoCapitalize: "none" })}
      </Field>
      <div className="grid gap-4 sm:grid-cols-[1fr_10rem]">
        <CategoryField label={t("Category")} value={form.category} onValueChange={(category) => change({ category })} />
        <Field label={t("Usual unit")}>
          {input("unit", 50, { autoCapitalize: "none", placeholder: t("g, piece …") })}
        </Field>
      </div>
      <Checkbox
        checked={form.neverBought}
        onCheckedChange={(neverBought) => change({ neverBought })}
        className="min-h-11"
        label={
          <>
            {t("Never bought")}
            <span className="block text-sm text-ink-muted">{t("It stays off shopping lists, as water does.")}</span>
          </>
        }
      />
      <fieldset className="grid gap-3 rounded-lg bg-sunken p-4">
        <legend className="sr-only">{t("Weights")}</legend>
        <p className="text-sm text-ink-muted">
          {t(
            "With these, a shopping list can add cups and pieces of this food to grams, and says so. Leave them empty and nothing is guessed.",
          )}
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t("Density, g per ml")} error={errors.density}>
            {input("density", 20, { inputMode: "decimal", placeholder: t("0.53 for flour") })}
          </Field>
          <Field label={t("Weight of a piece, g")} error={errors.pieceWeight}>
            {input("pieceWeight", 20, { inputMode: "decimal", placeholder: t("150 for an onion") })}
          </Field>
        </div>
      </fieldset>
    </form>
  );
}
