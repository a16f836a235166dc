import { z } from "zod";
import { idSchema } from "./primitives";

/**
 * A file that the server has put on its own disk, not yet trusted. Being a class, it cannot arrive over the wire: only the
 * REST adapter, which has received the bytes, can hand one to the procedure.
 */
export class StoredFile {
  constructor(
    /** Random name of ours below the uploads folder. */
    readonly storedName: string,
    /** The name that the family knows it by. */
    readonly fileName: string,
  ) {}
}

export const pdfImportInput = z.object({
  pdf: z.instanceof(StoredFile, { error: "Please choose a PDF first." }),
  /** Extension: reads by rules alone, without any model, and so without one that is installed. */
  rules_only: z
    .union([z.boolean(), z.enum(["true", "false"])], "must be true or false")
    .default(false)
    .transform((value) => value === true || value === "true"),
});
export type PdfImportInput = z.output<typeof pdfImportInput>;

/**
 * Lines as they came in of which the ingredient, or its amount, does not stand in the book where the recipe does: the
 * model changed them or made them up, and somebody must check them.
 */
const ungrounded = z.array(z.string());

export const importedRecipe = z.object({
  id: z.number().int(),
  title: z.string(),
  ungrounded,
  /** A sentence where the family should look: a part of it is missing, or the collection had it already. Else ''. */
  remark: z.string(),
  /** Who read it: rules alone, a model that named its lines, or a model that wrote it down. */
  origin: z.enum(["rules", "labels", "copy"]),
});

/** A doubt as the recipe that it may be; null for what the page does not say. */
const doubtRecipe = z.object({
  title: z.string(),
  description: z.string(),
  servings: z.number().nullable(),
  prep_time: z.number().nullable(),
  cook_time: z.number().nullable(),
  ingredients: z.array(z.object({ raw: z.string(), section: z.string() })),
  steps: z.array(z.string()),
});

/** Lines that look like a recipe and became none: what they seem to be called, and what they are for the form. */
export const importDoubt = z.object({
  /** Where it begins in the book: its own number. */
  place: z.number().int(),
  page: z.number().int(),
  title: z.string(),
  text: z.string(),
  /** Null where an older version read the book. */
  recipe: doubtRecipe.nullable(),
  /** Parts of the recipe that somebody has to compare with the page. */
  unsure: z.array(z.enum(["title", "ingredients", "instructions"])),
});
export type ImportDoubt = z.output<typeof importDoubt>;

/** One doubt: its import and its place. */
export const doubtSchema = z.object({ id: idSchema, place: z.coerce.number().int().nonnegative() });
/** What a person made of a doubt. */
export const settleDoubtInput = doubtSchema.extend({ as: z.enum(["saved", "no recipe"]) });

export const failedRecipe = z.object({
  title: z.string(),
  error: z.string(),
  /** Null for what failed for another reason. */
  doubt: importDoubt.nullable(),
});

/** The result of an import (specification, section 3), and what an owner wants to know besides. */
export const pdfImportOutput = z.object({
  success: z.boolean(),
  importedRecipes: z.array(importedRecipe),
  failedRecipes: z.array(failedRecipe),
  /** Requests that were really made to the model. */
  totalChunks: z.number().int(),
  /** Recipes found beyond `max_recipes_per_import`; they wait in the ledger. */
  skippedRecipes: z.number().int(),
  totalPages: z.number().int(),
  batchId: z.number().int().nullable(),
  model: z.string(),
  /** Chunk size really used, in characters, and the setting it is bounded by. */
  chunkChars: z.number().int(),
  /** A sentence: why nothing came in, or how to bring in what was left out. */
  message: z.string(),
  error: z.string().optional(),
});
export type PdfImportResult = z.output<typeof pdfImportOutput>;

/** From what it takes at best to what it takes at worst. */
const timeRange = z.object({ low_seconds: z.number(), high_seconds: z.number() });

export const importForecastInput = z.object({ pages: z.coerce.number().int().min(1).max(1000) });
/** What a book of so many pages takes on this machine. */
export const importForecastOutput = z.object({
  /** From rules that are certain of everything to a model that is asked about every page; null until it has been seen at work. */
  printed: timeRange.nullable(),
  /** What a scanned book takes besides. */
  scanned: timeRange,
});
export type ImportForecast = z.output<typeof importForecastOutput>;

export const importStatus = z.enum(["running", "done", "failed", "cancelled", "interrupted"]);

/** The state of an import, as the progress panel shows it on any device, after a reload too. */
export const importJob = z.object({
  id: z.number().int(),
  sourceName: z.string(),
  status: importStatus,
  /** 1 upload, 2 extract text, 3 AI recipe extraction, 4 import into database. */
  step: z.number().int().min(1).max(4),
  pagesDone: z.number().int(),
  pages: z.number().int(),
  chunksDone: z.number().int(),
  chunks: z.number().int(),
  imported: z.number().int(),
  failed: z.number().int(),
  skipped: z.number().int(),
  /** The middle of `eta`. */
  etaSeconds: z.number().nullable(),
  /** What the questions to the model that are open may take; null while nobody can say. */
  eta: timeRange.nullable(),
  /** What a running import waits for, as a sentence: Ollama is away. '' while it goes on. */
  waitingFor: z.string(),
  /** What another try may mend: pages that failed, or doubts that no model has looked at yet. Null while it runs, and for nothing. */
  retry: z.enum(["pages", "doubts"]).nullable(),
  result: pdfImportOutput.nullable(),
});
export type ImportJob = z.output<typeof importJob>;

export const importJobOutput = z.object({ job: importJob });
/** The import under way, or the newest that has ended; null where there never was one. */
export const currentImportOutput = z.object({ job: importJob.nullable() });
export const byJobSchema = z.object({ id: idSchema });

/** Where a page's text comes from: the page itself, a model that read its picture, or nowhere. */
const pageSource = z.enum(["text", "ocr", "none"]);

export const importPage = z.object({
  page: z.number().int(),
  source: pageSource,
  /** "in doubt" where a person has not yet said whether it holds a recipe. */
  outcome: z.enum(["pending", "recipe", "continuation", "in doubt", "not a recipe", "failed"]),
  error: z.string(),
  /** Recipes that begin on it; the id is null where one was not brought in. */
  recipes: z.array(importedRecipe.extend({ id: z.number().int().nullable() })),
});
export const pageLedgerOutput = z.object({ pages: z.array(importPage) });

/** A page as it was read, to hold beside the recipe: its text, and where a model read that off a picture, the picture. */
export const importPageTextInput = z.object({ id: idSchema, page: idSchema });
export const importPageTextOutput = z.object({
  page: z.number().int(),
  source: pageSource,
  text: z.string(),
  /** A JPEG as a `data:` URL; null for a page that had its text with it, and where the picture is not kept any more. */
  picture: z.string().nullable(),
});
