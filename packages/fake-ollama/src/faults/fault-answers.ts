import { HOSTILE_TEXTS, TRICKY_TEXTS } from "../answers/awkward-texts";
import type { Fault, FaultId } from "./faults";

/** What the model says and how it reaches the client. */
export interface ChatReply {
  readonly content: string;
  readonly thinking: string;
  readonly doneReason: "stop" | "length";
  readonly end: "done" | "no-done" | "reset" | "stall" | "error-line";
  /** Frames before the end, where it comes early. */
  readonly endAfterFrames: number | undefined;
  readonly errorLine: string;
  readonly firstDelayMs: number;
  readonly frameDelayMs: number;
  /** Longest piece of content in one frame; the server's setting where undefined. */
  readonly frameChars: number | undefined;
  /** Explicit pieces instead of seeded ones. */
  readonly pieces: readonly string[] | undefined;
}

export interface AnswerLimits {
  readonly numPredict: number;
}

type Change = (answer: ChatReply, fault: Fault, limits: AnswerLimits) => Partial<ChatReply>;

const THINKING_CHARS = 17_054;

const CHANGES: Partial<Record<FaultId, Change>> = {
  F01: (_, fault) => ({ firstDelayMs: fault.delayMs ?? 305_000 }),
  F02: (_, fault) => ({ frameDelayMs: fault.delayMs ?? 1_000, frameChars: 200 }),
  F03: (_, fault) => ({ end: "stall", endAfterFrames: fault.afterFrames ?? 3 }),
  F04: (_, fault) => ({ end: "reset", endAfterFrames: fault.afterFrames ?? 3 }),
  F05: (_, fault) => ({ end: "no-done", endAfterFrames: fault.afterFrames }),
  F06: (_, fault) => ({
    end: "error-line",
    endAfterFrames: fault.afterFrames ?? 3,
    errorLine: "an error was encountered while running the model: unexpected EOF",
  }),
  F07: (answer, fault) => ({ content: cutJson(answer.content, fault.variant), doneReason: "length" }),
  F08: (answer, fault) => ({ content: spoilJson(answer.content, fault.variant) }),
  F09: (answer, fault) => ({ content: misshape(answer.content, fault.variant) }),
  F10: () => ({ content: "" }),
  F11: () => ({
    content: "",
    thinking: "Let me think about this once more. ".repeat(THINKING_CHARS).slice(0, THINKING_CHARS),
    doneReason: "length",
    frameChars: 500,
  }),
  F12: (_, __, limits) => ({ content: "\n".repeat(Math.min(limits.numPredict, 20_000)), doneReason: "length" }),
  F13: (answer) => {
    const start = answer.content.slice(0, 40);
    return {
      content: `${start}${"\\n".repeat(40)}`,
      pieces: [start, ...Array.from({ length: 40 }, () => "\\n")],
      end: "no-done",
    };
  },
  F19: (_, fault) =>
    fault.variant === "old"
      ? { end: "error-line", endAfterFrames: 0, errorLine: "failed to process inputs: image: unknown format" }
      : {},
  F23: (_, fault) => {
    const isOneLine = fault.variant === "line";
    const sizeBytes = fault.sizeBytes ?? (isOneLine ? 9 : 20) * 1024 * 1024;
    return { content: numbersOf(sizeBytes), frameChars: isOneLine ? sizeBytes : 65_536 };
  },
  F27: (answer) => ({ content: retext(answer.content, TRICKY_TEXTS) }),
  F28: (answer) => ({ content: retext(answer.content, HOSTILE_TEXTS) }),
};

/** Text without end that does not repeat itself. */
function numbersOf(sizeBytes: number): string {
  let text = "";
  for (let number = 1; text.length < sizeBytes; number += 1) text += `${number} eggs, `;
  return text.slice(0, sizeBytes);
}

/** The answer as it looks after the fault; unchanged where the fault is none of the answer's. */
export function withFault(answer: ChatReply, fault: Fault | undefined, limits: AnswerLimits): ChatReply {
  const change = fault && CHANGES[fault.id];
  return change ? { ...answer, ...change(answer, fault, limits) } : answer;
}

/** Cut inside a string, at the end of an element of an array, or after a comma. */
function cutJson(content: string, variant = "string"): string {
  const near = Math.floor(content.length * 0.7);
  if (variant === "array") return content.slice(0, content.lastIndexOf("}", near) + 1);
  if (variant === "comma") return content.slice(0, content.lastIndexOf(",", near) + 1);
  const letters = /[a-z]{3}(?=[a-z])/g;
  letters.lastIndex = near;
  const match = letters.exec(content);
  return content.slice(0, match ? match.index + 2 : near);
}

function spoilJson(content: string, variant = "prose"): string {
  switch (variant) {
    case "fenced":
      return `\`\`\`json\n${content}\n\`\`\``;
    case "trailing":
      return `${content}\n\nI hope this helps! Let me know if you need {anything} else.`;
    case "nan":
      return content.replace(/("for_people":\s*)[\d.]+/, "$1NaN");
    case "duplicate":
      return content.replace(/"dish":/, '"dish": "A title that comes twice", "dish":');
    case "quotes":
      return content.replaceAll('"', "'");
    default:
      return "Certainly! This looks like a wonderful recipe. First you take the ingredients, then you cook them.";
  }
}

/** Another shape of the same JSON; what is none, such as the text of a photo, has no shape to lose. */
function misshape(content: string, variant = "array"): string {
  const value = parsed(content);
  if (value === undefined) return content;
  if (variant === "array") return JSON.stringify([value]);
  return JSON.stringify(value, (key, inner: unknown) => {
    if (variant === "strings" && key === "ingredients" && Array.isArray(inner))
      return inner.map((_, at) => ({ name: "lentils", amount: "1 1/2", unit: "cups", notes: `part ${at + 1}` }));
    if (variant === "strings" && /^(?:for_people|minutes_\w+)$/.test(key)) return "20 or so";
    if (variant === "missing" && ["effort", "for_people", "dish_origin", "tags"].includes(key)) return undefined;
    if (variant === "extra" && isRecord(inner) && "dish" in inner)
      return { ...inner, calories: 400, chef: { name: "Nobody" } };
    return inner;
  });
}

/** Every title, description, ingredient and step gets one of the given texts; the shape stays. */
function retext(content: string, texts: readonly string[]): string {
  let next = 0;
  const take = (): string => texts[next++ % texts.length] ?? "";
  const value = parsed(content);
  if (value === undefined) return texts.join("\n");
  return JSON.stringify(value, (key, inner: unknown) => {
    if (key.startsWith("dish")) return take();
    return ["ingredients", "steps"].includes(key) && Array.isArray(inner) ? inner.map(take) : inner;
  });
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
