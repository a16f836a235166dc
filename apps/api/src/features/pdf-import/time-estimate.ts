import type { ImportForecast } from "@tureen/contracts/pdf-import";
import type { Db } from "@tureen/db/client";
import { isAiError } from "#ai/ai-error";
import { speedSpread, type TimeRange } from "#ai/model/model-speeds";
import type { AppContext } from "#core/app-context";
import { speedsInDatabase } from "#features/ai/model-speeds.repo";

/** Seconds in which the text of a page is read and understood by rules. */
const SECONDS_A_PAGE = 0.05;
/** Seconds of a page that is read off its picture until one has been read here: a quick box, and a small one. */
const SECONDS_A_SCAN = { low: 2, high: 10 };
/** Tokens of a question about a page or so, as the benchmark's books have them. */
const READ_A_QUESTION = 700;
const WRITTEN_A_QUESTION = 40;
/** Answers that an average goes by: the last ones, and no fewer than a few. */
const LAST_ANSWERS = 20;
const FEWEST_ANSWERS = 3;
/** What is still to come may be this much off. */
const SPREAD = 0.25;

/** What a book of so many pages takes on this machine, before any of it has been seen. */
export async function forecastImport(app: AppContext, { pages }: { pages: number }): Promise<ImportForecast> {
  const rulesSeconds = pages * SECONDS_A_PAGE;
  const asked = await timeForQuestions(app, pages);
  const { lowSeconds, highSeconds } = timeForScans(app.db, pages);
  return {
    printed: asked && usable({ low_seconds: rulesSeconds, high_seconds: rulesSeconds + asked.highSeconds }),
    scanned: { low_seconds: lowSeconds, high_seconds: highSeconds },
  };
}

/** Nobody can plan by "five seconds to an hour". */
const WIDEST = 4;
const usable = (range: { low_seconds: number; high_seconds: number }) =>
  range.high_seconds <= WIDEST * range.low_seconds ? range : null;

/** Stands for the reader of pictures beside the models' digests. */
const OCR = "ocr";

/** Keeps how long a scanned page took to be read on this machine. */
export function noteScan(db: Db, tookMs: number): void {
  if (tookMs <= 0) return;
  const store = speedsInDatabase(db);
  const reading = [...(store.load(OCR)?.reading ?? []), 1_000 / tookMs].slice(-LAST_ANSWERS);
  store.save(OCR, { reading, writing: [] });
}

/** How long so many scanned pages take. */
export function timeForScans(db: Db, pages: number): TimeRange {
  const pace = speedSpread(speedsInDatabase(db).load(OCR)?.reading ?? []);
  return pace
    ? { lowSeconds: pages / pace.fast, highSeconds: pages / pace.slow }
    : { lowSeconds: pages * SECONDS_A_SCAN.low, highSeconds: pages * SECONDS_A_SCAN.high };
}

/** How long so many questions take by what the model has shown of its speed; null where it has not been seen at work. */
export async function timeForQuestions(app: AppContext, questions: number): Promise<TimeRange | null> {
  try {
    return await app.ai.estimate(questions * READ_A_QUESTION, questions * WRITTEN_A_QUESTION);
  } catch (error) {
    if (isAiError(error)) return null;
    throw error;
  }
}

/**
 * How long the questions of a book that are still open will take: by the average of the last answers; until there are a few, by what the model has shown of its speed.
 * @param onEstimate called when questions are put, before the first is asked, and after each answer; null while nobody can say
 */
export function createTimeLeft(app: AppContext, onEstimate: (range: TimeRange | null) => void) {
  let open = 0;
  let answeredAtMs: number[] = [];
  const tell = async (): Promise<void> => {
    const [first = 0] = answeredAtMs;
    const answers = answeredAtMs.length - 1;
    if (answers < FEWEST_ANSWERS) {
      onEstimate(await timeForQuestions(app, open));
      return;
    }
    const seconds = (open * ((answeredAtMs.at(-1) ?? first) - first)) / answers / 1000;
    onEstimate({ lowSeconds: seconds * (1 - SPREAD), highSeconds: seconds * (1 + SPREAD) });
  };
  const tellSoon = (): void =>
    void tell().catch((error: unknown) => app.log.error({ err: error }, "the time left could not be estimated"));
  return {
    /** So many more are to be asked. */
    begin(questions: number): void {
      open += questions;
      // The first answer is counted from here.
      if (answeredAtMs.length === 0) answeredAtMs = [performance.now()];
      tellSoon();
    },
    /** One has its answer. */
    done(): void {
      open = Math.max(0, open - 1);
      answeredAtMs = [...answeredAtMs, performance.now()].slice(-LAST_ANSWERS);
      tellSoon();
    },
  };
}
