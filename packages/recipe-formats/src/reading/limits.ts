const MB = 1024 * 1024;

/** What is opened of an export, at most; beyond it a file is left out and named, or the whole refused. */
export interface ReadingLimits {
  /** Files of an archive, all archives within it included, and for how many bytes of the upload there may be one: a name takes more. */
  readonly maxFiles: number;
  readonly bytesAFile: number;
  /** Bytes of all that is unpacked, and of what a small upload may become: text packs to a tenth, so what grows more was made to. */
  readonly maxTotalBytes: number;
  readonly smallTotalBytes: number;
  readonly maxGrowth: number;
  /** Bytes of one file with recipes: a Mealie household's tables are the largest. */
  readonly maxDocumentBytes: number;
  readonly maxPictureBytes: number;
  /** Of one archive within another, which is held in memory. */
  readonly maxInnerArchiveBytes: number;
  /** Archives within archives: Tandoor's are one deep. */
  readonly maxDepth: number;
  /** Larger files may not be packed more tightly than this: only what was made to fill a disk is. */
  readonly maxRatio: number;
  readonly maxRecipes: number;
  readonly maxPicturesOfRecipe: number;
}

export const READING_LIMITS: ReadingLimits = {
  maxFiles: 100_000,
  bytesAFile: 60,
  maxTotalBytes: 4096 * MB,
  smallTotalBytes: 32 * MB,
  maxGrowth: 30,
  maxDocumentBytes: 96 * MB,
  maxPictureBytes: 30 * MB,
  maxInnerArchiveBytes: 128 * MB,
  maxDepth: 3,
  maxRatio: 250,
  maxRecipes: 20_000,
  maxPicturesOfRecipe: 30,
};
