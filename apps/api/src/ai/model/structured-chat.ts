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

interface Failure {
  readonly problems: readonly string[];
  readonly previous: string;
  readonly isJson: boolean;
  readonly isEndless: boolean;
}

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
  let failure: Failure | undefined;
  let requests = 0;
  const counted: StructuredRequest<T> = {
    ...request,
    onRequest: () => {
      requests += 1;
      request.onRequest?.();
    },
  };
  while (form) {
    const outcome: Outcome<T> = await tryForm(send, model, counted, form, failure);
    if (outcome.kind === "value")
      return {
        value: outcome.value,
        model: model.name,
        cut: outcome.cut,
        requests,
        tokensPerSecond: outcome.tokensPerSecond,
      };
    log.warn(
      { purpose: request.purpose, model: model.name, form, problems: outcome.problems.slice(0, 5) },
      "the model's answer was not usable",
    );
    failure = outcome;
    form = formAfter(form, outcome);
  }
  throw new AiError("invalid_output", { model: model.name, reason: failure?.problems[0] });
}

type Outcome<T> =
  | {
      readonly kind: "value";
      readonly value: T;
      readonly cut: AiErrorCode | undefined;
      readonly tokensPerSecond: number | undefined;
    }
  | ({ readonly kind: "unusable" } & Failure);

const UNUSABLE = { kind: "unusable", previous: "", isJson: false, isEndless: false } as const;

/** What loops, and what is longer than such an answer can be (a copy is as long as its text): another seed mostly ends it. */
function isEndless<T>({ code, facts }: AiError, { salvage }: StructuredRequest<T>): boolean {
  return code === "answer_loops" || (code === "answer_cut" && !salvage && (facts.partial ?? "").trim() !== "");
}

async function tryForm<T>(
  send: Send,
  model: ChosenModel,
  request: StructuredRequest<T>,
  form: Form,
  failure: Failure | undefined,
): Promise<Outcome<T>> {
  try {
    return readAnswer(await send(model, requestFor(request, form, failure)), request);
  } catch (error) {
    throwUnlessAiError(error);
    if (remedyFor(error) === "plainer" && form !== "plain") return { ...UNUSABLE, problems: [error.message] };
    if (form === "schema" && isEndless(error, request))
      return { ...UNUSABLE, problems: [error.message], isEndless: true };
    // A repair that no longer fits beside the answer it repairs is no reason to give up.
    if (error.code === "context_overflow" && form === "repair") return { ...UNUSABLE, problems: [error.message] };
    return readBrokenAnswer(error, request);
  }
}

function readAnswer<T>(answer: ChatAnswer, request: StructuredRequest<T>): Outcome<T> {
  const { content, tokensPerSecond } = answer;
  const json = readJsonText(content);
  if (!json.found) return { ...UNUSABLE, problems: ["the answer is not JSON"], previous: content };
  const reading = request.read(json.value);
  if (reading.ok) return { kind: "value", value: reading.value, cut: undefined, tokensPerSecond };
  return { ...UNUSABLE, problems: reading.problems, previous: content, isJson: true };
}

/** Saves what is whole of an answer that broke off. */
function readBrokenAnswer<T>(error: AiError, request: StructuredRequest<T>): Outcome<T> {
  const partial = error.facts.partial ?? "";
  if (!mayBeSalvaged(error)) throw error;
  if (error.code === "answer_cut" && partial.trim() === "") {
    return { ...UNUSABLE, problems: ["the answer is nothing but white space"] };
  }
  const saved = partial.trim() === "" ? undefined : request.salvage?.(partial, error.code);
  if (saved !== undefined) return { kind: "value", value: saved, cut: error.code, tokensPerSecond: undefined };
  throw error;
}

function formAfter(form: Form, failure: Failure): Form | undefined {
  if (form === "schema" && failure.isEndless) return "other seed";
  if (form === "schema" || form === "other seed")
    return failure.isJson || failure.previous.trim() === "" ? "repair" : "json";
  // JSON that is still wrong after its faults were named is no matter of the form.
  if (form === "repair") return failure.isJson ? undefined : "json";
  return form === "json" ? "plain" : undefined;
}

function requestFor<T>(request: StructuredRequest<T>, form: Form, failure: Failure | undefined): ModelRequest {
  const { purpose, messages, numPredict, priority, signal, onRequest, temperature, seed } = request;
  const base = { purpose: `${purpose} (${form})`, numPredict, priority, signal, onRequest, seed };
  const format: WireFormat | undefined = form === "plain" ? undefined : form === "json" ? "json" : request.schema;
  if (form === "schema") return { ...base, messages, format, temperature };
  if (form === "other seed") return differing({ ...base, messages, format, temperature }, 1);
  const retold =
    form === "repair" && failure ? [...messages, ...repairTurns(failure)] : [...messages, turn("user", JSON_ONLY)];
  return differing({ ...base, messages: retold, format, temperature: 0 }, 1);
}

function repairTurns(failure: Failure): ChatMessage[] {
  const previous = failure.previous.trim().slice(0, MAX_SHOWN_ANSWER);
  const request = turn(
    "user",
    `Your answer could not be used: ${failure.problems.slice(0, 5).join("; ")}. Answer the same task once more, correctly. ${JSON_ONLY}`,
  );
  return previous === "" ? [request] : [turn("assistant", previous), request];
}

function turn(role: ChatMessage["role"], content: string): ChatMessage {
  return { role, content };
}
