import { StoredFile } from "@tureen/contracts/pdf-import";
import type { Request } from "express";
import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { Readable } from "node:stream";
import { AppError, badInput } from "../app-error";
import { openForm, tooLarge } from "./read-upload";

/**
 * Streams the one file of a multipart form to the disk, under a name of ours; memory holds none of it.
 * @throws AppError too-large as soon as the limit is passed, bad-input without a file or for a broken form, disk-full
 */
export async function storeUpload(request: Request, folder: string, maxBytes: number): Promise<StoredFile> {
  if (Number(request.get("content-length") ?? 0) > maxBytes + FORM_OVERHEAD_BYTES) throw tooLarge(maxBytes);
  const storedName = `${randomUUID()}.pdf`;
  const path = `${folder}/${storedName}`;
  try {
    const fileName = await receive(request, path, maxBytes);
    return new StoredFile(storedName, fileName);
  } catch (error) {
    request.unpipe();
    request.resume();
    await rm(path, { force: true });
    throw error;
  }
}

/** Boundaries and headers of the form around the file. */
const FORM_OVERHEAD_BYTES = 64 * 1024;

function receive(request: Request, path: string, maxBytes: number): Promise<string> {
  // One byte more than allowed is let through: a file of exactly the limit is not too large.
  const form = openForm(request, maxBytes + 1);
  return new Promise((resolve, reject) => {
    let written: Promise<string> | undefined;
    form.on("file", (_field, stream: Readable & { truncated?: boolean }, info) => {
      if (written) {
        stream.resume();
        return;
      }
      written = pipeline(stream, createWriteStream(path, { flags: "wx" })).then(() => {
        if (stream.truncated) throw tooLarge(maxBytes);
        return info.filename ?? "";
      });
      stream.once("limit", () => reject(tooLarge(maxBytes)));
      written.catch(reject);
    });
    form.once("error", (error) =>
      reject(
        new AppError("bad-input", "The upload is not a readable form. Please choose the file again.", { cause: error }),
      ),
    );
    form.once("close", () => {
      if (written) written.then(resolve, reject);
      else reject(badInput("Please choose a PDF first."));
    });
    request.once("aborted", () => reject(badInput("The upload was cut off.")));
    request.pipe(form);
  });
}
