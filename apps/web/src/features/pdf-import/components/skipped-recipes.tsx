import { CallFailure } from "#components/failure-note";
import { t } from "#lib/language";
import type { ImportJob } from "@tureen/contracts/pdf-import";
import { Button } from "#components/ui/button";
import { trpc } from "#lib/trpc";
import { PDF_MESSAGES } from "../messages";

interface SkippedRecipesProps {
  jobId: number;
  count: number;
  onChange: (job: ImportJob) => void;
}

/** Brings in what the limit of one import left out; it needs no model, so it takes a moment. */
export function SkippedRecipes({ jobId, count, onChange }: SkippedRecipesProps) {
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
