import type { PageBlock } from "./page-blocks";
import type { PageRecipe } from "../page-recipe";
import { bareText } from "../lists/same-words";

const FOREWORD =
  /^(?:before (?:you|we) (?:begin|start|cook)|bevor (?:du|sie|ihr|es|wir) (?:anf\p{L}+|beginn\p{L}*|loslegs?t|losgeht)|avant de commencer|antes de empezar|prima di (?:iniziare|cominciare)|voor je begint)\b[\s:.–-]*/iu;

/** What a page says "Before you begin" above its steps: the lines without it, and it. */
export function foreword(blocks: readonly PageBlock[]): {
  readonly note: string;
  readonly rest: readonly PageBlock[];
} {
  const at = blocks.findIndex(({ text }) => FOREWORD.test(text) && text.replace(FOREWORD, "") === "");
  const note = at === -1 ? "" : (blocks[at + 1]?.text ?? "");
  return note === ""
    ? { note, rest: blocks }
    : { note, rest: blocks.filter((_block, place) => place !== at && place !== at + 1) };
}

/** It is a note of the recipe and none of its steps, in its data either. */
export function withForeword(recipe: PageRecipe, shown: string): PageRecipe {
  const [first, ...others] = recipe.steps;
  if (first === undefined || others.length === 0) return recipe;
  const said = FOREWORD.test(first.text) ? first.text.replace(FOREWORD, "") : "";
  const note = said || shown;
  if (note === "") return recipe;
  const isFirst = said !== "" || bareText(first.text) === bareText(note);
  return {
    ...recipe,
    notes: recipe.notes.includes(note) ? recipe.notes : [note, ...recipe.notes],
    steps: isFirst ? others : recipe.steps,
  };
}
