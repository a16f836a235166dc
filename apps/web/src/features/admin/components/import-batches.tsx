import { RecordRow } from "#components/record-row";
import { NotRead } from "#components/unavailable";
import { t } from "#lib/text/language";
import { useState } from "react";
import { Card } from "#components/ui/card";
import { type Outputs, trpc } from "#lib/server/trpc";
import { ADMIN_MESSAGES } from "../messages";
import { AdminSection } from "./admin-section";
import { ConfirmDialog } from "#components/ui/layers/confirm-dialog";
import { text } from "@tureen/messages/text";
import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";
import { momentText } from "#lib/text/moment-text";

/** Recent imports, each of which can be taken back while nothing uses its recipes. */
export function ImportBatches() {
  const imports = trpc.importBatches.list.useQuery(undefined, {
    meta: { failure: ADMIN_MESSAGES.batchesFailed },
  });
  const { data } = imports;
  const [rollingBack, setRollingBack] = useState<ImportBatch | null>(null);
  const close = () => setRollingBack(null);
  const rollBack = trpc.importBatches.rollBack.useMutation({
    meta: { success: ADMIN_MESSAGES.rolledBack, failure: ADMIN_MESSAGES.rollBackFailed, preferServerMessage: true },
    onSuccess: close,
    // Refused, it has come into use meanwhile; the row behind the prompt says so.
    onError: close,
  });
  return (
    <AdminSection name="imports">
      <Card className="py-2">
        <NotRead title={t("The imports could not be read")} query={imports} loading={t("Loading imports")} />
        {data?.batches.length === 0 && <p className="py-3 text-ink-muted">{t("Nothing has been imported yet.")}</p>}
        {data && data.batches.length > 0 && (
          <ul className="divide-y divide-line">
            {data.batches.map((batch) => (
              <ImportBatchRow key={batch.id} batch={batch} onRollBack={() => setRollingBack(batch)} />
            ))}
          </ul>
        )}
      </Card>
      {rollingBack && (
        <ConfirmDialog
          onClose={close}
          title={t("Are you sure you want to roll back this import?")}
          description={t(
            "{book}: {count, plural, one {# recipe} other {# recipes}} and the ingredients that only they brought are deleted. For 30 days they can be brought back under “Recently deleted”.",
            { book: rollingBack.source_name, count: rollingBack.current_recipe_count },
          )}
          confirmLabel={t("Rollback")}
          busy={rollBack.isPending}
          onConfirm={() => rollBack.mutate({ id: rollingBack.id })}
        />
      )}
    </AdminSection>
  );
}

type ImportBatch = Outputs["importBatches"]["list"]["batches"][number];

/** Specification, section 4. */
const IN_USE = text("Cannot rollback - recipes in use");

/** While a meal or a list uses one of its recipes, a sentence stands in place of the button. `onRollBack` has to ask first. */
function ImportBatchRow({ batch, onRollBack }: { batch: ImportBatch; onRollBack: () => void }) {
  const {
    source_name: name,
    source_type: type,
    created_at: createdAt,
    used_in_meal_plans: planned,
    used_in_shopping_lists: listed,
  } = batch;
  const isUsed = planned > 0 || listed > 0;
  return (
    <RecordRow
      title={
        <>
          {name} <Badge className="ms-1 align-[0.1em] uppercase">{type}</Badge>
        </>
      }
      facts={[momentText(createdAt), countsText(batch)]}
    >
      {isUsed ? (
        <p className="text-sm text-ink-muted">{t(IN_USE)}</p>
      ) : (
        <Button
          variant="danger-quiet"
          className="-ms-4 sm:ms-0 sm:-me-4"
          aria-label={t("Rollback {name}", { name })}
          onClick={onRollBack}
        >
          {t("Rollback")}
        </Button>
      )}
    </RecordRow>
  );
}

function countsText({
  recipe_count: brought,
  current_recipe_count: current,
  used_in_meal_plans: planned,
  used_in_shopping_lists: listed,
}: ImportBatch): string {
  const parts = [
    t("{count, plural, one {# recipe} other {# recipes}} imported", { count: brought }),
    current !== brought && t("{count, number} still here", { count: current }),
    planned > 0 && t("{count, number} in meal plans", { count: planned }),
    listed > 0 && t("{count, number} on shopping lists", { count: listed }),
  ];
  return parts.filter(Boolean).join(" · ");
}
