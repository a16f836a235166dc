import type { Request } from "express";
import { receiveForm } from "./receive-form";
import type { FileUpload } from "./rest-route";

/** A file of a multipart form, in memory. */
export interface UploadedFile {
  readonly fileName: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/**
 * Reads the one file of a multipart form, and its text fields.
 * @throws AppError bad-input without a file or for a broken form, too-large beyond the limit.
 */
export async function readUpload(request: Request, upload: FileUpload): Promise<Record<string, unknown>> {
  const { fields, file } = await receiveForm(
    request,
    upload.maxBytes,
    async ({ content, fileName, type }): Promise<UploadedFile> => {
      const chunks: Buffer[] = [];
      for await (const chunk of content) chunks.push(chunk as Buffer); // a stream without an encoding gives buffers
      return { fileName, type, bytes: Buffer.concat(chunks) };
    },
  );
  return { ...fields, [upload.as]: file };
}
