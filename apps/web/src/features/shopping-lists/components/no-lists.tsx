import { Link } from "wouter";
import { paths } from "#app/paths";
import { EmptyState } from "#components/empty-state";
import { Button } from "#components/ui/button";

export function NoLists() {
  return (
    <EmptyState
      title="No shopping lists yet"
      text="Plan a few meals, then generate a list: it adds up everything that they need."
      actions={
        <Button variant="secondary" asChild>
          <Link href={paths.mealPlanning}>Plan meals</Link>
        </Button>
      }
    />
  );
}
