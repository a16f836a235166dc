import { CallFailure } from "#components/failure-note";
import { t } from "#lib/text/language";
import type { ImportJob, PdfImportResult } from "@tureen/contracts/pdf-import";
import { PenLine, RotateCcw } from "lucide-react";
import { useLocation } from "wouter";
import { paths } from "#lib/screen/paths";
import { Button } from "#components/ui/button";
import { trpc } from "#lib/server/trpc";
import { keepDoubt } from "#features/recipes/form/recipe-of-doubt";
import { PDF_MESSAGES } from "../messages";

type ImportDoubt = NonNullable<PdfImportResult["failedRecipes"][number]["doubt"]>;

interface FailedRecipesProps {
  job: ImportJob;
  failed: PdfImportResult["failedRecipes"];
  onChange: (job: ImportJob) => void;
}

/** What did not come in, each with its reason; pages that failed can be read once more, doubts be shown to a model. */
export function FailedRecipes({ job, failed, onChange }: FailedRecipesProps) {
  const [, navigate] = useLocation();
  const retry = trpc.pdfImport.retryPages.useMutation({
    meta: { failure: PDF_MESSAGES.retryFailed, preferServerMessage: true },
    onSuccess: (answer) => onChange(answer.job),
  });

  function openForm(doubt: ImportDoubt, index: number): void {
    const place = { import: job.id, page: doubt.page, pages: Math.max(doubt.page, job.pages), doubt: index + 1 };
    keepDoubt(place, doubt);
    navigate(paths.recipeOfDoubt(place));
  }

  return (
    <section aria-labelledby="failed-recipes">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="failed-recipes" className="text-lg">
          {t("Failed")}
        </h3>
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
            <p className="font-medium wrap-anywhere">{title}</p>
            <p className="text-sm text-ink-muted wrap-anywhere">{error}</p>
            {doubt && (
              <Button
                variant="secondary"
                size="sm"
                className="my-1.5 min-h-11"
                aria-label={t("Write it as a recipe: {title}", { title: doubt.title })}
                onClick={() => openForm(doubt, index)}
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
