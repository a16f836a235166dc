import type { ImportForecast } from "@tureen/contracts/pdf-import";
import { isAiError } from "#ai/ai-error";
import type { TimeRange } from "#ai/model/model-speeds";
import type { AppContext } from "#core/app-context";
import { timeForScans } from "../pages/ocr-pace";

/** Tokens of a page about which a model is asked, as the benchmark's books have them when everything is asked. */
const READ_A_PAGE = 700;
const WRITTEN_A_PAGE = 40;

/** Seconds in which the text of a page is read and understood by rules. */
const SECONDS_A_PAGE = 0.05;

/** What a book of so many pages takes on this machine, before any of it has been seen. */
export async function forecastImport(app: AppContext, { pages }: { pages: number }): Promise<ImportForecast> {
  const rulesSeconds = pages * SECONDS_A_PAGE;
  const asked = await timeForQuestions(app, pages);
  const { lowSeconds, highSeconds } = timeForScans(app.db, pages);
  return {
    printed: asked && { low_seconds: rulesSeconds, high_seconds: rulesSeconds + asked.highSeconds },
    scanned: { low_seconds: lowSeconds, high_seconds: highSeconds },
  };
}

/** What a model takes to be asked about every one of so many pages; null where it has not been seen at work. */
export async function timeForQuestions(app: AppContext, pages: number): Promise<TimeRange | null> {
  try {
    return await app.ai.estimate(pages * READ_A_PAGE, pages * WRITTEN_A_PAGE);
  } catch (error) {
    if (isAiError(error)) return null;
    throw error;
  }
}
