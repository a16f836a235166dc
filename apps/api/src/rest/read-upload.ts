import busboy from "busboy";
import type { Request } from "express";
import { AppError, badInput } from "../app-error";
import type { FileUpload } from "./rest-route";

/** A file of a multipart form, in memory. */
export interface UploadedFile {
  readonly fileName: string;
  readonly type: string;
  readonly bytes: Buffer;
}

const LIMITS = { files: 1, fields: 20, fieldSize: 1024 * 1024, parts: 25, headerPairs: 50 } as const;

const CUT_OFF = "The upload was cut off. Please send the file again.";

/**
 * Reads the one file of a multipart form, and its text fields.
 * @throws AppError bad-input without a file or for a broken form, too-large beyond the limit.
 */
export function readUpload(request: Request, upload: FileUpload): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const fields: Record<string, unknown> = {};
    let file: UploadedFile | undefined;
    const fail = (error: AppError): void => {
      request.unpipe(form);
      request.resume();
      reject(error);
    };
    const form = openForm(request, upload.maxBytes);
    form.on("field", (name, value) => void (fields[name] = value));
    form.on("file", (_name, stream, info) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => void chunks.push(chunk));
      // Where the form ends within the file, the file's own stream fails, and an error that nobody hears ends the process.
      stream.on("error", () => fail(badInput(CUT_OFF)));
      stream.on("limit", () => fail(tooLarge(upload.maxBytes)));
      stream.on(
        "end",
        () => void (file = { fileName: info.filename ?? "", type: info.mimeType, bytes: Buffer.concat(chunks) }),
      );
    });
    form.on("error", () => fail(badInput("The upload is not a readable form. Please choose the file again.")));
    form.on("close", () =>
      file ? resolve({ ...fields, [upload.as]: file }) : reject(badInput("Please choose a file first.")),
    );
    request.on("aborted", () => fail(badInput(CUT_OFF)));
    request.pipe(form);
  });
}

export function tooLarge(maxBytes: number): AppError {
  return new AppError(
    "too-large",
    `The file is too large: at most ${Math.floor(maxBytes / 1024 / 1024)} MB are possible.`,
  );
}

export function openForm(request: Request, maxBytes: number): busboy.Busboy {
  if (!request.is("multipart/form-data")) throw new AppError("wrong-type", "Please send the file as a multipart form.");
  try {
    return busboy({ headers: request.headers, defParamCharset: "utf8", limits: { ...LIMITS, fileSize: maxBytes } });
  } catch (error) {
    throw new AppError("bad-input", "The upload is not a readable form. Please choose the file again.", {
      cause: error,
    });
  }
}
