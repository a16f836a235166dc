import { patternOf } from "@tureen/messages/message-shapes";
import { toast } from "sonner";
import catalogs from "virtual:catalogs";

/** What is said when something fails: a toast, a field's error, an alert. */
const TOLD = "[role=alert], [id$=-error]";

let messages: ReadonlySet<string> = new Set();
let patterns: readonly RegExp[] = [];
/** What the server has answered in this test; a sentence of its own may be among it. */
const answers: unknown[] = [];
/** What was looked at: toasts are remembered over tests. */
const known = new Set<string>();

export async function learnTexts(): Promise<void> {
  // While developing, one part of a language has the words of all texts.
  const all = Object.keys((await catalogs.de.first()).default);
  messages = new Set(all);
  // "{count} of {name}" could be anything.
  patterns = all
    .filter((message) => /[{<']|\|\|/.test(message) && /\p{L}{3}/u.test(message.replace(/\{[^{}]*\}/g, "")))
    .map(patternOf);
}

export const noteAnswer = (answer: unknown): void => void answers.push(answer);

/** What toasts have said, and alerts and fields say now, that is neither a text of the product nor the server's sentence. */
export function unsaidTexts(): string[] {
  const given = answers.splice(0);
  const isGiven = (text: string) => JSON.stringify(given).includes(JSON.stringify(text).slice(1, -1));
  return [...toastTexts(), ...[...document.querySelectorAll(TOLD)].flatMap(textsIn)].filter((text) => {
    if (known.has(text) || !/\p{L}/u.test(text)) return false;
    known.add(text);
    return !(isMessage(text) || isGiven(text));
  });
}

function isMessage(text: string): boolean {
  if (messages.has(text) || patterns.some((pattern) => pattern.test(text))) return true;
  // "{day}, {meal}" has no words of its own.
  const [day = "", meal] = text.split(", ");
  return meal !== undefined && messages.has(meal) && /\d/.test(day);
}

function toastTexts(): string[] {
  const parts = toast.getHistory().flatMap((shown) => ("title" in shown ? [shown.title, shown.description] : []));
  return parts.filter((part) => typeof part === "string");
}

function textsIn(element: Element): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? "");
  return texts;
}
