import { StoredFile } from "@tureen/contracts/pdf-import";
import type { Request } from "express";
import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { Readable } from "node:stream";
import { drain, receiveForm, tooLarge } from "./receive-form";

/** Boundaries and headers of the form around the file. */
const FORM_OVERHEAD_BYTES = 64 * 1024;

/**
 * Streams the one file of a multipart form to the disk, under a name of ours; memory holds none of it.
 * @param what it is called where none was chosen: "Please choose a PDF first."
 * @throws AppError too-large as soon as the limit is passed, bad-input without a file or for a broken form, disk-full
 */
export async function storeUpload(
  request: Request,
  folder: string,
  maxBytes: number,
  what = "file",
): Promise<StoredFile> {
  if (Number(request.get("content-length") ?? 0) > maxBytes + FORM_OVERHEAD_BYTES) {
    drain(request);
    throw tooLarge(maxBytes);
  }
  const storedName = `${randomUUID()}.pdf`;
  const path = `${folder}/${storedName}`;
  try {
    const { file } = await receiveForm(
      request,
      maxBytes,
      async ({ content, fileName }) => {
        await store(content, path);
        return new StoredFile(storedName, fileName);
      },
      what,
    );
    return file;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
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
