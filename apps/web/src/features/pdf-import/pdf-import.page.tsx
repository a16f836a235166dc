import { t } from "#lib/text/language";
import { useState } from "react";
import { FailureNote } from "#components/failure-note";
import { PageHeading } from "#components/page-heading";
import { ChoosePdf } from "./components/choose-pdf";
import { HowItWorks } from "./components/how-it-works";
import { ImportSummary } from "./components/import-summary";
import { ProgressPanel } from "./components/progress-panel";
import { useImport } from "./hooks/use-import";

/** Shows the household's import, whoever began it; another file can be chosen while none is at work. */
export default function PdfImportPage() {
  const [file, setFile] = useState<File | null>(null);
  const { job, setJob, upload, progress } = useImport(() => setFile(null));
  const isAtWork = progress !== null && (progress.phase === "upload" || progress.job.status === "running");

  function choose(chosen: File | null): void {
    setFile(chosen);
    upload.forgetError();
  }

  return (
    <>
      <PageHeading title={t("PDF Import")} />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-12">
        <div className="grid min-w-0 grid-cols-1 content-start gap-8">
          {!isAtWork && <ChoosePdf file={file} onChange={choose} onProcess={upload.start} />}
          <FailureNote error={upload.error} />
          {progress && <ProgressPanel progress={progress} onCancelUpload={upload.cancel} onChange={setJob} />}
          {job && job.status !== "running" && job.result && !isAtWork && (
            <ImportSummary key={job.id} job={job} result={job.result} onChange={setJob} />
          )}
        </div>
        <HowItWorks />
      </div>
    </>
  );
}
