import { decimalText } from "#lib/counted";
import { t } from "#lib/language";

/** Sizes of models as their library writes them, in decimal gigabytes: "4.7 GB". */
export function gigabytes(bytes: number): string {
  return t("{size} GB", { size: decimalText(bytes / 1e9, 1) });
}
