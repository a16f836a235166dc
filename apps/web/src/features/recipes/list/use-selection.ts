import { createContext, useMemo, useState } from "react";

/** The recipes that are chosen for something that is done with several at once. */
export interface Selection {
  readonly ids: ReadonlySet<number>;
  readonly toggle: (id: number) => void;
  readonly choose: (ids: readonly number[]) => void;
  readonly end: () => void;
}

/** Null while nobody chooses: a card is a link then. */
export const SelectionContext = createContext<Selection | null>(null);

/** The selection of a screen, and how one begins. */
export function useSelection(): { selection: Selection | null; begin: () => void } {
  const [ids, setIds] = useState<ReadonlySet<number> | null>(null);
  const selection = useMemo(
    () =>
      ids && {
        ids,
        toggle: (id: number) => setIds((before) => toggled(before, id)),
        choose: (all: readonly number[]) => setIds(new Set(all)),
        end: () => setIds(null),
      },
    [ids],
  );
  return { selection, begin: () => setIds(new Set()) };
}

function toggled(ids: ReadonlySet<number> | null, id: number): ReadonlySet<number> {
  const changed = new Set(ids);
  if (!changed.delete(id)) changed.add(id);
  return changed;
}
