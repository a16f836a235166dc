import { classNames } from "#lib/screen/class-names";

interface FoodNameProps {
  name: string;
  subType: string | null;
  /** In the basket: struck through. */
  isDone?: boolean;
}

/** A food as it is called on a list, with its kind: "Tomatoes (cherry)". */
export function FoodName({ name, subType, isDone = false }: FoodNameProps) {
  return (
    <span dir="auto" className={isDone ? "line-through" : undefined}>
      {/* A line through the words around it would stop at this box. */}
      <span className={classNames("inline-block first-letter:uppercase", isDone && "line-through")}>{name}</span>
      {subType && <span className="text-ink-muted"> ({subType})</span>}
    </span>
  );
}
