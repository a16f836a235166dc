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

it.each([
  [401, "not_signed_in"],
  [429, "rate_limited"],
  [403, "server_error"],
  [503, "busy"],
])("a status of %i without known words means %s", (status, code) => {
  expect(codeOf("something", status)).toBe(code);
});

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
    "insufficient memory for buffer: requested 4.1 GiB",
    "failed to allocate CPU buffer of size 3435973836",
    "llama-server process has terminated: signal: killed",
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
    [
      "pull model manifest: Get https://registry.example/v2/x: dial tcp: lookup registry.example: no such host",
      "no_internet",
    ],
    ["unable to load model: /models/blobs/sha256-x", "server_error"],
  ])("another thing: %s", (error, code) => {
    expect(codeOf(error)).toBe(code);
  });
});
