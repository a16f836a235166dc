import { Button } from "../../../components/ui/button";

/** Tells that the form is not empty because of what was typed before. */
export function RestoredNotice({ onDismiss }: { onDismiss: () => void }) {
  return (
    <p role="status" className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-butter-soft px-4 py-2 text-butter-ink">
      What you had typed before is still here.
      <Button variant="link" className="text-sm text-butter-ink" onClick={onDismiss}>
        Good
      </Button>
    </p>
  );
}
