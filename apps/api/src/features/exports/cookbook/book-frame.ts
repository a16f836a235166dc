import type { Translate } from "@tureen/messages/translate";
import { type BookPaper, FLOOR, INK, PAGE, type Style, TEXT_WIDTH } from "./book-paper";

const TITLE: Style = { face: "bold", size: 38, color: INK.text };
const BELOW: Style = { face: "regular", size: 13, color: INK.muted };
const HEADING: Style = { face: "bold", size: 22, color: INK.text };
const ENTRY: Style = { face: "regular", size: 11, color: INK.text };
const NUMBER: Style = { face: "regular", size: 9, color: INK.muted };

const ROW_HEIGHT = 20;
const FIRST_ROW = PAGE.top + 50;
const NUMBER_WIDTH = 40;
const ROWS_A_PAGE = Math.floor((FLOOR - FIRST_ROW) / ROW_HEIGHT);

/** A recipe of the contents, and the page that it begins on, from 1. */
export interface Entry {
  readonly id: number;
  readonly title: string;
  readonly page: number;
}

/** What the book is called, how many recipes it has, and of which year it is. */
export function coverPage(
  paper: BookPaper,
  { title, recipes, now }: { readonly title: string; readonly recipes: number; readonly now: number },
  t: Translate,
): void {
  paper.addPage();
  const height = paper.heightOf(title, TEXT_WIDTH, TITLE);
  const top = PAGE.height * 0.38 - height / 2;
  const below = paper.write(title, { x: PAGE.side, y: top, width: TEXT_WIDTH }, TITLE, { align: "center" }) + 18;
  paper.rule(below, PAGE.width / 2 - 40, 80);
  const facts = [
    t("{count, plural, one {# recipe} other {# recipes}}", { count: recipes }),
    new Date(now).getFullYear(),
  ];
  paper.write(facts.join("   ·   "), { x: PAGE.side, y: below + 18, width: TEXT_WIDTH }, BELOW, { align: "center" });
}

/** Pages that the contents of so many recipes take. */
export function contentsPages(recipes: number): number {
  return Math.ceil(recipes / ROWS_A_PAGE);
}

/** Fills the pages behind the cover, once it is known where each recipe begins. A title leads to its page. */
export function writeContents(paper: BookPaper, entries: readonly Entry[], t: Translate): void {
  for (const [index, { id, title, page }] of entries.entries()) {
    const row = index % ROWS_A_PAGE;
    if (row === 0) {
      paper.turnTo(1 + index / ROWS_A_PAGE);
      if (index === 0) paper.write(t("Contents"), { x: PAGE.side, y: PAGE.top, width: TEXT_WIDTH }, HEADING);
    }
    const y = FIRST_ROW + row * ROW_HEIGHT;
    const width = TEXT_WIDTH - NUMBER_WIDTH;
    const oneLine = { height: ENTRY.size, ellipsis: true, lineBreak: true, goTo: paper.markOf(id) };
    paper.write(title, { x: PAGE.side, y, width }, ENTRY, oneLine);
    paper.write(String(page), { x: PAGE.side + width, y, width: NUMBER_WIDTH }, ENTRY, { align: "right" });
    paper.rule(y + 15);
  }
}

/** The number and the book's title at the foot of each page; the cover has neither. `from`: the first page that has, from 0. */
export function pageNumbers(
  paper: BookPaper,
  { title, from }: { readonly title: string; readonly from: number },
): void {
  const y = FLOOR + 24;
  for (let page = from; page < paper.pages; page += 1) {
    paper.turnTo(page);
    if (from > 0)
      paper.write(title, { x: PAGE.side, y, width: TEXT_WIDTH - 60 }, NUMBER, { height: 9, ellipsis: true });
    paper.write(String(page + 1), { x: PAGE.width - PAGE.side - 60, y, width: 60 }, NUMBER, { align: "right" });
  }
}
