import { t } from "#lib/text/language";
import { PhotoPreview } from "#features/ai/components/photo-preview";
import { PhotoFrame } from "./photo-frame";

interface NewPhotoProps {
  photos: readonly File[];
  isBusy: boolean;
  onChange: (photos: readonly File[]) => void;
}

/** The photos of a recipe that is not stored yet; they go to the server after the recipe. */
export function NewPhoto({ photos, isBusy, onChange }: NewPhotoProps) {
  const [photo, ...others] = photos;
  return (
    <PhotoFrame
      picture={
        photo ? (
          <>
            <PhotoPreview file={photo} alt={t("The dish")} className="aspect-3/2 w-full rounded-xl object-cover" />
            {others.length > 0 && (
              <p className="figures absolute start-3 top-3 rounded-full bg-surface/85 px-2.5 text-sm font-semibold">
                {t("Photo {number} of {count}", { number: 1, count: photos.length })}
              </p>
            )}
          </>
        ) : (
          <div className="flex h-16 items-center rounded-xl border-2 border-dashed border-line-strong bg-surface px-4 text-sm font-semibold">
            {t("Photo")}
          </div>
        )
      }
      hasPhoto={photo !== undefined}
      isBusy={isBusy}
      onPhotos={onChange}
      onRemove={() => onChange([])}
    />
  );
}
