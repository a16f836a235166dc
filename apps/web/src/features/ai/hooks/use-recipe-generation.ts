import type { PdfImportResult } from "@tureen/contracts/pdf-import";
import { useState } from "react";
import { serverFault } from "#lib/server/server-fault";
import { type AiMode, modeAskedFor } from "../ai-mode";
import { ModelRefusal } from "../model-refusal";
import { type HandedPage, readHanded, sharedText } from "../web-page";
import { type GeneratedRecipe, useAiCalls } from "./use-ai-calls";

interface GenerationOptions {
  /** Fills the form. */
  onRecipe: (generated: GeneratedRecipe) => void;
  /** After a PDF brought its recipes into the collection. */
  onImported: (result: PdfImportResult) => void;
}

/** The states of the create screen's AI section (specification, section 4). */
export function useRecipeGeneration({ onRecipe, onImported }: GenerationOptions) {
  const [mode, setMode] = useState<AiMode>(() => (sharedText(window.location.search) === "" ? modeAskedFor() : "web"));
  const [description, setDescription] = useState("");
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [mealPhoto, setMealPhoto] = useState<File | null>(null);
  const [pdf, setPdf] = useState<File | null>(null);
  const [webPage, setWebPage] = useState(() => sharedText(window.location.search));
  const [result, setResult] = useState<GeneratedRecipe | null>(null);
  const calls = useAiCalls();
  const all = [calls.describe, calls.readPhotos, calls.readMeal, calls.readPage, calls.importPdf] as const;
  const failed = all.find((call) => call.isError);

  function forgetFailure(): void {
    for (const call of all) call.reset();
  }

  /** What was wrong with one file says nothing about the next. */
  function choosing<Chosen>(choose: (chosen: Chosen) => void): (chosen: Chosen) => void {
    return (chosen) => {
      forgetFailure();
      choose(chosen);
    };
  }

  function clearFiles(): void {
    setPhotos([]);
    setMealPhoto(null);
    setPdf(null);
  }

  function close(): void {
    calls.cancel();
    forgetFailure();
    clearFiles();
    setMode("none");
  }

  const done = {
    onSuccess: (generated: GeneratedRecipe | null) => {
      if (!generated) return;
      clearFiles();
      setMode("none");
      setResult(generated);
      onRecipe(generated);
    },
  };

  return {
    mode,
    description,
    photos,
    mealPhoto,
    pdf,
    webPage,
    result,
    isBusy: all.some((call) => call.isPending),
    /** The sentence of the last failure, which outlives its toast. */
    refusal: failed ? serverFault(failed.error).reason : null,
    /** The model is what failed: the Admin page knows more. */
    isModelRefusal: failed?.error instanceof ModelRefusal,
    uploadedShare: calls.uploadedShare,
    setDescription,
    setPhotos: choosing(setPhotos),
    setMealPhoto: choosing(setMealPhoto),
    setPdf: choosing(setPdf),
    setWebPage,
    choose: choosing(setMode),
    cancel: close,
    /** Closes the panel; what was typed and chosen is there again when it is opened. */
    fold: () => setMode("none"),
    /** What was generated is of no use. */
    dropResult: () => setResult(null),
    reset: () => {
      close();
      setDescription("");
      setWebPage("");
      setResult(null);
    },
    generateFromText: () => calls.describe.mutate(description.trim(), done),
    readPhotos: () => calls.readPhotos.mutate(photos, done),
    readMeal: () => mealPhoto && calls.readMeal.mutate(mealPhoto, done),
    readTypedPage: () => calls.readPage.mutate(readHanded(webPage), done),
    readPage: (page: HandedPage) => calls.readPage.mutate(page, done),
    importPdf: () =>
      pdf &&
      calls.importPdf.mutate(pdf, {
        onSuccess: (imported) => {
          if (!imported) return;
          close();
          onImported(imported);
        },
      }),
  };
}

export type RecipeGeneration = ReturnType<typeof useRecipeGeneration>;
