import type { ImportJob } from "@tureen/contracts/pdf-import";
import { counted } from "#lib/counted";

/** What the progress panel shows: a file on its way, or the job that the server has made of it. */
export type ImportProgress =
  | {
      readonly phase: "upload";
      readonly fileName: string;
      /** Share of the file that is gone, 0 to 1. */ readonly share: number;
    }
  | { readonly phase: "job"; readonly job: ImportJob };

export interface ImportStep {
  readonly label: string;
  readonly state: "done" | "now" | "waiting";
  /** How far it is, in a few words; empty where nothing can be said. */
  readonly text: string;
}

/** The steps of the specification, section 4, and the end. */
const LABELS = ["Upload", "Extract text", "AI recipe extraction", "Import into database", "Complete"] as const;
/** Where in the whole each of the four steps ends: asking the model takes most of the time. */
const SHARES = [0, 0.08, 0.25, 0.95, 1] as const;

/** The four steps and the end, as the work really is. */
export function importSteps(progress: ImportProgress): readonly ImportStep[] {
  const current = currentStep(progress);
  return LABELS.map((label, index) => {
    const step = index + 1;
    const state = step < current || current > LABELS.length - 1 ? "done" : step === current ? "now" : "waiting";
    return { label, state, text: state === "waiting" ? "" : stepText(progress, step, state === "now") };
  });
}

/** How much of the whole is done, 0 to 1. */
export function importShare(progress: ImportProgress): number {
  const current = currentStep(progress);
  const from = SHARES[current - 1] ?? 1;
  const to = SHARES[current] ?? 1;
  return from + (to - from) * shareOfStep(progress, current);
}

/** "about 3 minutes left"; empty while nobody can say. */
export function timeLeftText({ status, etaSeconds }: ImportJob): string {
  if (status !== "running" || etaSeconds === null) return "";
  return etaSeconds < 60 ? "less than a minute left" : `about ${counted(Math.ceil(etaSeconds / 60), "minute")} left`;
}

/** 1 to 4, and 5 once it is over. */
function currentStep(progress: ImportProgress): number {
  if (progress.phase === "upload") return 1;
  const { status, step } = progress.job;
  // The file is with the server, whatever the job says of its first moment.
  return status === "running" ? Math.max(2, step) : LABELS.length;
}

function shareOfStep(progress: ImportProgress, step: number): number {
  if (progress.phase === "upload") return progress.share;
  const { pagesDone, pages, chunksDone, chunks } = progress.job;
  if (step === 2) return pages > 0 ? pagesDone / pages : 0;
  if (step === 3) return chunks > 0 ? chunksDone / chunks : 0;
  return step > 4 ? 1 : 0;
}

function stepText(progress: ImportProgress, step: number, isNow: boolean): string {
  if (progress.phase === "upload")
    return progress.share < 1 ? `${Math.round(progress.share * 100)} %` : "The file is being checked";
  const { pagesDone, pages, chunksDone, chunks, imported, skipped } = progress.job;
  if (step === 2) return isNow ? `Page ${pagesDone} of ${pages}` : counted(pages, "page");
  const found = counted(imported + skipped, "recipe");
  if (step === 3 && isNow)
    return chunks > 0 ? `Part ${chunksDone} of ${chunks}, ${found} found so far` : "Asking the model";
  if (step === 3) return `${found} found`;
  return step === 4 ? `${counted(imported, "recipe")} in your collection` : "";
}
