const { compare } = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/**
 * Sorts names as people do where no reader's language is known: "Äpfel" beside "Apfel", "2" before "10", whatever the
 * case. Negative, zero or positive; zero for names that differ in case or accents only.
 */
export const compareNames: (left: string, right: string) => number = compare;
