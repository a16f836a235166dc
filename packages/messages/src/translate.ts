import format, { type CompiledMessage } from "icu-minify/format";
import { type Language, localeOf } from "./languages";
import { isText, type Parameters, type Said, type Text, type TextValue, type TextValues } from "./text";
import { writeNumber } from "./write-number";

/** What the English words are in one language; in English only the messages with syntax, compiled. */
export type Catalog = Readonly<Record<string, CompiledMessage>>;

/** Says a text in one language: a message written out with its parameters, or a text that was made elsewhere. */
export interface Say {
  <const M extends string>(message: M, ...values: Parameters<M>): Said;
  (text: Text): Said;
}

export interface Translate extends Say {
  readonly language: Language;
  /** A message with tags, `<link>…</link>`: each is drawn by the value of its name; the parts come in the language's order. */
  rich<Element>(message: string, values: RichValues<Element>): string | Element | (string | Element)[];
}

/** What stands for a parameter of a text with tags; a function draws the words between them. */
export type RichValues<Element> = Readonly<Record<string, TextValue | ((words: (string | Element)[]) => Element)>>;

export interface TranslateOptions {
  readonly language: Language;
  readonly catalog: Catalog;
  /** How `#` and `{count, number}` are written; the language's way unless said. */
  readonly numberLocale?: () => string;
  /** Compiles what the catalog does not have compiled. Left out of the built screens, whose catalogs are compiled. */
  readonly compile?: (message: string) => CompiledMessage;
}

/** Words after this mark tell two meanings of one English word apart ("Order||verb"); they are never shown. */
const MEANING = "||";

/** A message that the catalog does not have is said in English: better than nothing, and `pnpm messages` names it. */
export function createTranslate({ language, catalog, numberLocale, compile }: TranslateOptions): Translate {
  const compiled = new Map<string, CompiledMessage>();
  // Made when they are first needed: each takes milliseconds, of every start.
  let lists: Intl.ListFormat | undefined;
  let dates: Intl.DateTimeFormat | undefined;
  const options = { formatters: formattersFor(numberLocale ?? (() => language)) };

  function say(message: string | Text, values?: TextValues): string {
    if (isText(message)) return say(message.message, message.values);
    const found = compiledOf(message);
    if (typeof found === "string") return found;
    const said = format(found, language, values && mapped(values, plain), options);
    return typeof said === "string" ? said : said.join("");
  }

  function rich<Element>(message: string, values: RichValues<Element>) {
    const drawn = (value: RichValues<Element>[string]) => (typeof value === "function" ? value : plain(value));
    return format<Element>(compiledOf(message), language, mapped(values, drawn), options);
  }

  function compiledOf(message: string): CompiledMessage {
    const known = compiled.get(message);
    if (known !== undefined) return known;
    const words = catalog[message] ?? withoutMeaning(message);
    const result = typeof words === "string" && compile ? compile(words) : words;
    compiled.set(message, result);
    return result;
  }

  function plain(value: TextValue): string | number {
    if (typeof value === "string") return day(value);
    if (typeof value === "number") return value;
    if (isText(value)) return say(value);
    // The specification's English has no comma before "and".
    lists ??= new Intl.ListFormat(localeOf(language));
    return lists.format(value.map((each) => String(plain(each))));
  }

  /** The specification's English has days as they are on the wire. */
  function day(value: string): string {
    if (language === "en" || !DAY.test(value) || Number.isNaN(Date.parse(value))) return value;
    dates ??= new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" });
    return dates.format(Date.parse(value));
  }

  return Object.assign(say as Say, { rich, language }); // a message's words are said here
}

/** A day as it is sent and stored: a text says it as its language writes days. */
const DAY = /^\d{4}-\d\d-\d\d$/;

const mapped = <Value, Result>(values: Readonly<Record<string, Value>>, of: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, of(value)]));

/** The English of a message, without the meaning that tells it from another of the same words: "Right" of "Right||correct". */
export const withoutMeaning = (message: string): string => message.split(MEANING, 1)[0] ?? "";

function formattersFor(numberLocale: () => string) {
  const numbers = new Map<string, Intl.NumberFormat>();
  const plurals = new Map<string, Intl.PluralRules>();
  return {
    getNumberFormat: (_language: unknown, style?: Intl.NumberFormatOptions) => {
      const locale = numberLocale();
      const inFull = () =>
        remembered(numbers, `${locale} ${JSON.stringify(style)}`, () => new Intl.NumberFormat(locale, style));
      if (style) return inFull();
      const format = (value: number) => writeNumber(value, locale, () => inFull().format(value));
      return { format } as Intl.NumberFormat; // of which messages use no more
    },
    getPluralRules: (language?: Intl.LocalesArgument, rules?: Intl.PluralRulesOptions) =>
      remembered(plurals, `${String(language)} ${rules?.type}`, () => new Intl.PluralRules(language, rules)),
    getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  };
}

function remembered<V>(cache: Map<string, V>, key: string, make: () => V): V {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}
