import { foodName } from "#lib/text/food-names";

/** A food's name with its sub type behind it, quieter. */
export function IngredientName({ name, subType }: { name: string; subType: string | null }) {
  return (
    <bdi>
      {foodName(name)}
      {subType && <span className="font-normal text-ink-muted"> {subType}</span>}
    </bdi>
  );
}
