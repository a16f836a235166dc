import { text, type Text } from "@tureen/messages/text";

/** Pages as a person writes them: "Page 12", "Pages 12–19", "Pages 3, 7–9". */
export function pagesText(pages: readonly number[]): Text {
  const runs: [number, number][] = [];
  for (const page of [...new Set(pages)].toSorted((left, right) => left - right)) {
    const run = runs.at(-1);
    if (run && run[1] === page - 1) run[1] = page;
    else runs.push([page, page]);
  }
  const numbers = runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(", ");
  return pages.length === 1 ? text("Page {numbers}", { numbers }) : text("Pages {numbers}", { numbers });
}
