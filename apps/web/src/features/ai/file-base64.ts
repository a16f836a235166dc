import { t } from "#lib/text/language";
/** A file's bytes as base64, without the `data:` prefix. Rejects where the device cannot read the file. */
export function fileBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      const address = typeof reader.result === "string" ? reader.result : "";
      resolve(address.slice(address.indexOf(",") + 1));
    });
    reader.addEventListener("error", () => reject(reader.error ?? new Error(t("The file cannot be read"))));
    reader.readAsDataURL(file);
  });
}

/** What a file is sent as where the device does not know its type (specification, section 7). */
export const DEFAULT_IMAGE_FORMAT = "image/jpeg";

/** A JPEG in base64 as a file. */
export function jpegFile(base64: string): File {
  return new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], "photo.jpg", {
    type: "image/jpeg",
  });
}
