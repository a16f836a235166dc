import { text } from "@tureen/messages/text";
import { CallFailure } from "#components/failure-note";
import { said, t } from "#lib/text/language";
import type { ShoppingListSummary } from "@tureen/contracts/shopping-lists";
import { CANNOT_UNLOCK, offeredActions } from "@tureen/domain/shopping-lists/status";
import { Download, Lock, LockOpen, Pencil, ShoppingCart, Trash2 } from "lucide-react";
import { Button, IconButton } from "#components/ui/button";
import { withFriendlyDates } from "#lib/text/friendly-dates";
import { useExport, useStatusActions } from "../hooks/use-list-changes";

/** What an action needs to know of its list. */
export type ActedOn = Pick<ShoppingListSummary, "id" | "name" | "status">;

export interface ListActionsProps {
  list: ActedOn;
  onEdit: (list: ActedOn) => void;
  onDelete: (list: ActedOn) => void;
}

const ICON = "text-ink-muted hover:text-ink lg:size-9";

/** What can be done with a list: the step to its next state, export, edit, delete. */
export function ListActions({ list, onEdit, onDelete }: ListActionsProps) {
  const exportList = useExport();
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
      <StatusActions list={list} />
      <span className="ms-auto flex">
        <IconButton
          icon={Download}
          className={ICON}
          label={t("Export {name}", { name: withFriendlyDates(list.name) })}
          title={t("Export")}
          busy={exportList.isPending}
          onClick={() => exportList.mutate(list.id)}
        />
        <IconButton
          icon={Pencil}
          className={ICON}
          label={t("Edit {name}", { name: withFriendlyDates(list.name) })}
          title={t("Edit")}
          onClick={() => onEdit(list)}
        />
        <IconButton
          icon={Trash2}
          className={ICON}
          label={t("Delete {name}", { name: withFriendlyDates(list.name) })}
          title={t("Delete")}
          onClick={() => onDelete(list)}
        />
      </span>
      <CallFailure call={exportList} className="order-1 basis-full" />
    </div>
  );
}

const ACTIONS = {
  lock: { label: text("Lock"), Icon: Lock },
  unlock: { label: text("Unlock"), Icon: LockOpen },
  order: { label: text("Order"), Icon: ShoppingCart },
} as const;

function StatusActions({ list }: { list: ActedOn }) {
  const mutations = useStatusActions();
  if (list.status === "ordered") return <p className="py-1 text-xs text-ink-muted">{said(CANNOT_UNLOCK)}</p>;
  const isBusy = Object.values(mutations).some((mutation) => mutation.isPending);
  return (
    <>
      <span className="flex gap-1.5">
        {offeredActions(list.status).map((action) => {
          // The admin page alone offers the fourth action.
          if (action === "admin-unlock") return null;
          const { label, Icon } = ACTIONS[action];
          return (
            <Button
              key={action}
              variant="secondary"
              size="sm"
              className="min-h-11 lg:min-h-9"
              busy={mutations[action].isPending}
              disabled={isBusy}
              onClick={() => mutations[action].mutate({ id: list.id })}
            >
              {!mutations[action].isPending && <Icon aria-hidden className="size-4 max-sm:hidden" />}
              {t(label)}
            </Button>
          );
        })}
      </span>
      <CallFailure call={mutations.lock} className="order-1 basis-full" />
      <CallFailure call={mutations.unlock} className="order-1 basis-full" />
      <CallFailure call={mutations.order} className="order-1 basis-full" />
    </>
  );
}
