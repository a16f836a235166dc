import { text, type Text } from "@tureen/messages/text";
import { AppError, type ErrorKind } from "#core/app-error";

/** Why a PDF, or one page of it, could not be read, with the status and the sentence for the family. */
const PDF_FAILURES = {
  not_a_pdf: { kind: "wrong-type", sentence: text("This file is not a PDF. Choose the PDF file of the book.") },
  encrypted: {
    kind: "unreadable",
    sentence: text("This PDF is protected by a password. Save a copy without the password and import that."),
  },
  corrupt: {
    kind: "unreadable",
    sentence: text("This PDF is damaged and could not be read. Try opening it in a PDF viewer and saving it again."),
  },
  empty: { kind: "unreadable", sentence: text("This PDF has no pages.") },
  too_many_pages: {
    kind: "unreadable",
    sentence: text("This PDF has more than 1,000 pages. Split it and import the parts one after the other."),
  },
  too_much_text: {
    kind: "unreadable",
    sentence: text("This PDF holds more text than a book can. Split it and import the parts one after the other."),
  },
  page_unreadable: { kind: "unreadable", sentence: text("This page is damaged and could not be read.") },
  page_too_long: {
    kind: "unreadable",
    sentence: text("This page holds more text than a page of a book can; it was not read."),
  },
  page_picture_too_large: {
    kind: "unreadable",
    sentence: text("The picture of this page is too large to be opened. Save the PDF again with smaller pictures."),
  },
  page_out_of_memory: { kind: "unreadable", sentence: text("Reading this page takes more memory than is safe.") },
  page_timed_out: { kind: "unreadable", sentence: text("Reading this page takes too long.") },
  out_of_memory: {
    kind: "unreadable",
    sentence: text(
      "Reading this PDF takes more memory than is safe. Save it again with smaller pictures, or split it.",
    ),
  },
  timed_out: {
    kind: "unreadable",
    sentence: text("Reading this PDF takes too long. Save it again with smaller pictures, or split it."),
  },
  cancelled: { kind: "conflict", sentence: text("Reading this PDF was cancelled.") },
} as const satisfies Record<string, { kind: ErrorKind; sentence: Text }>;

/** Those that begin with `page_` concern one page; the reader goes on with the next one. All others end the book. */
export type PdfFailure = keyof typeof PDF_FAILURES;

/** A PDF that could not be read, or a page of it. */
export class PdfError extends AppError {
  constructor(
    readonly failure: PdfFailure,
    cause?: unknown,
  ) {
    super(PDF_FAILURES[failure].kind, PDF_FAILURES[failure].sentence, { cause });
    this.name = "PdfError";
  }
}
