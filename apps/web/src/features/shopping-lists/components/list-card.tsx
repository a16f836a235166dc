import { t, useLanguage } from "#lib/text/language";
import { memo } from "react";
import { classNames } from "#lib/screen/class-names";
import { useIsConnected } from "#lib/server/connection";
import { withFriendlyDates } from "#lib/text/friendly-dates";
import type { SeenSummary } from "../changes/use-seen-summaries";
import { listDates } from "../list-dates";
import { ListActions, type ListActionsProps } from "./list-actions";
import { StatusBadge } from "./status-badge";

interface ListCardProps extends ListActionsProps {
  list: SeenSummary;
  isOpen: boolean;
  onChoose: (id: number) => void;
}

/** One list on the left side. */
export const ListCard = memo(({ list, isOpen, onChoose, onEdit, onDelete }: ListCardProps) => {
  useLanguage();
  const isConnected = useIsConnected();
  return (
    <li
      className={classNames(
        "relative rounded-lg border border-line bg-surface p-4 pb-2.5 transition-colors",
        isOpen ? "lg:border-herb lg:bg-herb-soft/50" : "hover:border-line-strong",
      )}
    >
      <h2 className="text-base leading-snug">
        <button
          type="button"
          aria-current={isOpen ? "true" : undefined}
          onClick={() => onChoose(list.id)}
          className="stretched text-start wrap-anywhere"
        >
          {withFriendlyDates(list.name)}
        </button>
      </h2>
      <div className="mt-1.5 flex items-start gap-2.5">
        <StatusBadge status={list.status} />
        <p className="figures min-w-0 text-sm text-ink-muted">
          <span className="block">{listDates(list)}</span>
          <span className="block">{itemsText(list.item_count, list.ticked_count)}</span>
          {!isConnected && list.waiting > 0 && (
            <span className="block">
              {t("{count, plural, one {Offline, # change waiting} other {Offline, # changes waiting}}", {
                count: list.waiting,
              })}
            </span>
          )}
        </p>
      </div>
      {/* Above the link that covers the card. */}
      <div className="relative z-1 mt-2 w-full">
        <ListActions list={list} onEdit={onEdit} onDelete={onDelete} />
      </div>
    </li>
  );
});

function itemsText(items: number, ticked: number): string {
  return ticked === 0
    ? t("{count, plural, one {# item} other {# items}}", { count: items })
    : t("{count, plural, one {# item} other {# items}}, {ticked, number} ticked", { count: items, ticked });
}
