import { t } from "#lib/text/language";
import { FileDropZone } from "#components/file-drop-zone";
import { showFailure } from "#lib/screen/toasts";
import type { RecipeGeneration } from "../hooks/use-recipe-generation";
import { isPhoto } from "../photo-types";
import { CameraButton } from "./camera-button";
import { PanelFooter } from "./panel-footer";
import { PhotoPreview } from "./photo-preview";

/** Takes one picture; several files, or one of another type, are refused by a toast. */
export function MealPhotoPanel({ generation }: { generation: RecipeGeneration }) {
  const { mealPhoto, isBusy } = generation;

  function take([photo, ...others]: readonly File[]): void {
    if (photo && others.length === 0 && isPhoto(photo)) generation.setMealPhoto(photo);
    else showFailure(t("Please choose one photo of the meal"));
  }

  return (
    <>
      <div className="grid gap-3">
        <FileDropZone
          label={t("Choose a photo of the meal")}
          accept="image/*"
          file={mealPhoto}
          disabled={isBusy}
          onFiles={take}
          onRemove={() => generation.setMealPhoto(null)}
          preview={mealPhoto && <PhotoPreview file={mealPhoto} alt={t("The meal")} className="max-h-72 w-full" />}
        />
        {!mealPhoto && (
          <CameraButton label={t("Open the camera")} disabled={isBusy} onPhoto={(photo) => take([photo])} />
        )}
      </div>
      <PanelFooter
        generation={generation}
        label={t("Generate Recipe")}
        busyLabel={t("Looking at the meal...")}
        disabled={!mealPhoto}
        onStart={generation.readMeal}
      />
    </>
  );
}
