import { CallFailure } from "#components/failure-note";
import { t } from "#lib/text/language";
import type { ImportDoubt, ImportJob, PdfImportResult } from "@tureen/contracts/pdf-import";
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
  const doubts = doubtsIn(job.result);
  const [firstDoubt, ...otherDoubts] = doubts;
  const [doubtful, others] = [
    failed.filter(({ doubt }) => doubt !== null),
    failed.filter(({ doubt }) => doubt === null),
  ];
  const retry = trpc.pdfImport.retryPages.useMutation({
    meta: { failure: PDF_MESSAGES.retryFailed, preferServerMessage: true },
    onSuccess: (answer) => onChange(answer.job),
  });

  return (
    <section aria-labelledby="failed-recipes">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="failed-recipes" className="text-lg">
          {others.length === 0 ? t("To look at") : t("Failed")}
        </h3>
        {firstDoubt && (
          <Button icon={PenLine} size="sm" className="ms-auto min-h-11" onClick={() => open(job, firstDoubt)}>
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
      {doubtful[0] && <p className="mt-1 max-w-prose text-sm text-ink-muted">{doubtful[0].error}</p>}
      <ul className="mt-2 divide-y divide-line rounded-lg border border-line bg-surface">
        {others.map(({ title, error }, index) => (
          // Two recipes of one name may fail for one reason; the list never changes its order.
          <li key={index} className="px-4 py-2.5">
            <p dir="auto" className="font-medium wrap-anywhere">
              {title}
            </p>
            <p className="text-sm text-ink-muted wrap-anywhere">{error}</p>
          </li>
        ))}
        {doubts.map((doubt) => (
          <li key={doubt.place} className="flex items-center gap-3 py-1 ps-4 pe-1.5">
            <div className="min-w-0 flex-1">
              <p className="font-medium wrap-anywhere">{doubt.title}</p>
              <p className="figures text-sm text-ink-muted">
                {[t("Page {page}", { page: doubt.page }), ...unsureIn(doubt)].join(" · ")}
              </p>
            </div>
            <Button
              icon={PenLine}
              variant="quiet"
              className="max-sm:size-11 max-sm:px-0"
              aria-label={t("Write it as a recipe: {title}", { title: doubt.title })}
              onClick={() => open(job, doubt)}
            >
              <span className="max-sm:hidden">{t("Write it as a recipe")}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What has to be looked at of a doubt, in the words of the form. */
function unsureIn({ unsure }: ImportDoubt): string[] {
  const words = { title: t("Title"), ingredients: t("Ingredients"), instructions: t("Instructions") };
  return unsure.map((part) => words[part]);
}
