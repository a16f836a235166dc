/** One line of the table that `pnpm prove` prints. */
export interface ProveRow {
  readonly what: string;
  readonly goal: string;
  /** `share` is 1 for the whole of it, less for a quick look. */
  readonly run: (share: number) => Promise<Proof>;
}

export interface Proof {
  readonly result: string;
  readonly isMet: boolean;
}
