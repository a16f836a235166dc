import type { FoundRecipe, LineRun } from "../book-reading";

/** The parts of a recipe, to which its lines are added in the order of the page. */
export class RecipeParts {
  readonly description: number[] = [];
  readonly facts: number[] = [];
  readonly headings: number[] = [];
  readonly steps: LineRun[] = [];
  readonly sections: { readonly heading: LineRun; readonly items: LineRun[] }[] = [];
  #heading: LineRun = [];

  /** The ingredients that follow stand under this heading; under none again where it is empty. */
  openSection(heading: LineRun): void {
    this.#heading = heading;
  }

  addIngredient(lines: LineRun): void {
    const last = this.sections.at(-1);
    if (last && last.heading === this.#heading) last.items.push(lines);
    else this.sections.push({ heading: this.#heading, items: [lines] });
  }

  /** @param reasons why it is doubtful; none for a certain one */
  asRecipe(title: LineRun, reasons: readonly string[]): FoundRecipe {
    const { description, facts, sections, steps, headings } = this;
    const certainty = reasons.length === 0 ? "certain" : "doubtful";
    return { title, description, facts, sections, steps, headings, certainty, reasons };
  }
}
