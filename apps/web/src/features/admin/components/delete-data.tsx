import { rich, t } from "#lib/text/language";
import { Card } from "#components/ui/card";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { DELETIONS, type BulkDeletion, DELETE_EVERYTHING } from "../bulk-deletions";
import { AdminSection } from "./admin-section";
import { useState } from "react";
import { Button } from "#components/ui/button";
import { useStats } from "../hooks/use-stats";
import { BulkDeleteDialog } from "./bulk-delete-dialog";

/** One kind at a time; deleting everything is {@link DangerZone}. */
export function DeleteData() {
  return (
    <AdminSection
      name="deletion"
      text={rich(
        "Each asks once more before anything goes, and a backup is made first. What was deleted one by one is under <link>Recently deleted</link>.",
        {
          link: (words) => (
            <Link href={paths.recentlyDeleted} className="underline">
              {words}
            </Link>
          ),
        },
      )}
    >
      <Card className="divide-y divide-line py-2">
        {DELETIONS.map((deletion) => (
          <BulkDeleteRow key={deletion.kind} deletion={deletion} variant="danger-quiet" />
        ))}
      </Card>
    </AdminSection>
  );
}

/** What goes, with the button that asks once more. */
function BulkDeleteRow({ deletion, variant }: { deletion: BulkDeletion; variant: "danger" | "danger-quiet" }) {
  const { data } = useStats();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
      <p className="figures min-w-0 flex-1 basis-64 text-sm text-ink-muted">{t(deletion.explain(data))}</p>
      <Button
        variant={variant}
        className={variant === "danger-quiet" ? "-ms-4 sm:ms-0 sm:-me-4" : undefined}
        onClick={() => setIsAsking(true)}
      >
        {t(deletion.label)}
      </Button>
      {isAsking && <BulkDeleteDialog deletion={deletion} onClose={() => setIsAsking(false)} />}
    </div>
  );
}

/** The way to a fresh household. */
export function DangerZone() {
  return (
    <AdminSection
      name="danger"
      tone="danger"
      text={t(
        "A fresh start: everything that your family has put in is deleted. A backup is made first and kept for 30 days.",
      )}
    >
      <Card className="border-berry py-2">
        <BulkDeleteRow deletion={DELETE_EVERYTHING} variant="danger" />
      </Card>
    </AdminSection>
  );
}
