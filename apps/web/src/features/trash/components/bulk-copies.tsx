import { t } from "#lib/text/language";
import { paths } from "#lib/screen/paths";
import { Button, ButtonLink } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { contentText, occasionText } from "#features/backups/backup-words";
import { useBringBack } from "#features/backups/hooks/use-bring-back";
import { momentText } from "#lib/text/moment-text";
import type { Outputs } from "#lib/server/trpc";

type Backups = Outputs["backups"]["list"];

const TAKEN_BEFORE = new Set(["before-bulk-delete", "before-reset", "before-rollback"]);

/** Those that were made because much was about to go. */
export const bulkCopiesOf = ({ backups }: Backups) => backups.filter(({ kind }) => TAKEN_BEFORE.has(kind));

/** What went at one stroke comes back from the copy that was made before it; or all becomes as it was then. */
export function BulkCopies({ backups }: { backups: Backups }) {
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
            <li key={copy.name} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
              <div className="min-w-0 flex-1 basis-64">
                <p className="font-medium wrap-anywhere">{occasionText(copy)}</p>
                <p className="figures text-sm text-ink-muted">{momentText(copy.created_at)}</p>
                <p className="figures text-sm text-ink-muted">{contentText(copy)}</p>
              </div>
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
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
