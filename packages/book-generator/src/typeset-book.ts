import { widthOf, wrapText } from "./helvetica";
import type { SampleRecipe } from "./invent-recipes";
import { A5, type PdfPage, type PlacedText } from "./write-pdf";

export interface BookDesign {
  readonly columns: 1 | 2;
  readonly startsOnNewPage: boolean;
  readonly hasContents: boolean;
}

const RUNNING_HEAD = "The Family Cookbook";
const MARGIN = { left: 40, top: 62, bottom: 60 };
const GUTTER = 18;
const HEAD_Y = 30;
const FOOT_Y = A5.height - 22;

/** Font size, distance to the line above, and distance that a new paragraph adds, in points. */
interface Style {
  readonly size: number;
  readonly leading: number;
  readonly spaceBefore: number;
  readonly isBold: boolean;
  readonly indent: number;
}

const TITLE: Style = { size: 14, leading: 17, spaceBefore: 14, isBold: true, indent: 0 };
const BODY: Style = { size: 9.5, leading: 12.5, spaceBefore: 0, isBold: false, indent: 0 };
const HEADING: Style = { ...BODY, spaceBefore: 9, isBold: true };
const INGREDIENT: Style = { ...BODY, indent: 10 };

interface Paragraph {
  readonly text: string;
  readonly style: Style;
  /** True for what begins on a new page. */
  readonly opensPage: boolean;
}

/** The recipes on pages with a running head and page numbers, running on over columns and pages. */
export function typesetBook(recipes: readonly SampleRecipe[], design: BookDesign): PdfPage[] {
  const contents = design.hasContents ? contentsOf(recipes) : [];
  const bodies = fillColumns(
    [...contents, ...recipes.flatMap((recipe) => paragraphsOf(recipe, design))],
    design.columns,
  );
  return bodies.map((texts, index) => ({
    texts: [centred(RUNNING_HEAD, HEAD_Y), ...texts, centred(String(index + 1), FOOT_Y)],
  }));
}

function contentsOf(recipes: readonly SampleRecipe[]): Paragraph[] {
  return [
    { text: "Contents", style: TITLE, opensPage: false },
    ...recipes.map(({ title }) => ({ text: title, style: BODY, opensPage: false })),
  ];
}

function paragraphsOf(recipe: SampleRecipe, design: BookDesign): Paragraph[] {
  const paragraph = (text: string, style: Style): Paragraph => ({ text, style, opensPage: false });
  return [
    { text: recipe.title, style: TITLE, opensPage: design.startsOnNewPage },
    paragraph(`Serves ${recipe.servings}`, BODY),
    paragraph("Ingredients", HEADING),
    ...recipe.ingredientLines.map((line) => paragraph(line, INGREDIENT)),
    paragraph("Method", HEADING),
    ...recipe.steps.map((step, index) => paragraph(`${index + 1}. ${step}`, BODY)),
  ];
}

/** Texts of each page: paragraphs flow from column to column, and a title never stands alone at a column's foot. */
function fillColumns(paragraphs: readonly Paragraph[], columns: 1 | 2): PlacedText[][] {
  const columnWidth = (A5.width - 2 * MARGIN.left - (columns - 1) * GUTTER) / columns;
  const bottom = A5.height - MARGIN.bottom;
  const pages: PlacedText[][] = [[]];
  let column = 0;
  let y = MARGIN.top;

  function nextColumn() {
    column = (column + 1) % columns;
    if (column === 0) pages.push([]);
    y = MARGIN.top;
  }

  for (const { text, style, opensPage } of paragraphs) {
    if (opensPage && (pages.at(-1)?.length ?? 0) > 0) {
      column = columns - 1;
      nextColumn();
    }
    const isAtTop = y === MARGIN.top;
    if (!isAtTop) y += style.spaceBefore;
    if (style === TITLE && y + 3 * style.leading > bottom) nextColumn();
    for (const line of wrapText(text, style.size, columnWidth - style.indent)) {
      if (y + style.leading > bottom) nextColumn();
      y += style.leading;
      const x = MARGIN.left + column * (columnWidth + GUTTER) + style.indent;
      pages.at(-1)?.push({ text: line, x, y, size: style.size, isBold: style.isBold });
    }
  }
  return pages;
}

function centred(text: string, y: number): PlacedText {
  return { text, x: (A5.width - widthOf(text, BODY.size)) / 2, y, size: BODY.size };
}
