import { useLayoutEffect, useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { readDraft } from "#lib/draft-storage";
import { useFormDraft } from "#lib/use-form-draft";
import { isRecipeForm, type RecipeFormValues } from "../recipe-form";
import { recipeErrors } from "../recipe-input";

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
  forgetDraft: () => void;
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

  useLayoutEffect(() => {
    if (draft) form.reset(draft, { keepDefaultValues: true });
  }, [draft, form]);

  return { form, wasRestored: draft !== undefined, forgetDraft };
}
