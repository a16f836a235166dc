import { type Text, text } from "@tureen/messages/text";
import { t } from "#lib/text/language";
import type { ImportJob } from "@tureen/contracts/pdf-import";

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
const LABELS: readonly Text[] = [
  text("Upload"),
  text("Extract text"),
  text("AI recipe extraction"),
  text("Import into database"),
  text("Complete"),
];
/** Where in the whole each of the four steps ends: asking the model takes most of the time. */
const SHARES = [0, 0.08, 0.25, 0.95, 1] as const;

/** The four steps and the end, as the work really is. */
export function importSteps(progress: ImportProgress): readonly ImportStep[] {
  const current = currentStep(progress);
  const isOver = progress.phase === "job" && progress.job.status !== "running";
  const done = isOver ? stepsDone(progress.job) : current - 1;
  return LABELS.map((label, index) => {
    const step = index + 1;
    const state = step <= done ? "done" : step === current && !isOver ? "now" : "waiting";
    return { label: t(label), state, text: state === "waiting" ? "" : stepText(progress, step, state === "now") };
  });
}

/** How much of the whole is done, 0 to 1. */
export function importShare(progress: ImportProgress): number {
  const current = currentStep(progress);
  const from = SHARES[current - 1] ?? 1;
  const to = SHARES[current] ?? 1;
  return from + (to - from) * shareOfStep(progress, current);
}

/** "about 3 to 5 minutes left"; empty while nobody can say. */
export function timeLeftText({ status, eta }: ImportJob): string {
  return status === "running" && eta !== null ? t("{time} left", { time: rangeOf(eta) }) : "";
}

const [MINUTE, HOUR] = [60, 3600];

/** "about 20 to 30 minutes", "about 2 hours", "less than a minute". */
export function rangeOf({ low_seconds: low, high_seconds: high }: NonNullable<ImportJob["eta"]>): Text {
  if (high <= MINUTE) return text("less than a minute");
  // An hour and a half is said in minutes, two hours are not.
  const unit = high < 2 * HOUR ? MINUTE : HOUR;
  const count = Math.ceil(high / unit);
  const least = Math.max(1, Math.floor(low / unit));
  const most =
    unit === MINUTE
      ? text("{count, plural, one {# minute} other {# minutes}}", { count })
      : text("{count, plural, one {# hour} other {# hours}}", { count });
  return least < count ? text("about {least, number} to {most}", { least, most }) : text("about {most}", { most });
}

/** An import that was stopped, or that brought nothing, has not done what it was for. */
function stepsDone({ status, step, imported }: ImportJob): number {
  if (status !== "done") return step - 1;
  return imported > 0 ? LABELS.length : LABELS.length - 2;
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
    return progress.share < 1 ? `${Math.round(progress.share * 100)} %` : t("The file is being checked");
  const { pagesDone, pages, chunksDone, chunks, imported, skipped } = progress.job;
  if (step === 2)
    return isNow
      ? t("Page {page, number} of {pages, number}", { page: pagesDone, pages })
      : t("{count, plural, one {# page} other {# pages}}", { count: pages });
  const found = t("{count, plural, one {# recipe} other {# recipes}}", { count: imported + skipped });
  if (step === 3 && isNow)
    return chunks > 0
      ? t("Part {part, number} of {parts, number}, {found} found so far", { part: chunksDone, parts: chunks, found })
      : t("Asking the model");
  if (step === 3) return t("{found} found", { found });
  return step === 4
    ? t("{count, plural, one {# recipe} other {# recipes}} in your collection", { count: imported })
    : "";
}
