import type { Recipe } from "@tureen/contracts/recipes";
import { groupBy } from "@tureen/domain/ordering/group-by";
import type { Translate } from "@tureen/messages/translate";
import { factsOf, lineGroups, linesOf, stepsOf } from "../recipe-parts";
import type { BookBase } from "./book-bases";
import { BODY, type BookPaper, FLOOR, INK, PAGE, type Style, type Tag, TEXT_WIDTH } from "./book-paper";
import { IngredientColumns } from "./ingredient-columns";

const TITLE: Style = { face: "display", size: 26, color: INK.text };
const FACTS: Style = { face: "regular", size: 9.5, color: INK.muted };
const ABOUT: Style = { face: "italic", size: 10.5, color: INK.muted };
const HEADING: Style = { face: "display", size: 14, color: INK.accent };
const SMALL: Style = { face: "italic", size: 8.5, color: INK.muted };

const GAP = 12;
/** What stands below a heading, or a line of a heading's own size. */
const HEADING_GAP = 6;
const NUMBER_WIDTH = 22;

/** What a picture is cut to, as wide as the text; a recipe that would not fit its page otherwise has a lower one, and its ingredients where the steps do not fit either. */
export const PICTURE = { width: TEXT_WIDTH, height: 240, least: 130 } as const;

/** A photo at a step or below the recipe: as many as fit stand side by side. */
export const SMALL_PICTURE = { width: 144, height: 96, gap: 8 } as const;

/** A photo beside the one at the head of the recipe. */
export interface SmallPicture {
  /** A JPEG of the proportions of {@link SMALL_PICTURE}. */
  readonly jpeg: Buffer;
  /** The step that it belongs to, from 1; null where it belongs to none. */
  readonly step: number | null;
}

interface RecipeToPrint {
  readonly recipe: Recipe;
  readonly bases: readonly BookBase[];
  /** A JPEG of the proportions of {@link PICTURE}; null for none. */
  readonly picture: Buffer | null;
  readonly smallPictures: readonly SmallPicture[];
}

/**
 * A recipe from the top of a new page. On one page where it fits with a picture of some height, else on as many as it
 * takes; no ingredient or step is torn apart that fits a page. What it is made of stands below it.
 */
export function recipePage(paper: BookPaper, printed: RecipeToPrint, t: Translate): void {
  const page = new RecipePage(paper, t);
  paper.addPage();
  paper.mark(printed.recipe);
  paper.group("Art", () => page.write(printed));
}

class RecipePage {
  readonly #paper: BookPaper;
  readonly #t: Translate;
  #y: number = PAGE.top;

  constructor(paper: BookPaper, t: Translate) {
    this.#paper = paper;
    this.#t = t;
  }

  write({ recipe, bases, picture, smallPictures }: RecipeToPrint): void {
    const t = this.#t;
    const small = groupBy(smallPictures, ({ step }) => step);
    if (picture) this.#picture(picture, recipe, [...small.values()]);
    this.#text(recipe.title, TITLE, 6, "H1");
    const facts = factsOf(recipe, t);
    if (facts !== "") this.#text(facts, FACTS, 8);
    for (const paragraph of linesOf(recipe.description)) this.#text(paragraph, ABOUT, 5);
    this.#y += 6;
    const columns = new IngredientColumns(this.#paper, lineGroups(recipe));
    if (columns.rows.length > 0) this.#heading(t("Ingredients"), columns.heightOf(columns.rows.slice(0, 4)));
    this.#ingredients(columns);
    const steps = stepsOf(recipe);
    if (steps[0]) this.#heading(t("Instructions"), this.#stepHeight(steps[0]));
    this.#steps(steps, small);
    this.#smallPictures(small.get(null), recipe.title, PAGE.side);
    for (const base of bases) this.#base(base);
    const notes = linesOf(recipe.notes);
    if (notes[0]) this.#heading(t("Notes"), this.#height(notes[0], BODY));
    for (const note of notes) this.#text(note, BODY, 5);
    if (recipe.source !== "") this.#text(recipe.source, SMALL, 4);
    if (this.#paper.takeMissing())
      this.#text(
        t("Some characters of this recipe are not in the typeface of this book. A box stands for each."),
        SMALL,
        0,
      );
  }

  #steps(steps: readonly string[], pictures: ReadonlyMap<number | null, readonly SmallPicture[]> = new Map()): void {
    const t = this.#t;
    this.#paper.group("L", () => {
      for (const [index, step] of steps.entries()) {
        const number = index + 1;
        this.#paper.group("LI", () => {
          const own = pictures.get(number) ?? [];
          this.#step(step, number, own.length > 0 ? SMALL_PICTURE.height + SMALL_PICTURE.gap : 0);
          this.#smallPictures(own, t("Photo of step {number}", { number }), PAGE.side + NUMBER_WIDTH);
        });
      }
    });
  }

  /** In rows of which none is torn apart by the end of a page. */
  #smallPictures(pictures: readonly SmallPicture[] = [], alt: string, x: number): void {
    const { width, height, gap } = SMALL_PICTURE;
    for (let first = 0; first < pictures.length; first += A_ROW) {
      this.#room(height);
      for (const [place, { jpeg }] of pictures.slice(first, first + A_ROW).entries()) {
        this.#paper.figure(alt, () => this.#paper.doc.image(jpeg, x + place * (width + gap), this.#y, { width }));
      }
      this.#y += height + gap;
    }
  }

  #base({ title, share, lines, steps }: BookBase): void {
    const columns = new IngredientColumns(this.#paper, [{ section: "", lines }]);
    this.#heading(title, this.#height(share, FACTS, 4) + columns.heightOf(columns.rows.slice(0, 4)));
    this.#text(share, FACTS, 4);
    this.#ingredients(columns);
    this.#y += 6;
    this.#steps(steps);
  }

  #height(text: string, style: Style, gap = 0, width: number = TEXT_WIDTH): number {
    return this.#paper.heightOf(text, width, style) + gap;
  }

  #headingHeight(): number {
    return GAP + this.#height("A", HEADING, HEADING_GAP);
  }

  /** What the recipe takes from its title to its last ingredient, and after that, in points. */
  #heightsOf(recipe: Recipe, small: readonly (readonly SmallPicture[])[]): readonly [number, number] {
    const facts = factsOf(recipe, this.#t);
    const columns = new IngredientColumns(this.#paper, lineGroups(recipe));
    const steps = stepsOf(recipe);
    const notes = linesOf(recipe.notes);
    const begin = [
      this.#height(recipe.title, TITLE, 6),
      facts === "" ? 0 : this.#height(facts, FACTS, 8),
      ...linesOf(recipe.description).map((text) => this.#height(text, ABOUT, 5)),
      6 + (columns.rows.length > 0 ? this.#headingHeight() : 0),
      columns.wholeHeight(),
    ];
    const rest = [
      [steps, notes].filter((part) => part.length > 0).length * this.#headingHeight(),
      ...steps.map((text) => this.#stepHeight(text) + 5),
      ...small.map((each) => Math.ceil(each.length / A_ROW) * (SMALL_PICTURE.height + SMALL_PICTURE.gap)),
      ...notes.map((text) => this.#height(text, BODY, 5)),
      recipe.source === "" ? 0 : this.#height(recipe.source, SMALL, 4),
      this.#height("A", SMALL),
    ];
    return [sum(begin), sum(rest)];
  }

  #picture(picture: Buffer, recipe: Recipe, small: readonly (readonly SmallPicture[])[]): void {
    const [begin, rest] = this.#heightsOf(recipe, small);
    const room = FLOOR - PAGE.top - 2 * GAP;
    const wanted = [room - begin - rest, room - begin].find((height) => height >= PICTURE.least);
    const height = Math.min(PICTURE.height, wanted ?? PICTURE.height);
    const { doc } = this.#paper;
    this.#paper.figure(recipe.title, () => {
      doc.save();
      doc.roundedRect(PAGE.side, PAGE.top, PICTURE.width, height, 6).clip();
      // Cut at the top and at the bottom alike.
      doc.image(picture, PAGE.side, PAGE.top - (PICTURE.height - height) / 2, { width: PICTURE.width });
      doc.restore();
    });
    this.#y = PAGE.top + height + 1.5 * GAP;
  }

  /** A paragraph across the page, on the next one where it does not fit. */
  #text(text: string, style: Style, gap: number, tag: Tag = "P"): void {
    this.#room(this.#height(text, style));
    this.#y = this.#flow(text, PAGE.side, TEXT_WIDTH, style, tag) + gap;
  }

  /** Never alone at the foot of a page: what comes first below it, so high, stands on the same one. */
  #heading(text: string, below: number): void {
    this.#room(Math.min(this.#headingHeight() + below, FLOOR - PAGE.top));
    const top = this.#y === PAGE.top ? this.#y : this.#y + GAP;
    this.#y = this.#paper.write(text, { x: PAGE.side, y: top, width: TEXT_WIDTH }, HEADING, "H2") + HEADING_GAP;
  }

  #stepHeight(text: string): number {
    return this.#height(text, BODY, 0, TEXT_WIDTH - NUMBER_WIDTH);
  }

  /** What stands `below` it, so high, is on the same page. */
  #step(text: string, number: number, below: number): void {
    this.#room(Math.min(this.#stepHeight(text) + below, FLOOR - PAGE.top));
    const label = { ...BODY, face: "bold", color: INK.accent } as const;
    this.#paper.write(`${number}.`, { x: PAGE.side, y: this.#y, width: NUMBER_WIDTH }, label, "Lbl");
    this.#y = this.#flow(text, PAGE.side + NUMBER_WIDTH, TEXT_WIDTH - NUMBER_WIDTH, BODY, "LBody") + 5;
  }

  /** Those that do not fit the page go on on the next. */
  #ingredients(columns: IngredientColumns): void {
    let rest = columns.rows;
    while (rest.length > 0) {
      const parts = columns.within(rest, FLOOR - this.#y);
      this.#y = columns.write(parts, this.#y);
      rest = rest.slice(parts.flat().length);
      if (rest.length > 0) this.#nextPage();
    }
  }

  /** Sees to it that so much fits below, if it fits any page. */
  #room(height: number): void {
    if (this.#y + height > FLOOR && this.#y > PAGE.top) this.#nextPage();
  }

  #nextPage(): void {
    this.#paper.addPage();
    this.#y = PAGE.top;
  }

  /** A text that is longer than a page goes on at the top of the next. */
  #flow(text: string, x: number, width: number, style: Style, tag: Tag): number {
    let rest = text;
    while (this.#y + this.#paper.heightOf(rest, width, style) > FLOOR && rest.includes(" ")) {
      const part = this.#fitting(rest, width, style);
      if (part === "") break;
      this.#paper.write(part, { x, y: this.#y, width }, style, tag);
      rest = rest.slice(part.length).trim();
      this.#nextPage();
    }
    return this.#paper.write(rest, { x, y: this.#y, width }, style, tag);
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

/** Side by side within a step's width. */
const A_ROW = Math.floor((TEXT_WIDTH - NUMBER_WIDTH + SMALL_PICTURE.gap) / (SMALL_PICTURE.width + SMALL_PICTURE.gap));

const sum = (heights: readonly number[]): number => heights.reduce((whole, each) => whole + each, 0);
