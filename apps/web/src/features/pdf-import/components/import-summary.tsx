import { t } from "#lib/text/language";
import type { ImportJob, PdfImportResult } from "@tureen/contracts/pdf-import";
import { useState } from "react";
import { trpc } from "#lib/server/trpc";
import { PDF_MESSAGES } from "../messages";
import { BookPictures } from "./book-pictures";
import { FailedRecipes } from "./failed-recipes";
import { ImportedRecipes } from "./imported-recipes";
import { PageLedger } from "./page-ledger";
import { SourceDialog } from "./source-dialog";
import { SummaryFigures } from "./summary-figures";
import { CallFailure } from "#components/failure-note";
import { Button } from "#components/ui/button";

interface ImportSummaryProps {
  job: ImportJob;
  result: PdfImportResult;
  onChange: (job: ImportJob) => void;
}

/** What the last import brought, what it did not, and why. */
export function ImportSummary({ job, result, onChange }: ImportSummaryProps) {
  const { data: ledger } = trpc.pdfImport.ledger.useQuery(
    { id: job.id },
    { meta: { failure: PDF_MESSAGES.pagesFailed } },
  );
  // Which imported recipe is held beside its page.
  const [comparedIndex, setComparedIndex] = useState<number | null>(null);
  return (
    <section aria-labelledby="import-summary" className="grid min-w-0 grid-cols-1 gap-6">
      <header>
        <h2 id="import-summary" className="text-xl">
          {t("Import summary")}
        </h2>
        <p className="text-ink-muted wrap-anywhere">{job.sourceName}</p>
        {result.message && <p className="mt-2 max-w-prose">{result.message}</p>}
      </header>
      <SummaryFigures result={result} />
      {result.skippedRecipes > 0 && <SkippedRecipes jobId={job.id} count={result.skippedRecipes} onChange={onChange} />}
      <BookPictures recipes={result.importedRecipes} />
      {result.importedRecipes.length > 0 && (
        <ImportedRecipes recipes={result.importedRecipes} onCompare={ledger ? setComparedIndex : undefined} />
      )}
      {result.failedRecipes.length > 0 && <FailedRecipes job={job} failed={result.failedRecipes} onChange={onChange} />}
      {ledger && ledger.pages.length > 0 && <PageLedger pages={ledger.pages} />}
      {comparedIndex !== null && ledger && (
        <SourceDialog
          jobId={job.id}
          recipes={result.importedRecipes}
          index={comparedIndex}
          onIndexChange={setComparedIndex}
          pages={ledger.pages}
          onClose={() => setComparedIndex(null)}
        />
      )}
    </section>
  );
}

interface SkippedRecipesProps {
  jobId: number;
  count: number;
  onChange: (job: ImportJob) => void;
}

/** Brings in what the limit of one import left out; it needs no model, so it takes a moment. */
function SkippedRecipes({ jobId, count, onChange }: SkippedRecipesProps) {
  const importRest = trpc.pdfImport.importRest.useMutation({
    meta: { success: () => PDF_MESSAGES.imported(count), failure: PDF_MESSAGES.restFailed },
    onSuccess: ({ job }) => onChange(job),
  });
  return (
    <>
      <Button className="w-fit" busy={importRest.isPending} onClick={() => importRest.mutate({ id: jobId })}>
        {count === 1 ? t("Import the other one") : t("Import the other {count, number}", { count })}
      </Button>
      <CallFailure call={importRest} />
    </>
  );
}
