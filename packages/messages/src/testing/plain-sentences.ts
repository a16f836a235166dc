import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { SCREENS, SERVER, sourceFiles, tidyPath } from "../extract";

/** Whose words are nobody's to translate: a text's own, the log's, what SQLite reads. */
const SAID = /^(?:t|text|rich|sql)$|\blog\.\w+$|\.(?:prepare|exec|pragma)$|^(?:Error|TypeError|RangeError)$/;
/** Words between two values, "3 of 12": another language may want them in another order. */
const BETWEEN = /^… (?:[a-z]{2,} )+…/;
/** Words with spaces that begin like a sentence, or end like one. */
const SENTENCE = /^[A-Z][a-z]*,? [a-z]+ [^ ]*[a-z]{2}|[a-z] [a-z]+ [a-z]+[.?!](?: |$)/;

const MAX_LENGTH = 200;
/** A word in an element's text or in an attribute that is read; keys and names of products need no other language. */
const WORD = /[A-Za-z]{2}/;
const READ = new Set(["alt", "aria-label", "description", "hint", "label", "placeholder", "text", "title"]);

export interface PlainSentence {
  readonly path: string;
  readonly sentence: string;
}

/** English of the screens and of the server that no text has made, and so no language can say. */
export function plainSentences(root: string): PlainSentence[] {
  return [...SCREENS, ...SERVER]
    .flatMap((folder) => sourceFiles(join(root, folder)))
    .flatMap((file) => {
      const source = readFileSync(file, "utf8");
      const path = tidyPath(root, file);
      const said: { readonly start: number; readonly end: number }[] = [];
      const found: { readonly start: number; readonly sentence: string }[] = [];
      const find = (start: number, sentence: string): void => void found.push({ start, sentence: sentence.trim() });
      const look = (start: number, end: number): void => {
        const sentence = source.slice(start + 1, Math.min(end - 1, start + MAX_LENGTH));
        if (SENTENCE.test(sentence)) find(start, sentence);
      };
      new Visitor({
        CallExpression({ callee, start, end }) {
          if (SAID.test(source.slice(callee.start, callee.end))) said.push({ start, end });
        },
        NewExpression({ callee, start, end }) {
          if (SAID.test(source.slice(callee.start, callee.end))) said.push({ start, end });
        },
        TaggedTemplateExpression({ tag, start, end }) {
          if (SAID.test(source.slice(tag.start, tag.end))) said.push({ start, end });
        },
        TemplateLiteral({ quasis, start, end }) {
          look(start, end);
          const words = quasis.map(({ value }) => value.raw).join("…");
          if (path.startsWith("apps/") && BETWEEN.test(words)) find(start, words);
        },
        Literal: ({ value, start, end }) => void (typeof value === "string" && look(start, end)),
        JSXText: ({ value, start }) => void (WORD.test(value) && find(start, value)),
        JSXAttribute: ({ name, value }) => {
          if (value?.type !== "Literal" || name.type !== "JSXIdentifier" || !READ.has(name.name)) return;
          if (WORD.test(value.value)) find(value.start, value.value);
        },
        Property({ key, value }) {
          if (!path.startsWith("apps/web/") || key.type !== "Identifier" || !READ.has(key.name)) return;
          if (value.type === "Literal" && /^[A-Z][a-z]/.test(String(value.value)))
            find(value.start, String(value.value));
        },
        // What is drawn on one condition or the other.
        JSXExpressionContainer({ expression }) {
          if (expression.type !== "ConditionalExpression") return;
          for (const branch of [expression.consequent, expression.alternate])
            if (branch.type === "Literal" && /^[A-Z][a-z]/.test(String(branch.value)))
              find(branch.start, String(branch.value));
        },
      }).visit(parseSync(path, source).program);
      return found
        .filter(({ start }) => !said.some((call) => call.start <= start && start < call.end))
        .map(({ sentence }) => ({ path, sentence }));
    });
}
