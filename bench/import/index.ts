import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { BOOK_NAMES } from "./books";
import { runCrashes } from "./crash";
import { runHousehold } from "./household-table";
import { runImports } from "./import-table";
import { READERS, type Setting } from "./prepare-models";
import { runBooks } from "./books-table";
import { runReadings } from "./reading-table";
import { runSmallBox } from "./small-box";

/**
 * `pnpm bench import`: how books are read, and what of them comes in through the built product.
 * `--only books` has other people's tools set cookbooks (kept in `--folder`), and counts what the rules make of them.
 * `--books one,large --contexts 4096 --paths native --readers rules,honest` choose some; `--only reading`,
 * `--only import` or `--only household` (pasted texts, photos, answers of today's servers) one part. An honest model reads in every context and on every path, once where the rules leave it work
 * and once asked about everything; rules alone and careless models, asked about everything, read in the middle one.
 * `--crash 50` kills the server so many times in the middle of an import instead (`--seed 2`: at other points).
 * `--speed 5` lets the model write so many tokens a second, and measures how long a family waits; a book takes minutes.
 */
const { values } = parseArgs({
  options: {
    books: { type: "string", default: BOOK_NAMES.join(",") },
    contexts: { type: "string", default: "4096,16384,262144" },
    paths: { type: "string", default: "rendered,native" },
    readers: { type: "string", default: READERS.join(",") },
    only: { type: "string", default: "" },
    folder: { type: "string", default: join(tmpdir(), "tureen-books") },
    crash: { type: "string", default: "0" },
    seed: { type: "string", default: "1" },
    speed: { type: "string", default: "0" },
  },
});
const books = values.books.split(",");
const unknown = books.filter((name) => !BOOK_NAMES.includes(name));
if (unknown.length > 0)
  throw new Error(`There is no book called ${unknown.join(", ")}. There are: ${BOOK_NAMES.join(", ")}.`);
const paths = values.paths.split(",").map((path): Setting["path"] => (path === "native" ? "native" : "rendered"));
const contexts = values.contexts.split(",").map(Number);
const readers = READERS.filter((reader) => values.readers.split(",").includes(reader));
const settings = readers.flatMap((reader): Setting[] => {
  if (reader === "honest")
    return [false, true].flatMap((asksAll) =>
      contexts.flatMap((context) => paths.map((path): Setting => ({ reader, asksAll, context, path }))),
    );
  const context = contexts[contexts.length >> 1] ?? 16_384;
  return [{ reader, asksAll: reader !== "rules", context, path: paths[0] ?? "rendered" }];
});

process.exitCode = (await isWhole()) ? 0 : 1;

async function isWhole(): Promise<boolean> {
  if (Number(values.crash) > 0) return runCrashes(Number(values.crash), Number(values.seed));
  if (Number(values.speed) > 0) return runSmallBox(books, Number(values.speed));
  if (values.only === "books") return runBooks(values.folder);
  if (values.only === "household") return runHousehold();
  if (values.only !== "import") await runReadings(books);
  if (values.only === "reading") return true;
  const isImported = await runImports(books, settings);
  return (values.only === "import" || (await runHousehold())) && isImported;
}
