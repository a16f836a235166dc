import { findStep, stepLines, type StepMark } from "@tureen/domain/recipes/step-place";
import { z } from "zod";

/** A photo as a recipe keeps it; one of a step says which. */
export const keptPhoto = z.object({
  /** Its folder below `photos`. */
  id: z.string(),
  placeholder: z.string(),
  step: z.object({ text: z.string(), number: z.number().int() }).nullable(),
});
export type KeptPhoto = z.output<typeof keptPhoto>;

const morePhotos = z.object({ v: z.literal(1), photos: z.array(keptPhoto) });

/** The columns of a recipe that say which photos it has. */
export interface PhotoColumns {
  readonly photoId: string | null;
  readonly photoPlaceholder: string;
  readonly morePhotosJson: string;
}

/** The photos of a recipe, the cover first. */
export function photosIn({ photoId, photoPlaceholder, morePhotosJson }: PhotoColumns): readonly KeptPhoto[] {
  const cover = photoId === null ? [] : [{ id: photoId, placeholder: photoPlaceholder, step: null }];
  if (morePhotosJson === "") return cover;
  // What a later version has written in another way stays in the column and is not shown.
  const more = morePhotos.safeParse(JSON.parse(morePhotosJson));
  return [...cover, ...(more.success ? more.data.photos : [])];
}

/** The photos with the number of their step in these instructions: the gallery first, then those of steps in the order of the steps. */
export function placedPhotos(
  photos: readonly KeptPhoto[],
  instructions: string,
): readonly { readonly photo: KeptPhoto; readonly step: number | null }[] {
  const steps = stepLines(instructions);
  return photos
    .map((photo) => ({ photo, step: photo.step && findStep(photo.step, steps) }))
    .toSorted((left, right) => (left.step ?? 0) - (right.step ?? 0));
}

/**
 * The columns for these photos: the first that no step of the instructions has is the cover. A photo whose step is gone keeps
 * its mark in the gallery, and is at its step again when that comes back, by Undo or an earlier version.
 */
export function columnsOf(photos: readonly KeptPhoto[], instructions: string): PhotoColumns {
  const placed = placedPhotos(photos, instructions);
  const cover = placed.find(({ step }) => step === null)?.photo;
  const others = placed.map(({ photo }) => photo).filter((photo) => photo !== cover);
  return {
    photoId: cover?.id ?? null,
    photoPlaceholder: cover?.placeholder ?? "",
    morePhotosJson: others.length === 0 ? "" : JSON.stringify({ v: 1, photos: others } satisfies MorePhotos),
  };
}

type MorePhotos = z.output<typeof morePhotos>;

/** What changes of the columns with the instructions: each mark has the words and the number that its step has now. */
export function movedPhotos(
  row: PhotoColumns & { readonly instructions: string },
  instructions: string,
): Partial<PhotoColumns> {
  if (row.morePhotosJson === "") return {};
  const [before, after] = [stepLines(row.instructions), stepLines(instructions)];
  const photos = photosIn(row).map((photo) => ({ ...photo, step: photo.step && movedMark(photo.step, before, after) }));
  return columnsOf(photos, instructions);
}

function movedMark(mark: StepMark, before: readonly string[], after: readonly string[]): StepMark {
  const number = findStep(mark, after, before);
  const text = number === null ? undefined : after[number - 1];
  return number === null || text === undefined ? mark : { text, number };
}
