import { RecordRow } from "#components/record-row";
import { CallFailure } from "#components/failure-note";
import { t } from "#lib/text/language";
import type { ShoppingListSummary } from "@tureen/contracts/shopping-lists";
import { LockOpen } from "lucide-react";
import { NotRead } from "#components/unavailable";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";

import { withFriendlyDates } from "#lib/text/friendly-dates";
import { trpc } from "#lib/server/trpc";
import { listDates } from "#features/shopping-lists/list-dates";
import { LIST_MESSAGES } from "#features/shopping-lists/messages";
import { AdminSection } from "./admin-section";

/** Ordered lists can be unlocked here alone, as the shopping screen says (decisions, section 2). */
export function OrderedLists() {
  const lists = trpc.shoppingLists.summaries.useQuery(undefined, {
    meta: { failure: LIST_MESSAGES.loadFailed },
  });
  const ordered = lists.data?.shoppingLists.filter(({ status }) => status === "ordered");
  return (
    <AdminSection name="lists">
      <Card className="py-2">
        <NotRead title={t("The lists could not be read")} query={lists} loading={t("Loading shopping lists")} />
        {ordered?.length === 0 && <p className="py-3 text-ink-muted">{t("No list is ordered.")}</p>}
        {ordered && ordered.length > 0 && (
          <ul className="divide-y divide-line">
            {ordered.map((list) => (
              <OrderedList key={list.id} list={list} />
            ))}
          </ul>
        )}
      </Card>
    </AdminSection>
  );
}

function OrderedList({ list }: { list: ShoppingListSummary }) {
  const unlock = trpc.admin.unlockShoppingList.useMutation({
    meta: { success: LIST_MESSAGES.unlocked, failure: LIST_MESSAGES.unlockFailed, preferServerMessage: true },
  });
  return (
    <RecordRow
      title={withFriendlyDates(list.name)}
      facts={[`${listDates(list)} · ${t("{count, plural, one {# item} other {# items}}", { count: list.item_count })}`]}
    >
      <Button
        icon={LockOpen}
        variant="secondary"
        aria-label={t("Unlock {name}", { name: withFriendlyDates(list.name) })}
        busy={unlock.isPending}
        onClick={() => unlock.mutate({ id: list.id })}
      >
        {t("Unlock")}
      </Button>
      <CallFailure call={unlock} className="basis-full" />
    </RecordRow>
  );
}
