import type { Said } from "@tureen/messages/text";
import { t } from "#lib/language";
import { fileSizeInMegabytes } from "#lib/file-size";

export const PDF_TYPE = "application/pdf";

/** 50 MB; 1 MB is 1,048,576 bytes (decisions, section 2). */
const MAX_BYTES = 50 * 1_048_576;

export type AcceptedPdf = { readonly ok: true; readonly file: File } | { readonly ok: false; readonly reason?: Said };

/** Takes exactly one PDF of at most 50 MB (specification, section 5); `reason` says more where the text does not. */
export function acceptPdf(files: readonly File[]): AcceptedPdf {
  const [file, ...others] = files;
  if (!file || others.length > 0 || file.type !== PDF_TYPE) return { ok: false };
  if (file.size > MAX_BYTES)
    return {
      ok: false,
      reason: t("{file} has {size}; the maximum is 50MB.", {
        file: file.name,
        size: fileSizeInMegabytes(file.size),
      }),
    };
  return { ok: true, file };
}
