import { Card } from "#components/ui/card";
import { Link } from "wouter";
import { paths } from "#app/paths";
import { DELETIONS } from "../bulk-deletions";
import { AdminSection } from "./admin-section";
import { BulkDeleteRow } from "./bulk-delete-row";

export function DeleteData() {
  return (
    <AdminSection
      name="deletion"
      text={
        <>
          Each asks once more before anything goes, and a backup is made first. What was deleted one by one is under{" "}
          <Link href={paths.recentlyDeleted} className="underline">
            Recently deleted
          </Link>
          .
        </>
      }
    >
      <Card className="divide-y divide-line py-2">
        {DELETIONS.map((deletion) => (
          <BulkDeleteRow key={deletion.kind} deletion={deletion} variant="danger-quiet" />
        ))}
      </Card>
    </AdminSection>
  );
}
