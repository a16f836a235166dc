const BYTES_PER_MEGABYTE = 1_048_576;

/** A size in bytes as "1.25 MB", always with two decimals (specification, section 5). */
export function fileSizeInMegabytes(bytes: number): string {
  return `${(bytes / BYTES_PER_MEGABYTE).toFixed(2)} MB`;
}
