import { t } from "#lib/text/language";
import { PhotoPreview } from "#features/ai/components/photo-preview";
import { PhotoFrame } from "./photo-frame";

interface NewPhotoProps {
  photo: File | null;
  isBusy: boolean;
  onChange: (photo: File | null) => void;
}

/** The photo of a recipe that is not stored yet; it goes to the server after the recipe. */
export function NewPhoto({ photo, isBusy, onChange }: NewPhotoProps) {
  return (
    <PhotoFrame
      picture={
        photo ? (
          <PhotoPreview file={photo} alt={t("The dish")} className="aspect-3/2 w-full rounded-xl object-cover" />
        ) : (
          <div className="flex h-16 items-center rounded-xl border-2 border-dashed border-line-strong bg-surface px-4 text-sm font-semibold">
            {t("Photo")}
          </div>
        )
      }
      hasPhoto={photo !== null}
      isBusy={isBusy}
      onPhoto={onChange}
      onRemove={() => onChange(null)}
    />
  );
}
