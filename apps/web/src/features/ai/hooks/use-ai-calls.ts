import { t } from "#lib/text/language";
import type { Text } from "@tureen/messages/text";
import type { AiRecipe } from "@tureen/contracts/ai";
import type { PdfImportResult } from "@tureen/contracts/pdf-import";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { serverFault } from "#lib/server/server-fault";
import { type Client, type Outputs, trpc } from "#lib/server/trpc";
import { uploadFile } from "#lib/server/upload-file";
import { AI_MESSAGES } from "../messages";
import type { HandedPage } from "../web-page";
import { granted, ModelRefusal } from "../model-refusal";

/** A recipe that the model has made, and what it was read from. */
export interface GeneratedRecipe {
  readonly recipe: AiRecipe;
  /** Null where no model was asked. */
  readonly model: string | null;
  /** The photos to check it against, none for a page of the web, with the text that was read; null where it was made up. */
  readonly source: { readonly photos: readonly File[]; readonly text: string } | null;
  /** The photo of the dish that it was made up for, or that the page has. */
  readonly dish?: File;
  /** The address of the page that it was read from; '' where nobody has said it. */
  readonly address?: string;
  /** What to look at most of all; undefined where all was read. */
  readonly note?: string | undefined;
}

/** Sent with the photo of a meal (specification, section 7: a fixed description). */
const MEAL_DESCRIPTION = "A recipe for the dish on this photo, for cooking it at home";

/** What each failure is called: by the model's own refusal, or by a call that did not get that far (section 8). */
const failureCalled = (refused: Text) => (_variables: unknown, error: unknown) =>
  error instanceof ModelRefusal ? refused : AI_MESSAGES.callFailed;

function generateFailure(_variables: unknown, error: unknown): Text {
  if (!(error instanceof ModelRefusal)) return AI_MESSAGES.callFailed;
  return error.reason === null ? AI_MESSAGES.generateFailed : AI_MESSAGES.generateFailedBecause(error.reason);
}

/** The panel shows what the server or the model had against it (`PanelFooter`). */
const saysWhyItself = (error: unknown): boolean => serverFault(error).reason !== null;

/** The calls of the create screen. A call that was cancelled ends with null and says nothing. */
export function useAiCalls() {
  const { client } = trpc.useUtils();
  const { cancellable, cancel } = useCancelling({ whenLeaving: true });
  // Once the book is with the server its import goes on without this page.
  const upload = useCancelling({ whenLeaving: false });
  const [uploadedShare, setUploadedShare] = useState(0);

  const describe = useMutation({
    meta: { success: whenDone(AI_MESSAGES.generated), failure: generateFailure, saysWhyItself },
    mutationFn: (description: string) =>
      cancellable(async (signal): Promise<GeneratedRecipe> => {
        const { recipe, model } = granted(await client.ai.suggest.mutate({ description }, { signal }));
        return { recipe, model, source: null };
      }),
  });

  const readPhotos = useMutation({
    meta: { success: whenDone(AI_MESSAGES.photoRead), failure: failureCalled(AI_MESSAGES.photoFailed), saysWhyItself },
    mutationFn: (photos: readonly File[]) =>
      cancellable(async (signal): Promise<GeneratedRecipe> => {
        const { interpretedRecipe, model, sourceText, note } = granted(await sendPhotos(client, photos, signal));
        return { recipe: interpretedRecipe, model: model || null, source: { photos, text: sourceText }, note };
      }),
  });

  const readMeal = useMutation({
    meta: {
      success: whenDone(AI_MESSAGES.mealGenerated),
      failure: failureCalled(AI_MESSAGES.mealFailed),
      saysWhyItself,
    },
    mutationFn: (photo: File) =>
      cancellable(async (signal): Promise<GeneratedRecipe> => {
        const meal = {
          image: await fileBase64(photo),
          imageFormat: photo.type || DEFAULT_IMAGE_FORMAT,
          description: MEAL_DESCRIPTION,
        };
        const { recipe, model } = granted(await client.ai.suggestFromMeal.mutate(meal, { signal }));
        return { recipe, model, source: null, dish: photo };
      }),
  });

  const readPage = useMutation({
    meta: { success: whenDone(AI_MESSAGES.pageRead), failure: AI_MESSAGES.pageFailed, saysWhyItself },
    mutationFn: (page: HandedPage) =>
      cancellable(async (signal): Promise<GeneratedRecipe> => {
        const { recipe, text, others, source, photo, note } = await client.recipePages.read.mutate(page, { signal });
        const also =
          others.length > 0 ? t("The page has other recipes as well: {titles}", { titles: others.join(", ") }) : "";
        const shown = { photos: [], text };
        const dish = photo === "" ? {} : { dish: jpegFile(photo) };
        return {
          recipe,
          model: null,
          source: shown,
          address: source.address,
          note: note || also || undefined,
          ...dish,
        };
      }),
  });

  const importPdf = useMutation({
    meta: {
      success: (result) =>
        result === null ? undefined : AI_MESSAGES.pdfImported((result as PdfImportResult).importedRecipes.length), // what mutationFn gives
      failure: failureCalled(AI_MESSAGES.pdfFailed),
      saysWhyItself,
    },
    mutationFn: (file: File) =>
      upload.cancellable(async (signal): Promise<PdfImportResult> => {
        setUploadedShare(0);
        const answer = await uploadFile({
          url: "/api/pdf-import/upload",
          field: "pdf",
          file,
          onProgress: setUploadedShare,
          signal,
        });
        const result = answer as PdfImportResult; // the documented answer of this call
        if (!result.success) throw new ModelRefusal(result.error ?? result.message);
        return result;
      }),
  });

  function cancelAll(): void {
    cancel();
    upload.cancel();
  }

  return { describe, readPhotos, readMeal, readPage, importPdf, uploadedShare, cancel: cancelAll };
}

/** One photo goes as the specification says; several are the pages of one recipe (extension). */
async function sendPhotos(
  client: Client,
  photos: readonly File[],
  signal: AbortSignal,
): Promise<Outputs["ai"]["readPhotos"]> {
  const [first, ...further] = photos;
  if (first && further.length === 0) {
    const answer = await uploadFile({ url: "/api/recipes/upload-image", field: "image", file: first, signal });
    return answer as Outputs["ai"]["readPhoto"]; // REST answers with the procedure's own output
  }
  const images = await Promise.all(
    photos.map(async (photo) => ({ image: await fileBase64(photo), imageFormat: photo.type || DEFAULT_IMAGE_FORMAT })),
  );
  return client.ai.readPhotos.mutate({ images }, { signal });
}

function whenDone(words: Text) {
  return (result: unknown) => (result === null ? undefined : words);
}

/** Lets a call be given up, by its Cancel button or by leaving the page: a model may take minutes. */
function useCancelling({ whenLeaving }: { whenLeaving: boolean }) {
  const current = useRef<AbortController | null>(null);
  useEffect(() => {
    if (whenLeaving) return () => current.current?.abort();
  }, [whenLeaving]);

  async function cancellable<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result | null> {
    const controller = new AbortController();
    current.current = controller;
    try {
      return await work(controller.signal);
    } catch (error) {
      if (controller.signal.aborted) return null;
      throw error;
    }
  }

  return { cancellable, cancel: () => current.current?.abort() };
}

/** A file's bytes as base64, without the `data:` prefix. Rejects where the device cannot read the file. */
function fileBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      const address = typeof reader.result === "string" ? reader.result : "";
      resolve(address.slice(address.indexOf(",") + 1));
    });
    reader.addEventListener("error", () => reject(reader.error ?? new Error(t("The file cannot be read"))));
    reader.readAsDataURL(file);
  });
}

/** What a file is sent as where the device does not know its type (specification, section 7). */
const DEFAULT_IMAGE_FORMAT = "image/jpeg";

/** A JPEG in base64 as a file. */
function jpegFile(base64: string): File {
  return new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], "photo.jpg", {
    type: "image/jpeg",
  });
}
