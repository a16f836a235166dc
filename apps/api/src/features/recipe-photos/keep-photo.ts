import type { AppContext } from "#core/app-context";
import { renderSafely } from "../ai/photo/prepare-photo";
import { pictureName } from "./photo-address";
import { storePhoto } from "./photo-files";

/** A picture for screens may be twice as high as it is wide, a long list on paper say. */
const forScreens = (width: number, quality: number) => ({ format: "webp", quality, width, height: 2 * width }) as const;

/** The largest first; the last is the placeholder, a hundred bytes that stand in each card of a list. */
const RENDITIONS = [forScreens(1600, 80), forScreens(800, 78), forScreens(320, 76), forScreens(12, 20)] as const;

/** Keeps a photo, whole and on the disk before this returns. @throws AppError for what is no photo as {@link renderSafely} */
export async function keepPhoto(app: AppContext, bytes: Uint8Array): Promise<{ id: string; placeholder: string }> {
  const [large, medium, small, tiny] = await renderSafely(bytes, RENDITIONS, {
    log: app.log,
    decode: app.decodePhoto,
  });
  const pictures = new Map([
    [pictureName(1600), large],
    [pictureName(800), medium],
    [pictureName(320), small],
  ]);
  const id = await storePhoto(app.dataFolder, pictures);
  return { id, placeholder: `data:image/webp;base64,${Buffer.from(tiny).toString("base64")}` };
}
