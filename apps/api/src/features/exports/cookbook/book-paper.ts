import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import PDFDocument from "pdfkit";

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89, side: 56, top: 56, bottom: 64 } as const;
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.side;
/** The lowest line that text may reach; the page's number stands below it. */
export const FLOOR = PAGE.height - PAGE.bottom;

export const INK = { text: "#2a2622", muted: "#6b635a", line: "#d8cfc3", accent: "#9a4a2f" } as const;

export type Face = "regular" | "bold" | "italic";
const FILES: Readonly<Record<Face, string>> = {
  regular: "LiberationSans-Regular.ttf",
  bold: "LiberationSans-Bold.ttf",
  italic: "LiberationSans-Italic.ttf",
};

export interface Style {
  readonly face: Face;
  readonly size: number;
  readonly color: string;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * The paper of a book: pages of A4 and one typeface, which has the letters of Latin, Greek and Cyrillic. It comes with the
 * PDF reader (Liberation Sans, SIL Open Font License); of it the letters that are used go into the file.
 */
export class BookPaper {
  readonly doc: PDFKit.PDFDocument;
  #missing = false;

  constructor(title: string) {
    const fonts = join(dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json")), "standard_fonts");
    this.doc = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      bufferPages: true,
      autoFirstPage: false,
      font: join(fonts, FILES.regular),
      info: { Title: title, Creator: "Tureen" },
    });
    for (const [face, file] of Object.entries(FILES)) this.doc.registerFont(face, join(fonts, file));
  }

  addPage(): void {
    this.doc.addPage();
  }

  /** Lets links and the outline lead to this page, as that of a recipe. */
  mark({ id, title }: { readonly id: number; readonly title: string }): void {
    this.doc.addNamedDestination(this.markOf(id));
    this.doc.outline.addItem(title);
  }

  /** The name of a recipe's first page, for links. */
  markOf(id: number): string {
    return `recipe-${id}`;
  }

  /** Goes back to a page, from 0. */
  turnTo(page: number): void {
    this.doc.switchToPage(page);
  }

  /** Pages so far. */
  get pages(): number {
    return this.doc.bufferedPageRange().count;
  }

  /** Whether a letter was missing from the typeface since this was last asked. */
  takeMissing(): boolean {
    const missing = this.#missing;
    this.#missing = false;
    return missing;
  }

  /** Height of a text within a width, in points. */
  heightOf(text: string, width: number, style: Style): number {
    this.#use(style);
    return this.doc.heightOfString(this.#printable(text), { width, lineGap: lineGap(style) });
  }

  /** Writes a text from the top of a box downwards; answers where it ends. */
  write(text: string, { x, y, width }: Box, style: Style, options: PDFKit.Mixins.TextOptions = {}): number {
    this.#use(style);
    this.doc.fillColor(style.color).text(this.#printable(text), x, y, { width, lineGap: lineGap(style), ...options });
    return this.doc.y;
  }

  rule(y: number, x: number = PAGE.side, width: number = TEXT_WIDTH): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.7)
      .strokeColor(INK.line)
      .stroke();
  }

  #use({ face, size }: Style): void {
    this.doc.font(face).fontSize(size);
  }

  /** A letter that the typeface has not is a box; whoever writes the page says so. */
  #printable(text: string): string {
    let printable = "";
    for (const letter of text.normalize("NFC").replace(/\p{Cf}|\p{Variation_Selector}/gu, "")) {
      const isThere = letter === "\n" || this.#has(letter.codePointAt(0) ?? 0);
      if (!isThere) this.#missing = true;
      printable += isThere ? letter : "\u25a1";
    }
    return printable;
  }

  #has(codePoint: number): boolean {
    // What pdfkit reads its fonts with is not in its types.
    const { _font: face } = this.doc as unknown as {
      _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
    };
    return face.font.hasGlyphForCodePoint(codePoint);
  }
}

const lineGap = ({ size }: Style): number => size * 0.22;
