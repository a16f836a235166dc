import { describe, expect, it } from "vitest";
import { explainBadAnswer } from "./server-errors";

const codeOf = (error: string, status = 500): string =>
  explainBadAnswer({
    status,
    contentType: "application/json",
    body: JSON.stringify({ error }),
    host: "http://kitchen",
    model: "m",
  }).code;

describe("what a server's words mean, whatever its age", () => {
  it.each([
    "model runner has unexpectedly stopped, this may be due to resource limitations or an internal error, check ollama server logs for details",
    "llama runner process has terminated: signal: killed",
    "llama runner process has terminated: exit status 2",
    "llama runner process no longer running: 1",
    'POST predict: Post "http://127.0.0.1:40011/completion": EOF',
    "timed out waiting for llama runner to start - progress 0.00 - ",
    "model requires more system memory (9.1 GiB) than is available (5.2 GiB)",
    "CUDA error: out of memory",
  ])("a model that stopped: %s", (error) => {
    expect(codeOf(error)).toBe("out_of_memory");
  });

  it.each([
    ["an error was encountered while running the model: unexpected EOF", "interrupted"],
    [
      "Failed to create new sequence: failed to process inputs: this model is missing data required for image input",
      "model_no_vision",
    ],
    ["Failed to create new sequence: failed to process inputs: image: unknown format", "bad_image"],
    ["unable to load model: /models/blobs/sha256-x", "server_error"],
  ])("another thing: %s", (error, code) => {
    expect(codeOf(error)).toBe(code);
  });
});
