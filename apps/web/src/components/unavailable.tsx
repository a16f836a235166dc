import { t } from "#lib/text/language";
import { EmptyState } from "./empty-state";
import { Button } from "./ui/button";

interface NotReadProps {
  /** "The larder could not be read". */
  title: string;
  query: { readonly refetch: () => unknown; readonly isFetching: boolean };
}

/** The same in a line, where a page has more than this part. */
export function NotRead({ title, query }: NotReadProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-ink-muted">
      {title}
      <Button variant="link" busy={query.isFetching} onClick={() => void query.refetch()}>
        {t("Try again")}
      </Button>
    </p>
  );
}

/** Stands in the place of what could not be read; the toast has said why. */
export function Unavailable({
  title,
  query,
  text = t("It is safe. Try again in a moment."),
}: NotReadProps & { /** What is safe, and what to do. */ text?: string }) {
  return (
    <EmptyState
      title={title}
      text={text}
      actions={
        <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t("Try again")}
        </Button>
      }
    />
  );
}
