import type { PagePhotos, PagePictures, PdfPageText } from "./pdf-document";

/** What the server asks of the reader's process; one question at a time. */
export type PdfRequest =
  | { readonly kind: "open"; readonly path: string; readonly maxMemoryBytes: number }
  | { readonly kind: "read"; readonly page: number }
  | { readonly kind: "render"; readonly page: number }
  | { readonly kind: "photos"; readonly page: number };

export type PdfRequestOf<Kind extends PdfRequest["kind"]> = PdfRequest & { readonly kind: Kind };

/** Answer type of each question. */
export interface PdfAnswers {
  readonly open: { readonly pages: number };
  readonly read: PdfPageText;
  readonly render: PagePictures;
  readonly photos: PagePhotos;
}

export type PdfResponse =
  | { readonly ok: true; readonly answer: PdfAnswers[keyof PdfAnswers] }
  | { readonly ok: false; readonly errorName: string; readonly errorMessage: string };
