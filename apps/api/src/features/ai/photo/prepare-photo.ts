import { type Text, text } from "@tureen/messages/text";
import { errorMessage } from "#core/error-message";
import { AppError, badInput } from "#core/app-error";
import type { Log } from "#core/logger";
import { askChild } from "#processes/ask-child";
import { atGate } from "#processes/hostile-file-gate";
import { startChild } from "#processes/start-child";
import { photoKind, type PhotoKind } from "./photo-kind";
import { maxMegapixels } from "./photo-limits";
import type { PhotoFailure, PhotoRequest, PhotoResponse, Rendition } from "./photo-messages";

const TIMEOUT_MS = 30_000;
const MAX_HEAP_MB = 256;

const SENTENCES: Readonly<Record<PhotoFailure, (kind: PhotoKind) => Text>> = {
  "too-many-pixels": (kind) =>
    text("This picture has more than {megapixels, number} megapixels. Please choose a smaller one.", {
      megapixels: maxMegapixels(kind),
    }),
  "unknown-kind": () =>
    text(
      "This kind of HEIC photo cannot be read here. Set the phone's camera to 'Most Compatible', or choose a JPEG picture.",
    ),
  unreadable: () => text("This picture is damaged and cannot be opened. Please take or choose another one."),
};

const KINDS = { "too-many-pixels": "too-large", "unknown-kind": "wrong-type", unreadable: "unreadable" } as const;

/** Models see no more than this, and a larger picture only fills their context. */
const FOR_A_MODEL: Rendition = { format: "jpeg", quality: 88, width: 1600, height: 1600 };

/** Print is made out in more pixels than a model sees. */
const FOR_OCR: Rendition = { format: "jpeg", quality: 90, width: 2400, height: 2400 };

/** Turns what may be a hostile picture into the pictures that are asked for, or says why not. */
export type DecodePhoto = (request: PhotoRequest, log: Log) => Promise<PhotoResponse>;

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
  const response = await atGate("photo", () => decode({ kind, bytes, renditions }, log));
  // One picture for each rendition.
  if (response.ok) return response.pictures as Rendered<Renditions>;
  log.debug({ detail: response.detail }, "a photo could not be decoded");
  throw new AppError(KINDS[response.failure], SENTENCES[response.failure](kind));
}

/** In a process of its own, which is ended after half a minute. */
export async function decodeInChild(request: PhotoRequest, log: Log): Promise<PhotoResponse> {
  const child = startChild(import.meta.url, "photo-child", MAX_HEAP_MB, log);
  try {
    return await askChild<PhotoResponse>(child, request, TIMEOUT_MS);
  } catch (error) {
    return { ok: false, failure: "unreadable", detail: errorMessage(error) };
  }
}
