import PQueue from "p-queue";
import { keep as keepText } from "@tureen/messages/text";
import { inTransaction } from "@tureen/db/in-transaction";
import { uncovered } from "@tureen/domain/recipe-reading/labels/coverage";
import { inHalves, NO_RECIPE, windowsToAsk, withinLimits } from "@tureen/domain/recipe-reading/labels/label-window";
import { linesOfRecipe, type FoundRecipe, type LineSpan } from "@tureen/domain/recipe-reading/book-reading";
import { type AiError, isAiError, throwUnlessAiError } from "#ai/ai-error";
import { endsImport, isUnusable, remedyFor } from "#ai/model/ask-policy";
import type { TimeRange } from "#ai/model/model-speeds";
import type { AskOptions } from "#ai/model/model-chat";
import type { AppContext } from "#core/app-context";
import {
  insertRequests,
  saveAnswer,
  selectRequests,
  UNUSABLE,
  type Question,
  type RequestRow,
} from "../store/import-request.repo";
import { askForCopy, askForLabels } from "./ask-question";
import { spanOf, type ReadBook } from "./book-recipes";
import type { BookRecipe } from "./create-recipes";
import { createTimeLeft } from "../time-estimate";

type StoredAnswer = Pick<RequestRow, "status" | "answer" | "error">;

interface BookOptions {
  readonly read: ReadBook;
  /** Characters that one question shows at most. */
  readonly windowChars: number;
  /** Characters that two questions about one long stretch share at most. */
  readonly overlapChars: number;
  readonly signal: AbortSignal;
  /** The recipes that are known so far. */
  readonly found: () => readonly FoundRecipe[];
  /** Puts recipes into the collection. */
  readonly create: (recipes: readonly BookRecipe[]) => Promise<void>;
  /** Called whenever an answer is on the disk. */
  readonly onAnswer: () => void;
  /** Called with what the open questions will take, before the first is asked too. */
  readonly onEstimate: (range: TimeRange | null) => void;
}

/** Questions that wait in front of the model, so that it has work while an answer is stored. */
const READY = 1;

/** Questions in a row that a model stopped over, after which the others are not asked. */
const STOPS_IN_A_ROW = 3;

/**
 * Questions of a kind in a row of which nothing came, after which the model cannot do it: the others of that kind are left to
 * the next kind, or to a person. A small box takes minutes for each. That there is no recipe is an answer.
 */
const IN_VAIN_AT_MOST = { labels: 8, again: 8, copy: 4 } as const;
/** The same with a model of which nothing has come so far. */
const IN_VAIN_AT_FIRST = { labels: 5, again: 1, copy: 2 } as const;

/**
 * Asks a model about what the rules could not tell: each window for its labels; what no recipe covers then once more in a
 * window of its own; and what has ingredients and is still in no recipe is written down by the model, as the last resort, to
 * see which lines it means.
 * Everything is on the disk before the next is asked, so that the same call again goes on where it was interrupted. What
 * no question can mend is met once: all others that are open fail with its sentence.
 * @throws AiError cancelled
 */
export async function askBook(app: AppContext, batchId: number, options: BookOptions): Promise<void> {
  const { read, windowChars: maxChars, overlapChars, found } = options;
  const limits = { maxChars, overlapChars };
  const spans = (): LineSpan[] =>
    withLinesAbove(read, found(), uncovered(read.reading, found())).flatMap((span) =>
      withinLimits(read.reading, span, limits),
    );
  const ask = createAsker(app, batchId, options);
  const windows = windowsToAsk(read.reading, limits);
  // A book of which the rules are certain costs the model nothing.
  if (windows.length > 0) await measureModel(app, options.signal);
  await ask("labels", windows);
  await ask("again", spans());
  await ask(
    "copy",
    spans().filter((span) => hasIngredients(read, span)),
  );
}

/** Lets the model show how quickly it works. One that cannot even do that is told of by the questions themselves. */
async function measureModel(app: AppContext, signal: AbortSignal): Promise<void> {
  try {
    await app.ai.measure({ priority: "batch", signal });
  } catch (error) {
    throwUnlessAiError(error);
    if (error.code === "cancelled") throw error;
    app.log.warn({ err: error }, "the model could not be measured");
  }
}

function createAsker(app: AppContext, batchId: number, options: BookOptions) {
  const { read, signal, create, found, onAnswer } = options;
  const { book, reading } = read;
  const timeLeft = createTimeLeft(app, options.onEstimate);
  /** Aborted when no more is asked: of this kind, or with `hopeless` of any. */
  let over = new AbortController();
  let hopeless: AiError | undefined;
  let [stops, inVain] = [0, 0];
  let hasHelped = false;

  /** Asks what has not been asked yet about these lines, and what was left open of that kind. */
  return async function ask(kind: RequestRow["kind"], spans: readonly LineSpan[]): Promise<void> {
    const ofKind = (): RequestRow[] => selectRequests(app.db, batchId).filter((row) => row.kind === kind);
    const before = ofKind();
    const isNew = ({ firstPlace, lastPlace }: Question): boolean =>
      !before.some((row) => row.firstPlace <= lastPlace && row.lastPlace >= firstPlace);
    insertRequests(app.db, batchId, spans.map((span) => questionOf(read, kind, span)).filter(isNew));
    const open = ofKind().filter(({ status }) => status === "pending");
    if (open.length > 0) timeLeft.begin(open.length);
    inVain = 0;
    if (!hopeless) over = new AbortController();
    await inParallel(app, open, askOne);
  };

  async function askOne(row: RequestRow): Promise<void> {
    signal.throwIfAborted();
    let requests = 0;
    const call = {
      priority: "batch" as const,
      signal: AbortSignal.any([signal, over.signal]),
      onRequest: () => (requests += 1),
    };
    const keep = (answer: StoredAnswer): void => saveAnswer(app.db, { id: row.id, attempts: requests }, answer);
    let parts: readonly RequestRow[] = [];
    try {
      keep(over.signal.aborted ? notAsked() : await answered(row, call));
    } catch (error) {
      const isOver = over.signal.aborted && !signal.aborted;
      if (isAiError(error, "cancelled") && isOver) keep(notAsked());
      else if (!isAiError(error) || error.code === "cancelled") {
        keep({ status: "pending", answer: "", error: "" });
        throw error;
      } else {
        judge(row, error);
        parts = remedyFor(error) === "smaller" ? partsInstead(row, requests) : [];
        if (parts.length === 0)
          keep({ status: "failed", answer: isUnusable(error) ? UNUSABLE : "", error: keepText(error.sentence) });
      }
    }
    if (!hopeless) timeLeft.done();
    onAnswer();
    if (parts.length > 0) timeLeft.begin(parts.length);
    for (const part of parts) await askOne(part);
  }

  async function answered(row: RequestRow, call: AskOptions): Promise<StoredAnswer> {
    const { answer, recipes } = await (row.kind === "copy"
      ? askForCopy(app, read, row, call)
      : askForLabels(app, read, row, found, call));
    await create(recipes);
    stops = 0;
    if (recipes.length > 0) [hasHelped, inVain] = [true, 0];
    else if (answer !== NO_RECIPE) wasInVain(row);
    return { status: "answered", answer, error: "" };
  }

  /** What stays in doubt for a person to look at, or for a better model; or what no question could mend. */
  function notAsked(): StoredAnswer {
    return { status: "failed", answer: hopeless ? "" : UNUSABLE, error: hopeless ? keepText(hopeless.sentence) : "" };
  }

  /** What a failure says of the other questions. */
  function judge(row: RequestRow, error: AiError): void {
    if (error.code === "out_of_memory") stops += 1;
    if (isUnusable(error)) wasInVain(row);
    if (!endsImport(error) && stops < STOPS_IN_A_ROW) return;
    hopeless ??= error;
    over.abort();
  }

  function wasInVain({ kind }: RequestRow): void {
    inVain += 1;
    if (inVain >= (hasHelped ? IN_VAIN_AT_MOST : IN_VAIN_AT_FIRST)[kind]) over.abort();
  }

  /** Two questions about fewer recipes in place of one that was too much; none where it is about one recipe. */
  function partsInstead(row: RequestRow, requests: number): RequestRow[] {
    const halves = row.kind === "copy" ? [] : inHalves(reading, spanOf(book, row));
    if (halves.length < 2) return [];
    return inTransaction(app.db, (tx) => {
      saveAnswer(tx, { id: row.id, attempts: requests }, { status: "answered", answer: "", error: "" });
      return insertRequests(
        tx,
        batchId,
        halves.map((half) => questionOf(read, row.kind, half)),
      );
    });
  }
}

/** Lines above that are shown with what is asked once more. */
const LINES_ABOVE = 4;

/** The spans, each with a few lines above that are in no recipe: a title may be set in no style. */
function withLinesAbove(
  { book: { lines }, reading }: ReadBook,
  found: readonly FoundRecipe[],
  spans: readonly LineSpan[],
): LineSpan[] {
  const known = new Set([...reading.furniture, ...found.flatMap(linesOfRecipe)]);
  return spans.map((span, index) => {
    const floor = Math.max(spans[index - 1]?.end ?? 0, span.start - LINES_ABOVE);
    let { start } = span;
    while (start > floor && lines[start - 1]?.page === lines[span.start]?.page && !known.has(start - 1)) start -= 1;
    return { start, end: span.end };
  });
}

/** As many at once as the setting says at that moment; after a refusal what runs may end, and nothing is begun. */
async function inParallel<T>(app: AppContext, work: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const atOnce = (): number => app.settings.number("llm_concurrency") + READY;
  const queue = new PQueue({ concurrency: atOnce() });
  const stopListening = app.settings.onChange(() => (queue.concurrency = atOnce()));
  const refusals: unknown[] = [];
  for (const item of work) {
    void queue.add(() =>
      run(item).catch((error: unknown) => {
        refusals.push(error);
        queue.clear();
      }),
    );
  }
  await queue.onIdle();
  stopListening();
  if (refusals.length > 0) throw refusals[0];
}

function questionOf({ book: { places } }: ReadBook, kind: Question["kind"], { start, end }: LineSpan): Question {
  return { kind, firstPlace: places[start] ?? 0, lastPlace: places[end - 1] ?? 0 };
}

/** Amounts, or a heading alone: old books name what they take without saying how much. */
function hasIngredients({ reading: { items } }: ReadBook, { start, end }: LineSpan): boolean {
  return items.some(
    ({ lines: [line = -1], sign }) => (sign === "amount" || sign === "heading") && line >= start && line < end,
  );
}
