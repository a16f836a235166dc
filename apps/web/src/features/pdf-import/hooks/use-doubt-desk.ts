import type { ImportDoubt, ImportJob, PdfImportResult } from "@tureen/contracts/pdf-import";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { isWriting } from "#lib/screen/is-writing";
import { paths } from "#lib/screen/paths";
import { trpc } from "#lib/server/trpc";
import { forgetDoubt, keepDoubt, refillDoubt } from "#features/recipes/form/recipe-of-doubt";
import { PDF_MESSAGES } from "../messages";

/** The doubts of an import, as they lie on the desk. */
export function doubtsIn(result: PdfImportResult | null | undefined): ImportDoubt[] {
  return result?.failedRecipes.flatMap(({ doubt }) => doubt ?? []) ?? [];
}

/** Opens doubts of an import in the form of a new recipe, filled as far as it is known. */
export function useOpenDoubt() {
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  return (job: ImportJob, doubt: ImportDoubt): void => {
    keepDoubt(job.id, doubt);
    // The desk is there at once, however long its page takes to be drawn.
    utils.pdfImport.job.setData({ id: job.id }, { job });
    const pages = Math.max(doubt.page, job.pages);
    navigate(paths.recipeOfDoubt({ import: job.id, page: doubt.page, pages, doubt: doubt.place }));
    window.scrollTo({ top: 0 });
  };
}

/**
 * Works through the doubts of an import one after the other; the address of the form says which is open. What is skipped comes
 * again behind the last one. What was settled is kept on the server, so that another day or another phone goes on there. A model that
 * nobody has asked yet fills what is open, and then the next one.
 */
export function useDoubtDesk(search: string) {
  const said = new URLSearchParams(search);
  const [jobId, place] = [Number(said.get("import")), Number(said.get("doubt"))];
  const isOpen = said.has("doubt") && jobId > 0;
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  const open = useOpenDoubt();
  // Raised when the open form was filled anew.
  const [filling, setFilling] = useState(0);
  const asked = useRef(new Set<string>());
  const { data } = trpc.pdfImport.job.useQuery(
    { id: jobId },
    { enabled: isOpen, meta: { failure: PDF_MESSAGES.loadFailed } },
  );
  const doubts = doubtsIn(data?.job.result);
  const index = doubts.findIndex((doubt) => doubt.place === place);
  const current = doubts[index];
  const next = nextOf(doubts, place);

  function keepJob(job: ImportJob): void {
    utils.pdfImport.job.setData({ id: job.id }, { job });
    utils.pdfImport.current.setData(undefined, (known) => (known?.job?.id === job.id ? { job } : known));
  }

  const settling = trpc.pdfImport.settleDoubt.useMutation({
    meta: { failure: PDF_MESSAGES.settleFailed },
    onSuccess: ({ job }) => keepJob(job),
  });
  const fill = trpc.pdfImport.fillDoubt.useMutation({
    // Without a model all is as it was, and the summary says why.
    meta: { silent: true },
    onSuccess({ job }) {
      const filled = doubtsIn(job.result).filter((now) => {
        const before = doubts.find((doubt) => doubt.place === now.place);
        const isNew = before !== undefined && JSON.stringify(before) !== JSON.stringify(now);
        return isNew && refillDoubt(job.id, before, now);
      });
      keepJob(job);
      if (filled.some((doubt) => doubt.place === place)) setFilling((times) => times + 1);
    },
  });

  function goOn(job: ImportJob | undefined): void {
    if (!job) return;
    const to = nextOf(doubtsIn(job.result), place);
    if (to) open(job, to);
    else navigate(paths.pdfImport);
  }

  function settle(as: "saved" | "no recipe"): void {
    settling.mutate({ id: jobId, place, as }, { onSuccess: ({ job }) => goOn(job) });
  }

  function dismiss(): void {
    settle("no recipe");
    forgetDoubt(jobId, place);
  }

  const isUnread = isOpen && data?.job.retry === "doubts";
  const { data: health } = trpc.ai.health.useQuery(undefined, { enabled: isUnread, meta: { silent: true } });
  const canFill = isUnread && health?.textModel != null && !fill.isPending;
  useEffect(() => {
    if (!canFill) return;
    const keyOf = (doubt: ImportDoubt): string => `${jobId} ${doubt.place}`;
    const unread = [current, next].find((doubt) => doubt?.unsure.length && !asked.current.has(keyOf(doubt)));
    if (!unread) return;
    asked.current.add(keyOf(unread));
    fill.mutate({ id: jobId, place: unread.place });
  }, [canFill, current, next, jobId, fill]);

  // Drawn while somebody works on this one.
  useEffect(() => {
    if (next) void utils.pdfImport.pageText.prefetch({ id: jobId, page: next.page });
  }, [utils, jobId, next]);

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent): void => {
      const isSave = (event.ctrlKey || event.metaKey) && event.key === "Enter";
      if (event.repeat || document.querySelector("[role=dialog], [role=alertdialog]")) return;
      // Within a text these keys move about in it.
      if (!isSave && (!event.altKey || isWriting(event.target))) return;
      if (isSave) document.querySelector<HTMLFormElement>("main form")?.requestSubmit();
      else if (event.key === "ArrowRight") goOn(data?.job);
      else if (event.key === "Delete") dismiss();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });

  if (!isOpen) return null;
  return {
    number: index + 1,
    all: doubts.length,
    page: current?.page ?? Number(said.get("page")),
    unsure: current?.unsure ?? [],
    hasNext: next !== undefined,
    isSettling: settling.isPending,
    isFilling: fill.isPending && fill.variables.place === place,
    filling,
    skip: () => goOn(data?.job),
    dismiss,
    saved: () => settle("saved"),
  };
}

/** The one behind, else the first of those that were skipped. */
function nextOf(doubts: readonly ImportDoubt[], place: number): ImportDoubt | undefined {
  return doubts.find((doubt) => doubt.place > place) ?? doubts.find((doubt) => doubt.place !== place);
}

export type DoubtDesk = NonNullable<ReturnType<typeof useDoubtDesk>>;
