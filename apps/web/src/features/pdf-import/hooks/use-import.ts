import type { ImportJob } from "@tureen/contracts/pdf-import";
import { useEffect, useEffectEvent, useState } from "react";
import { saidByServer } from "#lib/server/server-fault";
import { showFailure, showSuccess } from "#lib/screen/toasts";
import { trpc } from "#lib/server/trpc";
import type { ImportProgress } from "../import-steps";
import { PDF_MESSAGES } from "../messages";
import { useCurrentJob } from "./use-current-job";
import { useUpload } from "./use-upload";

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
