import type { PdfImportResult } from "@tureen/contracts/pdf-import";
import { Suspense, useState } from "react";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { t } from "#lib/text/language";
import { lazyAhead } from "#lib/screen/when-idle";
import { useBookPictures } from "../hooks/use-book-pictures";

const BookPicturesDialog = lazyAhead(() => import("./book-pictures-dialog"));

/** The pictures that the book has of its recipes, all at once; nothing where there are none. */
export function BookPictures({ recipes }: { recipes: PdfImportResult["importedRecipes"] }) {
  const { found, take } = useBookPictures(recipes);
  const [isOpen, setIsOpen] = useState(false);
  if (found.length === 0 && !isOpen) return null;
  return (
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <span aria-hidden className="flex gap-1.5">
        {found.slice(0, 3).map(({ id, preview }) => (
          <img key={id} src={preview} alt="" className="size-14 rounded-md object-cover" />
        ))}
      </span>
      <p role="status" className="min-w-0 flex-1 basis-48">
        {t("{count, plural, one {# recipe has a picture in the book.} other {# recipes have a picture in the book.}}", {
          count: found.length,
        })}
      </p>
      <Button onClick={() => setIsOpen(true)}>{t("Look at the pictures")}</Button>
      {isOpen && (
        <Suspense>
          <BookPicturesDialog found={found} take={take} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
