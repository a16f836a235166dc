import { t } from "#lib/text/language";
import type { Recipe } from "@tureen/contracts/recipes";
import { stepLines } from "@tureen/domain/recipes/step-place";
import { arrayMove } from "@dnd-kit/sortable";
import { ImagePlus, Trash2 } from "lucide-react";
import { Button, IconButton } from "#components/ui/button";
import { Badge } from "#components/ui/badge";
import { FileButton } from "#components/ui/file-button";
import { Select } from "#components/ui/field";
import { Dialog } from "#components/ui/layers/dialog";
import { SortableList, SortableRow } from "#components/ui/lists/sortable-list";
import { DISH_PHOTO_TYPES } from "#features/ai/photo-types";
import { LeftOutNote } from "./left-out-note";
import { useAddPhotos, useArrangePhotos, useRemoveOnePhoto } from "./use-recipe-photos";

/** Enough of a step to know it by. */
const STEP_CHARS = 60;

/** All photos of a recipe: more of them, their order, and which of them stand at a step. Each change is kept at once. */
export default function PhotosDialog({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  const adding = useAddPhotos();
  const arrange = useArrangePhotos(recipe);
  const { photos } = recipe;
  return (
    <Dialog
      onClose={onClose}
      title={t("Photos")}
      description={t("The first photo is the cover. Choose a step for those that belong to one.")}
      footer={
        <>
          <FileButton
            accept={DISH_PHOTO_TYPES}
            multiple
            disabled={adding.isPending}
            className=""
            onFiles={(files) => files.length > 0 && adding.mutate({ id: recipe.id, files })}
          >
            <ImagePlus aria-hidden className="size-4.5" />
            {adding.isPending
              ? t("Photo {number} of {count}", { number: adding.sent + 1, count: adding.count })
              : t("Add photos")}
          </FileButton>
          <Button onClick={onClose}>{t("Done")}</Button>
        </>
      }
    >
      <LeftOutNote leftOut={adding.leftOut} />
      <SortableList
        label={t("Photos")}
        ids={photos.map(({ address }) => address)}
        onMove={(from, to) => arrange(arrayMove(photos, from, to))}
        className="rounded-lg border border-line empty:hidden"
      >
        {photos.map((photo, place) => (
          <PhotoRow
            key={photo.address}
            recipe={recipe}
            place={place}
            onStep={(step) => arrange(photos.map((each) => (each === photo ? { ...each, step } : each)))}
          />
        ))}
      </SortableList>
    </Dialog>
  );
}

interface PhotoRowProps {
  recipe: Recipe;
  place: number;
  onStep: (step: number | null) => void;
}

function PhotoRow({ recipe, place, onStep }: PhotoRowProps) {
  const remove = useRemoveOnePhoto();
  const photo = recipe.photos[place];
  if (!photo) return null;
  const { address, step } = photo;
  const name = t("Photo {number}", { number: place + 1 });
  return (
    <SortableRow
      id={address}
      name={name}
      className="border-b border-line bg-raised py-2 last:border-b-0 [&>button]:self-center"
    >
      {/* On a phone the choice has a line of its own: a step is told by its first words. */}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 ps-2">
        <span className="relative shrink-0">
          <img src={`${address}/320.webp`} alt="" className="h-16 w-24 rounded-md bg-sunken object-cover" />
          {address === recipe.photo?.address && (
            <Badge className="absolute start-1 bottom-1 bg-surface text-ink">{t("Cover")}</Badge>
          )}
        </span>
        <div className="min-w-0 flex-1 max-sm:order-last max-sm:basis-full">
          <Select
            aria-label={t("Where photo {number} belongs", { number: place + 1 })}
            value={step ?? ""}
            onChange={({ target: { value } }) => onStep(value === "" ? null : Number(value))}
          >
            <option value="">{t("Gallery")}</option>
            {stepLines(recipe.instructions).map((line, index) => (
              <option key={index} value={index + 1}>
                {t("Step {number}: {step}", { number: index + 1, step: line.slice(0, STEP_CHARS) })}
              </option>
            ))}
          </Select>
        </div>
        <IconButton
          icon={Trash2}
          label={t("Remove photo {number}", { number: place + 1 })}
          disabled={remove.isPending}
          onClick={() => remove.mutate({ id: recipe.id, photo: address })}
        />
      </div>
    </SortableRow>
  );
}
