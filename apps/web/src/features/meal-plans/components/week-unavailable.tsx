import { EmptyState } from "../../../components/empty-state";
import { Button } from "../../../components/ui/button";

interface WeekUnavailableProps {
  onRetry: () => void;
  isTrying: boolean;
}

export function WeekUnavailable({ onRetry, isTrying }: WeekUnavailableProps) {
  return (
    <EmptyState
      title="This week could not be read"
      text="Your plan is safe. Try again in a moment."
      actions={
        <Button variant="secondary" busy={isTrying} onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
