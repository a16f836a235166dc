/**
 * What this browser can do here. Most families open Tureen over plain HTTP on the home network, where browsers
 * withhold several features that work on localhost and over HTTPS; every use of one goes through this file.
 */

/** HTTPS or localhost. */
export function isSecurePlace(): boolean {
  return window.isSecureContext;
}

/** Whether the app itself can be kept on this device. */
export function canUseServiceWorker(): boolean {
  return isSecurePlace() && "serviceWorker" in navigator;
}

/** Whether the device can show a notification; it may still be refused. */
export function canNotify(): boolean {
  return isSecurePlace() && "Notification" in window;
}

/** Puts text on the clipboard; false where the browser would not. */
export async function copyText(text: string): Promise<boolean> {
  if (isSecurePlace() && "clipboard" in navigator) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Permission was refused; the old way may still do.
    }
  }
  return copyBySelection(text);
}

/** Browsers have it over HTTPS only, and on few desks. */
export function canShare(): boolean {
  return isSecurePlace() && "share" in navigator;
}

/**
 * Hands something on by the device's own sheet, and by the clipboard where there is none or it cannot take this: its
 * address, else its text. "dismissed" where somebody has thought better of it.
 */
export async function shareOrCopy(what: ShareData): Promise<"shared" | "dismissed" | "copied" | "failed"> {
  if (canShare()) {
    try {
      await navigator.share(what);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "dismissed";
    }
  }
  return (await copyText(what.url ?? what.text ?? "")) ? "copied" : "failed";
}

function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "sr-only";
  const before = document.activeElement;
  // Inside an open dialog the field must be inside too, or the dialog takes focus away from it.
  const place = before?.closest('[role="dialog"], [role="alertdialog"]') ?? document.body;
  place.append(field);
  field.focus({ preventScroll: true });
  field.select();
  // Deprecated, and the only clipboard that a page over plain HTTP has.
  const isCopied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}

/** A version 4 UUID, also where `crypto.randomUUID` is withheld. */
export function newUuid(): string {
  if (isSecurePlace() && "randomUUID" in crypto) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x40], 6);
  bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
