import { CallFailure } from "#components/failure-note";
import { t } from "#lib/text/language";
import type { ImportJob } from "@tureen/contracts/pdf-import";
import { useState } from "react";
import { ConfirmDialog } from "#components/ui/layers/confirm-dialog";
import { CancelButton } from "#components/ui/cancel-button";
import { trpc } from "#lib/server/trpc";
import type { ImportProgress } from "../import-steps";
import { PDF_MESSAGES } from "../messages";

interface StopImportProps {
  progress: ImportProgress;
  onCancelUpload: () => void;
  onChange: (job: ImportJob) => void;
}

/** Ends an upload at once, a running import after a question; nothing where there is nothing to end. */
export function StopImport({ progress, onCancelUpload, onChange }: StopImportProps) {
  const [isAsking, setIsAsking] = useState(false);
  const cancel = trpc.pdfImport.cancel.useMutation({
    meta: { failure: PDF_MESSAGES.cancelFailed },
    onSuccess: ({ job }) => onChange(job),
    onSettled: () => setIsAsking(false),
  });
  if (progress.phase === "upload") {
    return <CancelButton onClick={onCancelUpload} />;
  }
  const { id, status } = progress.job;
  if (status !== "running") return null;
  return (
    <>
      <CancelButton onClick={() => setIsAsking(true)} />
      <CallFailure call={cancel} className="basis-full" />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t("Are you sure you want to stop this import?")}
        description={t("Recipes that have come in so far stay. The rest of the book is not read.")}
        confirmLabel={t("Stop the import")}
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate({ id })}
      />
    </>
  );
}
