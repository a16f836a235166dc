import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant, plainText } from "./columns";
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
    fileSha256: plainText("file_sha256"),
    /** Which of the four steps is under way: 1 upload, 2 text, 3 recipes, 4 database. */
    step: integer("step").notNull().default(1),
    pageCount: integer("page_count").notNull().default(0),
    /** How often failed pages were read again. */
    round: integer("round").notNull().default(0),
    model: plainText("model"),
    /** Chunk sizes and limits, frozen at the start: a setting that changes meanwhile must not shift borders. JSON. */
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
    batchId: integer("batch_id")
      .notNull()
      .references(() => importBatches.id, { onDelete: "cascade" }),
    /** From 1. */
    page: integer("page").notNull(),
    source: text("source", { enum: ["text", "ocr", "none"] }).notNull(),
    content: plainText("content"),
    /** The round that read it. Pages of later rounds stand behind the others in the text, so that no offset moves. */
    round: integer("round").notNull().default(0),
    outcome: text("outcome", { enum: ["pending", "recipe", "continuation", "not a recipe", "failed"] })
      .notNull()
      .default("pending"),
    /** Why it is failed, '' where it is not. */
    error: plainText("error"),
    /** Why its text, or a part of it, could not be read; '' where all of it could. */
    readingError: plainText("reading_error"),
    /** A few words of a page whose picture could not be read, and the round in whose text they stand: they stay there. */
    words: plainText("words"),
    wordsRound: integer("words_round").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.page] })],
);

/** One request to the model and its answer as it came. */
export const importChunks = sqliteTable(
  "import_chunks",
  {
    id: id(),
    batchId: integer("batch_id")
      .notNull()
      .references(() => importBatches.id, { onDelete: "cascade" }),
    /** Characters of the cleaned text, end exclusive. A chunk that was split leaves its halves. */
    startChar: integer("start_char").notNull(),
    endChar: integer("end_char").notNull(),
    status: text("status", { enum: ["pending", "answered", "failed", "split"] }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    answerJson: text("answer_json"),
    error: plainText("error"),
  },
  (table) => [uniqueIndex("import_chunks_range").on(table.batchId, table.startChar, table.endChar)],
);

/** Every recipe that was found, created or not: what was left out can be imported later without the model. */
export const importRecipes = sqliteTable(
  "import_recipes",
  {
    id: id(),
    batchId: integer("batch_id")
      .notNull()
      .references(() => importBatches.id, { onDelete: "cascade" }),
    /** Title, ingredients and place in the book, hashed: a resumed import cannot create a recipe twice. */
    fingerprint: text("fingerprint").notNull(),
    title: text("title").notNull(),
    firstPage: integer("first_page").notNull(),
    status: text("status", { enum: ["imported", "skipped", "failed"] }).notNull(),
    recipeId: integer("recipe_id").references(() => recipes.id, { onDelete: "set null" }),
    recipeJson: text("recipe_json").notNull(),
    /** Its lines of which amount or ingredient do not stand in the book, as they came in. JSON, a list of texts. */
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
    batchId: integer("batch_id")
      .notNull()
      .references(() => importBatches.id, { onDelete: "cascade" }),
    ingredientId: integer("ingredient_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.ingredientId] })],
);
