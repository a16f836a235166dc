import { FOOTNOTE, type CookbookToSet, type RecipeToSet } from "./recipes-to-set";

/** How amounts like 1/2 are written in the source. */
type Fraction = "frac" | "nicefrac" | "sfrac" | "plain" | "glyph";

interface Style {
  readonly fraction?: Fraction;
  /** Letters with accents as one glyph (T1), or put together from two (OT1). */
  readonly encoding?: "OT1" | "T1" | "T1 bitmap";
}

type SetRecipe = (recipe: RecipeToSet, book: CookbookToSet, tex: (text: string) => string) => string;

const GLYPHS: Readonly<Record<string, string>> = { "1/2": "½", "1/4": "¼", "3/4": "¾" };

function fractionOf(fraction: Fraction, top: string, bottom: string): string {
  if (fraction === "frac") return `$\\frac{${top}}{${bottom}}$`;
  if (fraction === "nicefrac") return `\\nicefrac{${top}}{${bottom}}`;
  if (fraction === "sfrac") return `\\sfrac{${top}}{${bottom}}`;
  const glyph = GLYPHS[`${top}/${bottom}`];
  return fraction === "glyph" && glyph !== undefined ? glyph : `${top}/${bottom}`;
}

/** Text as a LaTeX source has it. */
function escaped(text: string, fraction: Fraction): string {
  return text
    .replace(/[\\{}]/g, "")
    .replace(/[%&$#_]/g, (sign) => `\\${sign}`)
    .replace(/~/g, "\\textasciitilde{}")
    .replace(/\^/g, "\\textasciicircum{}")
    .replace(/°/g, "\\ensuremath{^\\circ}")
    .replace(/½/g, "1/2")
    .replace(/(?<![\d/])(\d{1,2})\/(\d{1,2})(?![\d/])/g, (_, top: string, bottom: string) =>
      fractionOf(fraction, top, bottom),
    )
    .replace(/"([^"]*)"/g, "``$1''");
}

const list = (name: string, items: readonly string[]): string =>
  `\\begin{${name}}\n${items.map((item) => `\\item ${item}`).join("\n")}\n\\end{${name}}\n`;

const ENCODINGS = {
  OT1: "",
  T1: "\\usepackage[T1]{fontenc}\\usepackage{lmodern}",
  "T1 bitmap": "\\usepackage[T1]{fontenc}",
} as const;

/** A document of a class, with what stands in front of its recipes and in each of them. */
function document(setting: {
  readonly options?: string;
  readonly name: string;
  readonly preamble?: string;
  readonly opening?: string;
  /** Chapters of their own, in which recipes are sections. */
  readonly hasChapters?: boolean;
  readonly style?: Style;
  readonly recipe: SetRecipe;
}): (book: CookbookToSet) => string {
  const { options = "", name, preamble = "", opening = "", hasChapters = false, style = {}, recipe } = setting;
  return (book) => {
    const { fraction = "frac", encoding = "OT1" } = style;
    const tex = (text: string): string => escaped(text, fraction);
    const half = Math.ceil(book.recipes.length / 2);
    const bodies = book.recipes.map((each, index) => {
      const [first, second] = book.words.chapters;
      const chapter = !hasChapters || index % half !== 0 ? "" : `\\chapter{${index === 0 ? first : second}}\n`;
      return `${chapter}${recipe(each, book, tex)}`;
    });
    return `\\documentclass[${options}]{${name}}
\\usepackage[utf8]{inputenc}${ENCODINGS[encoding]}\\usepackage[${book.words.babel}]{babel}
\\usepackage{nicefrac,xfrac,multicol,enumitem,longtable,array,graphicx,lettrine,wrapfig,fancyhdr}
${preamble}\n\\begin{document}\n${opening}\n${bodies.join("\n\n")}\n\\end{document}\n`;
  };
}

const linked = "\\usepackage{hyperref}";
const contents = "\\tableofcontents\\newpage";
const note = ({ note: text }: RecipeToSet, tex: (text: string) => string): string =>
  text === "" ? "" : `${tex(text)}\n\n`;
const halves = (recipe: RecipeToSet): [string, string][] =>
  recipe.ingredients.map((line) => {
    const [, amount = "", food = line] =
      /^([~\d][\d\s./–-]*(?:(?:g|kg|ml|cl|dl|l|EL|TL|el|tl|cups?|tsp|tbsp|oz|lb)\b)?)\s*(.*)$/.exec(line) ?? [];
    return [amount.trim(), food];
  });

/** Ingredients beside the method: one or the other first. */
const method = (steps: readonly string[]): string => steps.join("\n\n");

/** Layouts of cookbooks that people make with LaTeX, by what is special in them. */
export const LATEX: Readonly<Record<string, (book: CookbookToSet) => string>> = {
  "article, outline": document({
    name: "article",
    preamble: linked,
    opening: contents,
    recipe: (recipe, { words }, tex) =>
      `\\section{${tex(recipe.title)}}\n${note(recipe, tex)}${words.serves(recipe.servings)}\n\\subsection{${words.ingredients}}\n${list("itemize", recipe.ingredients.map(tex))}\\subsection{${words.method}}\n${list("enumerate", recipe.steps.map(tex))}`,
  }),
  "article, unnumbered steps": document({
    name: "article",
    preamble:
      "\\pagestyle{fancy}\\fancyhead[L]{\\nouppercase{\\leftmark}}\\fancyhead[R]{November 2026}\\fancyfoot[C]{-- \\thepage\\ --}\\setlength{\\headheight}{14pt}",
    style: { fraction: "nicefrac" },
    recipe: (recipe, { words }, tex) =>
      `\\section*{${tex(recipe.title)}}\\markboth{${tex(recipe.title)}}{}\n${note(recipe, tex)}\\textbf{${words.ingredients}}\n${list("itemize", recipe.ingredients.map(tex))}\n\\noindent\\textbf{${words.method}}\n\n${method(recipe.steps.map(tex))}`,
  }),
  "book, chapters": document({
    name: "book",
    opening: contents,
    hasChapters: true,
    style: { fraction: "sfrac", encoding: "T1" },
    recipe: (recipe, { words }, tex) =>
      `\\section{${tex(recipe.title)}}\n${note(recipe, tex)}\\emph{${words.serves(recipe.servings)}, ${words.minutes(recipe.minutes)}}\n\\subsection*{${words.ingredients}}\n${list("itemize", recipe.ingredients.map(tex))}\\subsection*{${words.method}}\n${method(recipe.steps.map(tex))}\n`,
  }),
  typescript: document({
    name: "article",
    preamble: "\\setlength{\\parindent}{0pt}\\setlength{\\parskip}{6pt}",
    style: { fraction: "plain", encoding: "T1" },
    recipe: (recipe, _, tex) =>
      `\\textbf{${tex(recipe.title)}}\n\n${recipe.ingredients.map(tex).join("\\\\\n")}\n\n${method(recipe.steps.map(tex))}\n\n\\bigskip`,
  }),
  "typescript, plain titles": document({
    name: "article",
    options: "12pt",
    preamble: "\\setlength{\\parindent}{0pt}\\setlength{\\parskip}{5pt}\\raggedbottom",
    style: { fraction: "plain" },
    recipe: (recipe, _, tex) =>
      `\\bigskip\\bigskip ${tex(recipe.title)}\n\n${recipe.ingredients.map(tex).join("\\\\\n")}\n\n${recipe.steps.map(tex).join(" ")}\n`,
  }),
  "cuisine table": document({
    name: "article",
    options: "11pt",
    preamble: "\\usepackage[nonumber]{cuisine}",
    style: { fraction: "plain" },
    recipe: (recipe, { words }, tex) => {
      const share = Math.ceil(recipe.ingredients.length / recipe.steps.length);
      const steps = recipe.steps.map((step, index) => {
        const isLast = index === recipe.steps.length - 1;
        const own = halves(recipe).slice(index * share, isLast ? undefined : (index + 1) * share);
        const lines = own.map(([amount, food]) => `\\ingredient[]{${tex(amount)}}{${tex(food)}}`).join("\n");
        return `${lines}\n${tex(step)}`;
      });
      return `\\begin{recipe}{${tex(recipe.title)}}{${words.serves(recipe.servings)}}{${words.minutes(recipe.minutes)}}\n${steps.join("\n\\newstep\n")}\n\\end{recipe}`;
    },
  }),
  "ingredients on the right, dropped numbers": document({
    name: "scrartcl",
    preamble: `${linked}\\usepackage{needspace}\\pagestyle{headings}`,
    style: { fraction: "nicefrac", encoding: "T1" },
    recipe: (recipe, { words }, tex) => {
      const rows = halves(recipe).map(([amount, food]) => `${tex(amount)} & ${tex(food)} \\\\`);
      const steps = recipe.steps.map((step, index) => `\\lettrine[lines=2]{${index + 1}}{} ${tex(step)}`);
      return `\\needspace{16\\baselineskip}\\section{${tex(recipe.title)}}\n\\begin{tabular}{ll}${words.time}: & ${words.minutes(recipe.minutes)} \\\\ ${words.servings}: & ${recipe.servings}\\end{tabular}\n\n\\begin{wraptable}{r}{6cm}\\textbf{${words.ingredients}}\\\\[3pt]\\begin{tabular}{rp{3.6cm}}\n${rows.join("\n")}\n\\end{tabular}\\end{wraptable}\n\\noindent\\textbf{${words.method}}\\medskip\n\n${method(steps)}\n\n\\bigskip\n${"\\mbox{}\\par\n".repeat(Math.max(0, recipe.ingredients.length - recipe.steps.length * 2))}`;
    },
  }),
  "two columns": document({
    name: "article",
    options: "twocolumn",
    style: { fraction: "frac" },
    recipe: (recipe, { words }, tex) =>
      `\\section*{${tex(recipe.title)}}\n\\emph{${words.ingredients}}\n${list("itemize", recipe.ingredients.map(tex))}\n\\emph{${words.method}}\n${list("enumerate", recipe.steps.map(tex))}`,
  }),
  "ingredients in two columns": document({
    name: "report",
    preamble: linked,
    hasChapters: true,
    style: { fraction: "frac", encoding: "T1" },
    recipe: (recipe, { words }, tex) =>
      `\\section{${tex(recipe.title)}}\n${note(recipe, tex)}\\textbf{${words.ingredients}.}\n\\begin{multicols}{2}\n${list("itemize", recipe.ingredients.map(tex))}\\end{multicols}\n\\textbf{${words.method}.}\n${list("enumerate", recipe.steps.map(tex))}`,
  }),
  "title as wide as the page": document({
    name: "scrbook",
    preamble: "\\setlength{\\parindent}{0pt}\\setlength{\\parskip}{4pt}",
    style: { fraction: "plain", encoding: "T1" },
    recipe: (recipe, { words }, tex) =>
      `\\newpage\\resizebox{\\textwidth}{!}{${tex(recipe.title)}}\n\n\\textbf{${words.ingredients}}\n\n${recipe.ingredients.map(tex).join("\\\\\n")}\n\n\\textbf{${words.method}}\n\n${method(recipe.steps.map(tex))}`,
  }),
  "table of steps": document({
    name: "article",
    style: { fraction: "frac" },
    recipe: (recipe, { words }, tex) => {
      const share = Math.ceil(recipe.ingredients.length / recipe.steps.length);
      const rows = recipe.steps.map((step, index) => {
        const isLast = index === recipe.steps.length - 1;
        const own = recipe.ingredients.slice(index * share, isLast ? undefined : (index + 1) * share);
        return `${index + 1} & ${own.map(tex).join(" \\newline ")} & ${tex(step)} \\\\[4pt]`;
      });
      return `\\subsection*{${tex(recipe.title)}}\n${words.serves(recipe.servings)}\n\n\\begin{longtable}{rp{4.2cm}p{6.6cm}}\n${rows.join("\n")}\n\\end{longtable}`;
    },
  }),
  "amounts in a column": document({
    name: "article",
    options: "a5paper",
    preamble: linked,
    opening: contents,
    style: { fraction: "sfrac" },
    recipe: (recipe, _, tex) => {
      const rows = halves(recipe).map(([amount, food]) => `${tex(amount)} & ${tex(food)} \\\\`);
      return `\\section{${tex(recipe.title)}}\n\\begin{tabular}{>{\\raggedleft}p{2.2cm}p{6cm}}\n${rows.join("\n")}\n\\end{tabular}\n${list("enumerate", recipe.steps.map(tex))}`;
    },
  }),
  "narrow ingredients beside the method": document({
    name: "memoir",
    preamble: "\\usepackage{paracol}\\setcolumnwidth{3.4cm,8cm}\\pagestyle{ruled}",
    hasChapters: true,
    style: { fraction: "frac", encoding: "T1" },
    recipe: (recipe, { words }, tex) =>
      `\\section{${tex(recipe.title)}}\n\\begin{paracol}{2}\\raggedright\n\\textsc{${words.ingredients}}\\par\n${recipe.ingredients.map((line) => `\\hangindent=1em ${tex(line)}\\par`).join("\n")}\n\\switchcolumn\n\\textsc{${words.method}}\\par\n${recipe.steps.map(tex).join("\\par\n")}\n\\end{paracol}`,
  }),
  "facts table, footnotes": document({
    name: "scrartcl",
    preamble: "\\usepackage{hyperref}",
    style: { fraction: "frac", encoding: "T1 bitmap" },
    recipe: (recipe, { words }, tex) =>
      `\\section*{${tex(recipe.title)}}\n\\begin{tabular}{|l|l|}\\hline ${words.servings} & ${recipe.servings} \\\\ \\hline ${words.time} & ${words.minutes(recipe.minutes)} \\\\ \\hline ${words.source} & \\url{https://recipes.example.org/${recipe.title.length}} \\\\ \\hline\\end{tabular}\n\n\\paragraph{${words.ingredients}}~\n${list("itemize", recipe.ingredients.map(tex))}\n\\paragraph{${words.method}}~\n${list(
        "enumerate",
        recipe.steps.map((step, index) => (index === 0 ? `${tex(step)}\\footnote{${FOOTNOTE}}` : tex(step))),
      )}`,
  }),
};
