import { english } from "./en";
import type { Language } from "./language";

/** English first: where two languages share a word, the earlier one gives its meaning. */
export const LANGUAGES: readonly Language[] = [english];
