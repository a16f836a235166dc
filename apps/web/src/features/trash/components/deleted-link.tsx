import { t } from "#lib/text/language";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { classNames } from "#lib/screen/class-names";

/** The way to what can be brought back. */
export function DeletedLink({ className }: { className?: string }) {
  return (
    <Link
      href={paths.recentlyDeleted}
      className={classNames(
        "inline-flex min-h-11 w-fit items-center text-sm text-ink-muted underline decoration-line-strong underline-offset-4 hover:decoration-current",
        className,
      )}
    >
      {t("Recently deleted")}
    </Link>
  );
}
