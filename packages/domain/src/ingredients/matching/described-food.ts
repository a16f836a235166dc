import { HEATED, SOLD_SO } from "../../languages/food-words";
import { tokenize, type Token } from "../../quantities/amount-tokens";
import { compoundAt, isCompound, isWord, skipPhrase } from "../lines/line-words";

/** What stands further on in notes says what to do with the food. */
const MAX_DESCRIPTIONS = 3;
const MAX_WORDS = 3;

/** Said of what is done with a food or of a part of it, not of which one it is. */
const NO_KIND = ["preparationWords", "preparationAdverbs", "partWords", "optionalWords"] as const;
const HEATED_SO: ReadonlySet<string> = new Set(HEATED);
const SOLD: ReadonlySet<string> = new Set(SOLD_SO);

/**
 * What notes say of a food that may be its kind: "red" of "red, finely chopped", "unsalted" of "unsalted, softened". How
 * it is cut, its state ("roasted") and its parts are none, nor is what follows "such as" or "to".
 */
export function descriptionsIn(notes: string): readonly string[] {
  const descriptions: string[] = [];
  // Most lines have none.
  for (const phrase of notes === "" ? [] : notes.split(",", MAX_DESCRIPTIONS)) {
    const tokens = tokenize(phrase);
    if (isAside(tokens)) break;
    if (mayBeKind(tokens)) descriptions.push(phrase.trim());
  }
  return descriptions;
}

function isAside(tokens: readonly Token[]): boolean {
  const isComment = isWord(tokens[0], "commentWords") && !isWord(tokens[0], "prepositions");
  return isComment || skipPhrase(tokens, 0, "asidePhrases") > 0;
}

function mayBeKind(tokens: readonly Token[]): boolean {
  let words = 0;
  for (let at = 0; at < tokens.length; words += 1) {
    const word = compoundAt(tokens, at);
    if (word === null || words === MAX_WORDS || HEATED_SO.has(word.folded)) return false;
    const says = NO_KIND.some((kind) => isCompound(word, kind) || isWord(word.parts.at(-1), kind));
    if (says && !SOLD.has(word.folded)) return false;
    at = word.next;
  }
  return words > 0;
}

/** A food with what is said of it in its name, as English and as French, Spanish and Italian put it: "red onion", "oignon rouge". */
export const describedNames = (name: string, description: string): readonly string[] => [
  `${description} ${name}`,
  `${name} ${description}`,
];

/** "rote Paprika" of "Paprika rot", whose last word is no noun, and "TK-Erbsen" of "Erbsen (TK)". */
export function turnedNames(name: string): readonly string[] {
  const [, noun = "", adjective = "", kind = ""] =
    /^(.+) (?:(\p{Ll}{3,})|\((\p{L}[\p{L} ]*)\))$/u.exec(name.trim()) ?? [];
  if (kind !== "") return [...describedNames(noun, kind), ...declinedNames(noun, kind)];
  return adjective === "" ? [] : declinedNames(noun, adjective);
}

/** The same where an adjective is declined before its noun: "rote Zwiebel", "dunkle Schokolade", "rode ui", "witte wijn". */
export function declinedNames(name: string, description: string): readonly string[] {
  if (!/^\p{L}{3,}$/u.test(description)) return [];
  const stems = new Set([
    description.replace(/e([lr])$/, "$1"),
    description.replace(/([aeou])\1(\p{L})$/u, "$1$2"),
    description.replace(/([^aeiou][aeiou])([bdfgklmnprst])$/, "$1$2$2"),
  ]);
  const forms = ["e", "er", "es", "en"].map((ending) => description + ending);
  // "Hackfleisch (Rind)" is Rinderhackfleisch, "gehakt, rund" rundergehakt.
  const compounds = ["", "n", "en", "e", "er", "s"].map((joint) => description + joint + name.toLowerCase());
  return [
    ...[...forms, ...[...stems].map((stem) => `${stem}e`)].map((adjective) => `${adjective} ${name}`),
    ...compounds,
  ];
}
