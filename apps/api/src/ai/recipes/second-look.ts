import { spokenLanguage } from "@tureen/domain/languages/spoken-language";
import { oddLines } from "@tureen/domain/recipes/odd-lines";
import type { StructuredAnswer } from "#ai/model/structured-chat";
import { DEFAULT_SERVINGS } from "@tureen/domain/recipes/difficulty";
import type { AnsweredRecipe } from "./read-recipe-answer";

/** A recipe that a model made up, with what is odd about it in words that a model can act on. */
interface Looked {
  readonly answer: StructuredAnswer<AnsweredRecipe>;
  readonly problems: readonly string[];
}

/** What a line needs, as a model is told it. */
const REMEDIES = { unreadable: "names no food", "too-much": "is far too much", unused: "is used in no step" } as const;

/**
 * Looks at a suggestion before anybody else does: is it in the language that was asked for, are the amounts within sense, does
 * each line name a food and some step use it. Where something is odd the model is asked once more and told so; of the two
 * the less odd one counts, and what is still odd about it is marked on its lines.
 * @param language English name of the language to write in; undefined where none was asked for
 * @param ask asks for it, told what was wrong with the one before
 */
export async function askWithSecondLook(
  language: string | undefined,
  ask: (problems: readonly string[]) => Promise<StructuredAnswer<AnsweredRecipe>>,
): Promise<StructuredAnswer<AnsweredRecipe>> {
  const first = lookAt(await ask([]), language);
  if (first.problems.length === 0) return first.answer;
  // The first one is worth more than no recipe.
  const second = await ask(first.problems).then(
    (answer) => lookAt(answer, language),
    () => first,
  );
  const better = second.problems.length <= first.problems.length ? second : first;
  return { ...better.answer, requests: first.answer.requests + second.answer.requests };
}

function lookAt(answer: StructuredAnswer<AnsweredRecipe>, language: string | undefined): Looked {
  const { ingredients, steps, servings, title } = answer.value;
  const lines = ingredients.map(({ raw }) => raw);
  const oddities = oddLines(lines, steps, servings ?? DEFAULT_SERVINGS);
  const spoken = spokenLanguage([title, ...steps].join(" "));
  const isForeign = language !== undefined && spoken !== undefined && spoken !== language;
  return {
    answer: {
      ...answer,
      value: {
        ...answer.value,
        ingredients: ingredients.map((line, at) => ({ ...line, oddity: oddities[at] ?? null })),
      },
    },
    problems: [
      ...(isForeign ? [`it is in ${spoken}, not in ${language}`] : []),
      ...oddities.flatMap((oddity, at) => (oddity === null ? [] : [`"${lines[at]}" ${REMEDIES[oddity]}`])),
    ],
  };
}
