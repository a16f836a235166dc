import { hrefOf } from "#lib/device/base-path";
import { callHeaders } from "./call-headers";
import { HttpError, refusal } from "./server-fault";

/** Fetches `url` with the token and hands it to the browser as a file. Rejects with {@link HttpError}. */
export async function downloadFile(url: string, fileName: string): Promise<void> {
  const response = await fetch(hrefOf(url), { headers: callHeaders() }).catch(() => {
    throw new HttpError(null, null);
  });
  if (!response.ok) throw refusal(response.status, await response.json().catch(() => null));
  saveBlob(await response.blob(), fileName);
}

/** Saves what is in memory as a file on this device. */
export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
