import { rich, t } from "#lib/text/language";
import { useState } from "react";
import { FailureNote } from "#components/failure-note";
import { PageHeading } from "#components/page-heading";
import { ChoosePdf } from "./components/choose-pdf";
import { ImportSummary } from "./components/import-summary";
import { ProgressPanel } from "./components/progress-panel";
import { useImport } from "./hooks/use-import";
import { text } from "@tureen/messages/text";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";

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

const STEPS = [
  [text("Upload"), text("To the machine in your home, nowhere else.")],
  [text("Extract text"), text("Pages that are pictures are read letter by letter.")],
  [text("AI recipe extraction"), text("Only where rules are unsure, the model says which lines belong together.")],
  [text("Import into database"), text("What is in doubt waits for you, page by page.")],
] as const;

/** The four steps of the specification, section 4, whatever an import is doing now. */
function HowItWorks() {
  return (
    <aside aria-labelledby="how-it-works" className="lg:sticky lg:top-24 lg:self-start">
      <h2 id="how-it-works" className="text-lg">
        {t("How it works")}
      </h2>
      <ol className="mt-4 grid gap-4">
        {STEPS.map(([title, explanation], index) => (
          <li key={title.message} className="grid grid-cols-[2rem_1fr] text-sm">
            <span aria-hidden className="figures font-serif text-lg leading-none text-clay">
              {index + 1}
            </span>
            <div>
              <h3 className="font-sans text-sm font-semibold tracking-normal">{t(title)}</h3>
              <p className="text-ink-muted">{t(explanation)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-5 text-sm text-ink-muted">
        {rich(
          "You can leave this page: the import goes on. How many recipes it may bring is set in <link>Admin</link>.",
          {
            link: (words) => (
              <Link
                href={`${paths.admin}#settings`}
                className="font-semibold text-herb-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
              >
                {words}
              </Link>
            ),
          },
        )}
      </p>
    </aside>
  );
}
