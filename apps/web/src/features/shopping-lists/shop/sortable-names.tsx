import { arrayMove } from "@dnd-kit/sortable";
import { SortableList, SortableRow } from "#components/ui/sortable-list";

interface SortableNamesProps {
  label: string;
  /** Each once. */
  names: readonly string[];
  onChange: (names: string[]) => void;
}

/** Names that are put in order by dragging their handles, or by the keys. */
export function SortableNames({ label, names, onChange }: SortableNamesProps) {
  return (
    <SortableList
      label={label}
      ids={names}
      onMove={(from, to) => onChange(arrayMove([...names], from, to))}
      className="rounded-lg border border-line"
    >
      {names.map((name) => (
        <SortableRow key={name} id={name} name={name} className="border-b border-line bg-raised last:border-b-0">
          <p className="py-3 ps-3.5 wrap-anywhere">{name}</p>
        </SortableRow>
      ))}
    </SortableList>
  );
}
