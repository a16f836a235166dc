import { t } from "#lib/text/language";
import { Camera, ImagePlus, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { IconButton } from "#components/ui/button";
import { FileButton } from "#components/ui/file-button";
import { DISH_PHOTO_TYPES, isPhoto } from "#features/ai/photo-types";
import { classNames } from "#lib/screen/class-names";
import { hasFinePointer } from "#lib/device/pointer";
import { showFailure } from "#lib/screen/toasts";
import { RECIPE_MESSAGES } from "../messages";

interface PhotoFrameProps {
  /** The photo, or what stands in its place; false where it is shown elsewhere. */
  picture: ReactNode;
  hasPhoto: boolean;
  isBusy: boolean;
  /** At least one. */
  onPhotos: (photos: readonly File[]) => void;
  onRemove: () => void;
  /** A button for what else there is to do. */
  more?: ReactNode;
}

/** The photo of a dish with every way to give it some: files, the camera, a drop on it, or pasted wherever one is on the page. */
export function PhotoFrame({ picture, hasPhoto, isBusy, onPhotos, onRemove, more }: PhotoFrameProps) {
  const [isOver, setIsOver] = useState(false);

  function take(files: readonly File[]): void {
    if (files.length === 0 || isBusy) return;
    if (files.every(isPhoto)) onPhotos(files);
    else showFailure(RECIPE_MESSAGES.notPhotos);
  }
  usePastedPhoto(take);
  // On a photo the ways to change it are one thing, as small as they can be.
  const variant = hasPhoto ? ("quiet" as const) : ("secondary" as const);
  const input = { accept: DISH_PHOTO_TYPES, disabled: isBusy, variant, className: "min-w-11 px-3", onFiles: take };

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take([...event.dataTransfer.files]);
      }}
      className="relative"
    >
      {picture}
      {isOver && <div className="absolute inset-0 rounded-xl border-2 border-dashed border-herb bg-herb-soft/70" />}
      <div
        role="group"
        aria-label={t("Photo")}
        aria-busy={isBusy}
        className={classNames(
          "flex print:hidden",
          picture !== false && "absolute end-3 bottom-3",
          hasPhoto ? "w-fit rounded-md border border-line-strong bg-surface" : "flex-wrap justify-end gap-2",
        )}
      >
        {!hasFinePointer() && (
          <FileButton {...input} label={t("Take a photo")} capture="environment">
            <Camera aria-hidden className="size-4.5" />
          </FileButton>
        )}
        <FileButton {...input} multiple label={hasPhoto ? t("Replace the photo") : t("Add a photo")}>
          <ImagePlus aria-hidden className="size-4.5" />
          {!hasPhoto && (isBusy ? t("Saving the photo...") : t("Add a photo"))}
        </FileButton>
        {hasPhoto && <IconButton icon={Trash2} label={t("Remove the photo")} disabled={isBusy} onClick={onRemove} />}
        {more}
      </div>
    </div>
  );
}

/** A picture in the clipboard, pasted anywhere on the page: into a text field a picture does not go. */
function usePastedPhoto(onFiles: (files: readonly File[]) => void): void {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])].filter(isPhoto);
      // What was copied from a text program has its picture with it; there the text is meant.
      if (files.length === 0 || event.clipboardData?.types.includes("text/plain")) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);
}
