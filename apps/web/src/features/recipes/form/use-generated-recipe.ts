import { hrefOf } from "#lib/device/base-path";
import { t } from "#lib/text/language";
import type { PdfImportResult } from "@tureen/contracts/pdf-import";
import { useEffect, useEffectEvent, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useLocation } from "wouter";
import { paths } from "#lib/screen/paths";
import { addressNow } from "#lib/screen/address";
import { useHouseholdFormat } from "#lib/text/household-format";
import { saidByServer } from "#lib/server/server-fault";
import { showSuccess } from "#lib/screen/toasts";
import { useRecipeGeneration } from "#features/ai/hooks/use-recipe-generation";
import { pageInHash } from "#features/ai/web-page";
import { AI_MESSAGES } from "#features/ai/messages";
import { type RecipeFormValues, recipeFormOfAi } from "./recipe-form";

/**
 * Lets a model fill the form. What was typed before it did so can be brought back. `onDish` is given the photo of the meal
 * that a recipe was made up for.
 */
export function useGeneratedRecipe(form: UseFormReturn<RecipeFormValues>, onDish: (photo: File) => void) {
  const [, navigate] = useLocation();
  const { numberFormat } = useHouseholdFormat();
  const [before, setBefore] = useState<RecipeFormValues | null>(null);
  const generation = useRecipeGeneration({
    onRecipe: ({ recipe, dish, address = "" }) => {
      if (dish) onDish(dish);
      setBefore(form.formState.isDirty ? form.getValues() : null);
      form.reset({ ...recipeFormOfAi(recipe, numberFormat), source: address }, { keepDefaultValues: true });
    },
    onImported: (result) => {
      navigate(paths.recipes);
      sayWhatIsMissing(result);
    },
  });

  // What the bookmark sent is read once, and is out of the address before anybody copies that.
  const readPage = useEffectEvent(generation.readPage);
  useEffect(() => {
    const page = pageInHash(window.location.hash);
    if (page === null) return;
    window.history.replaceState(window.history.state, "", hrefOf(addressNow()));
    readPage(page);
  }, []);

  /** A book of which not all came in needs more than two seconds to be understood. */
  function sayWhatIsMissing({ importedRecipes, failedRecipes, skippedRecipes, message }: PdfImportResult): void {
    if (failedRecipes.length === 0 && skippedRecipes === 0) return;
    showSuccess(AI_MESSAGES.pdfImported(importedRecipes.length), {
      description: saidByServer(message),
      action: { label: t("See the import"), onClick: () => navigate(paths.pdfImport) },
    });
  }

  function takeBack(): void {
    if (before) form.reset(before, { keepDefaultValues: true });
    setBefore(null);
    generation.dropResult();
  }

  return { generation, takeBack: before ? takeBack : undefined };
}
