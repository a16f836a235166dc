import type { ImportJob } from "@tureen/contracts/pdf-import";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { saidByServer } from "#lib/server/server-fault";
import { showFailure, showSuccess } from "#lib/screen/toasts";
import { trpc } from "#lib/server/trpc";
import type { ImportProgress } from "../import-steps";
import { PDF_MESSAGES } from "../messages";
import { useMutation } from "@tanstack/react-query";
import { uploadFile } from "#lib/server/upload-file";
import { useTabVisible } from "#lib/device/use-tab-visible";

/** The panel stays about so long after the end; the summary stays for good (specification, section 4). */
const PANEL_CLEARS_MS = 4000;

/** The whole of the import screen's state: what is on its way, what runs, what has ended. */
export function useImport(onUploaded: () => void) {
  const utils = trpc.useUtils();
  const { job, setJob } = useCurrentJob();
  // The import that this screen has seen at work: only its end is news here.
  const [watchedId, setWatchedId] = useState<number | null>(null);
  const upload = useUpload((begun) => {
    setWatchedId(begun.id);
    setJob(begun);
    onUploaded();
  });
  const isRunning = job?.status === "running";
  const isOver = job !== null && !isRunning && job.id === watchedId;

  // Once for each end, whatever else is read of the job afterwards.
  const onEnd = useEffectEvent(() => {
    if (job) announce(job);
    void utils.invalidate();
  });

  useEffect(() => {
    if (isRunning) setWatchedId(job.id);
  }, [isRunning, job?.id]);

  useEffect(() => {
    if (!isOver) return;
    onEnd();
    const timer = setTimeout(() => setWatchedId(null), PANEL_CLEARS_MS);
    return () => clearTimeout(timer);
  }, [isOver]);

  return { job, setJob, upload, progress: progressOf(upload, isRunning || isOver ? job : null) };
}

function progressOf({ fileName, share }: ReturnType<typeof useUpload>, job: ImportJob | null): ImportProgress | null {
  if (fileName !== null) return { phase: "upload", fileName, share };
  return job && { phase: "job", job };
}

/** Says how an import ended; one that was stopped on purpose says nothing. */
function announce({ status, result, imported }: ImportJob): void {
  if (status === "cancelled") return;
  if (status === "done" && imported > 0) showSuccess(PDF_MESSAGES.imported(imported));
  else showFailure(saidByServer(result?.error || result?.message || "") || PDF_MESSAGES.failed);
}

interface BookToRead {
  readonly file: File;
  /** Without any model: what the rules are not certain of is named as a doubt. */
  readonly isRulesOnly: boolean;
}

/** Sends a PDF; the server answers with a job as soon as it has looked at the file. Leaving the page does not stop it. */
function useUpload(onJob: (job: ImportJob) => void) {
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

/** Between a stream that broke and the next. */
const RETRY_MS = 2000;

/** A running import is asked for so often beside its stream, which a proxy may hold back. */
const ASK_MS = 20_000;

/**
 * The import under way, or the newest that has ended, whichever device began it. While it runs it is followed, by one
 * stream and only while the tab is in view; the stream begins with the present state, so coming back catches up.
 */
function useCurrentJob() {
  const utils = trpc.useUtils();
  const isVisible = useTabVisible();
  const { data } = trpc.pdfImport.current.useQuery(undefined, {
    meta: { failure: PDF_MESSAGES.loadFailed },
    refetchInterval: (query) => (query.state.data?.job?.status === "running" ? ASK_MS : false),
  });
  const job = data?.job ?? null;
  const runningId = job?.status === "running" ? job.id : null;

  const setJob = useCallback(
    (next: ImportJob) => {
      utils.pdfImport.current.setData(undefined, { job: next });
    },
    [utils],
  );

  useEffect(() => {
    if (runningId === null || !isVisible) return;
    const stop = new AbortController();
    const { signal } = stop;
    void (async () => {
      while (!signal.aborted) {
        try {
          const states = await utils.client.pdfImport.follow.query({ id: runningId }, { signal });
          for await (const state of states) {
            if (signal.aborted) return;
            setJob(state);
            if (state.status !== "running") return;
          }
        } catch {
          // The server restarts, or the connection broke: the next stream begins with the present state.
        }
        // A stream that ends before its import: that was deleted, or this device is signed out.
        const now = utils.pdfImport.current.fetch(undefined, { staleTime: 0, meta: { silent: true } });
        await now.catch(() => undefined);
        await pause(RETRY_MS, signal);
      }
    })();
    return () => stop.abort();
  }, [runningId, isVisible, utils, setJob]);

  return { job, setJob };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}
