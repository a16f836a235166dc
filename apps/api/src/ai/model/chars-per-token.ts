import {
  firstCharsPerToken,
  observedCharsPerToken,
  type PromptObservation,
} from "@tureen/domain/pdf-import/chunk-size";

export type CharsPerToken = ReturnType<typeof createCharsPerToken>;

const KEPT = 20;
/** Short prompts are mostly template and say little about text. */
const SHORTEST_PROMPT = 400;
const PLAUSIBLE = { low: 0.5, high: 8 } as const;

/**
 * How many UTF-16 units one token of a model holds; Ollama has no call that counts tokens, so it is learnt from its answers.
 * In memory only, the last twenty prompts of each model: a restart begins again with `firstCharsPerToken`.
 */
export function createCharsPerToken() {
  const seen = new Map<string, readonly PromptObservation[]>();
  return {
    /** A careful value for a text about to be sent. */
    careful: (model: string, text: string): number =>
      observedCharsPerToken(seen.get(model) ?? [], firstCharsPerToken(text)),
    /** Learns from a prompt whose tokens the server counted. */
    observe: (model: string, observation: PromptObservation): void => {
      const value = observation.promptChars / observation.promptTokens;
      if (observation.promptChars < SHORTEST_PROMPT || !(value >= PLAUSIBLE.low && value <= PLAUSIBLE.high)) return;
      seen.set(model, [...(seen.get(model) ?? []), observation].slice(-KEPT));
    },
  };
}
