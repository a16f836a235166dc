/** What each of our locales sets between thousands, and from which number on: Spanish and Italian leave four digits together (CLDR). */
const THOUSANDS: Readonly<Record<string, readonly [sign: string, from: number]>> = {
  "en-GB": [",", 1000],
  en: [",", 1000],
  "de-DE": [".", 1000],
  de: [".", 1000],
  es: [".", 10_000],
  fr: ["\u202F", 1000],
  it: [".", 10_000],
  nl: [".", 1000],
};

/**
 * A number as `Intl` writes it in this locale, without asking it where the number is a count: the first use of `Intl` holds
 * a phone for 100 to 200 ms.
 * @param inFull what `Intl` makes of it, asked for everything else
 */
export function writeNumber(value: number, locale: string, inFull: () => string): string {
  if (!Number.isInteger(value) || value < 0 || value >= 1_000_000) return inFull();
  if (value < 1000) return String(value);
  const thousands = THOUSANDS[locale];
  if (!thousands) return inFull();
  const [sign, from] = thousands;
  return value < from ? String(value) : `${Math.floor(value / 1000)}${sign}${String(value % 1000).padStart(3, "0")}`;
}
