import { rich } from "#lib/language";
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
