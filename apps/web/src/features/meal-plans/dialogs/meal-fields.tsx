import { Field, Input, SelectField, Textarea, TextField } from "#components/ui/field";
import { t } from "#lib/text/language";
import { MEAL_TYPES, type MealType } from "@tureen/domain/meal-plans/meal-types";
import { useRef, useState } from "react";
import { classNames } from "#lib/screen/class-names";
import { hasFinePointer } from "#lib/device/pointer";
import { showFailure } from "#lib/screen/toasts";
import {
  hasRequiredFields,
  MEAL_LABELS,
  mealFields,
  type MealFields,
  type MealForm,
  type OtherMealFields,
  servingsError,
} from "../meal-form";
import { MEAL_MESSAGES } from "../messages";
import { RecipePicker } from "./recipe-picker";

interface MealFieldsFormProps {
  /** Ties the buttons of the dialog's footer to this form. */
  id: string;
  form: MealForm;
  /** A new meal, of which the day is known: the recipe comes first, and it may be a meal without one. */
  isNew?: boolean;
  onChange: (form: MealForm) => void;
  onSubmit: (fields: MealFields | OtherMealFields) => void;
}

/** On a phone for how many stays in view below the recipes. */
const PINNED =
  "max-sm:sticky max-sm:-bottom-5 max-sm:order-last max-sm:grid-cols-[1fr_auto] max-sm:items-center max-sm:bg-raised max-sm:py-2";

/** The fields that adding and editing a meal share (specification, section 2). */
export function MealFieldsForm({ id, form, isNew = false, onChange, onSubmit }: MealFieldsFormProps) {
  const [showsErrors, setShowsErrors] = useState(false);
  const servings = useRef<HTMLInputElement>(null);
  const change = (part: Partial<MealForm>) => onChange({ ...form, ...part });

  function submit(): void {
    const fields = mealFields(form);
    if (fields) {
      onSubmit(fields);
      return;
    }
    setShowsErrors(true);
    if (!hasRequiredFields(form)) showFailure(MEAL_MESSAGES.requiredFields);
    else servings.current?.focus();
  }

  const recipes = (
    <div className="sm:col-start-2 sm:row-span-4 sm:row-start-1">
      <RecipePicker
        chosen={form.recipe}
        onSelect={(recipe) => change({ recipe, other: "" })}
        {...(isNew ? { slot: form, other: form.other, onOther: (other) => change({ recipe: null, other }) } : {})}
        // Where no on-screen keyboard hides the list.
        autoFocus={isNew && hasFinePointer()}
      />
    </div>
  );

  return (
    <form
      id={id}
      noValidate
      className="grid gap-4 sm:grid-cols-[13rem_minmax(0,1fr)] sm:grid-rows-[auto_auto_auto_1fr] sm:gap-x-6"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {/* Enter sends by the first button of a form, and by none where that is disabled; it must still say what is missing. */}
      <button type="submit" hidden>
        {t("Send")}
      </button>
      {/* On a phone one below the other; where there is room the recipes stand beside the rest. */}
      {isNew && recipes}
      <div className="flex flex-wrap gap-3 max-sm:*:flex-[1_1_10rem] sm:contents">
        <SlotFields date={form.date} mealType={form.mealType} onChange={change} />
      </div>
      {!isNew && recipes}
      <Field
        label={t("Servings")}
        className={classNames(isNew && PINNED)}
        error={showsErrors ? servingsError(form) : undefined}
      >
        <Input
          ref={servings}
          type="number"
          inputMode="decimal"
          min={1}
          step="any"
          className="max-w-32"
          value={form.servings}
          onChange={(event) => change({ servings: event.target.value })}
        />
      </Field>
      <Field label={t("Notes (optional)")}>
        <Textarea
          rows={2}
          value={form.notes}
          maxLength={2000}
          onChange={(event) => change({ notes: event.target.value })}
        />
      </Field>
    </form>
  );
}

interface SlotFieldsProps {
  date: string;
  mealType: MealType;
  onChange: (part: { readonly date: string } | { readonly mealType: MealType }) => void;
}

/** The day of a meal, and which of the day's meals it is. */
export function SlotFields({ date, mealType, onChange }: SlotFieldsProps) {
  return (
    <>
      <TextField label={t("Date")} required type="date" value={date} onValueChange={(date) => onChange({ date })} />
      <SelectField
        label={t("Meal Type")}
        required
        value={mealType}
        options={MEAL_TYPES.map((value) => ({ value, label: t(MEAL_LABELS[value]) }))}
        onValueChange={(chosen) => onChange({ mealType: chosen })}
      />
    </>
  );
}
