import { t } from "#lib/text/language";
import { EmptyState } from "#components/empty-state";
import { LoadingState } from "#components/loading-state";
import { PageHeading } from "#components/page-heading";
import { Card } from "#components/ui/card";
import { NotRead, Unavailable } from "#components/unavailable";
import { BACKUP_MESSAGES } from "#features/backups/messages";
import { trpc } from "#lib/server/trpc";
import { BulkCopies, bulkCopiesOf } from "./components/bulk-copies";
import { DeletionRow } from "./components/deletion-row";
import { TRASH_MESSAGES } from "./messages";

/** First what was deleted one by one, by anybody of the household; below it what went at one stroke. */
export default function RecentlyDeletedPage() {
  const trash = trpc.trash.list.useQuery(undefined, { meta: { failure: TRASH_MESSAGES.loadFailed } });
  const backups = trpc.backups.list.useQuery(undefined, { meta: { failure: BACKUP_MESSAGES.loadFailed } });
  const deletions = trash.data?.deletions;
  const isEmpty = deletions?.length === 0 && backups.data && bulkCopiesOf(backups.data).length === 0;
  return (
    <>
      <PageHeading title={t("Recently deleted")} subtitle={t("What is deleted can be brought back for 30 days.")} />
      <div className="grid grid-cols-1 gap-10">
        {!deletions && !trash.isError && <LoadingState label={t("Loading what was deleted")} />}
        {!deletions && trash.isError && <Unavailable title={t("What was deleted could not be read")} query={trash} />}
        {isEmpty && <EmptyState title={t("Nothing here")} text={t("Nothing has been deleted in the last 30 days.")} />}
        {deletions && deletions.length > 0 && (
          <Card className="py-2">
            <ul aria-label={t("Deleted")} className="divide-y divide-line">
              {deletions.map((deletion) => (
                <DeletionRow key={deletion.undo_id} deletion={deletion} />
              ))}
            </ul>
          </Card>
        )}
        {backups.data && <BulkCopies backups={backups.data} />}
        {!backups.data && backups.isError && <NotRead title={t("The backups could not be read")} query={backups} />}
      </div>
    </>
  );
}
