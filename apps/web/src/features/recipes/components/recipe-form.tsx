import { type KeyboardEvent, type ReactNode, useState } from "react";
import { FormProvider, type SubmitErrorHandler, useFieldArray, type UseFormReturn } from "react-hook-form";
import { type RecipeFormValues, pickedLine } from "../recipe-form";
import { AddIngredientDialog } from "./add-ingredient-dialog";
import { IngredientsField } from "./ingredients-field";
import { DishFields, MethodFields } from "./recipe-fields";

interface RecipeFormProps {
  form: UseFormReturn<RecipeFormValues>;
  onSave: (values: RecipeFormValues) => void;
  onInvalid?: SubmitErrorHandler<RecipeFormValues>;
  /** The buttons; they stay in view on a phone. */
  footer: ReactNode;
}

/** The form that creating and editing share. */
export function RecipeForm({ form, onSave, onInvalid, footer }: RecipeFormProps) {
  const [isPicking, setIsPicking] = useState(false);
  const lines = useFieldArray({ control: form.control, name: "lines" });
  return (
    <FormProvider {...form}>
      <form noValidate onKeyDown={moveOnByEnter} onSubmit={(event) => void form.handleSubmit(onSave, onInvalid)(event)} className="grid gap-8">
        <DishFields />
        <IngredientsField lines={lines} onPick={() => setIsPicking(true)} />
        <MethodFields />
        <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap justify-end gap-2 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:static sm:mx-0 sm:border-t-0 sm:px-0">
          {footer}
        </div>
      </form>
      {/* Beside the form: what is sent in the dialog must not save the recipe. */}
      {isPicking && (
        <AddIngredientDialog
          onClose={() => setIsPicking(false)}
          onPick={(entry) => {
            lines.append(pickedLine(entry), { shouldFocus: false });
            form.clearErrors("newLines");
            setIsPicking(false);
          }}
          onClosed={(hasPicked) => hasPicked && form.setFocus(`lines.${form.getValues("lines").length - 1}.amount`, { shouldSelect: true })}
        />
      )}
    </FormProvider>
  );
}

/** Enter in a one-line field goes to the next one. A long form must not be sent half filled because somebody pressed it. */
function moveOnByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== "Enter" || event.nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const controls = [...currentTarget.elements].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && element.tabIndex >= 0 && element.checkVisibility() && !(element instanceof HTMLFieldSetElement),
  );
  const fields = controls.filter((element) => !(element instanceof HTMLButtonElement) || element.type === "submit");
  fields[fields.indexOf(target) + 1]?.focus();
}
