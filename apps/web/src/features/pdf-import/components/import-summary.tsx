import { t } from "#lib/text/language";
import type { ImportJob, PdfImportResult } from "@tureen/contracts/pdf-import";
import { Suspense, useState } from "react";
import { trpc } from "#lib/server/trpc";
import { PDF_MESSAGES } from "../messages";
import { FailedRecipes } from "./failed-recipes";
import { ImportedRecipes } from "./imported-recipes";
import { PageLedger } from "./page-ledger";
import { SourceDialog } from "./source-dialog";
import { CallFailure } from "#components/failure-note";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { lazyAhead } from "#lib/screen/when-idle";
import { useBookPictures } from "../hooks/use-book-pictures";
import { countText } from "#lib/text/counted";

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

const BookPicturesDialog = lazyAhead(() => import("./book-pictures-dialog"));

/** The pictures that the book has of its recipes, all at once; nothing where there are none. */
function BookPictures({ recipes }: { recipes: PdfImportResult["importedRecipes"] }) {
  const { found, take } = useBookPictures(recipes);
  const [isOpen, setIsOpen] = useState(false);
  if (found.length === 0 && !isOpen) return null;
  return (
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <span aria-hidden className="flex gap-1.5">
        {found.slice(0, 3).map(({ id, preview }) => (
          <img key={id} src={preview} alt="" className="size-14 rounded-md object-cover" />
        ))}
      </span>
      <p role="status" className="min-w-0 flex-1 basis-48">
        {t("{count, plural, one {# recipe has a picture in the book.} other {# recipes have a picture in the book.}}", {
          count: found.length,
        })}
      </p>
      <Button onClick={() => setIsOpen(true)}>{t("Look at the pictures")}</Button>
      {isOpen && (
        <Suspense>
          <BookPicturesDialog found={found} take={take} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}

/** The summary in numbers. */
function SummaryFigures({ result }: { result: PdfImportResult }) {
  const doubts = result.failedRecipes.filter(({ doubt }) => doubt !== null).length;
  const figures = [
    [t("Imported"), result.importedRecipes.length],
    [t("To look at"), doubts],
    [t("Failed"), result.failedRecipes.length - doubts],
    [t("Left out"), result.skippedRecipes],
    [t("Pages"), result.totalPages],
    [t("Chunks"), result.totalChunks],
  ] as const;
  return (
    <div>
      <dl className="grid grid-cols-3 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-6">
        {figures.map(([label, count]) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-0.5 bg-surface px-4 py-3">
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className="figures font-serif text-2xl">{countText(count)}</dd>
          </div>
        ))}
      </dl>
      {result.importedRecipes.length > 0 && (
        <p className="figures mt-2 text-sm text-ink-muted">{whoRead(result.importedRecipes)}</p>
      )}
      {result.importedRecipes.length > 0 && doubts > result.importedRecipes.length && (
        <p className="mt-2 max-w-prose">
          {t(
            "This book is hard to read: more of its recipes are in doubt than came in. Compare those that came in with their pages.",
          )}
        </p>
      )}
      {result.model !== "" && (
        <p className="figures mt-2 text-sm text-ink-muted">
          {t("Read by {model}, at most {characters, number} characters at once.", {
            model: result.model,
            characters: result.chunkChars,
          })}
        </p>
      )}
    </div>
  );
}

/** A parent need not look closely at what rules have taken from the page. */
function whoRead(recipes: PdfImportResult["importedRecipes"]): string {
  const byRules = recipes.filter(({ origin }) => origin === "rules").length;
  const withModel = recipes.length - byRules;
  const parts = [
    byRules > 0 && t("{count, plural, one {# recipe} other {# recipes}} read by rules alone", { count: byRules }),
    withModel > 0 && t("{count, plural, one {# recipe} other {# recipes}} read with the model", { count: withModel }),
  ];
  return `${parts.filter(Boolean).join(", ")}.`;
}
