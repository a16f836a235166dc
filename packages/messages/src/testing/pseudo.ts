import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import compile from "icu-minify/compile";
import { allMessages } from "../extract";
import { longest } from "./message-shapes";
import { type Catalog, withoutMeaning } from "../translate";

const PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const ACCENTED = "ÁƁĆĎÉƑĜĤÍĴĶĹṀŃÓṔǪŔŠŤÚṼŴẊÝŽáƀćďéƒĝĥíĵķĺṁńóṕǫŕšťúṽŵẋýž";

/**
 * A message in a language that nobody speaks, in letters with accents: its own words half as long again, or those of one of
 * its translations that is longer still. On a screen that is drawn in it, plain letters are words that no text has said, and
 * what is cut shows.
 */
export function pseudo(message: string, translations: readonly string[] = []): string {
  const english = inEachText(withoutMeaning(message), (words) => words.replace(/[aeiou]/g, "$&$&"));
  const lengthOf = (said: string): number => longest(said, "").length;
  const said = translations.reduce((left, right) => (lengthOf(right) > lengthOf(left) ? right : left), english);
  return inEachText(said, (words) =>
    words.replace(/[A-Za-z]/g, (letter) => ACCENTED.charAt(PLAIN.indexOf(letter)) || letter),
  );
}

/** Writes what is said between the parameters and marks of a message anew. */
function inEachText(message: string, write: (words: string) => string): string {
  const spans: { readonly from: number; readonly to: number }[] = [];
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal && element.location)
        spans.push({ from: element.location.start.offset, to: element.location.end.offset });
      if (element.type === TYPE.tag) visit(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const option of Object.values(element.options)) visit(option.value);
    }
  };
  visit(parse(message, { captureLocation: true }));
  return spans.reduceRight(
    (whole, { from, to }) => whole.slice(0, from) + write(whole.slice(from, to)) + whole.slice(to),
    message,
  );
}

/** Every message of the product in the pseudo-language, as a built catalog has them. */
export function pseudoCatalog(root: string, translationsOf: (message: string) => readonly string[]): Catalog {
  return Object.fromEntries(
    allMessages(root).map(({ message }) => [message, compile(pseudo(message, translationsOf(message)))]),
  );
}
