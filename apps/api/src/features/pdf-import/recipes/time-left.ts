import { labelWindow } from "@tureen/domain/recipe-reading/labels/label-window";
import { isAiError } from "#ai/ai-error";
import type { TimeRange } from "#ai/model/model-speeds";
import type { AppContext } from "#core/app-context";
import type { RequestRow } from "../store/import-request.repo";
import { runInSteps } from "#core/run-in-steps";
import { spanOf, type ReadBook } from "./book-recipes";
import { labelQuestion } from "#ai/recipes/label-question";

/** The labels of a recipe take some 12 tokens of the 48 that they may take. */
const SHORTEST_ANSWER = 0.25;

const ROWS_A_STEP = 2;

interface Work {
  readonly charsToRead: number;
  readonly fewestTokens: number;
  readonly mostTokens: number;
}

/** How long the questions of a book that are still open will take. */
export interface TimeLeft {
  /** These are to be asked. */
  begin(rows: readonly RequestRow[]): void;
  /** This one has its answer. */
  done(row: RequestRow): void;
}

/** @param onEstimate called when questions are put, before the first is asked, and after each answer; null while nobody can say */
export function createTimeLeft(
  app: AppContext,
  { book, reading }: ReadBook,
  onEstimate: (range: TimeRange | null) => void,
): TimeLeft {
  /** What each open question takes; null until that is measured. */
  const open = new Map<number, Work | null>();
  let measured: Promise<void> = Promise.resolve();

  async function tell(): Promise<void> {
    const work = [...open.values()].filter((each) => each !== null);
    const sum = (of: (each: Work) => number): number => work.reduce((total, each) => total + of(each), 0);
    const sample = book.lines[0]?.text ?? "";
    try {
      const { charsPerToken } = await app.ai.contextBudget(sample);
      const toRead = sum(({ charsToRead }) => charsToRead) / charsPerToken;
      const quick = await app.ai.estimate(
        toRead,
        sum(({ fewestTokens }) => fewestTokens),
      );
      const slow = await app.ai.estimate(
        toRead,
        sum(({ mostTokens }) => mostTokens),
      );
      onEstimate(quick && slow && { lowSeconds: quick.lowSeconds, highSeconds: slow.highSeconds });
    } catch (error) {
      // The question itself will say what is wrong; what was estimated before still counts down.
      if (!isAiError(error)) app.log.error({ err: error }, "the time left could not be estimated");
    }
  }

  return {
    begin(rows) {
      for (const { id } of rows) open.set(id, null);
      measured = runInSteps(measure(rows));
      void measured.then(tell);
    },
    done(row) {
      open.delete(row.id);
      void measured.then(tell);
    },
  };

  /** What each question takes, in steps: a book has hundreds, and some are answered before all are measured. */
  function* measure(rows: readonly RequestRow[]): Generator<void, void, void> {
    for (const [index, row] of rows.entries()) {
      if (open.has(row.id)) {
        const window = labelWindow(reading, spanOf(book, row));
        const { instructions, example, page } = labelQuestion(window);
        const charsToRead = instructions.length + example.page.length + example.answer.length + page.length;
        // A copy is as long as what is copied.
        const mostTokens = row.kind === "copy" ? page.length / 3 : window.maxAnswerTokens;
        const fewestTokens = row.kind === "copy" ? mostTokens : mostTokens * SHORTEST_ANSWER;
        open.set(row.id, { charsToRead, fewestTokens, mostTokens });
      }
      if (index % ROWS_A_STEP === ROWS_A_STEP - 1) yield;
    }
  }
}
