import type { ImportJob } from "@tureen/contracts/pdf-import";
import { useCallback, useEffect } from "react";
import { trpc } from "#lib/trpc";
import { useTabVisible } from "#lib/use-tab-visible";
import { followJob } from "../follow-job";
import { PDF_MESSAGES } from "../messages";

/**
 * The import under way, or the newest that has ended, whichever device began it. While it runs it is followed, by one
 * stream and only while the tab is in view; coming back catches up.
 */
export function useCurrentJob() {
  const utils = trpc.useUtils();
  const isVisible = useTabVisible();
  const { data } = trpc.pdfImport.current.useQuery(undefined, { meta: { failure: PDF_MESSAGES.loadFailed } });
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
    const ask = async () =>
      (await utils.pdfImport.job.fetch({ id: runningId }, { staleTime: 0, meta: { silent: true } })).job;
    void followJob(runningId, { ask, onJob: setJob, signal: stop.signal });
    return () => stop.abort();
  }, [runningId, isVisible, utils, setJob]);

  return { job, setJob };
}
