import { t } from "#lib/language";
import { MEAL_TYPES } from "@tureen/domain/meal-plans/meal-types";
import { useRef, useState } from "react";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { Select } from "#components/ui/select";
import { Textarea } from "#components/ui/textarea";
import { classNames } from "#lib/class-names";
import { hasFinePointer } from "#lib/pointer";
import { showFailure } from "#lib/toasts";
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
        <Field label={t("Date")} required>
          <Input type="date" required value={form.date} onChange={(event) => change({ date: event.target.value })} />
        </Field>
        <Field label={t("Meal Type")} required>
          <Select required value={form.mealType} onChange={(event) => change({ mealType: event.target.value })}>
            {MEAL_TYPES.map((mealType) => (
              <option key={mealType} value={mealType}>
                {t(MEAL_LABELS[mealType])}
              </option>
            ))}
          </Select>
        </Field>
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
