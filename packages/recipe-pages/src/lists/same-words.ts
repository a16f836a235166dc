import { foldText } from "@tureen/domain/ingredients/names/normalize-name";
import type { SectionedLine } from "../page-recipe";

const WORD = /[\p{L}\p{M}]+|\d+/gu;

const wordsOf = (lines: readonly SectionedLine[]): readonly string[] =>
  lines.flatMap(({ text }) => foldText(text).match(WORD) ?? []);

/** What part of the words of `said` stands in `shown` as well, each as often as it is said: 0 to 1; 0 for no words. */
export function shareFound(said: readonly SectionedLine[], shown: readonly SectionedLine[]): number {
  const counts = new Map<string, number>();
  for (const word of wordsOf(shown)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = wordsOf(said);
  let found = 0;
  for (const word of words) {
    const left = counts.get(word) ?? 0;
    if (left === 0) continue;
    counts.set(word, left - 1);
    found += 1;
  }
  return words.length === 0 ? 0 : found / words.length;
}

/** Whether lists begin their lines with the same numbers one after the other, whatever language their words are of. */
export function haveSameAmounts(left: readonly SectionedLine[], right: readonly SectionedLine[]): boolean {
  const amountsOf = (lines: readonly SectionedLine[]): readonly string[] =>
    lines.flatMap(({ text }) => /\d+/.exec(text)?.[0] ?? []);
  const amounts = amountsOf(left);
  return amounts.length >= MIN_AMOUNTS && amounts.join() === amountsOf(right).join();
}
const MIN_AMOUNTS = 5;

/** Letters and digits of a line, for comparing it with the same line set in another way. */
export function bareText(text: string): string {
  return (foldText(text).match(WORD) ?? []).join("");
}

/** Pages often have a list twice, for the screen and for paper, in groups and as a whole, or once more without the amounts. */
export function withoutRepeats(all: readonly SectionedLine[]): readonly SectionedLine[] {
  const lines = withoutEchoes(all);
  const isAgain = (at: number, first: number): boolean => {
    const again = lines[at]?.text ?? "";
    return again.length >= MIN_AGAIN && (lines[first]?.text ?? "").includes(again);
  };
  const again = lines.findIndex((_line, at) => at >= 3 && [0, 1, 2].every((beyond) => isAgain(at + beyond, beyond)));
  return again === -1 ? lines : lines.slice(0, again);
}

/** Each step twice, one right below the other, for wide and for narrow screens. */
export const withoutEchoes = (lines: readonly SectionedLine[]): readonly SectionedLine[] =>
  lines.filter(({ text }, at) => text.length < MIN_ECHO || text !== lines[at - 1]?.text);
const MIN_ECHO = 25;

/** "Show picture" below each step: short lines that come again and again say nothing of the recipe. */
export function withoutRefrain(lines: readonly SectionedLine[]): readonly SectionedLine[] {
  const times = new Map<string, number>();
  for (const { text } of lines) times.set(text, (times.get(text) ?? 0) + 1);
  return lines.filter(({ text }) => text.length > MAX_REFRAIN || (times.get(text) ?? 0) < 3);
}
const MAX_REFRAIN = 80;

/** Shorter lines stand in others by chance. */
const MIN_AGAIN = 4;
