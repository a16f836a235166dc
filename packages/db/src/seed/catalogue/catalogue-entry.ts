/** One food of the built-in catalogue, as its shop category lists it. */
export interface CatalogueEntry {
  /** Display name, singular, in British English; capitals only where the word has them ("Greek yogurt"). */
  readonly name: string;
  /** Only where it is not regular: "chillies", and the name again for what has no plural ("milk", "oats"). */
  readonly plural?: string;
  /** Left out where the food has none, which is nearly always: a red onion is an entry, not a kind of onion. */
  readonly subType?: string;
  /** What a family usually buys or measures it in, spelt as the table of units has it; "piece" for what is counted. */
  readonly unit: string;
  /** Other names of the very same food: American names, spellings, longer forms. Never a food that merely resembles it. */
  readonly aliases: readonly string[];
}
