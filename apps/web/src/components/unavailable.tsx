import { t } from "#lib/text/language";
import { EmptyState } from "./empty-state";
import { LoadingState } from "./loading-state";
import { Button } from "./ui/button";

interface UnansweredProps {
  /** "The larder could not be read". */
  title: string;
  query: {
    readonly data?: unknown;
    readonly isError: boolean;
    readonly refetch: () => unknown;
    readonly isFetching: boolean;
  };
  /** "Loading the larder"; left out where nothing stands there meanwhile. */
  loading?: string;
}

/** Stands in the place of an answer until it is there, where a page has more than this part: that it loads, or that it could not be read. */
export function NotRead({ title, query, loading }: UnansweredProps) {
  if (query.data !== undefined) return null;
  if (!query.isError) return loading === undefined ? null : <LoadingState label={loading} />;
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-ink-muted">
      {title}
      <Button variant="link" busy={query.isFetching} onClick={() => void query.refetch()}>
        {t("Try again")}
      </Button>
    </p>
  );
}

/** The same where it is all that a page has; the toast has said why. `text` says what is safe, and what to do. */
export function Unavailable({
  title,
  query,
  loading,
  text = t("It is safe. Try again in a moment."),
}: UnansweredProps & { text?: string }) {
  if (query.data !== undefined) return null;
  if (!query.isError) return loading === undefined ? null : <LoadingState label={loading} />;
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
