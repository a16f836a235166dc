/** Sizes of models as their library writes them, in decimal gigabytes: "4.7 GB". */
export function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}
