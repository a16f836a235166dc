/** A step of a recipe as something is tied to it: its words when that was done, and its number, from 1. */
export interface StepMark {
  readonly text: string;
  readonly number: number;
}

/** The steps of a recipe: one a line (specification, section 3), without blank ones; the first is number 1. */
export function stepLines(instructions: string): readonly string[] {
  return instructions
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** So much of the words of both is the same where one is the other, changed. */
const LEAST_ALIKE = 0.5;

/**
 * The number of the step that a mark means now, from 1; null where it is gone. By its words first, wherever they stand, whatever
 * their case, signs and number; of equal steps the one nearest to where it was. Else the step that is most alike, with at least half of
 * their words in common. Else, where `before` says how the steps were until now and there are as many, the step in its place,
 * unless that was another step before: it was written anew.
 */
export function findStep(mark: StepMark, steps: readonly string[], before: readonly string[] = []): number | null {
  const wanted = wordsOf(mark.text);
  let best = { number: 0, likeness: 0 };
  for (const [index, step] of steps.entries()) {
    const number = index + 1;
    const likeness = likenessOf(wanted, wordsOf(step));
    const isNearer = Math.abs(number - mark.number) < Math.abs(best.number - mark.number);
    if (likeness > best.likeness || (likeness === best.likeness && isNearer)) best = { number, likeness };
  }
  if (best.likeness >= LEAST_ALIKE) return best.number;
  const inItsPlace = steps[mark.number - 1];
  if (inItsPlace === undefined || steps.length !== before.length) return null;
  const wasThere = before.some((step) => likenessOf(wordsOf(step), wordsOf(inItsPlace)) >= LEAST_ALIKE);
  return wasThere ? null : mark.number;
}

/** The mark of a step by its number, null where there is no such step. */
export function markStep(steps: readonly string[], number: number): StepMark | null {
  const text = steps[number - 1];
  return text === undefined ? null : { text, number };
}

/** Its words as they count: without a number before the step, case, and signs. */
function wordsOf(step: string): readonly string[] {
  const bare = step.replace(/^(?:step\s+)?\d{1,3}\s*[.):]\s+/i, "").toLowerCase();
  return bare.match(/[\p{L}\p{N}]+/gu) ?? [step];
}

/** The share of words that both have, 0 to 1; 1 only for the same words in the same order. */
function likenessOf(left: readonly string[], right: readonly string[]): number {
  if (left.length === right.length && left.every((word, index) => word === right[index])) return 1;
  const rest = new Map<string, number>();
  for (const word of left) rest.set(word, (rest.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of right) {
    const count = rest.get(word) ?? 0;
    if (count > 0) shared += 1;
    rest.set(word, count - 1);
  }
  return Math.min((2 * shared) / (left.length + right.length), 0.99);
}
