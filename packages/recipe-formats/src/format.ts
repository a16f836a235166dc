import type { Data } from "@tureen/recipe-pages/structured-data/json";
import type { Document } from "domhandler";
import type { FileNames } from "./reading/file-names";
import type { FieldName } from "./reading/field-names";
import type { FormatRecipe } from "./format-recipe";

/** A file that may hold recipes, read and sorted by what stands in it. */
export interface RecipeFile {
  /** Path within its archive, or the file's own name. */
  readonly path: string;
  readonly kind: "json" | "xml" | "html" | "text";
  readonly text: string;
  /** What it says where it is JSON, else null. */
  readonly data: Data;
  /** What somebody has said of a table's columns: which of a recipe's fields each holds, by its name. */
  readonly columns: TableColumns;
  /** Its tree where it is XML or a page; an empty one else. */
  readonly tree: Document;
}

/** Fields of a recipe by the columns of a table. */
export type TableColumns = Readonly<Record<string, FieldName>>;

/** One way in which apps write recipes. */
export interface RecipeFormat {
  /** Kept with what came in by it: it never changes. */
  readonly id: string;
  /** As a family knows it. */
  readonly name: string;
  readonly kind: RecipeFile["kind"];
  /**
   * Whether a file is of this format, by what stands in it once it is read: objects and elements, never letters of the source,
   * which each program writes in its own way. Its name is only asked where nothing else can tell.
   */
  readonly recognizes: (file: RecipeFile) => boolean;
  /** Its recipes. `files` are the names of all that came with it, for pictures beside it. */
  readonly read: (file: RecipeFile, files: FileNames) => Iterable<FormatRecipe>;
}
