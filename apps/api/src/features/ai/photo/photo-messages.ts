import type { PhotoKind } from "./photo-kind";

/** What the photo process is sent: one picture. */
export interface PhotoRequest {
  readonly kind: PhotoKind;
  readonly bytes: Uint8Array;
}

export type PhotoFailure = "too-many-pixels" | "unreadable";

/** And what it answers, once. */
export type PhotoResponse =
  | { readonly ok: true; readonly jpeg: Uint8Array }
  | { readonly ok: false; readonly failure: PhotoFailure; readonly detail: string };
