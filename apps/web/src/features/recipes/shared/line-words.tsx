import type { IngredientLine } from "@tureen/contracts/recipe-lines";

/** What stands after the amount: "onion (red), finely chopped". */
export function LineWords({ line }: { line: Pick<IngredientLine, "name" | "sub_type" | "preparation_notes"> }) {
  return (
    <span dir="auto" className="min-w-0 wrap-anywhere">
      {line.name}
      {line.sub_type && ` (${line.sub_type})`}
      {line.preparation_notes && <span className="text-ink-muted">, {line.preparation_notes}</span>}
    </span>
  );
}
