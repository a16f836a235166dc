import { NotRead } from "#components/unavailable";
import { t } from "#lib/text/language";
import { useState } from "react";
import { LoadingState } from "#components/loading-state";
import { Card } from "#components/ui/card";
import { trpc } from "#lib/server/trpc";
import { ADMIN_MESSAGES } from "../messages";
import { AdminSection } from "./admin-section";
import { type ImportBatch, ImportBatchRow } from "./import-batch-row";
import { ConfirmDialog } from "#components/ui/layers/confirm-dialog";

/** Recent imports, each of which can be taken back while nothing uses its recipes. */
export function ImportBatches() {
  const imports = trpc.importBatches.list.useQuery(undefined, {
    meta: { failure: ADMIN_MESSAGES.batchesFailed },
  });
  const { data, isError } = imports;
  const [rollingBack, setRollingBack] = useState<ImportBatch | null>(null);
  return (
    <AdminSection name="imports">
      <Card className="py-2">
        {!data && !isError && <LoadingState label={t("Loading imports")} />}
        {!data && isError && <NotRead title={t("The imports could not be read")} query={imports} />}
        {data?.batches.length === 0 && <p className="py-3 text-ink-muted">{t("Nothing has been imported yet.")}</p>}
        {data && data.batches.length > 0 && (
          <ul className="divide-y divide-line">
            {data.batches.map((batch) => (
              <ImportBatchRow key={batch.id} batch={batch} onRollBack={() => setRollingBack(batch)} />
            ))}
          </ul>
        )}
      </Card>
      {rollingBack && <RollBackDialog batch={rollingBack} onClose={() => setRollingBack(null)} />}
    </AdminSection>
  );
}

function RollBackDialog({ batch, onClose }: { batch: ImportBatch; onClose: () => void }) {
  const rollBack = trpc.importBatches.rollBack.useMutation({
    meta: { success: ADMIN_MESSAGES.rolledBack, failure: ADMIN_MESSAGES.rollBackFailed, preferServerMessage: true },
    onSuccess: onClose,
    // Refused, it has come into use meanwhile; the row behind the prompt says so.
    onError: onClose,
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t("Are you sure you want to roll back this import?")}
      description={t(
        "{book}: {count, plural, one {# recipe} other {# recipes}} and the ingredients that only they brought are deleted. For 30 days they can be brought back under “Recently deleted”.",
        { book: batch.source_name, count: batch.current_recipe_count },
      )}
      confirmLabel={t("Rollback")}
      busy={rollBack.isPending}
      onConfirm={() => rollBack.mutate({ id: batch.id })}
    />
  );
}
