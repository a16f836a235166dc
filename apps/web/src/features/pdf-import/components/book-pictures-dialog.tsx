import { useState } from "react";
import { Button, CancelButton } from "#components/ui/button";
import { Checkbox } from "#components/ui/checkbox";
import { Dialog } from "#components/ui/layers/dialog";
import { t } from "#lib/text/language";
import type { BookPicture, useBookPictures } from "../hooks/use-book-pictures";

interface BookPicturesDialogProps {
  found: readonly BookPicture[];
  take: ReturnType<typeof useBookPictures>["take"];
  onClose: () => void;
}

/** Each picture beside the name of its recipe: those that do not belong are left out, the others taken by one tap. */
export default function BookPicturesDialog({ found, take, onClose }: BookPicturesDialogProps) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const chosen = found.filter(({ id }) => !leftOut.has(id));
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={t("Pictures from the book")}
      description={t("Each becomes the photo of its recipe. Untick what does not belong.")}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button
            busy={take.isPending}
            disabled={chosen.length === 0}
            onClick={() => take.mutate(chosen, { onSuccess: onClose })}
          >
            {t("{count, plural, one {Use # picture} other {Use # pictures}}", { count: chosen.length })}
          </Button>
        </>
      }
    >
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {found.map(({ id, title, page, preview }) => (
          <li key={id} className="grid min-w-0 content-start gap-1.5">
            <img src={preview} alt="" className="aspect-3/2 w-full rounded-md object-cover" />
            <Checkbox
              checked={!leftOut.has(id)}
              disabled={take.isPending}
              onCheckedChange={(isTicked) =>
                setLeftOut((before) => new Set(isTicked ? [...before].filter((each) => each !== id) : [...before, id]))
              }
              label={
                <>
                  <span dir="auto" className="line-clamp-2 font-medium wrap-anywhere">
                    {title}
                  </span>
                  <span className="figures text-sm text-ink-muted">{t("Page {page}", { page })}</span>
                </>
              }
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
