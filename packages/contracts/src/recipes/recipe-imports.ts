import { z } from "zod";
import { importStatus, StoredFile } from "../pdf-import";
import { idSchema, yesNoSchema } from "../primitives";

/** Largest export that is taken in, in bytes: a household's recipes with the pictures of many years. */
export const MAX_EXPORT_BYTES = 2048 * 1024 * 1024;

/** What the columns of a table may hold, as somebody says who sees them. */
const TABLE_FIELDS = [
  "title",
  "ingredients",
  "steps",
  "description",
  "servings",
  "prep",
  "cook",
  "total",
  "tags",
  "notes",
  "source",
] as const;
const tableField = z.enum(TABLE_FIELDS);
export type TableField = z.output<typeof tableField>;

/** Fields by the names of columns, as JSON: a form holds texts alone. */
const tableColumns = z
  .string("must be text")
  .max(20_000, "is too long")
  .default("")
  .transform((text, context) => {
    const read = z.record(z.string(), tableField).safeParse(text === "" ? {} : parsedJson(text));
    if (read.success) return read.data;
    context.addIssue({ code: "custom", message: "must name fields by columns" });
    return z.NEVER;
  });

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const previewImportInput = z.object({
  file: z.instanceof(StoredFile, { error: "Please choose a file first." }),
  columns: tableColumns,
});
export type PreviewImportInput = z.output<typeof previewImportInput>;

/** What an export holds; nothing of it is a recipe of the family's yet. */
export const importPreview = z.object({
  /** Names what was read until it is brought in; gone after a day. */
  preview_id: z.string(),
  file_name: z.string(),
  /** How many recipes are in which app's format, the most first. */
  formats: z.array(z.object({ id: z.string(), name: z.string(), recipes: z.number().int() })),
  recipes: z.number().int(),
  lines: z.number().int(),
  pictures: z.number().int(),
  /** Recipes with a picture: of several of one recipe the first comes in. */
  photos: z.number().int(),
  /** Recipes that the family has, or that the file has twice: of the same title and ingredients. */
  duplicates: z.number().int(),
  /** Different labels of recipes, of an app whose labels may stand for collections; 0 for any other app. */
  labels: z.number().int(),
  /** The recipes by their names, as the file has them. */
  titles: z.array(
    z.object({
      title: z.string(),
      lines: z.number().int(),
      /** Its first lines as they were read, amounts first, so that a wrong reading is seen before it is in. */
      first_lines: z.array(z.string()),
      pictures: z.number().int(),
      is_duplicate: z.boolean(),
    }),
  ),
  /** Files of which nothing was read, each with the reason as a sentence. */
  unread: z.array(z.object({ file: z.string(), reason: z.string() })),
  unread_total: z.number().int(),
  /** Columns of tables that name no recipe, each with its first cell: somebody may say what they hold. */
  columns: z.array(z.object({ name: z.string(), example: z.string() })),
});
export type ImportPreview = z.output<typeof importPreview>;
export const importPreviewOutput = z.object({ preview: importPreview });

export const startImportInput = z.object({
  preview_id: z.uuid("must be the preview_id of a preview"),
  /** Brings in what the family has already, too. */
  with_duplicates: yesNoSchema.default(false),
  /** Makes a collection of each label as well. */
  labels_as_collections: yesNoSchema.default(false),
});
export type StartImportInput = z.output<typeof startImportInput>;

/** An import from another app while it runs and after. */
export const recipeImport = z.object({
  /** Of its import batch, by which it can be taken back. */
  id: z.number().int(),
  file_name: z.string(),
  format: z.string(),
  status: importStatus,
  recipes: z.number().int(),
  imported: z.number().int(),
  /** Left out because the family has them. */
  skipped: z.number().int(),
  /** Recipes of the file with a picture, those of which it has come in, and those of which it could not be read. */
  pictures: z.number().int(),
  photos: z.number().int(),
  photos_unreadable: z.array(z.string()),
  /** Why it ended, as a sentence; '' for none. */
  error: z.string(),
});
export type RecipeImport = z.output<typeof recipeImport>;
export const recipeImportOutput = z.object({ import: recipeImport });
export const byImportSchema = z.object({ id: idSchema });
