import { widthOf, wrapText } from "./helvetica";
import { A5, writePdf, type PlacedText } from "./write-pdf";

/** A recipe as books before the war print it: no list, no numbers, one paragraph. */
export interface ProseRecipe {
  readonly title: string;
  readonly text: string;
}

/** Where its title stands: in a line of its own, or before the first sentence, in bold, with a stop and a dash behind it. */
export type ProseStyle = "titles above" | "titles run in";

const SIZE = 9.5;
const LEADING = 12.5;
const MARGIN = { left: 40, top: 62, bottom: 60 };
const HEAD = "Plain Cookery";

/** A book of such recipes, with a running head and page numbers. */
export function proseBook(recipes: readonly ProseRecipe[], style: ProseStyle): Buffer {
  const pages: PlacedText[][] = [[]];
  let y = MARGIN.top;
  const place = (texts: readonly Omit<PlacedText, "y" | "size">[], space: number, below = 0): void => {
    y += space;
    if (y + below > A5.height - MARGIN.bottom) {
      pages.push([]);
      y = MARGIN.top;
    }
    pages.at(-1)?.push(...texts.map((text) => ({ ...text, y, size: SIZE })));
  };
  for (const { title, text } of recipes) {
    const isAbove = style === "titles above";
    const head = isAbove ? "" : `${title}.\u2014`;
    if (isAbove) place([{ text: title.toUpperCase(), x: centre(title.toUpperCase()) }], 2 * LEADING, 3 * LEADING);
    wrapText(`${head}${text}`, SIZE, A5.width - 2 * MARGIN.left).forEach((line, nth) => {
      const isHead = nth === 0 && head !== "";
      const rest = isHead ? line.slice(head.length) : line;
      const texts = [
        ...(isHead ? [{ text: head, x: MARGIN.left, isBold: true }] : []),
        { text: rest, x: MARGIN.left + (isHead ? widthOf(head, SIZE) : 0) },
      ];
      place(texts, nth === 0 ? 1.5 * LEADING : LEADING);
    });
  }
  return writePdf(
    pages.map((texts, index) => ({
      texts: [
        { text: HEAD, x: centre(HEAD), y: 30, size: SIZE },
        ...texts.map((text) => ({ ...text, text: inWinAnsi(text.text) })),
        { text: String(index + 1), x: centre("1"), y: A5.height - 22, size: SIZE },
      ],
    })),
  );
}

/** Letters that WinAnsi has at other places than Unicode. */
function inWinAnsi(text: string): string {
  return text.replaceAll("\u2014", "\u0097").replaceAll("œ", "\u009c").replaceAll("Œ", "\u008c");
}

function centre(text: string): number {
  return (A5.width - widthOf(text, SIZE)) / 2;
}
