import { t } from "#lib/text/language";
import { FileDropZone } from "#components/file-drop-zone";
import { showFailure } from "#lib/screen/toasts";
import type { RecipeGeneration } from "../hooks/use-recipe-generation";
import { isPhoto, RECIPE_PHOTO_TYPES } from "../photo-types";
import { CameraButton } from "./camera-button";
import { PanelFooter } from "./panel-footer";
import { PhotoPreview } from "./photo-preview";

const MAX_PAGES = 10;

/** One photo of a written recipe, or several that are its pages (extension). */
export function RecipePhotoPanel({ generation }: { generation: RecipeGeneration }) {
  const { photos, isBusy } = generation;

  function add(files: readonly File[]): void {
    const pages = files.filter(isPhoto);
    if (pages.length < files.length) showFailure(t("Please choose a photo: JPEG, PNG, GIF or BMP"));
    if (photos.length + pages.length > MAX_PAGES)
      showFailure(t("A recipe may have up to {pages, number} photos", { pages: MAX_PAGES }));
    generation.setPhotos([...photos, ...pages].slice(0, MAX_PAGES));
  }

  return (
    <>
      <div className="grid gap-3">
        {photos.map((photo, page) => (
          <FileDropZone
            // Pages stand in the order in which they were chosen.
            key={`${page} ${photo.name} ${photo.lastModified}`}
            label={t("Choose a photo")}
            accept={RECIPE_PHOTO_TYPES}
            file={photo}
            disabled={isBusy}
            onFiles={(files) => add(files)}
            onRemove={() => generation.setPhotos(photos.filter((other) => other !== photo))}
            preview={
              <PhotoPreview
                file={photo}
                alt={t("Page {page, number}", { page: page + 1 })}
                className="max-h-72 w-full"
              />
            }
          />
        ))}
        {!isBusy && photos.length < MAX_PAGES && (
          <>
            <FileDropZone
              label={photos.length === 0 ? t("Choose a photo of a recipe") : t("Add another page of this recipe")}
              hint={photos.length === 0 && t("JPEG, PNG, GIF or BMP")}
              accept={RECIPE_PHOTO_TYPES}
              file={null}
              onFiles={add}
              onRemove={() => {}}
            />
            <CameraButton
              label={photos.length === 0 ? t("Open the camera") : t("Take another page")}
              disabled={isBusy}
              onPhoto={(photo) => add([photo])}
            />
          </>
        )}
      </div>
      <PanelFooter
        generation={generation}
        label={t("Extract Recipe")}
        busyLabel={t("Reading the photo...")}
        disabled={photos.length === 0}
        onStart={generation.readPhotos}
      />
    </>
  );
}
