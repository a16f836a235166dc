import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { multiply, type Matrix } from "../layout/page-items";

/** A rectangle on a page, in points from its top left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a page shows a picture, and how many pixels of the file stand on one point of it. */
export interface PictureBox extends Box {
  readonly density: number;
}

/** What a page draws, as pdf.js lists it. */
interface Operators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** Photos of a page that are offered at most. */
const MOST_PHOTOS = 4;
/** What a page draws beyond these is not looked at: a picture cut into more pieces than this is none. */
const MOST_BOXES = 300;
/** Of the page: less is an ornament. */
const LEAST_SHARE = 0.03;
/** Of the page: more is its background, its scan, or a photo that has the page to itself. */
const WHOLE_SHARE = 0.85;
const LONGEST_TO_SHORTEST = 3;
const LEAST_PIXELS = 200;
/** Two pieces are one picture where the box around both is hardly more than they are. */
const SLACK = 1.03;

/**
 * The photos of a page, the largest first: what it paints as pictures, pieces put together, without ornaments and rules.
 * @param toPage from the page's own coordinates to points from its top left corner, upright
 * @returns `isWholePage` where a picture covers the page and there is no other
 */
export function photosOnPage(
  operators: Operators,
  page: Pick<Box, "width" | "height">,
  toPage: readonly number[],
): { boxes: readonly PictureBox[]; isWholePage: boolean } {
  const shown = picturesDrawn(operators, toPage as Matrix).flatMap((box) => within(box, page) ?? []);
  const pageArea = page.width * page.height;
  const isWhole = (box: Box): boolean => area(box) > WHOLE_SHARE * pageArea;
  const photos = united(shown.filter((box) => !isWhole(box))).filter((box) => looksLikeAPhoto(box, pageArea));
  const parts = photos.filter((box) => !isWhole(box)).toSorted((one, other) => area(other) - area(one));
  if (parts.length > 0) return { boxes: parts.slice(0, MOST_PHOTOS), isWholePage: false };
  const whole = [...photos, ...shown.filter(isWhole)].filter((box) => looksLikeAPhoto(box, pageArea));
  return { boxes: whole.slice(0, 1), isWholePage: true };
}

function picturesDrawn({ fnArray, argsArray }: Operators, toPage: Matrix): PictureBox[] {
  const boxes: PictureBox[] = [];
  const kept: Matrix[] = [];
  let now = toPage;
  fnArray.forEach((operator, index) => {
    const given = (argsArray[index] ?? []) as readonly unknown[];
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) kept.push(now);
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) now = kept.pop() ?? toPage;
    if (operator === OPS.transform) now = multiply(now, given as readonly number[] as Matrix);
    if (operator === OPS.paintFormXObjectBegin && given[0]) now = multiply(now, given[0] as Matrix);
    if (boxes.length >= MOST_BOXES) return;
    if (operator === OPS.paintImageXObject) boxes.push(boxOf(now, Number(given[1])));
    if (operator === OPS.paintInlineImageXObject) boxes.push(boxOf(now, (given[0] as { width: number }).width));
  });
  return boxes;
}

/** A picture fills the square of one by one of the coordinates that are set (PDF 32000, 8.9.5). */
function boxOf([a, b, c, d, e, f]: Matrix, pixelsAcross: number): PictureBox {
  const [xs, ys] = [
    [e, e + a, e + c, e + a + c],
    [f, f + b, f + d, f + b + d],
  ];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    left,
    top,
    width: Math.max(...xs) - left,
    height: Math.max(...ys) - top,
    density: pixelsAcross / Math.hypot(a, b),
  };
}

const area = ({ width, height }: Box): number => width * height;

/** The part of it that is on the page; null where none is, and for numbers that are none. */
function within(box: PictureBox, page: Pick<Box, "width" | "height">): PictureBox | null {
  const left = Math.max(0, box.left);
  const top = Math.max(0, box.top);
  const width = Math.min(page.width, box.left + box.width) - left;
  const height = Math.min(page.height, box.top + box.height) - top;
  return width > 0 && height > 0 && box.density > 0 && Number.isFinite(box.density)
    ? { ...box, left, top, width, height }
    : null;
}

/** Puts strips and tiles of a picture together, and what lies within another into that. */
function united(boxes: readonly PictureBox[]): PictureBox[] {
  const whole: PictureBox[] = [];
  for (const box of boxes.toSorted((one, other) => one.top - other.top || one.left - other.left)) {
    let grown = box;
    for (;;) {
      const place = whole.findIndex((other) => area(around(other, grown)) <= SLACK * (area(other) + area(grown)));
      const [other] = place < 0 ? [] : whole.splice(place, 1);
      if (!other) break;
      grown = around(other, grown);
    }
    whole.push(grown);
  }
  return whole;
}

function around(one: PictureBox, other: PictureBox): PictureBox {
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
    density: Math.max(one.density, other.density),
  };
}

function looksLikeAPhoto(box: PictureBox, pageArea: number): boolean {
  const [short, long] = [Math.min(box.width, box.height), Math.max(box.width, box.height)];
  return (
    area(box) >= LEAST_SHARE * pageArea && long <= LONGEST_TO_SHORTEST * short && short * box.density >= LEAST_PIXELS
  );
}
