/** Entries of a long list that are looked at before whoever runs the steps may do something else; a few milliseconds. */
const ENTRIES_A_STEP = 1000;

/** Visits every entry of a long list in steps. */
export function* inSteps<T>(
  entries: readonly T[],
  visit: (entry: T, index: number) => void,
): Generator<void, void, void> {
  for (const [index, entry] of entries.entries()) {
    visit(entry, index);
    if (index % ENTRIES_A_STEP === ENTRIES_A_STEP - 1) yield;
  }
}

/** Takes all steps one after the other. */
export function atOnce<T>(steps: Generator<void, T, void>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
