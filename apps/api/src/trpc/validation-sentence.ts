import type { ZodError } from "zod";

type Issue = ZodError["issues"][number];

/** "Instructions are missing", but "Alias is missing". */
const PLURAL = /(?:ingredients|instructions|notes|servings|tags|items|images|ids)$/i;

/** The first thing that is wrong with an input, as a sentence that names the field: "Servings must be more than 0." */
export function validationSentence(error: ZodError): string {
  const issue = deepest(error.issues[0]);
  if (!issue) return "The input is not right.";
  const message = issue.message;
  // A message that is a sentence of its own (the specification's) is passed on to the letter.
  if (
    /^\p{Lu}/u.test(message) &&
    !message.startsWith("Invalid") &&
    !message.startsWith("Unrecognized") &&
    !message.startsWith("Too ")
  )
    return message;
  const predicate = /^(is|must)\b/.test(message) ? message : fallbackPredicate(issue);
  const label = fieldLabel(issue.path);
  return `${label} ${PLURAL.test(label) ? predicate.replace(/^is\b/, "are") : predicate}.`;
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
function fieldLabel(path: readonly PropertyKey[]): string {
  const parts = path.map((part) => (typeof part === "number" ? `line ${part + 1}` : words(String(part))));
  const isNamed = parts.length > 2 && typeof path.at(-1) === "string";
  const label = isNamed ? `${parts.slice(0, -1).join(", ")}: ${parts.at(-1)}` : parts.join(", ");
  return label ? label[0]?.toUpperCase() + label.slice(1) : "The input";
}

function words(name: string): string {
  return name
    .replaceAll("_", " ")
    .replace(/([a-z])([A-Z])/g, (_match, before: string, after: string) => `${before} ${after.toLowerCase()}`);
}
