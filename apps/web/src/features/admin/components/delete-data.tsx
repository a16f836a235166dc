import { rich, t } from "#lib/text/language";
import { Card } from "#components/ui/card";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { DELETIONS, type BulkDeletion, DELETE_EVERYTHING } from "../bulk-deletions";
import { AdminSection } from "./admin-section";
import { useState } from "react";
import { Button } from "#components/ui/button";
import { BulkDeleteDialog } from "./bulk-delete-dialog";

/** One kind at a time; deleting everything is {@link DangerZone}. */
export function DeleteData() {
  return (
    <AdminSection
      name="deletion"
      text={rich("A backup is made first. What was deleted one by one: <link>Recently deleted</link>", {
        link: (words) => (
          <Link href={paths.recentlyDeleted} className="underline">
            {words}
          </Link>
        ),
      })}
    >
      <Card className="grid justify-items-start py-2">
        {DELETIONS.map((deletion) => (
          <BulkDelete key={deletion.kind} deletion={deletion} variant="danger-quiet" className="-ms-4" />
        ))}
      </Card>
    </AdminSection>
  );
}

interface BulkDeleteProps {
  deletion: BulkDeletion;
  variant: "danger" | "danger-quiet";
  className?: string;
}

/** The button asks once more, and says what goes. */
function BulkDelete({ deletion, variant, className }: BulkDeleteProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant={variant} className={className} onClick={() => setIsAsking(true)}>
        {t(deletion.label)}
      </Button>
      {isAsking && <BulkDeleteDialog deletion={deletion} onClose={() => setIsAsking(false)} />}
    </>
  );
}

/** The way to a fresh household. */
export function DangerZone() {
  return (
    <AdminSection name="danger" tone="danger">
      <Card className="border-berry">
        <BulkDelete deletion={DELETE_EVERYTHING} variant="danger" />
      </Card>
    </AdminSection>
  );
}
