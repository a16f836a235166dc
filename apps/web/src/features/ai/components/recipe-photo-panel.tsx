import { FileDropZone } from "#components/file-drop-zone";
import { showFailure } from "#lib/toasts";
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
    if (pages.length < files.length) showFailure("Please choose a photo: JPEG, PNG, GIF or BMP");
    if (photos.length + pages.length > MAX_PAGES) showFailure(`A recipe may have up to ${MAX_PAGES} photos`);
    generation.setPhotos([...photos, ...pages].slice(0, MAX_PAGES));
  }

  return (
    <>
      <div className="grid gap-3">
        {photos.map((photo, page) => (
          <FileDropZone
            // Pages stand in the order in which they were chosen.
            key={`${page} ${photo.name} ${photo.lastModified}`}
            label="Choose a photo"
            accept={RECIPE_PHOTO_TYPES}
            file={photo}
            disabled={isBusy}
            onFiles={(files) => add(files)}
            onRemove={() => generation.setPhotos(photos.filter((other) => other !== photo))}
            preview={<PhotoPreview file={photo} alt={`Page ${page + 1}`} className="max-h-72 w-full" />}
          />
        ))}
        {!isBusy && photos.length < MAX_PAGES && (
          <>
            <FileDropZone
              label={photos.length === 0 ? "Choose a photo of a recipe" : "Add another page of this recipe"}
              hint={photos.length === 0 && "JPEG, PNG, GIF or BMP"}
              accept={RECIPE_PHOTO_TYPES}
              file={null}
              onFiles={add}
              onRemove={() => {}}
            />
            <CameraButton
              label={photos.length === 0 ? "Open the camera" : "Take another page"}
              disabled={isBusy}
              onPhoto={(photo) => add([photo])}
            />
          </>
        )}
      </div>
      <PanelFooter
        generation={generation}
        label="Extract Recipe"
        busyLabel="Reading the photo..."
        disabled={photos.length === 0}
        onStart={generation.readPhotos}
      />
    </>
  );
}
