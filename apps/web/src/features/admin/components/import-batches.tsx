import { NotRead } from "#components/unavailable";
import { t } from "#lib/language";
import { useState } from "react";
import { LoadingState } from "#components/loading-state";
import { Card } from "#components/ui/card";
import { trpc } from "#lib/trpc";
import { ADMIN_MESSAGES } from "../messages";
import { AdminSection } from "./admin-section";
import { type ImportBatch, ImportBatchRow } from "./import-batch-row";
import { RollBackDialog } from "./roll-back-dialog";

/** Recent imports, each of which can be taken back while nothing uses its recipes. */
export function ImportBatches() {
  const imports = trpc.importBatches.list.useQuery(undefined, {
    meta: { failure: ADMIN_MESSAGES.batchesFailed },
  });
  const { data, isError } = imports;
  const [rollingBack, setRollingBack] = useState<ImportBatch | null>(null);
  return (
    <AdminSection
      name="imports"
      text={t(
        "A rollback deletes the recipes that an import brought, as long as no meal and no shopping list uses one of them.",
      )}
    >
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
