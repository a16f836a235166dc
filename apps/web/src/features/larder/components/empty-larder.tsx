import { EmptyState } from "#components/empty-state";

export function EmptyLarder() {
  return (
    <EmptyState
      title="Nothing in the larder yet"
      text="Begin with what never runs out here: salt, flour, olive oil. Search for it above."
    />
  );
}
