import type { Recipe } from "@tureen/contracts/recipes";
import { useRemovePhoto, useSavePhoto } from "../hooks/use-recipe-photo";
import { PhotoFrame } from "./photo-frame";
import { RecipePicture } from "./recipe-picture";

interface RecipePhotoProps {
  recipe: Pick<Recipe, "id" | "title" | "photo">;
  /** How wide it is on the page, as `sizes` of an `<img>`. */
  sizes: string;
}

/** The photo of a stored recipe; what is chosen is saved at once. */
export function RecipePhoto({ recipe, sizes }: RecipePhotoProps) {
  const save = useSavePhoto();
  const remove = useRemovePhoto();
  const { id, photo } = recipe;
  return (
    <PhotoFrame
      picture={
        <RecipePicture
          recipe={recipe}
          sizes={sizes}
          isFirst
          className={photo ? "aspect-3/2 rounded-xl" : "h-32 rounded-xl max-sm:justify-items-start max-sm:ps-6 sm:h-44"}
        />
      }
      hasPhoto={photo !== null}
      isBusy={save.isPending || remove.isPending}
      onPhoto={(file) => save.mutate({ id, file })}
      onRemove={() => remove.mutate({ id })}
    />
  );
}
