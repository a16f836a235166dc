import { RecordRow } from "#components/record-row";
import { t } from "#lib/text/language";
import { EmptyState } from "#components/empty-state";
import { PageHeading } from "#components/page-heading";
import { Card } from "#components/ui/card";
import { NotRead, Unavailable } from "#components/unavailable";
import { BACKUP_MESSAGES } from "#features/backups/messages";
import { type Outputs, trpc } from "#lib/server/trpc";
import { TRASH_MESSAGES } from "./messages";
import { type Text, text } from "@tureen/messages/text";
import { CallFailure } from "#components/failure-note";
import { Button, ButtonLink } from "#components/ui/button";
import { momentText } from "#lib/text/moment-text";
import { withFriendlyDates } from "#lib/text/friendly-dates";
import { paths } from "#lib/screen/paths";
import { contentText, occasionText } from "#features/backups/backup-words";
import { useBringBack } from "#features/backups/hooks/use-bring-back";

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
        <Unavailable
          title={t("What was deleted could not be read")}
          query={trash}
          loading={t("Loading what was deleted")}
        />
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
        <NotRead title={t("The backups could not be read")} query={backups} />
      </div>
    </>
  );
}

type Deletion = Outputs["trash"]["list"]["deletions"][number];

const KINDS: Readonly<Record<Deletion["kind"], Text>> = {
  recipe: text("Recipe"),
  collection: text("Collection"),
  "meal-plan": text("Planned meal"),
  "shopping-list": text("Shopping list"),
  "larder-item": text("Larder item"),
  staple: text("Staple"),
  "saved-week": text("Saved week"),
  "larder-use": text("Taken off the larder"),
  "frozen-portion": text("Frozen meal"),
  ingredient: text("Ingredient"),
  "recipe-photo": text("Photo of a recipe"),
  "ingredient-merge": text("Merged ingredient"),
};

/** One thing that was deleted, with the way back. */
function DeletionRow({ deletion }: { deletion: Deletion }) {
  const restore = trpc.trash.restore.useMutation({
    meta: { success: TRASH_MESSAGES.restored, failure: TRASH_MESSAGES.restoreFailed },
  });
  const kind = t(KINDS[deletion.kind]);
  const name = withFriendlyDates(deletion.name) || kind;
  const { meal } = deletion;
  const what = meal
    ? t("{kind} for {meal_type} on {date}", { kind, ...meal, date: withFriendlyDates(meal.date) })
    : kind;
  return (
    <RecordRow title={name} facts={[`${what} · ${t("deleted {moment}", { moment: momentText(deletion.deleted_at) })}`]}>
      <Button
        variant="secondary"
        aria-label={t("Bring back {name}", { name })}
        busy={restore.isPending}
        onClick={() => restore.mutate({ undo_id: deletion.undo_id })}
      >
        {t("Bring back")}
      </Button>
      <CallFailure call={restore} className="basis-full" />
    </RecordRow>
  );
}

type Backups = Outputs["backups"]["list"];

const TAKEN_BEFORE = new Set(["before-bulk-delete", "before-reset", "before-rollback"]);

/** Those that were made because much was about to go. */
const bulkCopiesOf = ({ backups }: Backups) => backups.filter(({ kind }) => TAKEN_BEFORE.has(kind));

/** What went at one stroke comes back from the copy that was made before it; or all becomes as it was then. */
function BulkCopies({ backups }: { backups: Backups }) {
  const bringBack = useBringBack();
  const copies = bulkCopiesOf(backups);
  if (copies.length === 0) return null;
  // A copy of before a restore fits no longer to what is there now: only as a whole.
  const restoredAt = backups.last_restore?.succeeded === true ? backups.last_restore.at : "";
  return (
    <section aria-labelledby="bulk-copies" className="grid grid-cols-1 gap-3">
      <h2 id="bulk-copies" className="text-xl">
        {t("Deleted all at once")}
      </h2>
      <Card className="py-2">
        <ul className="divide-y divide-line">
          {copies.map((copy) => (
            <RecordRow
              key={copy.name}
              title={occasionText(copy)}
              facts={[momentText(copy.created_at), contentText(copy)]}
            >
              <div className="flex flex-wrap gap-2">
                {copy.created_at > restoredAt && (
                  <Button
                    variant="secondary"
                    aria-label={t("Bring back {name}", { name: occasionText(copy) })}
                    busy={bringBack.isPending && bringBack.variables.name === copy.name}
                    onClick={() => bringBack.mutate({ name: copy.name })}
                  >
                    {t("Bring back")}
                  </Button>
                )}
                <ButtonLink variant="quiet" href={paths.restoreBackup(copy.name)}>
                  {t("Restore everything")}
                </ButtonLink>
              </div>
            </RecordRow>
          ))}
        </ul>
      </Card>
    </section>
  );
}
