import { startFakeOllama, type StartedFakeOllama } from "@tureen/fake-ollama/start-fake-ollama";
import { afterAll, beforeAll, beforeEach } from "vitest";

export type Double = Pick<StartedFakeOllama, "url" | "control">;

/** Few and long frames, for stories in which it does not matter how an answer arrives: each frame costs the double and the client. */
export const LONG_FRAMES = { frameChars: 400 } as const;

/** A double of Ollama for one test file; before each test it is as it was at its start, with these settings. */
export function doubleOfOllama(settings?: typeof LONG_FRAMES): Double {
  let started: StartedFakeOllama;
  beforeAll(async () => {
    started = await startFakeOllama();
  });
  beforeEach(async () => {
    await started.control.reset();
    if (settings) await started.control.mode({ settings });
  });
  afterAll(() => started.stop());
  return {
    get url() {
      return started.url;
    },
    get control() {
      return started.control;
    },
  };
}
