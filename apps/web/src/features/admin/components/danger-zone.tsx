import { t } from "#lib/language";
import { Card } from "#components/ui/card";
import { DELETE_EVERYTHING } from "../bulk-deletions";
import { AdminSection } from "./admin-section";
import { BulkDeleteRow } from "./bulk-delete-row";

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
