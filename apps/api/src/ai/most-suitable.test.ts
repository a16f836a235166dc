import { describe, expect, it } from "vitest";
import { mostSuitableFirst } from "./most-suitable";

const GB = 1_000_000_000;
const installed = (sizes: Readonly<Record<string, number>>) =>
  Object.entries(sizes).map(([name, gigabytes]) => ({
    name,
    sizeBytes: gigabytes * GB,
    digest: name,
    family: "",
    families: [],
    parameterSize: "",
    quantization: "",
    capabilities: undefined,
  }));
const kitchen = installed({
  "glm-ocr:latest": 22,
  "qwen3-coder:30b": 19,
  "qwen2.5vl:7b": 6,
  "llama3.2-vision:11b": 8,
  "llama3.2:1b": 1.3,
  "gemma4:e4b": 9.6,
  "qwen3.5:4b": 2.7,
});

describe("the model that serves where the family has chosen none", () => {
  it("for text is the largest of those that were made for text, never one that reads letters before another", () => {
    expect(mostSuitableFirst(kitchen, "text").map(({ name }) => name)).toEqual([
      "gemma4:e4b",
      "qwen3.5:4b",
      "llama3.2:1b",
      "qwen3-coder:30b",
      "llama3.2-vision:11b",
      "qwen2.5vl:7b",
      "glm-ocr:latest",
    ]);
  });

  it("for photos is the largest that can, one that only reads letters last", () => {
    const seeing = installed({ "glm-ocr:latest": 22, "qwen3-vl:4b-instruct": 3.3, "qwen3-vl:8b-instruct": 6.2 });
    expect(mostSuitableFirst(seeing, "vision").map(({ name }) => name)).toEqual([
      "qwen3-vl:8b-instruct",
      "qwen3-vl:4b-instruct",
      "glm-ocr:latest",
    ]);
  });

  it("does not depend on the order of the server's list", () => {
    const twins = installed({ "b:1b": 1, "a:1b": 1 });
    expect(mostSuitableFirst(twins, "text")).toEqual(mostSuitableFirst(twins.toReversed(), "text"));
  });
});
