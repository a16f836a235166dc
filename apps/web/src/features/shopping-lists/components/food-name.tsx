/** A food as it is called on a list, with its kind: "Tomatoes (cherry)". */
export function FoodName({ name, subType }: { name: string; subType: string | null }) {
  return (
    <>
      <span className="inline-block first-letter:uppercase">{name}</span>
      {subType && <span className="text-ink-muted"> ({subType})</span>}
    </>
  );
}
