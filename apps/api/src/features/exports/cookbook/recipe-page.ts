import type { Recipe } from "@tureen/contracts/recipes";
import type { Translate } from "@tureen/messages/translate";
import { lineGroups, stepsOf, type LineGroup } from "../recipe-parts";
import { type BookPaper, FLOOR, INK, PAGE, type Style, TEXT_WIDTH } from "./book-paper";

const TITLE: Style = { face: "bold", size: 24, color: INK.text };
const FACTS: Style = { face: "regular", size: 9.5, color: INK.muted };
const ABOUT: Style = { face: "italic", size: 10.5, color: INK.muted };
const HEADING: Style = { face: "bold", size: 12, color: INK.accent };
const GROUP: Style = { face: "bold", size: 10, color: INK.text };
const BODY: Style = { face: "regular", size: 10.5, color: INK.text };
const SMALL: Style = { face: "italic", size: 8.5, color: INK.muted };

const GAP = 12;
const NUMBER_WIDTH = 22;
const COLUMN_GAP = 24;
const COLUMN_WIDTH = (TEXT_WIDTH - COLUMN_GAP) / 2;
/** A recipe with more ingredients has them side by side. */
const ONE_COLUMN = 6;

/** What a picture is cut to, as wide as the text; a recipe that would not fit its page otherwise has a lower one. */
export const PICTURE = { width: TEXT_WIDTH, height: 240, least: 130 } as const;

/**
 * A recipe from the top of a new page. On one page where it fits with a picture of some height, else on as many as it
 * takes; no ingredient or step is torn apart that fits a page.
 * @param picture a JPEG of the proportions of {@link PICTURE}; null for none
 */
export function recipePage(paper: BookPaper, recipe: Recipe, picture: Buffer | null, t: Translate): void {
  const page = new RecipePage(paper, t);
  page.write(recipe, picture);
}

class RecipePage {
  readonly #paper: BookPaper;
  readonly #t: Translate;
  #y: number = PAGE.top;

  constructor(paper: BookPaper, t: Translate) {
    this.#paper = paper;
    this.#t = t;
  }

  write(recipe: Recipe, picture: Buffer | null): void {
    const t = this.#t;
    this.#paper.addPage();
    this.#paper.mark(recipe);
    if (picture) this.#picture(picture, this.#heightOf(recipe));
    this.#text(recipe.title, TITLE, 6);
    const facts = factsOf(recipe, t);
    if (facts !== "") this.#text(facts, FACTS, 8);
    for (const paragraph of linesOf(recipe.description)) this.#text(paragraph, ABOUT, 5);
    this.#y += 6;
    const groups = lineGroups(recipe);
    if (groups.length > 0) this.#heading(t("Ingredients"));
    this.#ingredients(groups);
    const steps = stepsOf(recipe);
    if (steps.length > 0) this.#heading(t("Instructions"));
    for (const [index, step] of steps.entries()) this.#step(step, index + 1);
    const notes = linesOf(recipe.notes);
    if (notes.length > 0) this.#heading(t("Notes"));
    for (const note of notes) this.#text(note, BODY, 5);
    if (recipe.source !== "") this.#text(recipe.source, SMALL, 4);
    if (this.#paper.takeMissing())
      this.#text(
        t("Some characters of this recipe are not in the typeface of this book. A box stands for each."),
        SMALL,
        0,
      );
  }

  /** What the recipe takes beside its picture, in points. */
  #heightOf(recipe: Recipe): number {
    const height = (text: string, style: Style, gap: number, width: number = TEXT_WIDTH): number =>
      this.#paper.heightOf(text, width, style) + gap;
    const facts = factsOf(recipe, this.#t);
    const groups = lineGroups(recipe);
    const steps = stepsOf(recipe);
    const notes = linesOf(recipe.notes);
    const headings = [groups, steps, notes].filter((part) => part.length > 0).length;
    return [
      height(recipe.title, TITLE, 6),
      facts === "" ? 0 : height(facts, FACTS, 8),
      ...linesOf(recipe.description).map((text) => height(text, ABOUT, 5)),
      6 + headings * (GAP + height("A", HEADING, 6)),
      this.#isInColumns(groups)
        ? Math.max(...this.#columns(groups).map((lines) => this.#columnHeight(lines)))
        : this.#columnHeight(rowsOf(groups), TEXT_WIDTH),
      ...steps.map((text) => height(text, BODY, 5, TEXT_WIDTH - NUMBER_WIDTH)),
      ...notes.map((text) => height(text, BODY, 5)),
      recipe.source === "" ? 0 : height(recipe.source, SMALL, 4),
      height("A", SMALL, 0),
    ].reduce((sum, each) => sum + each, 0);
  }

  #picture(picture: Buffer, textHeight: number): void {
    const room = FLOOR - PAGE.top - textHeight - 2 * GAP;
    const height = Math.min(PICTURE.height, room < PICTURE.least ? PICTURE.height : room);
    const { doc } = this.#paper;
    doc.save();
    doc.roundedRect(PAGE.side, PAGE.top, PICTURE.width, height, 6).clip();
    // Cut at the top and at the bottom alike.
    doc.image(picture, PAGE.side, PAGE.top - (PICTURE.height - height) / 2, { width: PICTURE.width });
    doc.restore();
    this.#y = PAGE.top + height + 1.5 * GAP;
  }

  /** A paragraph across the page, on the next one where it does not fit. */
  #text(text: string, style: Style, gap: number): void {
    this.#room(this.#paper.heightOf(text, TEXT_WIDTH, style));
    this.#y = this.#flow(text, PAGE.side, TEXT_WIDTH, style) + gap;
  }

  #heading(text: string): void {
    // With a line below it.
    this.#room(GAP + 44);
    this.#y = this.#paper.write(text, { x: PAGE.side, y: this.#y + GAP, width: TEXT_WIDTH }, HEADING) + 6;
  }

  #step(text: string, number: number): void {
    const width = TEXT_WIDTH - NUMBER_WIDTH;
    this.#room(this.#paper.heightOf(text, width, BODY));
    this.#paper.write(
      `${number}.`,
      { x: PAGE.side, y: this.#y, width: NUMBER_WIDTH },
      { ...BODY, face: "bold", color: INK.accent },
    );
    this.#y = this.#flow(text, PAGE.side + NUMBER_WIDTH, width, BODY) + 5;
  }

  #ingredients(groups: readonly LineGroup[]): void {
    if (!this.#isInColumns(groups)) {
      for (const row of rowsOf(groups)) {
        this.#room(this.#rowHeight(row, TEXT_WIDTH));
        this.#y = this.#row(row, PAGE.side, this.#y, TEXT_WIDTH);
      }
      return;
    }
    const columns = this.#columns(groups);
    const height = Math.max(...columns.map((rows) => this.#columnHeight(rows)));
    this.#room(height);
    const top = this.#y;
    for (const [column, rows] of columns.entries()) {
      let y = top;
      for (const row of rows) y = this.#row(row, PAGE.side + column * (COLUMN_WIDTH + COLUMN_GAP), y, COLUMN_WIDTH);
    }
    this.#y = top + height;
  }

  /** Side by side where there are many, and both columns fit a page. */
  #isInColumns(groups: readonly LineGroup[]): boolean {
    const rows = rowsOf(groups);
    return rows.length > ONE_COLUMN && this.#columnHeight(rows) < 1.5 * (FLOOR - PAGE.top);
  }

  /** Two columns of about one height; a heading is not the last of the first. */
  #columns(groups: readonly LineGroup[]): readonly (readonly Row[])[] {
    const rows = rowsOf(groups);
    const half = this.#columnHeight(rows) / 2;
    let height = 0;
    let cut = 0;
    while (cut < rows.length && height < half) height += this.#rowHeight(rows[cut++] as Row, COLUMN_WIDTH);
    if (rows[cut - 1]?.isHeading) cut -= 1;
    return [rows.slice(0, cut), rows.slice(cut)];
  }

  #columnHeight(rows: readonly Row[], width: number = COLUMN_WIDTH): number {
    return rows.reduce((sum, row) => sum + this.#rowHeight(row, width), 0);
  }

  #rowHeight({ text, isHeading }: Row, width: number): number {
    return this.#paper.heightOf(text, width, isHeading ? GROUP : BODY) + (isHeading ? 8 : 3);
  }

  #row({ text, isHeading }: Row, x: number, y: number, width: number): number {
    const top = isHeading ? y + 4 : y;
    return this.#paper.write(text, { x, y: top, width }, isHeading ? GROUP : BODY) + (isHeading ? 4 : 3);
  }

  /** Sees to it that so much fits below, if it fits any page. */
  #room(height: number): void {
    if (this.#y + height <= FLOOR || this.#y === PAGE.top) return;
    this.#paper.addPage();
    this.#y = PAGE.top;
  }

  /** A text that is longer than a page goes on at the top of the next. */
  #flow(text: string, x: number, width: number, style: Style): number {
    let rest = text;
    while (this.#y + this.#paper.heightOf(rest, width, style) > FLOOR && rest.includes(" ")) {
      const part = this.#fitting(rest, width, style);
      if (part === "") break;
      this.#paper.write(part, { x, y: this.#y, width }, style);
      rest = rest.slice(part.length).trim();
      this.#paper.addPage();
      this.#y = PAGE.top;
    }
    return this.#paper.write(rest, { x, y: this.#y, width }, style);
  }

  /** The longest beginning of a text, cut between words, that fits what is left of the page. */
  #fitting(text: string, width: number, style: Style): string {
    const ends = [...text.matchAll(/\s+/g)].map(({ index }) => index);
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const height = this.#paper.heightOf(text.slice(0, ends[middle - 1]), width, style);
      if (this.#y + height <= FLOOR) low = middle;
      else high = middle - 1;
    }
    return low === 0 ? "" : text.slice(0, ends[low - 1]);
  }
}

interface Row {
  readonly text: string;
  readonly isHeading: boolean;
}

function rowsOf(groups: readonly LineGroup[]): readonly Row[] {
  return groups.flatMap(({ section, lines }) => [
    ...(section === "" ? [] : [{ text: section, isHeading: true }]),
    ...lines.map((text) => ({ text, isHeading: false })),
  ]);
}

function factsOf({ servings, prep_time: prep, cook_time: cook, cuisine }: Recipe, t: Translate): string {
  const facts = [
    servings === null ? "" : t("Serves {servings, number}", { servings }),
    prep === null ? "" : t("Prep {time}", { time: minutesText(prep) }),
    cook === null ? "" : t("Cook {time}", { time: minutesText(cook) }),
    cuisine,
  ];
  return facts.filter((fact) => fact !== "").join("   ·   ");
}

/** "45 min", "1 h 15 min": understood in all our languages. */
function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  return [hours > 0 ? `${hours} h` : "", rest > 0 || hours === 0 ? `${rest} min` : ""].filter(Boolean).join(" ");
}

function linesOf(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
