/** One ingredient as a family writes it; the fields of the recipe calls (specification, section 7). */
export interface DemoIngredient {
  readonly name: string;
  /** A number, or text such as "1 1/2" and "2-3"; 0 where the cook decides. */
  readonly amount: number | string;
  /** "" for pieces. */
  readonly unit: string;
  readonly sub_type?: string;
  readonly preparation_notes?: string;
}

/** A dish of the demo household, shaped like the body of a new recipe; times in minutes. */
export interface DemoRecipe {
  readonly title: string;
  readonly description: string;
  readonly cuisine: string;
  readonly difficulty: "Easy" | "Medium" | "Hard";
  readonly servings: number;
  readonly prep_time: number;
  readonly cook_time: number;
  /** Comma-separated. */
  readonly tags: string;
  /** A list of lines, or one text block as somebody once typed it. */
  readonly ingredients: readonly DemoIngredient[] | string;
  /** One step per line. */
  readonly instructions: string;
}

/** Joins what reads better on lines of its own: steps of a method, lines of a text block. */
export function inLines(...lines: readonly string[]): string {
  return lines.join("\n");
}
