import { keep, text, type Text } from "@tureen/messages/text";
import { inTransaction } from "@tureen/db/in-transaction";
import { untilWritable } from "@tureen/db/file/until-writable";
import { readBook } from "@tureen/domain/recipe-reading/rules/read-book";
import type { AiClient } from "#ai/ai-client";
import { type AiError, isAiError } from "#ai/ai-error";
import { endsImport } from "#ai/model/ask-policy";
import type { OcrLanguage } from "#ai/ocr/ocr-messages";
import { readScan } from "#ai/ocr/read-scan";
import type { AppContext } from "#core/app-context";
import type { BatchRow } from "#features/pdf-import/store/import-batch.repo";
import { savePages, selectReadPages, type NewPage, type PageRow } from "#features/pdf-import/store/import-page.repo";
import { expectedLanguages } from "./expected-languages";
import { noteScan } from "../time-estimate";
import type { PageLine } from "../layout/page-layout";
import { keepPicture } from "./page-pictures";
import { writePageLines } from "./page-lines";
import { plainLines, textOfLines } from "../layout/page-text";
import { PdfError } from "../pdf/pdf-failures";
import type { PdfReader } from "../pdf/pdf-reader";

/** Pages that are written to the disk at once: a commit costs more than a page. */
const PAGES_A_COMMIT = 10;

const CUT_PAGE = text(
  "The model ran out of room before the end of this page. What it read is kept; look for the rest on the page itself.",
);

const NOT_MADE_OUT = text(
  "This page is a picture of which too little could be made out without a model. Read the failed pages again with one that sees.",
);

type Upload = Pick<BatchRow, "id" | "fileName">;

interface ReadPagesOptions {
  /** True where no model may be asked to read a picture. */
  readonly isRulesOnly: boolean;
  readonly signal: AbortSignal;
  /** Called whenever pages have been kept, with the scanned ones that may still come; reading goes on when it is done. */
  readonly onPages: (scansLeft: number) => Promise<void>;
}

/**
 * Reads every page that is not kept yet: its text layer, or where that has no recipe and next to no words its picture; that
 * picture is kept. A page that fails is kept with the reason; the others go on.
 */
export async function readPages(
  app: AppContext,
  batch: Upload,
  pdf: PdfReader,
  { isRulesOnly, signal, onPages }: ReadPagesOptions,
): Promise<void> {
  const known = new Set(selectReadPages(app.db, batch.id));
  const unsaved: NewPage[] = [];
  let hopeless: AiError | undefined;
  let [seen, scans] = [0, 0];
  const save = async (): Promise<void> => {
    if (unsaved.length === 0) return;
    await untilWritable(app.db);
    inTransaction(app.db, (tx) => savePages(tx, unsaved));
    unsaved.length = 0;
  };
  for (let page = 1; page <= pdf.pages; page += 1) {
    if (known.has(page)) continue;
    signal.throwIfAborted();
    const languages = async (): Promise<readonly OcrLanguage[]> => {
      await save();
      return expectedLanguages(app.db, batch.id);
    };
    const startedAtMs = performance.now();
    const row = await readPage(app, batch, pdf, page, {
      ai: isRulesOnly || hopeless ? null : app.ai,
      whyAlone: hopeless ? unreadable(hopeless) : NOT_MADE_OUT,
      onFault: (error) => (hopeless = endsImport(error) ? error : hopeless),
      languages,
      signal,
    });
    unsaved.push(row);
    seen += 1;
    if (row.source === "ocr") {
      scans += 1;
      noteScan(app.db, performance.now() - startedAtMs);
    }
    // What was read from a picture has cost seconds, or minutes of a model; it is never put at risk for a commit.
    if (row.source !== "ocr" && unsaved.length < PAGES_A_COMMIT) continue;
    await save();
    await onPages(Math.round(((pdf.pages - page) * scans) / seen));
  }
  await save();
}

interface PageOptions extends Pick<ReadPagesOptions, "signal"> {
  /** Null where no model is to be asked. */
  readonly ai: AiClient | null;
  /** Said of a page on which too little can be made out without one. */
  readonly whyAlone: Text;
  readonly onFault: (error: AiError) => void;
  /** Those that a picture is likely to be in. */
  readonly languages: () => Promise<readonly OcrLanguage[]>;
}

/** @throws AiError cancelled, PdfError cancelled; any other trouble becomes the page's own. */
async function readPage(
  app: AppContext,
  { id: batchId, fileName }: Upload,
  pdf: PdfReader,
  page: number,
  { ai, whyAlone, onFault, languages, signal }: PageOptions,
): Promise<NewPage> {
  // A few words beside a picture, a title perhaps, are kept whatever becomes of the picture.
  let words: Pick<PageRow, "content" | "linesJson"> = { content: "", linesJson: "" };
  const row = { batchId, page };
  try {
    const { lines, quality } = await pdf.readPage(page);
    const layer = { content: textOfLines(lines), linesJson: writePageLines(lines) };
    // Where a recipe is printed on a picture, that is a photo: the words on it are none of the recipe's.
    if (quality.kind === "text" || (quality.hasWords && holdsRecipe(lines, page)))
      return { ...row, ...layer, source: "text", outcome: "pending" };
    if (quality.kind === "blank") return { ...row, source: "none", outcome: "not a recipe" };
    if (quality.hasWords) words = layer;
    const { picture, forOcr } = await pdf.renderPage(page);
    await keepPicture(app, fileName, page, picture);
    const options = { priority: "batch", signal } as const;
    const scan = await readScan(ai, app.ocr, { picture, forOcr, page, languages: await languages(), options });
    if (scan === null) return { ...row, ...words, source: "none", ...failed(whyAlone) };
    const made = plainLines(scan.lines.map((line, index) => ({ ...line, isDoubtful: scan.doubtful.includes(index) })));
    const seen = { ...row, source: "ocr", content: textOfLines(made), linesJson: writePageLines(made) } as const;
    if (scan.isCut) return { ...seen, ...failed(CUT_PAGE) };
    if (seen.content.length < words.content.length) return { ...row, ...words, source: "text", outcome: "pending" };
    return { ...seen, outcome: seen.content === "" ? "not a recipe" : "pending", error: "", readingError: "" };
  } catch (error) {
    if (isCancelled(error) || signal.aborted) throw error;
    if (!(error instanceof PdfError) && !isAiError(error)) throw error;
    if (error instanceof PdfError && isTheWholeBook(error)) throw error;
    if (isAiError(error)) onFault(error);
    return { ...row, ...words, source: "none", ...failed(unreadable(error)) };
  }
}

/** True where the rules find a food and a step below a title, however few the words are. */
function holdsRecipe(lines: readonly PageLine[], page: number): boolean {
  const { recipes } = readBook(lines.map((line) => ({ ...line, page })));
  return recipes.some(({ sections, steps }) => steps.length > 0 && sections.some(({ items }) => items.length > 0));
}

function unreadable({ sentence: reason }: AiError | PdfError): Text {
  return text("This page is a picture or damaged, and could not be read. {reason}", { reason });
}

function failed(why: Text): Pick<NewPage, "outcome" | "error" | "readingError"> {
  const error = keep(why);
  return { outcome: "failed", error, readingError: error };
}

function isCancelled(error: unknown): boolean {
  return isAiError(error, "cancelled") || (error instanceof PdfError && error.failure === "cancelled");
}

function isTheWholeBook(error: PdfError): boolean {
  return ["corrupt", "too_much_text", "timed_out", "out_of_memory"].includes(error.failure);
}
