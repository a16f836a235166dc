import { useMutation } from "@tanstack/react-query";
import { downloadFile } from "#lib/server/download";
import { EXPORT_MESSAGES } from "./messages";

export type DownloadFormat = "pdf" | "json" | "markdown";

interface RecipeDownload {
  readonly kind: DownloadFormat;
  /** Absent for all recipes. */
  readonly ids?: readonly number[];
  /** A collection, in its order, in place of ids. */
  readonly collection?: number;
  /** What the file is called, without its ending. */
  readonly name?: string;
}

const ENDINGS: Readonly<Record<DownloadFormat, string>> = { pdf: "pdf", json: "json", markdown: "md" };

/** Saves recipes on this device: as a book to print, or as files that other apps read. */
export function useRecipeDownload() {
  return useMutation({
    mutationFn: ({ kind, ids, collection, name = kind === "pdf" ? "cookbook" : "recipes" }: RecipeDownload) => {
      const asked = new URLSearchParams(ids ? { ids: ids.join(",") } : {});
      if (collection !== undefined) asked.set("collection", String(collection));
      if (kind !== "pdf") asked.set("format", kind);
      return downloadFile(
        `/api/export/${kind === "pdf" ? "cookbook" : "recipes"}?${asked.toString()}`,
        `${name}.${ENDINGS[kind]}`,
      );
    },
    meta: { failure: EXPORT_MESSAGES.failed, preferServerMessage: true },
  });
}
