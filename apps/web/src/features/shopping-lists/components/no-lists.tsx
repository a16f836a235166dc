import { t } from "#lib/language";
import { Link } from "wouter";
import { paths } from "#app/paths";
import { EmptyState } from "#components/empty-state";
import { Button } from "#components/ui/button";

export function NoLists() {
  return (
    <EmptyState
      title={t("No shopping lists yet")}
      text={t("Plan a few meals, then generate a list: it adds up everything that they need.")}
      actions={
        <Button variant="secondary" asChild>
          <Link href={paths.mealPlanning}>{t("Plan meals")}</Link>
        </Button>
      }
    />
  );
}
