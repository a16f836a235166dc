import type { ImportJob } from "@tureen/contracts/pdf-import";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { uploadFile } from "#lib/server/upload-file";
import { PDF_MESSAGES } from "../messages";

interface BookToRead {
  readonly file: File;
  /** Without any model: what the rules are not certain of is named as a doubt. */
  readonly isRulesOnly: boolean;
}

/** Sends a PDF; the server answers with a job as soon as it has looked at the file. Leaving the page does not stop it. */
export function useUpload(onJob: (job: ImportJob) => void) {
  const [share, setShare] = useState(0);
  const stop = useRef<AbortController>(null);
  const upload = useMutation({
    mutationFn: async (book: BookToRead) => {
      const { signal } = (stop.current = new AbortController());
      setShare(0);
      try {
        return await send(book, setShare, signal);
      } catch (error) {
        if (signal.aborted) return null;
        throw error;
      }
    },
    meta: { failure: PDF_MESSAGES.failed, preferServerMessage: true },
    onSuccess: (job) => job && onJob(job),
  });
  return {
    start: upload.mutate,
    error: upload.error,
    /** What was wrong with one file says nothing about the next. */
    forgetError: upload.reset,
    cancel: () => stop.current?.abort(),
    fileName: upload.isPending ? upload.variables.file.name : null,
    share,
  };
}

async function send(
  { file, isRulesOnly }: BookToRead,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<ImportJob> {
  const answer = await uploadFile({
    url: isRulesOnly ? "/api/pdf-import/upload?rules_only=true" : "/api/pdf-import/upload",
    field: "pdf",
    file,
    headers: { Prefer: "respond-async" },
    onProgress,
    signal,
  });
  return (answer as { job: ImportJob }).job; // what this call answers to whoever does not wait
}
