/** Entries of a long list that are looked at before whoever runs the steps may do something else; a millisecond at most. */
const ENTRIES_A_STEP = 25;

/** Visits every entry of a long list in steps, so many at once. */
export function* inSteps<T>(
  entries: readonly T[],
  visit: (entry: T, index: number) => void,
  entriesAStep = ENTRIES_A_STEP,
): Generator<void, void, void> {
  for (const [index, entry] of entries.entries()) {
    visit(entry, index);
    if (index % entriesAStep === entriesAStep - 1) yield;
  }
}

/** Takes all steps one after the other. */
export function atOnce<T>(steps: Generator<void, T, void>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
