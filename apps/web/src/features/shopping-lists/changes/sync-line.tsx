import { Button } from "#components/ui/button";
import { t } from "#lib/text/language";
import type { SyncedList } from "./use-synced-list";

type SyncLineProps = Pick<SyncedList, "waiting" | "isConnected" | "isKept" | "refused" | "retry" | "dismiss">;

/** Says what of this list is not yet at the server, and what the server could not do; nothing while all is well. */
export function SyncLine({ synced }: { synced: SyncLineProps }) {
  const { waiting, isConnected, isKept, refused, retry, dismiss } = synced;
  return (
    <div className="grid gap-2 empty:hidden print:hidden">
      {(!isConnected || !isKept) && (
        <p role="status" className="flex flex-wrap gap-x-2 rounded-md bg-sunken px-3 py-2 text-sm">
          <span>{statusText(waiting, isConnected)}</span>
          {!isKept && waiting > 0 && (
            <span>{t("This device has no room to keep them: leave this page open until they are sent.")}</span>
          )}
        </p>
      )}
      {refused.map(({ id, itemName, sentence }) => (
        <div
          key={id}
          role="alert"
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line bg-surface px-3 py-2 text-sm"
        >
          <span className="min-w-0 flex-1 wrap-anywhere">
            {itemName === ""
              ? t("A change could not be made.")
              : t("Your change to {name} could not be made.", { name: itemName })}{" "}
            {sentence}
          </span>
          <Button variant="quiet" size="sm" className="min-h-11" onClick={() => retry(id)}>
            {t("Try again")}
          </Button>
          <Button variant="quiet" size="sm" className="min-h-11" onClick={() => dismiss(id)}>
            {t("Dismiss")}
          </Button>
        </div>
      ))}
    </div>
  );
}

function statusText(waiting: number, isConnected: boolean): string {
  if (isConnected)
    return t("{count, plural, one {# change waits to be sent} other {# changes wait to be sent}}", { count: waiting });
  return waiting === 0
    ? t("Offline")
    : t("{count, plural, one {Offline, # change waiting} other {Offline, # changes waiting}}", { count: waiting });
}
