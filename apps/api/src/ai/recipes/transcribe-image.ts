import { differing, type AskOptions, type ModelRequest, type Send } from "#ai/model/model-chat";
import { isAiError } from "#ai/ai-error";
import { cleanLines } from "./clean-text";
import type { ChosenModel } from "#ai/model/model-catalogue";
import { transcriptionPrompt } from "./recipe-prompts";

export interface Transcription {
  /** The text of the image; empty where the model saw none. */
  readonly text: string;
  /** True when the model ran out of room or did not get on: there may be more on the page. */
  readonly isCut: boolean;
  readonly model: string;
}

/** Enough for a page; a dense one gets a second try with twice as much. */
const PAGE_TOKENS = 1_500;
const MAX_LENGTH = 40_000;

/**
 * Reads the text of one image. Models of this kind like to repeat the last line for ever: such a one is asked once more, and
 * what stood before its second loop is kept.
 * @throws AiError
 */
export async function transcribeImage(
  send: Send,
  model: ChosenModel,
  image: Uint8Array,
  options: AskOptions,
): Promise<Transcription> {
  const request: ModelRequest = {
    purpose: "reading an image",
    messages: transcriptionPrompt(image),
    numPredict: PAGE_TOKENS,
    ...options,
  };
  const first = await readOnce(send, model, request);
  const last =
    first.end === "stop"
      ? first
      : first.end === "loop"
        ? await readOnce(send, model, differing(request, 1))
        : await readOnce(send, model, { ...request, numPredict: PAGE_TOKENS * 2 });
  return { text: last.text, isCut: last.end !== "stop", model: model.name };
}

interface Transcript {
  readonly text: string;
  readonly end: "stop" | "length" | "loop";
}

async function readOnce(send: Send, model: ChosenModel, request: ModelRequest): Promise<Transcript> {
  try {
    return { text: plainText((await send(model, request)).content), end: "stop" };
  } catch (error) {
    if (!isAiError(error, "answer_cut", "answer_loops") || !error.facts.partial?.trim()) throw error;
    return { text: plainText(error.facts.partial), end: error.code === "answer_cut" ? "length" : "loop" };
  }
}

function plainText(content: string): string {
  const unfenced = content.replace(/^\s*```[a-z]*\n([\s\S]*?)\n```\s*$/i, "$1");
  return cleanLines(unfenced, MAX_LENGTH).split("\n").map(withoutMarkdown).join("\n").trim();
}

/** Models set what they read as a heading or in bold, whatever they were asked. */
function withoutMarkdown(line: string): string {
  return line.replace(/^#{1,6} +/, "").replace(/(\*\*|__)(?=\S)(.+?)\1/g, "$2");
}
