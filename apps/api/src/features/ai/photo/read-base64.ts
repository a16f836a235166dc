import { text } from "@tureen/messages/text";
import { AppError, badInput } from "#core/app-error";

const MAX_BYTES = 30 * 1024 * 1024;

/**
 * The bytes of a picture sent as text; a `data:` prefix is stripped (decisions, section 2).
 * @throws AppError bad-input for what is no base64, too-large beyond 30 MB
 */
export function readBase64(encoded: string): Uint8Array {
  const plain = encoded.replace(/^data:[^,]{0,200},/, "").replace(/\s+/g, "");
  if (plain === "") throw badInput(text("Please choose a photo first."));
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(plain))
    throw badInput(text("The photo did not arrive whole. Please choose it again."));
  if (plain.length * 0.75 > MAX_BYTES)
    throw new AppError("too-large", text("The photo is too large: at most 30 MB are possible."));
  return Buffer.from(plain, "base64");
}
