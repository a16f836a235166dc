import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import compile from "icu-minify/compile";
import { allMessages } from "./extract";
import { type Catalog, withoutMeaning } from "./translate";

const PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const ACCENTED = "ÁƁĆĎÉƑĜĤÍĴĶĹṀŃÓṔǪŔŠŤÚṼŴẊÝŽáƀćďéƒĝĥíĵķĺṁńóṕǫŕšťúṽŵẋýž";

/**
 * A message in a language that nobody speaks: its own words with accents, half as long again, as German may be. On a
 * screen that is drawn in it, plain letters are English that no text has said, and what is cut shows.
 */
export function pseudo(message: string): string {
  const english = withoutMeaning(message);
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
  visit(parse(english, { captureLocation: true }));
  return spans.reduceRight(
    (whole, { from, to }) => whole.slice(0, from) + accented(whole.slice(from, to)) + whole.slice(to),
    english,
  );
}

const accented = (words: string): string =>
  words.replace(/[aeiou]/g, "$&$&").replace(/[A-Za-z]/g, (letter) => ACCENTED.charAt(PLAIN.indexOf(letter)) || letter);

/** Every message of the product in the pseudo-language, as a built catalog has them. */
export function pseudoCatalog(root: string): Catalog {
  return Object.fromEntries(allMessages(root).map(({ message }) => [message, compile(pseudo(message))]));
}
