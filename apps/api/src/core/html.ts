const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escaped = (words: string): string => words.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? "");

/** A piece of a page, in which every text is escaped. */
export class Html {
  constructor(readonly source: string) {}
}

type HtmlContent = Html | string | number | false | null | readonly HtmlContent[];

/** A piece of HTML: what is put into the template is text, unless it is such a piece itself; null and false are nothing. */
export function html(template: TemplateStringsArray, ...parts: readonly HtmlContent[]): Html {
  return new Html(template.reduce((page, fixed, index) => page + sourceOf(parts[index - 1] ?? null) + fixed));
}

function sourceOf(part: HtmlContent): string {
  if (part === null || part === false) return "";
  if (part instanceof Html) return part.source;
  if (typeof part === "string" || typeof part === "number") return escaped(String(part));
  return part.map(sourceOf).join("");
}

/** Data in a page, for programs: a script that no browser runs. Nothing in it ends the element. */
export const dataOf = (data: object): Html =>
  new Html(`<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`);
