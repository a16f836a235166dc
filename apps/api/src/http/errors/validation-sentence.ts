import { text, type Text } from "@tureen/messages/text";
import type { ZodError } from "zod";

type Issue = ZodError["issues"][number];

/** "Instructions are missing", but "Alias is missing". */
const PLURAL = /(?:ingredients|instructions|notes|servings|tags|items|images|ids)$/i;

/** What the contracts say of a field, after its name; a number in it is `max`. */
const PROBLEMS = byMessage([
  text("is missing"),
  text("are missing"),
  text("is not of the right kind"),
  text("are not of the right kind"),
  text("is not valid"),
  text("are not valid"),
  text("is too large"),
  text("are too large"),
  text("is too small"),
  text("are too small"),
  text("is too long"),
  text("are too long"),
  text("must be text"),
  text("must be a number"),
  text("must be a number or text"),
  text("must be a whole number"),
  text("must be a positive number"),
  text("must be more than 0"),
  text("must not be negative"),
  text("must not be longer than a year"),
  text("must not be longer than {max} characters", { max: "" }),
  text("must not be more than {max}", { max: "" }),
  text("must not be more than {max} lines", { max: "" }),
  text("must not be more than {max} items", { max: "" }),
  text("must not be more than {max} ingredients", { max: "" }),
  text("must be a date like 2026-11-20"),
  text("must be a real date like 2026-11-20"),
  text("must be breakfast, lunch or dinner"),
  text("must be Easy, Medium or Hard"),
  text("must be true or false"),
  text("must be a list of items"),
  text("must be a list of ingredients or a text"),
  text("must be a text or a list of texts"),
]);

/** Sentences of the contracts that stand by themselves, most of them the specification's. */
const SENTENCES = byMessage([
  text("Please enter a recipe description"),
  text("Please choose a photo first."),
  text("Please choose a file first."),
  text("Please choose a PDF first."),
  text("Please enter the family password"),
  text("Please enter a new password"),
  text("Please give the address of a page, its text or its source"),
  text("The text to search for is too long."),
]);

/** The fields that a family fills in. Others are named by their English words, as the API has them. */
const FIELDS = byMessage([
  text("The input"),
  text("Title"),
  text("Description"),
  text("Instructions"),
  text("Ingredients"),
  text("Servings"),
  text("Prep time"),
  text("Cook time"),
  text("Difficulty"),
  text("Tags"),
  text("Name"),
  text("Amount"),
  text("Unit"),
  text("Category"),
  text("Notes"),
  text("Date"),
  text("Start date"),
  text("End date"),
  text("Meal type"),
  text("Items"),
  text("name"),
  text("amount"),
  text("unit"),
  text("notes"),
]);

function byMessage(texts: readonly Text[]): ReadonlyMap<string, Text> {
  return new Map(texts.map((one) => [one.message, one]));
}

/** The first thing that is wrong with an input, as a sentence that names the field: "Servings must be more than 0." */
export function validationSentence(error: ZodError): Text | string {
  const issue = deepest(error.issues[0]);
  if (!issue) return text("The input is not right.");
  const message = issue.message;
  // A message that is a sentence of its own (the specification's) is passed on to the letter.
  if (
    /^\p{Lu}/u.test(message) &&
    !message.startsWith("Invalid") &&
    !message.startsWith("Unrecognized") &&
    !message.startsWith("Too ")
  )
    return SENTENCES.get(message) ?? message;
  const predicate = /^(is|must)\b/.test(message) ? message : fallbackPredicate(issue);
  const { label, isPlural } = fieldLabel(issue.path);
  const problem = isPlural ? predicate.replace(/^is\b/, "are") : predicate;
  return text("{field} {problem}.", { field: label, problem: problemText(problem) });
}

/** The catalog's text for it, in which a number is a parameter; its words as they are where it has none. */
function problemText(problem: string): Text | string {
  const known = PROBLEMS.get(problem);
  if (known) return known;
  const [max] = /\d[\d,]*/.exec(problem) ?? [];
  const numbered = max === undefined ? undefined : PROBLEMS.get(problem.replace(max, "{max}"));
  return numbered && max !== undefined ? { ...numbered, values: { max } } : problem;
}

/** The first issue of a union's first branch that says something about a field inside it. */
function deepest(issue: Issue | undefined): Issue | undefined {
  if (issue?.code !== "invalid_union") return issue;
  const inner = issue.errors.flat().find((candidate) => candidate.path.length > 0) ?? undefined;
  if (!inner) return issue;
  return deepest({ ...inner, path: [...issue.path, ...inner.path] }); // the same issue, its path made absolute
}

function fallbackPredicate(issue: Issue): string {
  if (issue.code === "invalid_type")
    return issue.message.endsWith("received undefined") ? "is missing" : "is not of the right kind";
  if (issue.code === "too_big") return "is too large";
  if (issue.code === "too_small") return "is too small";
  return "is not valid";
}

/** "prep_time" → "Prep time", ["ingredients", 2, "amount"] → "Ingredients, line 3: amount". */
function fieldLabel(path: readonly PropertyKey[]): { label: Text | string; isPlural: boolean } {
  const [first = "", ...others] = path.map((part) => (typeof part === "number" ? part : words(String(part))));
  const isNamed = others.length > 1 && typeof path.at(-1) === "string";
  const start = typeof first === "number" ? linePart(first) : fieldText(capitalized(first) || "The input");
  const label = others.reduce<Text | string>((before, part, index) => {
    const after = typeof part === "number" ? linePart(part) : fieldText(part);
    return isNamed && index === others.length - 1
      ? text("{before}: {after}", { before, after })
      : text("{before}, {after}", { before, after });
  }, start);
  return { label, isPlural: PLURAL.test(String(others.at(-1) ?? first)) };
}

const linePart = (index: number): Text => text("line {line}", { line: String(index + 1) });
const fieldText = (name: string): Text | string => FIELDS.get(name) ?? name;
const capitalized = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

function words(name: string): string {
  return name
    .replaceAll("_", " ")
    .replace(/([a-z])([A-Z])/g, (_match, before: string, after: string) => `${before} ${after.toLowerCase()}`);
}
