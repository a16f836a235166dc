import { readDraft, writeDraft } from "#lib/device/draft-storage";
import { EMPTY_RECIPE, isRecipeForm, type RecipeFormValues } from "./recipe-form";

/** Begins with an amount, which a step's number ("2. Fry", "2) Fry") is not, and ends no sentence. */
const AMOUNT = /^\p{N}(?!\d*[.):]\s).*[^.!]$/u;

/** Lines of a book that look like a recipe and became none. */
interface Doubt {
  readonly title: string;
  readonly text: string;
}

/** Fills the form of a new recipe with a doubt, under a draft of its own; what was changed in it before stays. */
export function keepDoubt(place: { import: number; doubt: number }, doubt: Doubt): void {
  const name = draftNameOf(String(place.import), String(place.doubt));
  if (readDraft(name, isRecipeForm) === undefined) writeDraft(name, recipeFormOfDoubt(doubt));
}

/** The draft that the address of the form names; null where it names none. */
export function doubtDraftName(search: string): string | null {
  const said = new URLSearchParams(search);
  const [batch, doubt] = [said.get("import"), said.get("doubt")];
  return batch && doubt ? draftNameOf(batch, doubt) : null;
}

const draftNameOf = (batch: string, doubt: string): string => `recipe-of-doubt-${batch}-${doubt}`;

/** Lines with an amount become ingredients, all others instructions, in the order of the page; nothing is left out. */
function recipeFormOfDoubt({ title, text }: Doubt): RecipeFormValues {
  const lines = text.split("\n").filter((line) => line.trim() !== "" && line.trim() !== title);
  return {
    ...EMPTY_RECIPE,
    title,
    newLines: lines.filter((line) => AMOUNT.test(line)).join("\n"),
    instructions: lines.filter((line) => !AMOUNT.test(line)).join("\n"),
  };
}
