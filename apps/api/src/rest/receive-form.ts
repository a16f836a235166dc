import { text } from "@tureen/messages/text";
import busboy from "busboy";
import type { Request } from "express";
import type { Readable } from "node:stream";
import { AppError, badInput } from "#core/app-error";
import type { FileUpload } from "./rest-route";

const LIMITS = { files: 1, fields: 20, fieldSize: 1024 * 1024, parts: 25, headerPairs: 50 } as const;
/** How long the rest of a refused upload is read, so that the browser gets to see the answer. */
const DRAIN_MS = 10_000;

const CUT_OFF = text("The upload was cut off. Please send the file again.");
const NO_FORM = text("The upload is not a readable form. Please choose the file again.");

interface FormFile {
  readonly content: Readable;
  readonly fileName: string;
  readonly type: string;
}

interface ReceivedForm<T> {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly file: T;
}

/**
 * Gives the one file of a multipart form to `take`. However the upload ends, `take` has ended before this does, so that
 * whatever it holds open is closed.
 * @param maxBytes a file of exactly this size is not too large
 * @throws AppError bad-input without a file or for a broken form, too-large as soon as the limit is passed
 */
export async function receiveForm<T>(
  request: Request,
  maxBytes: number,
  take: (file: FormFile) => Promise<T>,
  what = "file",
): Promise<ReceivedForm<T>> {
  const form = openForm(request, maxBytes + 1);
  const fields: Record<string, unknown> = {};
  let taken: Promise<T> | undefined;
  let fail: (error: unknown) => void = () => undefined;
  const ignore = (): void => undefined;
  form.on("field", (name, value) => void (fields[name] = value));
  form.on("file", (_field, content, info) => {
    // The stream of a file that is cut off fails by itself, also before anyone reads from it.
    content.on("error", ignore);
    content.once("limit", () => fail(tooLarge(maxBytes)));
    taken = take({ content, fileName: info.filename ?? "", type: info.mimeType });
    taken.catch(fail);
  });
  const ended = new Promise<void>((resolve, reject) => {
    fail = reject;
    form.once("close", resolve);
    // After it has ended it may fail once more, and an error that nobody hears ends the process.
    form.on("error", (error) => reject(new AppError("bad-input", NO_FORM, { cause: error })));
    request.once("close", () => {
      if (!request.complete) reject(badInput(CUT_OFF));
    });
  });
  try {
    request.pipe(form);
    await ended;
    if (!taken) throw badInput(text("Please choose a {what} first.", { what }));
    return { fields, file: await taken };
  } catch (error) {
    request.unpipe(form);
    form.destroy();
    await taken?.catch(ignore);
    drain(request);
    throw error;
  }
}

function openForm(request: Request, maxBytes: number): busboy.Busboy {
  if (!request.is("multipart/form-data"))
    throw new AppError("wrong-type", text("Please send the file as a multipart form."));
  try {
    return busboy({ headers: request.headers, defParamCharset: "utf8", limits: { ...LIMITS, fileSize: maxBytes } });
  } catch (error) {
    throw new AppError("bad-input", NO_FORM, { cause: error });
  }
}

/** To be thrown; the sentence names `maxBytes` in whole megabytes, rounded down. */
export function tooLarge(maxBytes: number): AppError {
  return new AppError(
    "too-large",
    text("The file is too large: at most {megabytes, number} MB are possible.", {
      megabytes: Math.floor(maxBytes / 1024 / 1024),
    }),
  );
}

/** Reads what is left of a refused body for some seconds, then ends the connection. */
export function drain(request: Request): void {
  request.resume();
  if (request.complete) return;
  const timer = setTimeout(() => request.destroy(), DRAIN_MS).unref();
  request.once("close", () => clearTimeout(timer));
}

/** A file of a multipart form, in memory. */
interface UploadedFile {
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
