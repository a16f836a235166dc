import { t } from "#lib/text/language";
import { Button } from "#components/ui/button";

/** Tells that the form holds what was typed before and not saved. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-butter-soft px-4 py-2 text-butter-ink">
      <p role="status">{t("What you typed before and did not save is still here.")}</p>
      <Button variant="link" className="text-sm text-butter-ink" onClick={onDiscard}>
        {t("Discard it")}
      </Button>
    </div>
  );
}
