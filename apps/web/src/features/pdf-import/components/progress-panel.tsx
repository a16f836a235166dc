import { t } from "#lib/text/language";
import type { ImportJob } from "@tureen/contracts/pdf-import";
import { Check, LoaderCircle } from "lucide-react";
import { Card } from "#components/ui/card";
import { Progress } from "#components/ui/progress";
import { classNames } from "#lib/screen/class-names";
import { type ImportProgress, importShare, type ImportStep, importSteps, timeLeftText } from "../import-steps";
import { CallFailure } from "#components/failure-note";
import { useState } from "react";
import { ConfirmDialog } from "#components/ui/layers/confirm-dialog";
import { CancelButton } from "#components/ui/button";
import { trpc } from "#lib/server/trpc";
import { PDF_MESSAGES } from "../messages";

interface ProgressPanelProps {
  progress: ImportProgress;
  onCancelUpload: () => void;
  onChange: (job: ImportJob) => void;
}

/** The four steps of an import, driven by the real work, on every device that looks. */
export function ProgressPanel({ progress, onCancelUpload, onChange }: ProgressPanelProps) {
  const steps = importSteps(progress);
  const name = progress.phase === "upload" ? progress.fileName : progress.job.sourceName;
  const waitingFor = progress.phase === "job" ? progress.job.waitingFor : "";
  const timeLeft = progress.phase === "job" && !waitingFor ? timeLeftText(progress.job) : "";
  const now = steps.find(({ state }) => state === "now") ?? steps.at(-1);
  return (
    <Card className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1">
          <h2 className="text-lg wrap-anywhere">{name}</h2>
          <p className="figures min-h-6 text-sm text-ink-muted">{timeLeft}</p>
        </div>
        <StopImport progress={progress} onCancelUpload={onCancelUpload} onChange={onChange} />
      </div>
      {waitingFor && (
        <p role="status" className="rounded-md bg-butter-soft px-3 py-2 text-sm text-butter-ink">
          {t("The import is waiting, and goes on by itself. {reason}", { reason: waitingFor })}
        </p>
      )}
      <Progress label={t("Importing {name}", { name })} value={importShare(progress)} />
      <ol className="grid gap-3">
        {steps.map((step) => (
          <Step key={step.label} step={step} />
        ))}
      </ol>
      {/* Said once for each step; the numbers beside it would talk without end. */}
      <p role="status" className="sr-only">
        {now?.label}
      </p>
    </Card>
  );
}

function Step({ step: { label, state, text } }: { step: ImportStep }) {
  return (
    <li
      aria-current={state === "now" ? "step" : undefined}
      className={classNames("flex items-center gap-3", state === "waiting" && "text-ink-muted")}
    >
      <span
        aria-hidden
        className={classNames(
          "grid size-7 shrink-0 place-items-center rounded-full border",
          state === "waiting" && "border-line-strong",
          state === "done" && "border-herb bg-herb text-on-herb",
          state === "now" && "border-clay text-clay",
        )}
      >
        {state === "done" && <Check className="size-4" strokeWidth={3} />}
        {state === "now" && <LoaderCircle className="size-4 animate-spin" />}
      </span>
      <span className="min-w-0">
        <span className={classNames(state === "now" && "font-semibold")}>{label}</span>
        {text && <span className="figures text-sm text-ink-muted"> · {text}</span>}
        <span className="sr-only">{state === "done" ? t(", done") : ""}</span>
      </span>
    </li>
  );
}

interface StopImportProps {
  progress: ImportProgress;
  onCancelUpload: () => void;
  onChange: (job: ImportJob) => void;
}

/** Ends an upload at once, a running import after a question; nothing where there is nothing to end. */
function StopImport({ progress, onCancelUpload, onChange }: StopImportProps) {
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
