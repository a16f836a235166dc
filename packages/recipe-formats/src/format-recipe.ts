import { NO_RECIPE, type SectionedLine, type PageRecipe } from "@tureen/recipe-pages/page-recipe";

/** A picture of a recipe: a file of the archive, or bytes that stand within the recipe itself. */
export type Picture = (
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "base64"; readonly base64: string }
) & {
  /** The step that it stands at, by its words and its number from 1. */
  readonly step?: StepOfPicture | undefined;
};

export interface StepOfPicture {
  readonly text: string;
  readonly number: number;
}

/** A collection with a recipe in it. */
export interface CollectionPlace {
  readonly name: string;
  /** Null for the end of it. */
  readonly position: number | null;
  /** What only our own export says: the filter by which the collection finds its recipes. */
  readonly filter: unknown;
}

/** A recipe that the app knows, as a line of another one names it. */
export interface OtherRecipe {
  /** As {@link FormatRecipe.key}; '' where the app tells recipes apart by their titles. */
  readonly key: string;
  readonly title: string;
}

/** A line that may be another recipe of the app. */
export interface FormatLine extends SectionedLine {
  readonly recipe?: OtherRecipe;
}

/** A recipe as another app has it: plain text, nothing understood yet. */
export interface FormatRecipe extends Omit<PageRecipe, "foundBy" | "pictures" | "ingredients"> {
  /** By what the app tells it from others; '' for none. */
  readonly key: string;
  readonly ingredients: readonly FormatLine[];
  /** As the app says it; '' for none. */
  readonly difficulty: string;
  /** Book, site or person that it is from; '' for none. */
  readonly source: string;
  /** Address that it is from; '' for none. */
  readonly address: string;
  /** What it is made with, by name. */
  readonly tools: readonly string[];
  /** Stars out of five; null for none. */
  readonly rating: number | null;
  readonly isFavorite: boolean;
  /** Instant at which the app got it, ISO 8601; null where it does not say. */
  readonly createdAt: string | null;
  /** The first is the one that the app shows. */
  readonly pictures: readonly Picture[];
  /** Collections that the family has put it in, as the app calls them. */
  readonly collections: readonly CollectionPlace[];
  /** Names of what the app keeps with it and a recipe of ours has no place for: attached files, other recipes of the page. */
  readonly leftOut: readonly string[];
  /** What only our own export says: the lines as they were understood, to come back unchanged. */
  readonly own: unknown;
}

export const EMPTY_RECIPE: FormatRecipe = {
  ...NO_RECIPE,
  key: "",
  difficulty: "",
  source: "",
  address: "",
  tools: [],
  rating: null,
  isFavorite: false,
  createdAt: null,
  pictures: [],
  collections: [],
  leftOut: [],
  own: null,
};
