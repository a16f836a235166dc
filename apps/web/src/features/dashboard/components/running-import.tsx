import { t } from "#lib/text/language";
import type { DashboardHome } from "@tureen/contracts/dashboard";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { Card, LIVELY_CARD } from "#components/ui/card";
import { Progress } from "#components/ui/progress";
import { classNames } from "#lib/screen/class-names";

/** A cookbook that is being read, while the family does something else. */
export function RunningImport({ job }: { job: NonNullable<DashboardHome["runningImport"]> }) {
  return (
    <Card className={classNames("grid gap-2.5", LIVELY_CARD)}>
      <h2 className="font-sans text-base font-normal">
        <Link href={paths.pdfImport} className="stretched wrap-anywhere">
          {t("Reading {book}", { book: job.sourceName })}
        </Link>
      </h2>
      <Progress label={t("Pages read")} value={job.pages > 0 ? job.pagesDone / job.pages : undefined} />
      <p className="figures text-sm text-ink-muted">
        {t("Page {page, number} of {pages, number}", { page: job.pagesDone, pages: job.pages })}
        {job.imported > 0 && (
          <> · {t("{count, plural, one {# recipe so far} other {# recipes so far}}", { count: job.imported })}</>
        )}
      </p>
    </Card>
  );
}
