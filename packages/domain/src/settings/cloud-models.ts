/** Where Ollama's cloud models answer, when a list does not say it itself. */
export const CLOUD_HOST = "ollama.com";

/** Whether a model's name says that Ollama lets it answer elsewhere: "gpt-oss:120b-cloud", "kimi-k2:cloud". */
export function isCloudName(name: string): boolean {
  return /[:-]cloud(?::latest)?$/i.test(name.trim());
}
