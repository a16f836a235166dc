/** Made for the first two names: a collator is some milliseconds of each start. */
let compare: Intl.Collator["compare"] | undefined;

/**
 * Sorts names as people do where no reader's language is known: "Äpfel" beside "Apfel", "2" before "10", whatever the
 * case. Negative, zero or positive; zero for names that differ in case or accents only.
 */
export function compareNames(left: string, right: string): number {
  compare ??= new Intl.Collator("en", { sensitivity: "base", numeric: true }).compare;
  return compare(left, right);
}
