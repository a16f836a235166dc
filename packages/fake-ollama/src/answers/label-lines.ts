import { isSkipped, type Carelessness } from "./careless";
import { shortestMatch } from "../schema/pattern";
import { findBlocks, type BlockLines } from "./read-recipes";

/** What a model is asked: the prompt with its example, and the pattern that its answer has to fit. */
interface LabelQuestion {
  readonly prompt: string;
  readonly pattern: string;
  readonly carelessness: Carelessness | undefined;
}

interface Label {
  readonly title: number;
  readonly letters: string;
  readonly servings: number | undefined;
  readonly ingredients: readonly [number, number] | undefined;
  readonly steps: readonly [number, number] | undefined;
  readonly prose?: readonly [number, number] | undefined;
}

const NUMBERED = /^(\d{1,5}) (.*)$/;
const NONE = "none";
/** How far a grammar that does not allow a number drives the model from it. */
const REACH = 3;

/** Labels the numbered lines of the last page of the prompt: `T101Leek Y102 I104-109 S111-115;` for each recipe. */
export function answerLabels({ prompt, pattern, carelessness }: LabelQuestion): string {
  const allowed = new RegExp(pattern, "u");
  const turns = prompt.split(/<\|(?:system|user|assistant)\|>\n/);
  const page = turns.at(-2) ?? "";
  const none = allowed.test(NONE) ? NONE : shortestMatch(pattern);
  if (carelessness === "answers-empty") return none;
  if (carelessness === "copies-the-example") return asNearAsAllowed((turns.at(-3) ?? "").trim(), allowed) ?? none;
  const labels = labelsOf(page)
    .filter(({ title }) => carelessness !== "skips-recipes" || !isSkipped(textOf(page, title)))
    .flatMap((label) => fitted(spoilt(label, carelessness), allowed) ?? []);
  while (labels.length > 0 && !allowed.test(labels.join(""))) labels.pop();
  return labels.length === 0 ? none : labels.join("");
}

function labelsOf(page: string): Label[] {
  const rows = page.split("\n").map((row) => {
    const [, number, text] = NUMBERED.exec(row.trim()) ?? [];
    return { number: Number(number ?? Number.NaN), text: text ?? "" };
  });
  const numberAt = (index: number | undefined): number => rows[index ?? -1]?.number ?? Number.NaN;
  const range = (lines: readonly number[]): [number, number] | undefined =>
    lines.length === 0 ? undefined : [numberAt(lines[0]), numberAt(lines.at(-1))];
  const blocks = findBlocks(rows.map(({ text }) => text));
  if (blocks.length === 0) return proseLabels(rows);
  return blocks.map((block: BlockLines) => ({
    title: numberAt(block.title),
    letters: (rows[block.title]?.text.match(/[\p{L}\p{N}]/gu) ?? []).slice(0, 4).join(""),
    servings: block.meta === undefined ? undefined : numberAt(block.meta),
    ingredients: range(block.ingredients),
    steps: range(block.steps),
  }));
}

/** Recipes in running prose: a short line, and the paragraphs below it up to the next one. */
function proseLabels(rows: readonly { readonly number: number; readonly text: string }[]): Label[] {
  const written = rows.filter(({ text }) => text !== "");
  const isTitle = ({ text }: { text: string }): boolean =>
    text.length < 58 && !/[…,;]$/.test(text) && !/[a-z]\.$/.test(text);
  return written.flatMap((row, index): Label[] => {
    const next = written[index + 1];
    if (!isTitle(row) || !next || isTitle(next)) return [];
    const end = written.findIndex((other, at) => at > index && isTitle(other));
    const last = written.slice(0, end === -1 ? undefined : end).at(-1)?.number ?? next.number;
    const letters = (row.text.match(/[\p{L}\p{N}]/gu) ?? []).slice(0, 4).join("");
    return [
      {
        title: row.number,
        letters,
        servings: undefined,
        ingredients: undefined,
        steps: undefined,
        prose: [next.number, last],
      },
    ];
  });
}

function textOf(page: string, number: number): string {
  return NUMBERED.exec(page.split("\n").find((row) => row.startsWith(`${number} `)) ?? "")?.[2] ?? "";
}

function spoilt(label: Label, carelessness: Carelessness | undefined): Label {
  const shorter = (range: Label["steps"]): Label["steps"] =>
    range && range[1] > range[0] ? [range[0], range[1] - 1] : range;
  const later = (range: Label["steps"]): Label["steps"] => range && [range[0] + 1, range[1] + 1];
  switch (carelessness) {
    case "drops-a-line":
      return { ...label, ingredients: shorter(label.ingredients) };
    case "drops-the-last-step":
      return { ...label, steps: shorter(label.steps) };
    case "off-by-one":
      return {
        ...label,
        title: label.title + 1,
        servings: undefined,
        ingredients: later(label.ingredients),
        steps: later(label.steps),
      };
    default:
      return label;
  }
}

/** The label as the grammar lets the model say it: where a number is no candidate, the nearest one that is. */
function fitted(label: Label, allowed: RegExp): string | undefined {
  const reach = [0, ...Array.from({ length: REACH }, (_, step) => [step + 1, -step - 1]).flat()];
  const near = (range: Label["steps"]): Label["steps"][] =>
    range === undefined ? [undefined] : reach.flatMap((a) => reach.map((b) => [range[0] + a, range[1] + b] as const));
  const isSound = (range: Label["steps"]): boolean => range === undefined || range[0] <= range[1];
  for (const move of reach) {
    const title = label.title + move;
    for (const servings of label.servings === undefined ? [undefined] : [label.servings, undefined]) {
      const head = { ...label, title, servings };
      const ingredients = near(label.ingredients).find(
        (range) => isSound(range) && allowed.test(written({ ...head, ingredients: range, steps: undefined })),
      );
      const steps = near(label.steps).find(
        (range) => isSound(range) && allowed.test(written({ ...head, ingredients: undefined, steps: range })),
      );
      const text = written({ ...head, ingredients, steps });
      if (allowed.test(text)) return text;
    }
  }
  return undefined;
}

function written({ title, letters, servings, ingredients, steps, prose }: Label): string {
  return [
    `T${title}${letters}`,
    servings === undefined ? "" : ` Y${servings}`,
    ingredients ? ` I${ingredients[0]}-${ingredients[1]}` : "",
    steps ? ` S${steps[0]}-${steps[1]}` : "",
    prose ? ` P${prose[0]}-${prose[1]}` : "",
    ";",
  ].join("");
}

/** The example's answer; a grammar that does not allow its numbers makes it one of a hundred lines later. */
function asNearAsAllowed(answer: string, allowed: RegExp): string | undefined {
  const moved = answer.replace(
    /([TYISP-])(\d+)/g,
    (_, sign: string, number: string) => `${sign}${Number(number) + 100}`,
  );
  return [answer, moved].find((candidate) => allowed.test(candidate));
}
