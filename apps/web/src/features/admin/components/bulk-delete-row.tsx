import { t } from "#lib/language";
import { useState } from "react";
import { Button } from "#components/ui/button";
import type { BulkDeletion } from "../bulk-deletions";
import { useStats } from "../hooks/use-stats";
import { BulkDeleteDialog } from "./bulk-delete-dialog";

/** What goes, with the button that asks once more. */
export function BulkDeleteRow({ deletion, variant }: { deletion: BulkDeletion; variant: "danger" | "danger-quiet" }) {
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
