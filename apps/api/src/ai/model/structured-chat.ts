import type { AiLog } from "#ai/ai-config";
import { AiError, type AiErrorCode, throwUnlessAiError } from "#ai/ai-error";
import { mayBeSalvaged, remedyFor } from "./ask-policy";
import { readJsonText } from "./json-text";
import { differing, type ModelRequest, type Send } from "./model-chat";
import type { ChosenModel } from "./model-catalogue";
import type { ChatAnswer, ChatMessage, WireFormat } from "#ai/transport/ollama-transport";

/** A value that passed the check, or what is wrong with it in words that a model can act on. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly string[] };

export interface StructuredRequest<T> extends Omit<ModelRequest, "format"> {
  readonly schema: Readonly<Record<string, unknown>>;
  /** Checks and cleans what the model answered. */
  readonly read: (value: unknown) => Checked<T>;
  /** What can be saved of an answer that broke off, and why it did; without it, or when it gives undefined, a cut answer is an error. */
  readonly salvage?: (partial: string, why: AiErrorCode) => T | undefined;
}

export interface StructuredAnswer<T> {
  readonly value: T;
  readonly model: string;
  /** Why the answer is only a part; undefined when it is whole. */
  readonly cut: AiErrorCode | undefined;
  /** Requests that went out to the model for it. */
  readonly requests: number;
  readonly tokensPerSecond: number | undefined;
}

/** The forms of the question, each tried at most once; "other seed" is the first one again, for an answer that did not end. */
type Form = "schema" | "other seed" | "repair" | "json" | "plain";

/** An answer that cannot be used. */
interface Failure {
  readonly problems: readonly string[];
  readonly previous?: string;
  readonly isJson?: boolean;
  readonly isEndless?: boolean;
}

type Outcome<T> = Failure | Omit<StructuredAnswer<T>, "model" | "requests">;

const MAX_SHOWN_ANSWER = 6_000;
const JSON_ONLY = "Answer with the JSON alone: no explanation, no markdown, no text before or after it.";

/**
 * Asks for JSON until it is usable, in at most four questions: under the schema's grammar; once
 * more with what was wrong, or with another seed where it did not come to an end; as loose JSON where the grammar was not applied; as plain text with JSON in it.
 */
export async function structuredChat<T>(
  send: Send,
  model: ChosenModel,
  request: StructuredRequest<T>,
  log: AiLog,
): Promise<StructuredAnswer<T>> {
  let form: Form | undefined = "schema";
  let failure: Failure = { problems: [] };
  let requests = 0;
  const onRequest = (): void => {
    requests += 1;
    request.onRequest?.();
  };
  while (form) {
    const outcome: Outcome<T> = await tryForm(send, model, { ...request, onRequest }, form, failure);
    if ("value" in outcome) return { ...outcome, model: model.name, requests };
    log.warn(
      { purpose: request.purpose, model: model.name, form, problems: outcome.problems.slice(0, 5) },
      "the model's answer was not usable",
    );
    failure = outcome;
    form = formAfter(form, outcome);
  }
  throw new AiError("invalid_output", { model: model.name, reason: failure.problems[0] });
}

/** What loops, and what is longer than such an answer can be (a copy is as long as its text): another seed mostly ends it. */
function isEndless<T>({ code, facts }: AiError, { salvage }: StructuredRequest<T>): boolean {
  return code === "answer_loops" || (code === "answer_cut" && !salvage && (facts.partial ?? "").trim() !== "");
}

async function tryForm<T>(
  send: Send,
  model: ChosenModel,
  request: StructuredRequest<T>,
  form: Form,
  failure: Failure,
): Promise<Outcome<T>> {
  try {
    return readAnswer(await send(model, requestFor(request, form, failure)), request);
  } catch (error) {
    throwUnlessAiError(error);
    const problems = [error.message];
    if (remedyFor(error) === "plainer" && form !== "plain") return { problems };
    if (form === "schema" && isEndless(error, request)) return { problems, isEndless: true };
    // A repair that no longer fits beside the answer it repairs is no reason to give up.
    if (error.code === "context_overflow" && form === "repair") return { problems };
    return readBrokenAnswer(error, request);
  }
}

function readAnswer<T>({ content, tokensPerSecond }: ChatAnswer, request: StructuredRequest<T>): Outcome<T> {
  const json = readJsonText(content);
  if (!json.found) return { problems: ["the answer is not JSON"], previous: content };
  const reading = request.read(json.value);
  if (reading.ok) return { value: reading.value, cut: undefined, tokensPerSecond };
  return { problems: reading.problems, previous: content, isJson: true };
}

/** Saves what is whole of an answer that broke off. */
function readBrokenAnswer<T>(error: AiError, request: StructuredRequest<T>): Outcome<T> {
  const partial = error.facts.partial?.trim() ?? "";
  if (error.code === "answer_cut" && partial === "") return { problems: ["the answer is nothing but white space"] };
  const saved = mayBeSalvaged(error) && partial !== "" ? request.salvage?.(partial, error.code) : undefined;
  if (saved === undefined) throw error;
  return { value: saved, cut: error.code, tokensPerSecond: undefined };
}

function formAfter(form: Form, { isEndless: hadNoEnd, isJson, previous = "" }: Failure): Form | undefined {
  if (form === "schema" && hadNoEnd) return "other seed";
  if (form === "schema" || form === "other seed") return isJson || previous.trim() === "" ? "repair" : "json";
  // JSON that is still wrong after its faults were named is no matter of the form.
  if (form === "repair") return isJson ? undefined : "json";
  return form === "json" ? "plain" : undefined;
}

function requestFor<T>(request: StructuredRequest<T>, form: Form, failure: Failure): ModelRequest {
  const { schema, read: _read, salvage: _salvage, messages, purpose, ...base } = request;
  const format: WireFormat | undefined = form === "plain" ? undefined : form === "json" ? "json" : schema;
  const asked = { ...base, purpose: `${purpose} (${form})`, messages, format };
  if (form === "schema") return asked;
  if (form === "other seed") return differing(asked, 1);
  const retold = form === "repair" ? repairTurns(failure) : [turn("user", JSON_ONLY)];
  return differing({ ...asked, messages: [...messages, ...retold], temperature: 0 }, 1);
}

function repairTurns({ problems, previous = "" }: Failure): ChatMessage[] {
  const shown = previous.trim().slice(0, MAX_SHOWN_ANSWER);
  const request = turn(
    "user",
    `Your answer could not be used: ${problems.slice(0, 5).join("; ")}. Answer the same task once more, correctly. ${JSON_ONLY}`,
  );
  return shown === "" ? [request] : [turn("assistant", shown), request];
}

function turn(role: ChatMessage["role"], content: string): ChatMessage {
  return { role, content };
}
