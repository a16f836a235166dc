import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Language } from "@tureen/messages/languages";
import PDFDocument from "pdfkit";

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89, side: 56, top: 56, bottom: 64 } as const;
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.side;
/** The lowest line that text may reach; the page's number stands below it. */
export const FLOOR = PAGE.height - PAGE.bottom;

export const INK = { text: "#2a2622", muted: "#6b635a", line: "#d8cfc3", accent: "#9a4a2f" } as const;

/** `display`: the household's own, for headings; it has the letters of Western Europe. */
export type Face = "regular" | "bold" | "italic" | "display";
const SANS: Readonly<Record<Exclude<Face, "display">, string>> = {
  regular: "LiberationSans-Regular.ttf",
  bold: "LiberationSans-Bold.ttf",
  italic: "LiberationSans-Italic.ttf",
};

export interface Style {
  readonly face: Face;
  readonly size: number;
  readonly color: string;
}

/** What recipes are written in. */
export const BODY: Style = { face: "regular", size: 10.5, color: INK.text };

/** Kinds of elements by which a PDF is read out (PDF 1.7, 14.8.4). */
export type Tag = "Art" | "H1" | "H2" | "H3" | "L" | "LBody" | "LI" | "Lbl" | "Link" | "P" | "Sect" | "TOC" | "TOCI";

export interface TextColumn {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * The paper of a book: pages of A4, headings in Fraunces as on the screens, and a typeface for all else that has the letters of
 * Latin, Greek and Cyrillic. It comes with the PDF reader (Liberation Sans; both are under the SIL Open Font License); the
 * letters that are used go into the file. All that is written is an element of the document's structure, for those
 * who have it read out; lines and page numbers are none.
 */
export class BookPaper {
  readonly doc: PDFKit.PDFDocument;
  #missing = false;
  #element: PDFKit.PDFStructureElement;

  constructor(title: string, language: Language) {
    const { resolve } = createRequire(import.meta.url);
    const fonts = join(dirname(resolve("pdfjs-dist/package.json")), "standard_fonts");
    this.doc = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      bufferPages: true,
      autoFirstPage: false,
      font: join(fonts, SANS.regular),
      info: { Title: title, Creator: "Tureen" },
      pdfVersion: "1.7",
      lang: language,
      displayTitle: true,
      tagged: true,
    });
    for (const [face, file] of Object.entries(SANS)) this.doc.registerFont(face, join(fonts, file));
    this.doc.registerFont("display", resolve("@fontsource/fraunces/files/fraunces-latin-600-normal.woff"));
    this.#element = this.doc.struct("Document");
    this.doc.addStructure(this.#element);
  }

  /** A place in the structure, to be filled now or later; it has to be ended. */
  place(tag: Tag): PDFKit.PDFStructureElement {
    const place = this.doc.struct(tag);
    this.#element.add(place);
    return place;
  }

  /** What is written meanwhile belongs there. */
  within(place: PDFKit.PDFStructureElement, write: () => void): void {
    const outer = this.#element;
    this.#element = place;
    write();
    this.#element = outer;
  }

  /** Writes an element that has others in it. */
  group(tag: Tag, write: () => void): void {
    const place = this.place(tag);
    this.within(place, write);
    place.end();
  }

  /** Draws what nobody needs to hear. */
  unread(draw: () => void): void {
    this.doc.markContent("Artifact");
    draw();
    this.doc.endMarkedContent();
  }

  /** Draws a picture of what `title` names. */
  figure(title: string, draw: () => void): void {
    const content = this.doc.markStructureContent("Figure");
    draw();
    this.doc.endMarkedContent();
    this.#element.add(this.doc.struct("Figure", { alt: title }, [content]));
  }

  /** Ends the document. */
  end(): void {
    this.#element.end();
    this.doc.end();
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
    this.#use(style, text);
    return this.doc.heightOfString(this.#printable(text), { width, lineGap: lineGap(style) });
  }

  /** Writes a text from the top of a box downwards as one element; answers where it ends. */
  write(text: string, box: TextColumn, style: Style, tag: Tag, options: PDFKit.Mixins.TextOptions = {}): number {
    const content = this.doc.markStructureContent(tag);
    this.draw(text, box, style, options);
    this.doc.endMarkedContent();
    this.#element.add(this.doc.struct(tag, {}, [content]));
    return this.doc.y;
  }

  /** Writes a text that leads to a recipe's page. */
  writeLink(text: string, box: TextColumn, style: Style, recipeId: number): number {
    const link = this.doc.struct("Link");
    const content = this.doc.markStructureContent("Link");
    this.draw(text, box, style);
    this.doc.endMarkedContent();
    link.add(content);
    this.#element.add(link);
    // A name for those who have it read out; pdfkit's types do not know that it takes both.
    const named = { structParent: link, Contents: new String(text) } as object;
    this.doc.goTo(box.x, box.y, box.width, this.doc.y - box.y, this.markOf(recipeId), named);
    link.end();
    return this.doc.y;
  }

  /** Draws a text without a place in the structure. */
  draw(text: string, { x, y, width }: TextColumn, style: Style, options: PDFKit.Mixins.TextOptions = {}): void {
    this.#use(style, text);
    this.doc.fillColor(style.color).text(this.#printable(text), x, y, { width, lineGap: lineGap(style), ...options });
  }

  rule(y: number, x: number = PAGE.side, width: number = TEXT_WIDTH): void {
    this.unread(() =>
      this.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.7)
        .strokeColor(INK.line)
        .stroke(),
    );
  }

  /** A heading in letters that its typeface has not is in the other one, as a whole. */
  #use({ face, size }: Style, text: string): void {
    this.doc.font(face).fontSize(size);
    if (face === "display" && Array.from(lettersOf(text)).some((letter) => !this.#has(letter))) this.doc.font("bold");
  }

  /** A letter that the typeface has not is a box; whoever writes the page says so. */
  #printable(text: string): string {
    let printable = "";
    for (const letter of lettersOf(text)) {
      const isThere = this.#has(letter);
      if (!isThere) this.#missing = true;
      printable += isThere ? letter : "\u25a1";
    }
    return printable;
  }

  #has(letter: string): boolean {
    if (letter === "\n") return true;
    // What pdfkit reads its fonts with is not in its types.
    const { _font: face } = this.doc as unknown as {
      _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
    };
    return face.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  }
}

/** Without what only says how its neighbours are drawn. */
const lettersOf = (text: string): string => text.normalize("NFC").replace(/\p{Cf}|\p{Variation_Selector}/gu, "");

const lineGap = ({ size }: Style): number => size * 0.22;
