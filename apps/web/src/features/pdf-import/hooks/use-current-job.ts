import type { ImportJob } from "@tureen/contracts/pdf-import";
import { useCallback, useEffect } from "react";
import { trpc } from "#lib/server/trpc";
import { useTabVisible } from "#lib/device/use-tab-visible";
import { PDF_MESSAGES } from "../messages";

/** Between a stream that broke and the next. */
const RETRY_MS = 2000;

/** A running import is asked for so often beside its stream, which a proxy may hold back. */
const ASK_MS = 20_000;

/**
 * The import under way, or the newest that has ended, whichever device began it. While it runs it is followed, by one
 * stream and only while the tab is in view; the stream begins with the present state, so coming back catches up.
 */
export function useCurrentJob() {
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
