import { t } from "#lib/language";
import { EmptyState } from "./empty-state";
import { Button } from "./ui/button";

interface UnavailableProps {
  /** "The larder could not be read". */
  title: string;
  /** What is safe, and what to do. */
  text?: string;
  onRetry: () => void;
  isTrying: boolean;
}

/** Stands in the place of what could not be read; the toast has said why. */
export function Unavailable({
  title,
  text = t("It is safe. Try again in a moment."),
  onRetry,
  isTrying,
}: UnavailableProps) {
  return (
    <EmptyState
      title={title}
      text={text}
      actions={
        <Button variant="secondary" busy={isTrying} onClick={onRetry}>
          {t("Try again")}
        </Button>
      }
    />
  );
}
