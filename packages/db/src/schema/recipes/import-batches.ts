import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant, partOf, plainText } from "../columns";
import { recipes } from "./recipes";

/** One import of a cookbook: a job that survives a restart, and afterwards the record that lets it be taken back. */
export const importBatches = sqliteTable(
  "import_batches",
  {
    id: id(),
    /** The file's name as the family knows it; the file itself is stored under another. */
    sourceName: text("source_name").notNull(),
    sourceType: text("source_type").notNull(),
    status: text("status", { enum: ["running", "done", "failed", "cancelled", "interrupted"] }).notNull(),
    /** Our own random name of the upload, below the data folder's uploads; gone when the import is over, but its pages' pictures. */
    fileName: plainText("file_name"),
    /** Which of the four steps is under way: 1 upload, 2 text, 3 recipes, 4 database. */
    step: integer("step").notNull().default(1),
    pageCount: integer("page_count").notNull().default(0),
    model: plainText("model"),
    /** Chunk sizes and limits, frozen at the start: a setting that changes meanwhile must not shift borders. JSON with a version. */
    parametersJson: text("parameters_json")
      .notNull()
      .default(sql`'{}'`),
    /** Recipes that it brought, whether they still exist or not. */
    recipeCount: integer("recipe_count").notNull().default(0),
    /** Why it ended without recipes, as a sentence. */
    error: plainText("error"),
    createdAt: instant("created_at"),
    finishedAt: text("finished_at"),
  },
  (table) => [
    index("import_batches_status").on(table.status),
    check(
      "import_batches_status_known",
      sql`${table.status} in ('running', 'done', 'failed', 'cancelled', 'interrupted')`,
    ),
  ],
);

/** A page's text, read once, and how it ended: the ledger that shows that no page was lost. */
export const importPages = sqliteTable(
  "import_pages",
  {
    batchId: partOf("batch_id", () => importBatches.id),
    /** From 1. */
    page: integer("page").notNull(),
    source: text("source", { enum: ["text", "ocr", "none"] }).notNull(),
    content: plainText("content"),
    /** Its lines with their places on the page, in reading order; '' where only the text is known. JSON with a version. */
    linesJson: plainText("lines_json"),
    outcome: text("outcome", { enum: ["pending", "recipe", "continuation", "not a recipe", "failed"] })
      .notNull()
      .default("pending"),
    /** Why it is failed, '' where it is not. */
    error: plainText("error"),
    /** Why its text, or a part of it, could not be read; '' where all of it could. */
    readingError: plainText("reading_error"),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.page] })],
);

/**
 * One question to the model about some lines of a book, and its answer as it came. Lines are named by their place,
 * which no page that is read later moves: page times a million plus the line's number on it.
 */
export const importRequests = sqliteTable(
  "import_requests",
  {
    id: id(),
    batchId: partOf("batch_id", () => importBatches.id),
    /** Labels of a window, of what no recipe covers once more, or a copy of one recipe as the last resort. */
    kind: text("kind", { enum: ["labels", "again", "copy"] }).notNull(),
    /** Places of the first and of the last line that it is about. */
    firstPlace: integer("first_place").notNull(),
    lastPlace: integer("last_place").notNull(),
    status: text("status", { enum: ["pending", "answered", "failed"] }).notNull(),
    /** Requests that really went out for it. */
    attempts: integer("attempts").notNull().default(0),
    answer: plainText("answer"),
    error: plainText("error"),
  },
  (table) => [
    uniqueIndex("import_requests_range").on(table.batchId, table.kind, table.firstPlace, table.lastPlace),
    check("import_requests_kind_known", sql`${table.kind} in ('labels', 'again', 'copy')`),
    check("import_requests_status_known", sql`${table.status} in ('pending', 'answered', 'failed')`),
  ],
);

/** What looks like a recipe, or like a part of one, and is in none: a person looks at it. */
export const importDoubts = sqliteTable(
  "import_doubts",
  {
    batchId: partOf("batch_id", () => importBatches.id),
    place: integer("place").notNull(),
    page: integer("page").notNull(),
    /** What it seems to be called. */
    title: text("title").notNull(),
    /** Its lines as the page has them. */
    content: text("content").notNull(),
    /** The recipe that it may be, with what of that is not certain; '' where an older version kept none. JSON with a version. */
    recipeJson: plainText("recipe_json"),
    /** What a person made of it: nothing yet, a recipe, or no recipe. */
    settled: text("settled", { enum: ["", "saved", "no recipe"] })
      .notNull()
      .default(""),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.place] })],
);

/** Every recipe that was found, created or not: what was left out can be imported later without the model. */
export const importRecipes = sqliteTable(
  "import_recipes",
  {
    id: id(),
    batchId: partOf("batch_id", () => importBatches.id),
    /** Title, ingredients and place in the book, hashed: a resumed import cannot create a recipe twice. */
    fingerprint: text("fingerprint").notNull(),
    title: text("title").notNull(),
    firstPage: integer("first_page").notNull(),
    status: text("status", { enum: ["imported", "skipped", "failed"] }).notNull(),
    recipeId: integer("recipe_id").references(() => recipes.id, { onDelete: "set null" }),
    /** As the book has it, whether it came in or not; '{}' where it waits in another app's export. JSON with a version. */
    recipeJson: text("recipe_json").notNull(),
    /** Place of its title in the book, which is the order of the recipes. */
    place: integer("place").notNull().default(0),
    /** Who read it: rules alone, a model that named its lines, or one that wrote it down. */
    origin: text("origin", { enum: ["rules", "labels", "copy"] })
      .notNull()
      .default("copy"),
    /** The lines that it was read from, by place; '' for those of an older version. JSON with a version. */
    foundJson: plainText("found_json"),
    /** Its lines of which amount or ingredient do not stand in the book, as they came in. JSON with a version. */
    ungroundedJson: text("ungrounded_json")
      .notNull()
      .default(sql`'[]'`),
    error: plainText("error"),
  },
  (table) => [
    uniqueIndex("import_recipes_fingerprint").on(table.batchId, table.fingerprint),
    index("import_recipes_recipe").on(table.recipeId),
  ],
);

/** Catalogue entries that an import alone brought, so that taking it back takes them back. */
export const importIngredients = sqliteTable(
  "import_ingredients",
  {
    batchId: partOf("batch_id", () => importBatches.id),
    ingredientId: integer("ingredient_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.ingredientId] })],
);
