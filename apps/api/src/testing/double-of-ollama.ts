import { startFakeOllama, type StartedFakeOllama } from "@tureen/fake-ollama/start-fake-ollama";
import { afterAll, beforeAll, beforeEach } from "vitest";

export type Double = Pick<StartedFakeOllama, "url" | "control">;

/** A double of Ollama for one test file; before each test it is as it was at its start. */
export function doubleOfOllama(): Double {
  let started: StartedFakeOllama;
  beforeAll(async () => {
    started = await startFakeOllama();
  });
  beforeEach(() => started.control.reset());
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
