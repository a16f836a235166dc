import type { ImportJob } from "@tureen/contracts/pdf-import";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { uploadFile } from "#lib/upload-file";
import { PDF_MESSAGES } from "../messages";

/** Sends a PDF; the server answers with a job as soon as it has looked at the file. Leaving the page does not stop it. */
export function useUpload(onJob: (job: ImportJob) => void) {
  const [share, setShare] = useState(0);
  const stop = useRef<AbortController>(null);
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const { signal } = (stop.current = new AbortController());
      setShare(0);
      try {
        return await send(file, setShare, signal);
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
    cancel: () => stop.current?.abort(),
    fileName: upload.isPending ? upload.variables.name : null,
    share,
  };
}

async function send(file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<ImportJob> {
  const answer = await uploadFile({
    url: "/api/pdf-import/upload",
    field: "pdf",
    file,
    headers: { Prefer: "respond-async" },
    onProgress,
    signal,
  });
  return (answer as { job: ImportJob }).job; // what this call answers to whoever does not wait
}
