import { useLayoutEffect, useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { useLocation } from "wouter";
import { addressNow } from "#lib/screen/address";
import { readDraft, writeDraft } from "#lib/device/draft-storage";
import { t } from "#lib/text/language";
import { showSuccess } from "#lib/screen/toasts";
import { useFormDraft } from "#lib/device/use-form-draft";
import { RECIPE_MESSAGES } from "../messages";
import { isRecipeForm, type RecipeFormValues } from "./recipe-form";
import { recipeErrors } from "./recipe-input";

interface RecipeFormOptions {
  /** Under which name the half filled form is kept. */
  draftName: string;
  /** What Reset Form goes back to. */
  defaults: RecipeFormValues;
  needsIngredient: boolean;
}

interface RecipeFormHandle {
  form: UseFormReturn<RecipeFormValues>;
  /** True where the form was found half filled in. */
  wasRestored: boolean;
  /** For what is saved. */
  forgetDraft: () => void;
  /** For what is given up: says so, and for ten seconds a tap on the toast brings it back, to the same address. */
  dropInput: (onUndo?: () => void) => void;
}

/** The recipe form with its rules; half filled in it survives a closed tab. */
export function useRecipeForm({ draftName, defaults, needsIngredient }: RecipeFormOptions): RecipeFormHandle {
  const [draft] = useState(() => readDraft(draftName, isRecipeForm));
  const form = useForm<RecipeFormValues>({
    defaultValues: defaults,
    resolver: (values) => {
      const errors = recipeErrors(values, { needsIngredient });
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  const forgetDraft = useFormDraft(form, draftName);
  const [, navigate] = useLocation();

  function dropInput(onUndo?: () => void): void {
    const address = addressNow();
    const typed = form.formState.isDirty ? structuredClone(form.getValues()) : null;
    forgetDraft();
    if (!typed) return;
    const bringBack = (): void => {
      // For the form that is opened anew, and for the one that is still there.
      writeDraft(draftName, typed);
      form.reset(typed, { keepDefaultValues: true });
      onUndo?.();
      if (addressNow() !== address) navigate(address);
    };
    showSuccess(RECIPE_MESSAGES.inputDropped, { action: { label: t("Undo"), onClick: bringBack } });
  }

  useLayoutEffect(() => {
    if (draft) form.reset(draft, { keepDefaultValues: true });
  }, [draft, form]);

  return { form, wasRestored: draft !== undefined, forgetDraft, dropInput };
}
