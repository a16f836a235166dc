import { StoredFile } from "@tureen/contracts/pdf-import";
import type { Request } from "express";
import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { Readable } from "node:stream";
import { drain, receiveForm, tooLarge } from "./receive-form";
import type { FileUpload } from "./rest-route";

/** Boundaries and headers of the form around the file. */
const FORM_OVERHEAD_BYTES = 64 * 1024;

/**
 * Streams the one file of a multipart form to the disk, under a name of ours, and reads its text fields; memory holds none
 * of the file.
 * @param what it is called where none was chosen: "Please choose a PDF first."
 * @throws AppError too-large as soon as the limit is passed, bad-input without a file or for a broken form, disk-full
 */
export async function storeUpload(
  request: Request,
  folder: string,
  { maxBytes, as }: FileUpload,
  what: string,
): Promise<Record<string, unknown>> {
  if (Number(request.get("content-length") ?? 0) > maxBytes + FORM_OVERHEAD_BYTES) {
    drain(request);
    throw tooLarge(maxBytes);
  }
  const storedName = `${randomUUID()}.pdf`;
  const path = `${folder}/${storedName}`;
  try {
    const { fields, file } = await receiveForm(
      request,
      maxBytes,
      async ({ content, fileName }) => {
        await store(content, path);
        return new StoredFile(storedName, fileName);
      },
      what,
    );
    return { ...fields, [as]: file };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Removes the files among the values of an input of which nothing came. */
export async function removeStored(folder: string, values: readonly unknown[]): Promise<void> {
  for (const value of values)
    if (value instanceof StoredFile) await rm(`${folder}/${value.storedName}`, { force: true });
}

/** The file is closed before this ends, however the stream ends. */
async function store(content: Readable, path: string): Promise<void> {
  const file = createWriteStream(path, { flags: "wx" });
  const closed = new Promise<void>((resolve) => void file.once("close", () => resolve()));
  try {
    await pipeline(content, file);
  } finally {
    await closed;
  }
}
