import { decimalText } from "#lib/text/counted";
import { t } from "#lib/text/language";

/** Sizes of models as their library writes them, in decimal gigabytes: "4.7 GB". */
export function gigabytes(bytes: number): string {
  return t("{size} GB", { size: decimalText(bytes / 1e9, 1) });
}
