/** A line of a page or of a pasted text. */
export interface TextLine {
  readonly text: string;
  /** 1 to 6 for a heading, 7 for a short line that is bold as a whole, 0 for anything else. */
  readonly level: number;
  /** An item of a list, a row of a table, or one of a row of like elements. */
  readonly isItem: boolean;
  /** An item of a numbered list, or a line that begins with its number. */
  readonly isNumbered: boolean;
  /** What it is set as, and within what: the lines of one list or text share it; '' in a pasted text. */
  readonly setAs: string;
  /** The first line below a rule across the page. */
  readonly isBelowRule: boolean;
}

/** A line of a recipe as the page has it, under the heading that it stands under; '' for none. */
export interface SectionedLine {
  readonly text: string;
  readonly section: string;
}

/** Where a recipe was found on its page. */
export type FoundBy = "json-ld" | "markup" | "plugin" | "app-state" | "lists" | "text" | "model";

/** A recipe as a web page has it: plain text without tags, nothing understood yet. */
export interface PageRecipe {
  readonly title: string;
  readonly description: string;
  readonly ingredients: readonly SectionedLine[];
  readonly steps: readonly SectionedLine[];
  readonly servings: number | null;
  /** "12 muffins" where it is no number of people; '' else. */
  readonly yieldText: string;
  readonly prepMinutes: number | null;
  readonly cookMinutes: number | null;
  readonly totalMinutes: number | null;
  readonly cuisine: string;
  readonly tags: readonly string[];
  readonly notes: readonly string[];
  readonly author: string;
  /** What is stated of a serving, a nutrient a line, with the source's own numbers and units; '' for nothing. */
  readonly nutrition: string;
  /** Address of its video; '' for none. */
  readonly video: string;
  /** Addresses of its pictures, whole ones only; nothing has fetched them. */
  readonly pictures: readonly string[];
  readonly foundBy: FoundBy;
}

export const NO_RECIPE: Omit<PageRecipe, "foundBy"> = {
  title: "",
  description: "",
  ingredients: [],
  steps: [],
  servings: null,
  yieldText: "",
  prepMinutes: null,
  cookMinutes: null,
  totalMinutes: null,
  cuisine: "",
  tags: [],
  notes: [],
  author: "",
  nutrition: "",
  video: "",
  pictures: [],
};
