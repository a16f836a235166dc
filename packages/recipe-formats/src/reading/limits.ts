const MB = 1024 * 1024;

/** What is opened of an export, at most; beyond it a file is left out and named, or the whole refused. */
export interface ReadingLimits {
  /** Files of an archive, all archives within it included. */
  readonly maxFiles: number;
  /** Bytes of all that is unpacked. */
  readonly maxTotalBytes: number;
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
  maxTotalBytes: 4096 * MB,
  maxDocumentBytes: 96 * MB,
  maxPictureBytes: 30 * MB,
  maxInnerArchiveBytes: 128 * MB,
  maxDepth: 3,
  maxRatio: 250,
  maxRecipes: 20_000,
  maxPicturesOfRecipe: 5,
};
