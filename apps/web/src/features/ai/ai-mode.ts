/** Which way of making a recipe is open (specification, section 4). */
export type AiMode = "none" | "text" | "image-ocr" | "image-meal" | "pdf" | "web";

const MODES: readonly AiMode[] = ["text", "image-ocr", "image-meal", "pdf", "web"];

/** Opens the create screen with a panel: the state of a link to it. */
export interface ModeState {
  readonly aiMode: AiMode;
}

/** The mode that the link to this page asked for. */
export function modeAskedFor(): AiMode {
  const state: unknown = window.history.state;
  const asked = typeof state === "object" && state !== null && "aiMode" in state ? state.aiMode : "none";
  return MODES.find((mode) => mode === asked) ?? "none";
}
