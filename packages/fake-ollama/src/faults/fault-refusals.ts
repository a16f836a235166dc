import type { Fault } from "./faults";
import {
  busy,
  contextExceeded,
  contextExceededOfOldServer,
  engineError,
  forbidden,
  modelNotFound,
  noVision,
  promptTooLong,
  proxyPage,
  refused,
  runnerStopped,
  tooLittleMemory,
  undecodableImage,
  type OllamaError,
} from "../server/refusals";

/** Faults that answer before any model speaks. Undefined for those that show in the answer itself. */
export function refusalOf(fault: Fault, model: string): OllamaError | undefined {
  switch (fault.id) {
    case "F14":
      return modelNotFound(model, fault.variant === "old");
    case "F15":
      return busy();
    case "F16":
      return fault.variant === "memory" ? tooLittleMemory() : runnerStopped(fault.variant === "old");
    case "F17":
      return overlong(fault.variant);
    case "F18":
      return noVision(model, fault.variant === "500" ? 500 : 400);
    case "F19":
      return badImage(fault.variant);
    case "F20":
      return forbidden();
    case "F21":
      return proxyPage(fault.variant === "200" ? 200 : 502);
    default:
      return undefined;
  }
}

function overlong(variant: string | undefined): OllamaError {
  if (variant === "old") return contextExceededOfOldServer();
  return variant === "friendly" ? promptTooLong() : contextExceeded(4_165, 4_096);
}

function badImage(variant: string | undefined): OllamaError | undefined {
  if (variant === "old") return undefined;
  if (variant === "prefix") return refused(400, "illegal base64 data at input byte 4");
  return variant === "engine-500" ? engineError(500, "Failed to load image or audio file") : undecodableImage();
}
