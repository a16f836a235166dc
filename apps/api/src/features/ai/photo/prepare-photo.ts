import { text } from "@tureen/messages/text";
import { AppError, badInput } from "#core/app-error";
import type { Log } from "#core/logger";
import { askNewChild } from "#processes/ask-child";
import { atGate } from "#processes/hostile-file-gate";
import { photoKind } from "./photo-kind";
import type { PhotoRequest, Rendition } from "./photo-messages";

const LIMITS = { maxHeapMb: 256, timeoutMs: 30_000 };

/** Models see no more than this, and a larger picture only fills their context. */
const FOR_A_MODEL: Rendition = { format: "jpeg", quality: 88, width: 1600, height: 1600 };

/** Print is made out in more pixels than a model sees. */
const FOR_OCR: Rendition = { format: "jpeg", quality: 90, width: 2400, height: 2400 };

/** Turns what may be a hostile picture into the pictures that are asked for, in the order of the renditions. @throws AppError, Error */
export type DecodePhoto = (request: PhotoRequest, log: Log) => Promise<readonly Uint8Array[]>;

/** Makes the JPEG that a model is shown of whatever photo a family sends. @throws AppError as {@link renderSafely} */
export async function preparePhoto(bytes: Uint8Array, log: Log, decode: DecodePhoto): Promise<Uint8Array> {
  const [jpeg] = await renderSafely(bytes, [FOR_A_MODEL], { log, decode });
  return jpeg;
}

/** The same for a photo of something printed, and the larger one that is read without a model. @throws AppError as {@link renderSafely} */
export async function preparePrint(
  bytes: Uint8Array,
  log: Log,
  decode: DecodePhoto,
): Promise<{ readonly forOcr: Uint8Array; readonly picture: Uint8Array }> {
  const [forOcr, picture] = await renderSafely(bytes, [FOR_OCR, FOR_A_MODEL], { log, decode });
  return { forOcr, picture };
}

/** Pictures in the order of their renditions. */
type Rendered<Renditions> = { readonly [Place in keyof Renditions]: Uint8Array };

/**
 * Makes the pictures that are asked for of whatever photo a family sends; the largest rendition comes first.
 * @throws AppError wrong-type for what is no accepted picture by its content, unreadable for a broken one, too-large for more megapixels than are unpacked
 */
export async function renderSafely<const Renditions extends readonly [Rendition, ...Rendition[]]>(
  bytes: Uint8Array,
  renditions: Renditions,
  { log, decode }: { readonly log: Log; readonly decode: DecodePhoto },
): Promise<Rendered<Renditions>> {
  if (bytes.length === 0) throw badInput(text("The photo is empty. Please choose it again."));
  const kind = photoKind(bytes);
  if (kind === null)
    throw new AppError(
      "wrong-type",
      text("This file is not a photo that Tureen can read. Please choose a JPEG, PNG, GIF, BMP or HEIC picture."),
    );
  try {
    // One picture for each rendition.
    return (await atGate("photo", () => decode({ kind, bytes, renditions }, log))) as Rendered<Renditions>;
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.debug({ err: error }, "a photo could not be decoded");
    throw new AppError(
      "unreadable",
      text("This picture is damaged and cannot be opened. Please take or choose another one."),
    );
  }
}

/** In a process of its own, which is ended after half a minute. */
export const decodeInChild: DecodePhoto = (request, log) =>
  askNewChild(import.meta.url, "photo-child", { ...LIMITS, log }, request);
