import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { SERVER, sourceFiles, tidyPath } from "./extract";

/** Whose words are nobody's to translate: a text's own, the log's, what SQLite reads. */
const SAID = /^(?:t|text|rich|sql)$|\blog\.\w+$|\.(?:prepare|exec|pragma)$|^(?:Error|TypeError|RangeError)$/;
/** Words with spaces that begin like a sentence, or end like one. */
const SENTENCE = /^[A-Z][a-z]*,? [a-z]+ [^ ]*[a-z]{2}|[a-z] [a-z]+ [a-z]+[.?!](?: |$)/;

const MAX_LENGTH = 200;

export interface PlainSentence {
  readonly path: string;
  readonly sentence: string;
}

/** English sentences of the server that no text has made, and so no language can say. */
export function plainSentences(root: string): PlainSentence[] {
  return SERVER.flatMap((folder) => sourceFiles(join(root, folder))).flatMap((file) => {
    const source = readFileSync(file, "utf8");
    const path = tidyPath(root, file);
    const said: { readonly start: number; readonly end: number }[] = [];
    const found: { readonly start: number; readonly sentence: string }[] = [];
    const look = (start: number, end: number): void => {
      const sentence = source.slice(start + 1, Math.min(end - 1, start + MAX_LENGTH));
      if (SENTENCE.test(sentence)) found.push({ start, sentence });
    };
    new Visitor({
      CallExpression({ callee, start, end }) {
        if (SAID.test(source.slice(callee.start, callee.end))) said.push({ start, end });
      },
      NewExpression({ callee, start, end }) {
        if (SAID.test(source.slice(callee.start, callee.end))) said.push({ start, end });
      },
      TemplateLiteral: ({ start, end }) => look(start, end),
      Literal: ({ value, start, end }) => void (typeof value === "string" && look(start, end)),
    }).visit(parseSync(path, source).program);
    return found
      .filter(({ start }) => !said.some((call) => call.start <= start && start < call.end))
      .map(({ sentence }) => ({ path, sentence }));
  });
}
