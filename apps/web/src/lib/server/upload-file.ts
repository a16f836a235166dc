import { hrefOf } from "#lib/device/base-path";
import { HttpError, refusal } from "./server-fault";
import { callHeaders } from "./call-headers";

interface UploadOptions {
  /** A documented REST path: "/api/pdf-import/upload". */
  url: string;
  /** Its method; POST unless said. */
  method?: "POST" | "PUT";
  /** The name of the file part: "pdf", "image". */
  field: string;
  file: File;
  /** Further fields of the form. */
  fields?: Readonly<Record<string, string>>;
  /** Further headers: `{ Prefer: "respond-async" }`. */
  headers?: Readonly<Record<string, string>>;
  /** The share of the file that has left this device, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends one file as a multipart form and resolves with the JSON answer; the caller knows its shape. By
 * XMLHttpRequest, the only way in which a browser tells how much of a file is gone. Rejects with {@link HttpError},
 * or with the signal's reason when aborted.
 */
export function uploadFile({
  url,
  method = "POST",
  field,
  file,
  fields = {},
  headers = {},
  onProgress,
  signal,
}: UploadOptions): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, hrefOf(url));
    for (const [name, value] of Object.entries({ ...callHeaders(), ...headers })) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    });
    request.addEventListener("load", () => {
      const body = parseJson(request.responseText);
      if (request.status >= 200 && request.status < 300 && body !== undefined) resolve(body);
      else reject(refusal(request.status, body));
    });
    request.addEventListener("error", () => reject(new HttpError(null, null)));
    request.addEventListener("abort", () => reject(signal?.reason ?? new HttpError(null, null)));
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const form = new FormData();
    // Fields first: the server reads the form as it comes.
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append(field, file);
    request.send(form);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's HTML page, say. The caller reports it as an answer that was no answer.
    return undefined;
  }
}
