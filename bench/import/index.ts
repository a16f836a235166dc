import { parseArgs } from "node:util";
import { BOOK_NAMES } from "./books";
import { runImports } from "./import-table";
import type { Setting } from "./prepare-models";
import { runReadings } from "./reading-table";

/**
 * `pnpm bench import`: how books are read, and what of them comes in through the built product.
 * `--books one,large --contexts 4096 --paths native` choose some; `--only reading` or `--only import` one half.
 */
const { values } = parseArgs({
  options: {
    books: { type: "string", default: BOOK_NAMES.join(",") },
    contexts: { type: "string", default: "4096,16384,262144" },
    paths: { type: "string", default: "rendered,native" },
    only: { type: "string", default: "" },
  },
});
const books = values.books.split(",");
const unknown = books.filter((name) => !BOOK_NAMES.includes(name));
if (unknown.length > 0) throw new Error(`There is no book called ${unknown.join(", ")}. There are: ${BOOK_NAMES.join(", ")}.`);
const paths = values.paths.split(",").map((path): Setting["path"] => (path === "native" ? "native" : "rendered"));
const settings = values.contexts.split(",").flatMap((context) => paths.map((path): Setting => ({ context: Number(context), path })));

if (values.only !== "import") await runReadings(books);
if (values.only !== "reading" && !(await runImports(books, settings))) process.exitCode = 1;
