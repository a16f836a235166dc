import type { AiSettings } from "#ai/ai-config";
import type { Config } from "#core/config";
import type { SettingsStore } from "./settings-store";

/** What the model layer asks of the settings, read anew at each use. The environment's models are first-run defaults only. */
export function aiSettings(settings: SettingsStore, config: Config): AiSettings {
  return {
    llmConcurrency: () => settings.number("llm_concurrency"),
    llmBatchDelayMs: () => settings.number("llm_batch_delay"),
    textModel: () => settings.text("text_model") || config.OLLAMA_MODEL,
    visionModel: () => settings.text("vision_model") || config.OLLAMA_VISION_MODEL,
    allowsCloudModels: () => settings.choice("cloud_models") === "on",
    onChange: (listener) => void settings.onChange(listener),
  };
}
