import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { withoutMeaning } from "../translate";

const NUMBER = "1234";

/** A message as long as it gets: the longest of its plurals, a number of four digits, and `name` for every other parameter. */
export function longest(message: string, name: string): string {
  return written(message, {
    words: (words) => words,
    value: (isNumber) => (isNumber ? NUMBER : name),
    choice: (options) => options.reduce((left, right) => (right.length > left.length ? right : left), ""),
  });
}

/** What a message becomes, whatever stands in the place of its parameters. */
export function patternOf(message: string): RegExp {
  const pattern = written(message, {
    words: (words) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
    value: () => ".+",
    choice: (options) => `(?:${options.join("|")})`,
  });
  return new RegExp(`^${pattern}$`);
}

interface Writing {
  readonly words: (words: string) => string;
  readonly value: (isNumber: boolean) => string;
  readonly choice: (options: readonly string[]) => string;
}

function written(message: string, { words, value, choice }: Writing): string {
  const write = (elements: readonly MessageFormatElement[]): string =>
    elements
      .map((element) => {
        if (element.type === TYPE.literal) return words(element.value);
        if (element.type === TYPE.tag) return write(element.children);
        if (element.type !== TYPE.plural && element.type !== TYPE.select)
          return value(element.type === TYPE.number || element.type === TYPE.pound);
        return choice(Object.values(element.options).map((option) => write(option.value)));
      })
      .join("");
  return write(parse(withoutMeaning(message)));
}
