import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { HTML, webPage } from "./html";
import { LATEX } from "./latex";
import { recipesToSet, WORDS, type CookbookToSet, type Language, type RecipeToSet } from "./recipes-to-set";
import { TYPST } from "./typst";

/** A printed cookbook and what stands in it. */
export interface SetBook {
  readonly producer: string;
  readonly layout: string;
  readonly language: Language;
  /** One file, or one a recipe. */
  readonly files: readonly string[];
  readonly recipes: readonly RecipeToSet[];
}

const run = promisify(execFile);

/** Turns the source of a book, `book.*` in a folder, into `book.pdf` beside it. */
interface Printer {
  readonly source: string;
  readonly print: (folder: string) => Promise<unknown>;
}

const latex = (folder: string): Promise<unknown> =>
  run("pdflatex", ["-interaction=nonstopmode", "book.tex"], { cwd: folder, maxBuffer: 1e9 }).catch(() => undefined);

const markdown =
  (to: string, ...more: readonly string[]) =>
  (folder: string): Promise<unknown> =>
    run("pandoc", ["-s", "-o", to, ...more, "book.md"], { cwd: folder });

const writer =
  (source: string) =>
  (folder: string): Promise<unknown> =>
    run("soffice", [
      "--headless",
      `-env:UserInstallation=file://${folder}/profile`,
      "--convert-to",
      "pdf:writer_pdf_Export",
      "--outdir",
      folder,
      join(folder, source),
    ]);

const PRINTERS = {
  LaTeX: {
    source: "book.tex",
    // Twice, for the table of contents.
    print: async (folder) => {
      await latex(folder);
      await latex(folder);
    },
  },
  Typst: {
    source: "book.typ",
    print: (folder) =>
      run("python3", ["-c", "import typst; typst.compile('book.typ', output='book.pdf')"], { cwd: folder }),
  },
  WeasyPrint: {
    source: "book.html",
    print: (folder) => run("python3", ["-m", "weasyprint", "book.html", "book.pdf"], { cwd: folder }),
  },
  Chromium: {
    source: "book.html",
    print: (folder) =>
      run(process.env.CHROMIUM ?? "chromium", [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        `--user-data-dir=${folder}/profile`,
        `--print-to-pdf=${folder}/book.pdf`,
        `file://${folder}/book.html`,
      ]),
  },
  "LibreOffice Writer": {
    source: "book.html",
    print: async (folder) => {
      await run("pandoc", ["-s", "-o", "book.odt", "book.html"], { cwd: folder });
      await writer("book.odt")(folder);
    },
  },
  "pandoc, LaTeX": { source: "book.md", print: markdown("book.pdf", "--toc") },
  "pandoc, Word, LibreOffice": {
    source: "book.md",
    print: async (folder) => {
      await markdown("book.docx", "--toc")(folder);
      await writer("book.docx")(folder);
    },
  },
} satisfies Record<string, Printer>;
type Producer = keyof typeof PRINTERS;

const MARKDOWN = (book: CookbookToSet): string =>
  `---\ntitle: ${book.words.book}\n---\n\n${book.recipes
    .map(
      ({ title, note, servings, ingredients, steps }) =>
        `# ${title}\n\n${note}\n\n${book.words.serves(servings)}\n\n## ${book.words.ingredients}\n\n${ingredients.map((line) => `- ${line.replace(/([*_#[\]<>~\\])/g, "\\$1")}`).join("\n")}\n\n## ${book.words.method}\n\n${steps.map((step, index) => `${index + 1}. ${step.replace(/([*_#[\]<>~\\])/g, "\\$1")}`).join("\n")}\n`,
    )
    .join("\n")}`;

interface Plan {
  readonly producer: Producer;
  readonly layout: string;
  readonly languages: readonly Language[];
  readonly write: (book: CookbookToSet) => string;
}

/** Languages in turn, so that each layout is set in English and in one or two others. */
const IN_TURN: readonly (readonly Language[])[] = [
  ["en", "de"],
  ["en", "fr"],
  ["en", "es"],
  ["en", "it"],
  ["en", "nl"],
];

function plans(): Plan[] {
  const latexBooks = Object.entries(LATEX).map(([layout, write]) => ({ producer: "LaTeX" as const, layout, write }));
  const typstBooks = Object.entries(TYPST).map(([layout, write]) => ({ producer: "Typst" as const, layout, write }));
  const htmlBooks = Object.entries(HTML).map(([layout, write]) => ({ producer: "WeasyPrint" as const, layout, write }));
  const printed = ["headings", "narrow ingredients beside the method", "typescript"].map((layout) => ({
    producer: "Chromium" as const,
    layout,
    write: HTML[layout] ?? MARKDOWN,
  }));
  const written = ["headings", "typescript"].map((layout) => ({
    producer: "LibreOffice Writer" as const,
    layout,
    write: HTML[layout] ?? MARKDOWN,
  }));
  const converted = (["pandoc, LaTeX", "pandoc, Word, LibreOffice"] as const).map((producer) => ({
    producer,
    layout: "headings",
    write: MARKDOWN,
  }));
  return [...latexBooks, ...typstBooks, ...htmlBooks, ...printed, ...written, ...converted].map((plan, index) => ({
    ...plan,
    languages: IN_TURN[index % IN_TURN.length] ?? ["en"],
  }));
}

/** Recipes of an English book; each begins elsewhere in the collection. */
const RECIPES_A_BOOK = 14;
const PRINTS = 10;

/**
 * Sets the books that are not in the folder yet, with tools that must be installed: pdflatex, pandoc, soffice, chromium, and the
 * Python packages typst and weasyprint. A book that a tool refuses is told of on the error output and left out.
 */
export async function makeBooks(folder: string): Promise<SetBook[]> {
  const books: SetBook[] = [];
  for (const [index, { producer, layout, languages, write }] of plans().entries()) {
    for (const language of languages) {
      const all = recipesToSet(language);
      const start = (index * RECIPES_A_BOOK) % Math.max(1, all.length);
      const recipes =
        language === "en" ? [...all, ...all].slice(start, start + Math.min(RECIPES_A_BOOK, all.length)) : all;
      if (recipes.length === 0) continue;
      const file = await printed(folder, PRINTERS[producer], `${producer} ${layout} ${language}`, () =>
        write({ language, words: WORDS[language], recipes }),
      );
      if (file !== null) books.push({ producer, layout, language, files: [file], recipes });
    }
  }
  for (const language of ["en", "de"] as const) {
    const recipes = recipesToSet(language).slice(0, PRINTS);
    const files: string[] = [];
    for (const [index, recipe] of recipes.entries()) {
      const file = await printed(folder, PRINTERS.Chromium, `Chromium web page ${language} ${index}`, () =>
        webPage(recipe, { language, words: WORDS[language], recipes }),
      );
      if (file !== null) files.push(file);
    }
    if (files.length > 0)
      books.push({ producer: "Chromium", layout: "pages of a site, one recipe a print", language, files, recipes });
  }
  return books;
}

async function printed(
  folder: string,
  { source, print }: Printer,
  name: string,
  write: () => string,
): Promise<string | null> {
  const path = join(folder, `${name.replace(/[^A-Za-z0-9]+/g, "-")}.pdf`);
  if (existsSync(path)) return path;
  const workshop = join(folder, "workshop");
  await rm(workshop, { recursive: true, force: true });
  await mkdir(workshop, { recursive: true });
  await writeFile(join(workshop, source), write());
  try {
    await print(workshop);
    await copyFile(join(workshop, "book.pdf"), path);
    return path;
  } catch (error) {
    const log = (await readdir(workshop)).includes("book.log")
      ? await readFile(join(workshop, "book.log"), "latin1")
      : String(error);
    process.stderr.write(`Not made: ${name}. ${/^! .*$/m.exec(log)?.[0] ?? log.slice(0, 300)}\n`);
    return null;
  }
}
