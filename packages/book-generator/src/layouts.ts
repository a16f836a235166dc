import { wrapText, widthOf } from "./helvetica";
import { KITCHENS, type PrintedWords } from "./kitchens";
import { A5, type PdfPage, type PlacedText } from "./write-pdf";

/** How books are set, each field one thing that they do differently, with all that it may be. */
export const LAYOUT_CHOICES = {
  language: ["en", "de", "fr", "es", "it", "nl"],
  /** Where ingredients and steps stand: below one another, side by side, or a recipe in each quarter of a page. */
  page: ["run-on", "own page", "two columns", "beside", "beside, right", "grid", "spread"],
  title: ["plain", "capitals", "numbered", "exclaimed", "body size", "low on the page", "over two lines"],
  /** What stands between title and ingredients. */
  intro: ["none", "text", "label", "caption", "drop cap"],
  facts: ["none", "serves", "in one line", "in the heading", "at the foot"],
  headings: ["none", "words", "capitals", "run in", "ingredients only"],
  list: ["plain", "bullets", "two columns", "amounts apart", "two measures", "two lists", "with a part", "in prose"],
  steps: ["numbered", "paragraphs", "number apart", "step by step", "one paragraph"],
  after: ["nothing", "tip", "nutrition", "box"],
  book: ["bare", "with contents and chapters"],
  /** Words broken at a line's end. */
  breaksWords: [false, true],
} as const;

export type Layout = { readonly [Field in keyof typeof LAYOUT_CHOICES]: (typeof LAYOUT_CHOICES)[Field][number] };

/** A recipe of a laid-out book as it is printed. */
export interface PrintedRecipe {
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
}

interface LaidOutBook {
  readonly pages: readonly PdfPage[];
  readonly recipes: readonly PrintedRecipe[];
}

const MARGIN = 40;
const WIDTH = A5.width - 2 * MARGIN;
const GUTTER = 16;
const TOP = 60;
const BOTTOM = A5.height - 55;

interface Style {
  readonly size: number;
  readonly isBold?: boolean;
  readonly before?: number;
  readonly indent?: number;
  /** The first letter is as high as two lines. */
  readonly hasDropCap?: boolean;
}
const BODY: Style = { size: 9.5 };
const SMALL: Style = { size: 8, before: 6 };

interface Frame {
  readonly x: number;
  readonly width: number;
}
const PAGE: Frame = { x: MARGIN, width: WIDTH };

type Row = readonly [text: string, style: Style];

/** A cookbook set in a layout, the same for the same layout; eight recipes of a dozen dishes unless told otherwise. */
export function layOutBook(layout: Layout, count = 8): LaidOutBook {
  const kitchen: PrintedWords = KITCHENS[layout.language];
  const recipes = Array.from({ length: count }, (_, nth) => recipeOf(kitchen, layout, nth));
  const book = new Pages();
  if (layout.book !== "bare") contents(book, kitchen, recipes);
  recipes.forEach((recipe, nth) => {
    if (layout.book !== "bare" && nth % 4 === 0) {
      book.newPage();
      book.y = 220;
      book.flow([[kitchen.chapters[(nth / 4) % kitchen.chapters.length] ?? "", { size: 26, isBold: true }]], PAGE);
      book.newPage();
    }
    printRecipe(book, kitchen, layout, recipe, nth);
  });
  if (layout.book !== "bare") {
    book.newPage();
    book.flow([[kitchen.index, { size: 16, isBold: true }]], PAGE);
    const names = recipes.map(({ title }, nth): Row => [`${title}, ${nth + 4}`, BODY]);
    book.flow(
      names.toSorted(([left], [right]) => left.localeCompare(right)),
      PAGE,
    );
  }
  const pages = book.pages.map((texts, index): PdfPage => ({
    texts: [
      ...(layout.book === "bare" ? [] : [{ text: "The Family Cookbook", x: MARGIN, y: 28, size: 8 }]),
      ...texts,
      { text: String(index + 1), x: A5.width / 2, y: A5.height - 22, size: 8 },
    ],
  }));
  return { pages, recipes: recipes.map(({ title, ingredients, steps }) => ({ title, ingredients, steps })) };
}

interface InventedRecipe extends PrintedRecipe {
  readonly people: number;
  readonly minutes: number;
  readonly intro: string;
  /** Index of the first ingredient of the second list. */
  readonly part: number;
  readonly amounts: readonly (readonly [amount: string, food: string])[];
}

function recipeOf(kitchen: PrintedWords, { title, list, page }: Layout, nth: number): InventedRecipe {
  const dish = kitchen.dishes[nth % kitchen.dishes.length] ?? "";
  const at = <T>(values: readonly T[], index: number): T => values[index % values.length] as T; // the lists are never empty
  const foods = Array.from({ length: page === "grid" ? 3 : 4 + (nth % 3) }, (_, index) =>
    at(kitchen.foods, nth * 5 + index * 7),
  );
  const amounts =
    list === "two measures"
      ? foods.map(([amount, food], index) => [`${amount} (${index + 2} oz)`, food] as const)
      : foods;
  const lines = amounts.map(([amount, food]) => `${amount} ${food}`);
  const steps = Array.from({ length: page === "grid" ? 2 : 2 + (nth % 3) }, (_, index) =>
    at(kitchen.steps, nth + index),
  );
  return {
    title:
      title === "exclaimed"
        ? `${dish}!`
        : title === "over two lines"
          ? `${dish} ${at(["with Grandmother’s Blessing", "of the House and Garden"], nth)}`
          : dish,
    amounts: list === "amounts apart" ? amounts : [],
    ingredients: list === "in prose" ? [] : [...lines, ...(list === "amounts apart" ? [] : [at(kitchen.plain, nth)])],
    steps: [...(list === "in prose" ? [`${kitchen.take} ${lines.join(", ")}.`] : []), ...steps],
    people: 2 + (nth % 5),
    minutes: 10 + 5 * (nth % 4),
    intro: at(kitchen.intros, nth),
    part: 2,
  };
}

function contents(book: Pages, kitchen: PrintedWords, recipes: readonly PrintedRecipe[]): void {
  book.flow([[kitchen.contents, { size: 16, isBold: true }]], PAGE);
  book.flow(
    recipes.map(({ title }, nth): Row => [`${title} ${".".repeat(20)} ${nth + 4}`, BODY]),
    PAGE,
  );
}

const DROP_CAP_WIDTH = 24;

/** The pages of a book as they fill. */
class Pages {
  readonly pages: PlacedText[][] = [[]];
  /** Where the upper recipes of a grid end. */
  bottoms: number[] = [];
  y = TOP;

  newPage(): void {
    if ((this.pages.at(-1)?.length ?? 0) > 0) this.pages.push([]);
    this.y = TOP;
  }

  put(text: string, x: number, y: number, style: Style): void {
    this.pages.at(-1)?.push({ text, x, y, size: style.size, isBold: style.isBold ?? false });
  }

  /** Rows below one another, over pages where need be; `turn` is called where the frame is full. */
  flow(rows: readonly Row[], frame: Frame, breaksWords = false, turn = (): Frame => (this.newPage(), frame)): void {
    let own = frame;
    for (const [text, style] of rows) {
      this.y += style.before ?? 0;
      const indent = (style.indent ?? 0) + (style.hasDropCap ? DROP_CAP_WIDTH : 0);
      const words = style.hasDropCap ? text.slice(1) : text;
      wrapBroken(words, style.size, own.width - indent, breaksWords).forEach((line, nth) => {
        if (this.y + style.size * 1.3 > BOTTOM) own = turn();
        this.y += style.size * 1.3;
        if (style.hasDropCap && nth === 0) this.put(text.slice(0, 1), own.x, this.y + style.size * 1.3, { size: 30 });
        // "A dish": the letter is a word of its own.
        this.put(
          nth === 0 && style.hasDropCap && text[1] === " " ? ` ${line.trimStart()}` : line,
          own.x + indent,
          this.y,
          style,
        );
      });
    }
  }

  room(): number {
    return BOTTOM - this.y;
  }
}

/** Lines at most as wide as that; a long word that does not fit is broken where the book breaks words. */
function wrapBroken(text: string, size: number, width: number, breaksWords: boolean): string[] {
  if (!breaksWords) return wrapText(text, size, width);
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const joined = line === "" ? word : `${line} ${word}`;
    const half = word.length >> 1;
    if (line === "" || widthOf(joined, size) <= width) line = joined;
    else if (/^\p{L}{8,}$/u.test(word) && widthOf(`${line} ${word.slice(0, half)}-`, size) <= width) {
      lines.push(`${line} ${word.slice(0, half)}-`);
      line = word.slice(half);
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

function printRecipe(book: Pages, kitchen: PrintedWords, layout: Layout, recipe: InventedRecipe, nth: number): void {
  const head = headRows(kitchen, layout, recipe, nth);
  const isOwnPage = layout.page !== "run-on" && layout.page !== "two columns" && layout.page !== "grid";
  if (isOwnPage || layout.title === "low on the page") book.newPage();
  if (layout.title === "low on the page") book.y = 250;
  const flow = (rows: readonly Row[], frame: Frame): void => book.flow(rows, frame, layout.breaksWords);
  const half = (WIDTH - GUTTER) / 2;
  if (layout.page === "grid" || layout.page === "two columns")
    return printInColumn(book, kitchen, layout, recipe, head, nth);
  if (!isOwnPage && book.room() < 130) book.newPage();
  if (book.y > TOP) book.y += 22;
  flow(head, PAGE);
  if (layout.page === "beside" || layout.page === "beside, right") {
    book.y += 8;
    const top = book.y;
    const [narrow, wide] = [
      { x: MARGIN, width: WIDTH * 0.36 },
      { x: MARGIN + WIDTH * 0.36 + GUTTER, width: WIDTH * 0.64 - GUTTER },
    ];
    const mirrored = [
      { x: MARGIN + WIDTH * 0.64, width: WIDTH * 0.36 },
      { x: MARGIN, width: WIDTH * 0.64 - GUTTER },
    ] as const;
    const [list, steps] = layout.page === "beside" ? [narrow, wide] : mirrored;
    flow(listRows(kitchen, layout, recipe), list);
    const bottom = book.y;
    book.y = top;
    printSteps(book, kitchen, layout, recipe, steps);
    book.y = Math.max(bottom, book.y);
  } else {
    printList(book, kitchen, layout, recipe, PAGE, half);
    if (layout.page === "spread") book.newPage();
    printSteps(book, kitchen, layout, recipe, PAGE);
  }
  flow(afterRows(kitchen, layout, recipe), PAGE);
}

/** In the next column that has room, two to a page; in a grid each recipe has a quarter. */
function printInColumn(
  book: Pages,
  kitchen: PrintedWords,
  layout: Layout,
  recipe: InventedRecipe,
  head: readonly Row[],
  nth: number,
): void {
  const width = (WIDTH - GUTTER) / 2;
  const rows = [
    ...head,
    ...listRows(kitchen, layout, recipe),
    ...stepRows(kitchen, layout, recipe),
    ...afterRows(kitchen, layout, recipe),
  ];
  const perPage = layout.page === "grid" ? 4 : 2;
  const place = nth % perPage;
  if (place === 0) book.newPage();
  const isRight = layout.page === "grid" ? place % 2 === 1 : place === 1;
  const isLower = layout.page === "grid" && place >= 2;
  if (place === 2 && Math.max(...book.bottoms) > BOTTOM - 270) {
    book.newPage();
    book.bottoms = [0];
  }
  book.y = isLower ? Math.max(book.bottoms.length > 1 ? (TOP + BOTTOM) / 2 : TOP, ...book.bottoms) + 10 : TOP;
  book.flow(rows, { x: MARGIN + (isRight ? width + GUTTER : 0), width }, layout.breaksWords);
  if (!isLower) book.bottoms = place === 0 ? [book.y] : [...book.bottoms, book.y];
}

function headRows(kitchen: PrintedWords, layout: Layout, recipe: InventedRecipe, nth: number): Row[] {
  const style: Style =
    layout.title === "body size"
      ? { ...BODY, isBold: true, before: 6 }
      : { size: layout.title === "over two lines" ? 20 : 15, isBold: true, before: 6 };
  const title =
    layout.title === "capitals"
      ? recipe.title.toUpperCase()
      : layout.title === "numbered"
        ? `${nth + 1}. ${recipe.title}`
        : recipe.title;
  const facts: Row[] =
    layout.facts === "serves"
      ? [[kitchen.serves(recipe.people), { ...BODY, before: 3 }]]
      : layout.facts === "in one line"
        ? [[`${kitchen.serves(recipe.people)} | ${kitchen.time(recipe.minutes)}`, { ...SMALL, before: 3 }]]
        : [];
  const intro: Row[] =
    layout.intro === "none"
      ? []
      : layout.intro === "label"
        ? [[kitchen.chapters[nth % 3] ?? "", { size: 8, isBold: true, before: 3 }]]
        : layout.intro === "caption"
          ? [[recipe.intro, { size: 7, before: 4 }]]
          : [[recipe.intro, { ...BODY, before: 5, hasDropCap: layout.intro === "drop cap" }]];
  return [[title, style], ...intro, ...facts];
}

function headingOf(layout: Layout, word: string): Row[] {
  const style: Style = { ...BODY, isBold: true, before: 8 };
  if (layout.headings === "words" || layout.headings === "ingredients only") return [[word, style]];
  return layout.headings === "capitals" ? [[word.toUpperCase(), style]] : [];
}

function listRows(kitchen: PrintedWords, layout: Layout, recipe: InventedRecipe): Row[] {
  const line = (text: string, index: number): Row => [
    layout.list === "bullets" ? `• ${text}` : text,
    index === 0 && layout.headings !== "words" ? { ...BODY, before: 8 } : BODY,
  ];
  const isInHeading = layout.facts === "in the heading";
  const named = isInHeading ? kitchen.serves(recipe.people).toLowerCase() : "";
  const heading = headingOf(layout, isInHeading ? `${kitchen.ingredients} ${named}` : kitchen.ingredients);
  const rows = recipe.ingredients.map(line);
  if (layout.list === "in prose") return [];
  if (layout.list !== "two lists" && layout.list !== "with a part") return [...heading, ...rows];
  const second: Row = [
    layout.list === "two lists" ? `${kitchen.part}:` : kitchen.part,
    { ...BODY, isBold: layout.list === "with a part", before: 5 },
  ];
  return [...heading, ...rows.slice(0, recipe.part), second, ...rows.slice(recipe.part)];
}

function printList(
  book: Pages,
  kitchen: PrintedWords,
  layout: Layout,
  recipe: InventedRecipe,
  frame: Frame,
  half: number,
): void {
  const rows = listRows(kitchen, layout, recipe);
  if (layout.list === "amounts apart") {
    const heading = headingOf(layout, kitchen.ingredients);
    book.flow(heading, frame);
    recipe.amounts.forEach(([amount, food]) => {
      if (book.room() < 14) book.newPage();
      book.y += BODY.size * 1.3;
      book.put(amount, frame.x, book.y, BODY);
      book.put(food, frame.x + 90, book.y, BODY);
    });
    return;
  }
  if (layout.list !== "two columns") return book.flow(rows, frame, layout.breaksWords);
  const heading = headingOf(layout, kitchen.ingredients);
  book.flow(heading, frame);
  if (book.room() < 60) book.newPage();
  const middle = Math.ceil(recipe.ingredients.length / 2);
  const top = (book.y += 8);
  book.flow(
    recipe.ingredients.slice(0, middle).map((text): Row => [text, BODY]),
    { x: frame.x, width: half },
  );
  const bottom = book.y;
  book.y = top;
  book.flow(
    recipe.ingredients.slice(middle).map((text): Row => [text, BODY]),
    { x: frame.x + half + GUTTER, width: half },
  );
  book.y = bottom;
}

function stepRows(kitchen: PrintedWords, layout: Layout, recipe: InventedRecipe): Row[] {
  const heading = layout.headings === "ingredients only" ? [] : headingOf(layout, kitchen.method);
  const opens = { ...BODY, before: heading.length > 0 ? 2 : 9 };
  const steps = layout.steps === "one paragraph" ? [recipe.steps.join(" ")] : recipe.steps;
  const rows = steps.flatMap((step, index): Row[] => {
    const style = index === 0 ? opens : { ...BODY, before: 4 };
    const text = layout.headings === "run in" && index === 0 ? `${kitchen.method}: ${step}` : step;
    if (layout.steps === "numbered" || layout.steps === "number apart") return [[`${index + 1}. ${text}`, style]];
    if (layout.steps === "step by step")
      return [
        [String(index + 1), { ...style, isBold: true }],
        [text, BODY],
      ];
    return [[text, style]];
  });
  return [...heading, ...rows];
}

function printSteps(book: Pages, kitchen: PrintedWords, layout: Layout, recipe: InventedRecipe, frame: Frame): void {
  if (layout.steps !== "number apart") return book.flow(stepRows(kitchen, layout, recipe), frame, layout.breaksWords);
  book.flow(layout.headings === "ingredients only" ? [] : headingOf(layout, kitchen.method), frame);
  recipe.steps.forEach((step, index) => {
    book.y += index === 0 ? 9 : 4;
    if (book.room() < 40) book.newPage();
    book.put(String(index + 1), frame.x, book.y + BODY.size * 1.3, { ...BODY, isBold: true });
    book.flow([[step, BODY]], { x: frame.x + 18, width: frame.width - 18 }, layout.breaksWords);
  });
}

function afterRows(kitchen: PrintedWords, layout: Layout, recipe: InventedRecipe): Row[] {
  const foot: Row[] = layout.facts === "at the foot" ? [[kitchen.serves(recipe.people), { ...SMALL, before: 8 }]] : [];
  if (layout.after === "tip") return [...foot, [kitchen.tip, { ...BODY, before: 8 }]];
  if (layout.after === "nutrition")
    return [...foot, [`${280 + 10 * recipe.minutes} kcal · 12 g fat · 8 g protein`, SMALL]];
  if (layout.after === "box") return [...foot, [recipe.intro, { ...SMALL, before: 12, indent: 12 }]];
  return foot;
}
