import { t } from "#lib/text/language";
import { useState } from "react";
import { Button } from "#components/ui/button";
import { Dialog, DialogContent } from "#components/ui/layers/dialog";
import type { BookPlace } from "./page-beside";
import { PageText } from "./page-text";

/** On a phone, where there is no room beside the form: a tap shows the page of the book. */
export function PageButton({ place }: { place: BookPlace }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" className="lg:hidden" onClick={() => setIsOpen(true)}>
        {t("Page {page}", { page: place.page })}
      </Button>
      {isOpen && <PageDialog place={place} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function PageDialog({ place: { jobId, page, lastPage }, onClose }: { place: BookPlace; onClose: () => void }) {
  const [shown, setShown] = useState(page);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t("Source of the recipe")} size="lg">
        <PageText jobId={jobId} page={shown} lastPage={lastPage} onPageChange={setShown} />
      </DialogContent>
    </Dialog>
  );
}
