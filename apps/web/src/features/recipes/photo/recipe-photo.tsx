import type { Recipe } from "@tureen/contracts/recipes";
import { Images } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "#components/ui/button";
import { lazyAhead } from "#lib/screen/when-idle";
import { t } from "#lib/text/language";
import { CallFailure } from "#components/failure-note";
import { LeftOutNote } from "./left-out-note";
import { useRemovePhoto, useSavePhoto } from "./use-recipe-photo";
import { useAddPhotos } from "./use-recipe-photos";
import { PhotoFrame } from "./photo-frame";
import { DishGallery } from "./dish-gallery";

const PhotosDialog = lazyAhead(() => import("./photos-dialog"));
const BookPhotos = lazy(() => import("./book-photos"));

/** As an import of a book writes where a recipe is from. */
const NAMES_A_PAGE = /, p\. \d+$/;

interface RecipePhotoProps {
  recipe: Recipe;
  /** How wide it is on the page, as `sizes` of an `<img>`. */
  sizes: string;
  /** Only the ways to change it: the picture stands elsewhere. */
  isBare?: boolean;
}

/** The picture at the head of a recipe. */
export function DishPicture({ recipe, sizes }: Pick<RecipePhotoProps, "recipe" | "sizes">) {
  const shape = recipe.photo ? "aspect-3/2 rounded-xl max-lg:aspect-5/2" : "h-44 rounded-xl";
  return <DishGallery recipe={recipe} sizes={sizes} className={shape} />;
}

/** The photo of a stored recipe; what is chosen is saved at once: one in its place, several beside it. */
export function RecipePhoto({ recipe, sizes, isBare = false }: RecipePhotoProps) {
  const save = useSavePhoto();
  const remove = useRemovePhoto();
  const adding = useAddPhotos();
  const [areAllShown, setAllShown] = useState(false);
  const { id, photo, source } = recipe;
  return (
    <div>
      <PhotoFrame
        picture={!isBare && <DishPicture recipe={recipe} sizes={sizes} />}
        hasPhoto={photo !== null}
        isBusy={save.isPending || remove.isPending || adding.isPending}
        onPhotos={(files) => {
          const [file, ...others] = files;
          if (file && others.length === 0) save.mutate({ id, file });
          else adding.mutate({ id, files });
        }}
        onRemove={() => remove.mutate({ id })}
        more={
          <IconButton
            icon={Images}
            label={t("All photos")}
            variant={photo ? "quiet" : "secondary"}
            onClick={() => setAllShown(true)}
          />
        }
      />
      {areAllShown && (
        <Suspense>
          <PhotosDialog recipe={recipe} onClose={() => setAllShown(false)} />
        </Suspense>
      )}
      <LeftOutNote leftOut={adding.leftOut} />
      <CallFailure call={save} className="mt-3" />
      <CallFailure call={remove} className="mt-3" />
      {photo === null && NAMES_A_PAGE.test(source) && (
        <Suspense>
          <BookPhotos id={id} />
        </Suspense>
      )}
    </div>
  );
}
