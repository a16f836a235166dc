import { randomInt } from "node:crypto";
import { isAiError } from "#ai/ai-error";
import type { MonitoredTransport } from "#ai/transport/monitored-transport";
import type { ChatCall } from "#ai/transport/ollama-transport";
import type { ChosenModel } from "./model-catalogue";
import type { SpeedSample } from "./model-speeds";

interface MeasureOptions {
  readonly signal: AbortSignal;
  readonly slowest: ChatCall["slowest"];
  readonly onMeasured: (sample: SpeedSample) => void;
}

/** Long enough to tell how quickly a model reads, short enough for one that reads three tokens a second. */
const PROMPT = `Stir the sauce now and then. ${"Heat the oil in a large pan and fry the onion until it is soft. ".repeat(6)}
Count from 1 to 40, one number after the other.`;
const ESTIMATED_TOKENS = 150;
const ANSWER_TOKENS = 32;

/**
 * Loads the model and lets it read and write a little, before there is work for it. A second question goes out when the
 * first is being answered: a server that answers it meanwhile works on several at once.
 * @returns whether it does
 * @throws AiError where the server or the model fails
 */
export async function measureModel(
  transport: Pick<MonitoredTransport, "chat">,
  model: ChosenModel,
  { signal, slowest, onMeasured }: MeasureOptions,
): Promise<boolean> {
  const second = new AbortController();
  const asked: Promise<unknown>[] = [];
  let isFirstWriting = false;
  let isParallel = false;
  const call = (changes: Partial<ChatCall>): ChatCall => ({
    model: model.name,
    remoteHost: model.remoteHost,
    // The number in front keeps the server from having read it before.
    messages: [{ role: "user", content: `${randomInt(1_000_000)}. ${PROMPT}` }],
    numCtx: model.numCtx,
    numPredict: ANSWER_TOKENS,
    temperature: 0,
    seed: 1,
    estimatedPromptTokens: ESTIMATED_TOKENS,
    newShare: 1,
    slowest,
    signal,
    ...changes,
  });
  const askSecond = (): void => {
    isFirstWriting = true;
    const words: ChatCall["messages"] = [{ role: "user", content: "Say yes." }];
    const onBegin = (): void => {
      isParallel = isFirstWriting;
    };
    const ended = AbortSignal.any([signal, second.signal]);
    const secondCall = call({ messages: words, numPredict: 1, signal: ended, onBegin });
    asked.push(transport.chat(secondCall).catch(() => undefined));
  };
  try {
    await transport.chat(call({ onBegin: askSecond, onMeasured }));
  } catch (error) {
    // It was made to stop after a few numbers.
    if (!isAiError(error, "answer_cut")) throw error;
  } finally {
    isFirstWriting = false;
    second.abort();
    await Promise.all(asked);
  }
  return isParallel;
}
