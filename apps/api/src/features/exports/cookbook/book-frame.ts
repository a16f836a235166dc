import type { Translate } from "@tureen/messages/translate";
import { type BookPaper, FLOOR, INK, PAGE, type Style, TEXT_WIDTH } from "./book-paper";

const TITLE: Style = { face: "display", size: 40, color: INK.text };
const BELOW: Style = { face: "regular", size: 13, color: INK.muted };
const HEADING: Style = { face: "display", size: 24, color: INK.text };
const ENTRY: Style = { face: "regular", size: 11, color: INK.text };
const NUMBER: Style = { face: "regular", size: 9, color: INK.muted };

const FIRST_ROW = PAGE.top + 50;
const NUMBER_WIDTH = 40;
const ENTRY_WIDTH = TEXT_WIDTH - NUMBER_WIDTH;
/** Between a title of the contents and the line below it, and between that and the next. */
const ROW_GAP = 3.5;

/** A recipe of the contents, and the page that it begins on, from 1. */
export interface ContentsEntry {
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
  const centred = { align: "center" } as const;
  const below = paper.write(title, { x: PAGE.side, y: top, width: TEXT_WIDTH }, TITLE, "H1", centred) + 18;
  paper.rule(below, PAGE.width / 2 - 40, 80);
  const facts = [
    t("{count, plural, one {# recipe} other {# recipes}}", { count: recipes }),
    new Date(now).getFullYear(),
  ];
  paper.write(facts.join("   ·   "), { x: PAGE.side, y: below + 18, width: TEXT_WIDTH }, BELOW, "P", centred);
}

/** Where each title of the contents stands: a long one takes two lines, and none is torn apart by the end of a page. */
function rowsOf(paper: BookPaper, titles: readonly string[]): readonly { readonly page: number; readonly y: number }[] {
  let page = 0;
  let next = FIRST_ROW;
  return titles.map((title) => {
    const height = paper.heightOf(title, ENTRY_WIDTH, ENTRY) + 2 * ROW_GAP;
    if (next + height > FLOOR && next > FIRST_ROW) {
      page += 1;
      next = FIRST_ROW;
    }
    const y = next;
    next += height;
    return { page, y };
  });
}

/** Pages that the contents take. */
export function contentsPages(paper: BookPaper, titles: readonly string[]): number {
  return (rowsOf(paper, titles).at(-1)?.page ?? 0) + 1;
}

/** Fills the pages behind the cover, once it is known where each recipe begins. A title leads to its page. */
export function writeContents(paper: BookPaper, entries: readonly ContentsEntry[], t: Translate): void {
  paper.turnTo(1);
  paper.write(t("Contents"), { x: PAGE.side, y: PAGE.top, width: TEXT_WIDTH }, HEADING, "H2");
  const rows = rowsOf(
    paper,
    entries.map(({ title }) => title),
  );
  paper.group("TOC", () => {
    for (const [index, entry] of entries.entries()) {
      const row = rows[index];
      if (!row) continue;
      paper.turnTo(1 + row.page);
      paper.group("TOCI", () => writeEntry(paper, entry, row.y));
    }
  });
}

function writeEntry(paper: BookPaper, { id, title, page }: ContentsEntry, y: number): void {
  const end = paper.writeLink(title, { x: PAGE.side, y, width: ENTRY_WIDTH }, ENTRY, id);
  const aside = { x: PAGE.side + ENTRY_WIDTH, y, width: NUMBER_WIDTH };
  paper.write(String(page), aside, ENTRY, "Lbl", { align: "right" });
  paper.rule(end + ROW_GAP / 2);
}

/** The number and the book's title at the foot of each page; the cover has neither. `from`: the first page that has, from 0. */
export function pageNumbers(
  paper: BookPaper,
  { title, from }: { readonly title: string; readonly from: number },
): void {
  const y = FLOOR + 24;
  for (let page = from; page < paper.pages; page += 1) {
    paper.turnTo(page);
    paper.unread(() => {
      if (from > 0)
        paper.draw(title, { x: PAGE.side, y, width: TEXT_WIDTH - 60 }, NUMBER, { height: 9, ellipsis: true });
      paper.draw(String(page + 1), { x: PAGE.width - PAGE.side - 60, y, width: 60 }, NUMBER, { align: "right" });
    });
  }
}
