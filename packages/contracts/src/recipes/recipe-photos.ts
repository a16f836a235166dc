import { z } from "zod";
import { idSchema } from "../primitives";
import { recipe } from "./recipes";

/** A photo as the REST adapter hands it over, read into memory and not yet trusted. */
export const uploadedPhoto = z.custom<{ readonly fileName: string; readonly type: string; readonly bytes: Uint8Array }>(
  (value) => typeof value === "object" && value !== null && "bytes" in value && value.bytes instanceof Uint8Array,
  "Please choose a photo first.",
);

/** The widths in pixels that a photo is kept in; one that was narrower to begin with is not blown up. */
export const PHOTO_WIDTHS = [320, 800, 1600] as const;
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

export const photoInput = z.object({
  id: idSchema,
  /** The smallest picture of at least this many pixels across, else the largest. */
  width: z.coerce.number().int().min(1).max(10_000).default(1600),
});

export const photoOutput = z.object({
  /** Where the picture is served. */
  address: z.string(),
});

/** A photo of a recipe as calls name it: its address, or the last part of that. */
const photoName = z
  .string()
  .regex(/^(?:\/media\/)?[0-9a-f]{32}$/, "is not the address of a photo")
  .transform((address) => address.slice(-32));

/** The number of a step, from 1; null for the gallery. */
const stepNumber = z.coerce.number<number>().int().min(1).max(10_000).nullable();

export const addPhotoInput = z.object({ id: idSchema, photo: uploadedPhoto, step: stepNumber.default(null) });

/** The photos in the order that they are to have, each with its step. Those that are not named stay, behind these. */
export const arrangePhotosInput = z.object({
  id: idSchema,
  photos: z.array(z.object({ address: photoName, step: stepNumber.default(null) })).max(200),
});
export const removePhotoInput = z.object({ id: idSchema, photo: photoName });

export const setPhotoInput = z.object({ id: idSchema, photo: uploadedPhoto });
export const setPhotoOutput = z.object({
  recipe,
  /** Brings the photo back that was there before; null where there was none. */
  undo_id: z.uuid().nullable(),
});
export type SetPhotoOutput = z.output<typeof setPhotoOutput>;

export const photoProposalsOutput = z.object({
  proposals: z.array(
    z.object({
      /** Of the book, from 1. */
      page: z.int(),
      /** Which of the photos on that page, from 0. */
      picture: z.int(),
      /** A small picture of it, as a `data:` URL. */
      preview: z.string(),
    }),
  ),
});
export type PhotoProposals = z.output<typeof photoProposalsOutput>;

export const takeProposalInput = z.object({
  id: idSchema,
  page: z.int().min(1).max(100_000),
  picture: z.int().min(0).max(100),
});
