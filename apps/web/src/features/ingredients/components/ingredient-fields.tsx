import { t } from "#lib/text/language";
import { type FormEvent, useState } from "react";
import { Checkbox } from "#components/ui/checkbox";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import {
  ingredientErrors,
  type IngredientFieldValues,
  ingredientFieldValues,
  type IngredientForm,
} from "../ingredient-form";
import { CategorySelect } from "./category-select";

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

  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4">
      <Field label={t("Name")} required error={errors.name}>
        <Input
          name="name"
          required
          autoCapitalize="none"
          autoComplete="off"
          maxLength={200}
          value={form.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-[1fr_10rem]">
        <Field label={t("Category")}>
          <CategorySelect value={form.category} onChange={(event) => change({ category: event.target.value })} />
        </Field>
        <Field label={t("Usual unit")}>
          <Input
            autoCapitalize="none"
            autoComplete="off"
            maxLength={50}
            placeholder={t("g, piece …")}
            value={form.unit}
            onChange={(event) => change({ unit: event.target.value })}
          />
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
            <Input
              name="density"
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              placeholder={t("0.53 for flour")}
              value={form.density}
              onChange={(event) => change({ density: event.target.value })}
            />
          </Field>
          <Field label={t("Weight of a piece, g")} error={errors.pieceWeight}>
            <Input
              name="pieceWeight"
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              placeholder={t("150 for an onion")}
              value={form.pieceWeight}
              onChange={(event) => change({ pieceWeight: event.target.value })}
            />
          </Field>
        </div>
      </fieldset>
    </form>
  );
}
