import type { AskOptions, ModelChat } from "#ai/model/model-chat";
import { isAiError } from "#ai/ai-error";
import { cleanLines } from "./clean-text";
import type { ChosenModel } from "#ai/model/model-catalogue";
import { transcriptionPrompt } from "./recipe-prompts";

export interface Transcription {
  /** The text of the image; empty where the model saw none. */
  readonly text: string;
  /** True when the model ran out of room: there may be more on the page. */
  readonly isCut: boolean;
  readonly model: string;
}

/** Enough for a page; a dense one gets a second try with twice as much. */
const PAGE_TOKENS = 1_500;
const MAX_LENGTH = 40_000;
const LOOP_LINES = 6;

/**
 * Reads the text of one image. Models of this kind like to repeat the last line for ever; such a tail is cut off
 * and what stood before it is kept.
 * @throws AiError
 */
export async function transcribeImage(
  chat: ModelChat,
  model: ChosenModel,
  image: Uint8Array,
  options: AskOptions,
): Promise<Transcription> {
  const first = await readOnce(chat, model, image, options, PAGE_TOKENS);
  if (!first.isCut || first.hasLoop) return { text: first.text, isCut: false, model: model.name };
  const second = await readOnce(chat, model, image, options, PAGE_TOKENS * 2);
  return { text: second.text, isCut: second.isCut && !second.hasLoop, model: model.name };
}

interface Reading {
  readonly text: string;
  readonly isCut: boolean;
  readonly hasLoop: boolean;
}

async function readOnce(
  chat: ModelChat,
  model: ChosenModel,
  image: Uint8Array,
  options: AskOptions,
  numPredict: number,
): Promise<Reading> {
  try {
    const answer = await chat.send(model, {
      purpose: "reading an image",
      messages: transcriptionPrompt(image),
      numPredict,
      ...options,
    });
    return reading(answer.content, false);
  } catch (error) {
    if (isAiError(error, "answer_cut") && error.facts.partial?.trim()) return reading(error.facts.partial, true);
    throw error;
  }
}

function reading(content: string, isCut: boolean): Reading {
  const unfenced = content.replace(/^\s*```[a-z]*\n([\s\S]*?)\n```\s*$/i, "$1");
  const lines = cleanLines(unfenced, MAX_LENGTH).split("\n").map(withoutMarkdown);
  const kept = withoutLoop(lines);
  return { text: kept.join("\n").trim(), isCut, hasLoop: kept.length < lines.length };
}

/** Models set what they read as a heading or in bold, whatever they were asked. */
function withoutMarkdown(line: string): string {
  return line.replace(/^#{1,6} +/, "").replace(/(\*\*|__)(?=\S)(.+?)\1/g, "$2");
}

/**
 * Drops a tail in which one line, or a few, come again and again; their first occurrence stays. The very last line
 * may be cut short.
 */
function withoutLoop(lines: readonly string[]): readonly string[] {
  const last = lines.length - 1;
  const repeats = (index: number, period: number): boolean => {
    const earlier = lines[index - period];
    return index === last ? (earlier?.startsWith(lines[index] ?? "") ?? false) : earlier === lines[index];
  };
  for (const period of [1, 2, 3]) {
    let start = last;
    while (start - period >= 0 && repeats(start, period)) start -= 1;
    if (last - start >= LOOP_LINES * period) return lines.slice(0, start + 1);
  }
  return lines;
}
