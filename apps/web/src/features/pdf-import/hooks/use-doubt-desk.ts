import type { PdfImportResult } from "@tureen/contracts/pdf-import";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { paths } from "#lib/screen/paths";
import { trpc } from "#lib/server/trpc";
import { keepDoubt } from "#features/recipes/form/recipe-of-doubt";
import { PDF_MESSAGES } from "../messages";

type Doubt = NonNullable<PdfImportResult["failedRecipes"][number]["doubt"]>;

/** The doubts of an import, as they lie on the desk. */
export function doubtsIn(result: PdfImportResult | null | undefined): Doubt[] {
  return result?.failedRecipes.flatMap(({ doubt }) => doubt ?? []) ?? [];
}

/** Opens doubts of an import in the form of a new recipe, filled as far as it is known. */
export function useOpenDoubt() {
  const [, navigate] = useLocation();
  return (job: { id: number; pages: number }, doubt: Doubt): void => {
    const place = { import: job.id, page: doubt.page, pages: Math.max(doubt.page, job.pages), doubt: doubt.place };
    keepDoubt(place, doubt);
    navigate(paths.recipeOfDoubt(place));
  };
}

/**
 * Works through the doubts of an import one after the other; the address of the form says which is open. What was settled is
 * kept on the server, so that another day or another phone goes on there. Alt and the right arrow skip one.
 */
export function useDoubtDesk(search: string) {
  const said = new URLSearchParams(search);
  const [jobId, place] = [Number(said.get("import")), Number(said.get("doubt"))];
  const isOpen = said.has("doubt") && jobId > 0;
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  const open = useOpenDoubt();
  const { data } = trpc.pdfImport.job.useQuery(
    { id: jobId },
    { enabled: isOpen, meta: { failure: PDF_MESSAGES.loadFailed } },
  );
  const settling = trpc.pdfImport.settleDoubt.useMutation({
    meta: { failure: PDF_MESSAGES.settleFailed },
    onSuccess: ({ job }) => {
      utils.pdfImport.job.setData({ id: job.id }, { job });
      utils.pdfImport.current.setData(undefined, (known) => (known?.job?.id === job.id ? { job } : known));
    },
  });
  const doubts = doubtsIn(data?.job.result);
  const index = doubts.findIndex((doubt) => doubt.place === place);
  const next = doubts.find((doubt) => doubt.place > place);

  function goOn(): void {
    if (data && next) open(data.job, next);
    else navigate(paths.pdfImport);
  }

  function settle(as: "saved" | "no recipe"): void {
    settling.mutate({ id: jobId, place, as }, { onSuccess: goOn });
  }

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent): void => {
      if (!event.altKey || event.key !== "ArrowRight") return;
      event.preventDefault();
      goOn();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });

  if (!isOpen) return null;
  return {
    number: index + 1,
    all: doubts.length,
    hasNext: next !== undefined,
    isSettling: settling.isPending,
    skip: goOn,
    dismiss: () => settle("no recipe"),
    saved: () => settle("saved"),
  };
}

export type DoubtDesk = NonNullable<ReturnType<typeof useDoubtDesk>>;
