import { text, type Text } from "@tureen/messages/text";

/** How hard a recipe is, as on the wire (specification, section 3). */
export const DIFFICULTIES = ["Easy", "Medium", "Hard"] as const;

export type Difficulty = (typeof DIFFICULTIES)[number];

/** Difficulty of a recipe that names none (specification, section 9). */
export const DEFAULT_DIFFICULTY: Difficulty = "Easy";

/** Servings of a recipe that names none (specification, section 9). */
export const DEFAULT_SERVINGS = 4;

/** Reads a difficulty in any case, surrounding space aside; null for anything else. */
export function readDifficulty(text: string): Difficulty | null {
  const folded = text.trim().toLowerCase();
  return DIFFICULTIES.find((difficulty) => difficulty.toLowerCase() === folded) ?? null;
}

const TEXTS: Readonly<Record<Difficulty, Text>> = { Easy: text("Easy"), Medium: text("Medium"), Hard: text("Hard") };

/** A difficulty as it is said; any other word as it is written. */
export function difficultyText(difficulty: string): Text | string {
  const known = readDifficulty(difficulty);
  return known === null ? difficulty : TEXTS[known];
}

/** Badge colour: green for Easy, yellow for Medium, red for anything else (specification, section 9). */
export function difficultyTone(difficulty: string): "green" | "yellow" | "red" {
  const known = readDifficulty(difficulty);
  if (known === "Easy") return "green";
  return known === "Medium" ? "yellow" : "red";
}
