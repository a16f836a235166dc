import { decimalText } from "./counted";
import { t } from "./language";

const BYTES_PER_MEGABYTE = 1_048_576;

/** A size in bytes as "1.25 MB", always with two decimals (specification, section 5). */
export function fileSizeInMegabytes(bytes: number): string {
  return t("{size} MB", { size: decimalText(bytes / BYTES_PER_MEGABYTE, 2) });
}
