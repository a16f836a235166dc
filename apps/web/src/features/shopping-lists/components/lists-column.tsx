import { t } from "#lib/language";
import type { SeenSummary } from "../changes/use-seen-summaries";
import type { ActedOn } from "./list-actions";
import { ListCard } from "./list-card";

interface ListsColumnProps {
  lists: readonly SeenSummary[];
  openId: number | null;
  onChoose: (id: number) => void;
  onEdit: (list: ActedOn) => void;
  onDelete: (list: ActedOn) => void;
}

/** The left side: every list, the newest first. */
export function ListsColumn({ lists, openId, onChoose, onEdit, onDelete }: ListsColumnProps) {
  return (
    <ul aria-label={t("Your lists")} className="grid gap-2.5">
      {lists.map((list) => (
        <ListCard
          key={list.id}
          list={list}
          isOpen={list.id === openId}
          onChoose={onChoose}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      ))}
    </ul>
  );
}
