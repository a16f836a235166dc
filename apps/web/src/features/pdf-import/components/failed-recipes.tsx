import { CallFailure } from "#components/failure-note";
import { t } from "#lib/text/language";
import type { ImportJob, PdfImportResult } from "@tureen/contracts/pdf-import";
import { PenLine, RotateCcw } from "lucide-react";
import { Button } from "#components/ui/button";
import { trpc } from "#lib/server/trpc";
import { doubtsIn, useOpenDoubt } from "../hooks/use-doubt-desk";
import { PDF_MESSAGES } from "../messages";

interface FailedRecipesProps {
  job: ImportJob;
  failed: PdfImportResult["failedRecipes"];
  onChange: (job: ImportJob) => void;
}

/** What did not come in, each with its reason; pages that failed can be read once more, doubts be shown to a model. */
export function FailedRecipes({ job, failed, onChange }: FailedRecipesProps) {
  const open = useOpenDoubt();
  const [firstDoubt, ...otherDoubts] = doubtsIn(job.result);
  const retry = trpc.pdfImport.retryPages.useMutation({
    meta: { failure: PDF_MESSAGES.retryFailed, preferServerMessage: true },
    onSuccess: (answer) => onChange(answer.job),
  });

  return (
    <section aria-labelledby="failed-recipes">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="failed-recipes" className="text-lg">
          {failed.every(({ doubt }) => doubt !== null) ? t("To look at") : t("Failed")}
        </h3>
        {firstDoubt && (
          <Button size="sm" className="ms-auto min-h-11" onClick={() => open(job, firstDoubt)}>
            <PenLine aria-hidden className="size-4" />
            {t("Go through {count, plural, one {it} other {these #}}", { count: otherDoubts.length + 1 })}
          </Button>
        )}
        {job.retry !== null && (
          <Button
            variant="secondary"
            size="sm"
            className="min-h-11"
            busy={retry.isPending}
            onClick={() => retry.mutate({ id: job.id })}
          >
            {!retry.isPending && <RotateCcw aria-hidden className="size-4" />}
            {job.retry === "pages" ? t("Read the failed pages again") : t("Have a model look at them")}
          </Button>
        )}
      </div>
      <CallFailure call={retry} className="mt-2" />
      <ul className="mt-2 divide-y divide-line rounded-lg border border-line bg-surface">
        {failed.map(({ title, error, doubt }, index) => (
          // Two recipes of one name may fail for one reason; the list never changes its order.
          <li key={index} className="px-4 py-2.5">
            <p dir="auto" className="font-medium wrap-anywhere">
              {title}
            </p>
            <p className="text-sm text-ink-muted wrap-anywhere">{error}</p>
            {doubt && (
              <Button
                variant="secondary"
                size="sm"
                className="my-1.5 min-h-11"
                aria-label={t("Write it as a recipe: {title}", { title: doubt.title })}
                onClick={() => open(job, doubt)}
              >
                <PenLine aria-hidden className="size-4" />
                {t("Write it as a recipe")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
