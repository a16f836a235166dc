import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import { PDFParse } from "pdf-parse";
import type { Sharp } from "sharp";
import { OPS, type PDFDocumentProxy, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { isDamagedText } from "@tureen/domain/pdf-import/damaged-text";
import { MIN_LETTERS, pageTextQuality, type PageTextQuality } from "@tureen/domain/pdf-import/page-text-quality";
import { lacksGlyphs, type Typeface } from "../layout/glyph-names";
import { readOutline, signNamed, type Outline } from "./outline";
import { linesOnPage } from "../layout/page-items";
import { plainLines } from "../layout/page-text";
import type { PageLine } from "../layout/page-layout";
import { type Box, photosOnPage } from "./page-photos";

/** Longer side of a page's picture, in pixels: enough for a person and a model to read, little enough for its context. */
const PICTURE_SIDE_PX = 1600;
/**
 * The same for OCR. Measured on pages of the book generator, in A4: 131 of 137 lines exact where 1600 pixels give 125, for
 * a tenth more time (2.4 s of one core instead of 2.1 s) and 40 MB more memory.
 */
const OCR_SIDE_PX = 2400;
const JPEG_QUALITY = 85;
/** Of a photo, which is made smaller once more before it is kept. */
const PHOTO_QUALITY = 92;
const PREVIEW_SIDE_PX = 320;

/** Images with more pixels than this are left out of the page; from about half of it on the memory ends the reading. */
const MAX_IMAGE_PIXELS = 120_000_000;

/** Pages after which what pdf.js keeps between pages (fonts above all) is let go. */
const PAGES_BETWEEN_CLEANUPS = 20;

/** Curves that may be letters drawn without a font. */
const MANY_CURVES = 200;

const IMAGE_OPERATORS: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintSolidColorImageMask,
]);

/** What pdf.js draws on in this process; its types speak of a browser's canvas. */
interface CanvasFactory {
  create(width: number, height: number): Drawing;
  destroy(drawing: Drawing): void;
}

interface Drawing {
  readonly canvas: RenderParameters["canvas"] & { readonly width: number; readonly height: number };
  readonly context: NonNullable<RenderParameters["canvasContext"]>;
}

type RenderParameters = Parameters<PDFPageProxy["render"]>[0];

export interface PdfPageText {
  /** In reading order. */
  readonly lines: readonly PageLine[];
  readonly quality: PageTextQuality;
}

/** An open PDF. Lives in the reader's own process only: it blocks, and a hostile file can make it grow. */
export interface PdfDocument {
  readonly pages: number;
  readPage(page: number): Promise<PdfPageText>;
  renderPage(page: number): Promise<PagePictures>;
  cutPhotos(page: number): Promise<PagePhotos>;
}

/** A page as a JPEG. */
export interface PagePictures {
  /** For people and models, its longer side 1600 pixels. */
  readonly picture: Uint8Array;
  /** For OCR, its longer side 2400 pixels. */
  readonly forOcr: Uint8Array;
}

export interface PagePhotos {
  /** JPEGs, the largest on the page first; their longer sides are at most 1600 pixels, those of the previews 320. */
  readonly photos: readonly { readonly photo: Uint8Array; readonly preview: Uint8Array }[];
  /** The one photo covers the page: it stands by itself, or the page is a scan. */
  readonly isWholePage: boolean;
}

/** Tells how often pdf.js has warned that it left a picture out for its size; it says so in no other way. */
export type CountLeftOut = () => number;

/** A page of which nothing was read because its picture is too large. */
class PictureTooLargeError extends Error {
  override readonly name = "PictureTooLargeError";
}

/**
 * Throws pdf-parse's exceptions: `PasswordException`, `InvalidPDFException` and others.
 * @param countLeftOut given by a process that listens to pdf.js's warnings; without it they are silent
 */
export async function openDocument(path: string, countLeftOut?: CountLeftOut): Promise<PdfDocument> {
  const data = new Uint8Array(await readFile(path)); // a copy of its own: pdf.js detaches it
  const parser = new PDFParse({
    data,
    ...SAFE_OPTIONS,
    ...resourceFolders(),
    verbosity: countLeftOut ? WARNINGS : SILENT,
  });
  // pdf-parse hides the document, which alone gives pages one by one with the places of their texts; the version is pinned.
  const document = await (parser as unknown as { load(): Promise<PDFDocumentProxy> }).load();
  const typefaces = new Map<string, Typeface>();
  let outline: Promise<Outline> | undefined;
  let pagesRead = 0;

  async function withPage<T>(number: number, use: (page: PDFPageProxy) => Promise<T>): Promise<T> {
    const page = await document.getPage(number);
    try {
      return await use(page);
    } finally {
      page.cleanup();
      if (++pagesRead % PAGES_BETWEEN_CLEANUPS === 0) await document.cleanup();
    }
  }

  /** The page's own pixels: pdf-parse packs them into a PNG first, which takes longer than to draw them. */
  async function draw(page: PDFPageProxy, scale: number, cut?: Box): Promise<Sharp> {
    const { default: sharp } = await import("sharp"); // only scans need it, and loading it takes as long as ten pages
    const [offsetX, offsetY] = cut ? [-cut.left * scale, -cut.top * scale] : [0, 0];
    const viewport = page.getViewport({ scale, offsetX, offsetY });
    const canvases = document.canvasFactory as CanvasFactory;
    const { width: across, height: down } = cut ?? page.getViewport({ scale: 1 });
    const drawing = canvases.create(across * scale, down * scale);
    const { canvas, context } = drawing;
    await page.render({ canvas, canvasContext: context, viewport }).promise;
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    canvases.destroy(drawing);
    return sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: "white" });
  }

  return {
    pages: document.numPages,
    readPage: (number) =>
      withPage(number, async (page) => {
        const lines = await linesOnPage(page, typefaces);
        const text = lines.map((line) => line.text).join("\n");
        const before = countLeftOut?.() ?? 0;
        const quality = await qualityOf(text, () => hasPicture(page));
        if (quality.kind === "blank" && (countLeftOut?.() ?? 0) > before) throw new PictureTooLargeError();
        outline ??= readOutline(document);
        const signed = lines.map((line) => (lacksGlyphs(line.text) ? { ...line, isDoubtful: true } : line));
        return { lines: signNamed(plainLines(signed), number, await outline), quality };
      }),
    renderPage: (number) =>
      withPage(number, async (page) => {
        const { width, height } = page.getViewport({ scale: 1 });
        const drawn = await draw(page, OCR_SIDE_PX / Math.max(width, height));
        const jpeg = (side: number): Promise<Uint8Array> =>
          drawn
            .clone()
            .resize(side, side, { fit: "inside", withoutEnlargement: true })
            .jpeg({ quality: JPEG_QUALITY })
            .toBuffer();
        return { picture: await jpeg(PICTURE_SIDE_PX), forOcr: await jpeg(OCR_SIDE_PX) };
      }),
    cutPhotos: (number) =>
      withPage(number, async (page) => {
        const viewport = page.getViewport({ scale: 1 });
        const { boxes, isWholePage } = photosOnPage(await page.getOperatorList(), viewport, viewport.transform);
        const photos: PagePhotos["photos"][number][] = [];
        for (const box of boxes) {
          // Not larger than the file has it: what is drawn between its pixels is made up.
          const scale = Math.min(box.density, PICTURE_SIDE_PX / Math.max(box.width, box.height));
          const drawn = await draw(page, scale, box);
          const small = drawn
            .clone()
            .resize(PREVIEW_SIDE_PX, PREVIEW_SIDE_PX, { fit: "inside", withoutEnlargement: true });
          photos.push({
            photo: await drawn.jpeg({ quality: PHOTO_QUALITY }).toBuffer(),
            preview: await small.jpeg({ quality: JPEG_QUALITY }).toBuffer(),
          });
        }
        return { photos, isWholePage };
      }),
  };
}

const [SILENT, WARNINGS] = [0, 1];

const SAFE_OPTIONS = {
  isEvalSupported: false,
  enableXfa: false,
  useSystemFonts: false,
  /** Names of glyphs. */
  fontExtraProperties: true,
  maxImageSize: MAX_IMAGE_PIXELS,
} as const;

/** pdf.js's own fonts, character maps and decoders, read from its package on the disk. */
function resourceFolders() {
  const root = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
  const folder = (name: string) => join(root, name) + sep;
  return {
    standardFontDataUrl: folder("standard_fonts"),
    cMapUrl: folder("cmaps"),
    cMapPacked: true,
    wasmUrl: folder("wasm"),
    iccUrl: folder("iccs"),
  };
}

/** Whether a page shows a picture takes long to find out, so it is asked only where it matters. */
async function qualityOf(text: string, hasPicture: () => Promise<boolean>): Promise<PageTextQuality> {
  const quality = pageTextQuality(text, false);
  if (quality.letters < MIN_LETTERS) return pageTextQuality(text, await hasPicture());
  const isBadScan = quality.kind === "text" && isDamagedText(text) && (await hasPicture());
  return isBadScan ? { ...quality, kind: "scanned", hasWords: false } : quality;
}

async function hasPicture(page: PDFPageProxy): Promise<boolean> {
  const { fnArray } = await page.getOperatorList();
  return (
    fnArray.some((operator) => IMAGE_OPERATORS.has(operator)) ||
    fnArray.filter((operator) => operator === OPS.constructPath).length >= MANY_CURVES
  );
}
