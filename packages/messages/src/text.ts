import type { GetICUArgs } from "@schummar/icu-type-parser";

/** What stands for a parameter of a text; a text inside a text is said in the same language, and so is a list ("a, b and c"). */
export type TextValue = string | number | Text | readonly TextValue[];
export type TextValues = Readonly<Record<string, TextValue>>;

/** The parameters that a message in ICU's MessageFormat has, by name: `{count, plural, …}` is a number. */
type ValuesOf<M extends string> = {
  readonly [Name in keyof GetICUArgs<M, ArgumentTypes>]: GetICUArgs<M, ArgumentTypes>[Name] & TextValue;
};
interface ArgumentTypes {
  ProvidedArgument: TextValue;
  ICUArgument: TextValue;
  ICUNumberArgument: number;
  ICUDateArgument: never;
}

/** The second argument of everything that takes a message: absent where the message has no parameter. */
export type Parameters<M extends string> = string extends M
  ? [never]
  : keyof ValuesOf<M> extends never
    ? []
    : [values: ValuesOf<M>];

/** A text before anybody has said it in a language: plain data, so that it can be logged, stored and sent. */
export interface Text {
  /** The English words in ICU's MessageFormat. They are the text's identity in every catalog. */
  readonly message: string;
  readonly values?: TextValues;
}

declare const spoken: unique symbol;
/**
 * Words that a text has said in its reader's language, here or on the server. Toasts take no other string: what no language
 * can say does not compile there.
 */
export type Said = string & { readonly [spoken]: true };

/**
 * A text whose reader is not known yet: an error on its way out, a constant outside of a component. The message is written
 * out where it is used, so that it can be read there and found by `pnpm messages`.
 */
export function text<const M extends string>(message: M, ...[values]: Parameters<M>): Text {
  return values ? { message, values } : { message };
}

/** Tells a text, which is still to be said, from a sentence and from all else. */
export const isText = (value: unknown): value is Text =>
  typeof value === "object" && value !== null && "message" in value && typeof value.message === "string";

/** A text as a column or a message between processes holds it, one a line: plain data for `kept` of a speaker. */
export const keep = (text: Text | string): string => (isText(text) ? JSON.stringify(text) : text);

/** What {@link keep} has written; null for any other sentence. */
export function readKept(line: string): Text | null {
  if (!line.startsWith('{"message":')) return null;
  try {
    const read: unknown = JSON.parse(line);
    return isText(read) ? read : null;
  } catch {
    return null;
  }
}
