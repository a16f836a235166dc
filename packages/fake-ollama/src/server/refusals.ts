import { goJson } from "./go-json";

/** An answer that is no success: a status and a body, thrown from wherever it is noticed. */
export class OllamaError extends Error {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;

  constructor(status: number, body: string, contentType = "application/json; charset=utf-8") {
    super(`${status} ${body}`);
    this.status = status;
    this.contentType = contentType;
    this.body = body;
  }
}

/** `{"error": …}` as the server's own handlers write it. */
export function refused(status: number, message: string): OllamaError {
  return new OllamaError(status, goJson({ error: message }));
}

/** An error of the engine: JSON inside a JSON string. */
export function engineError(
  status: number,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
): OllamaError {
  return refused(status, goJson({ error: { code: status, message, type: "invalid_request_error", ...details } }));
}

/** For a prompt that may not be cut: without `truncate`, or with pictures. Both numbers count tokens. */
export function contextExceeded(promptTokens: number, numCtx: number): OllamaError {
  const message = `request (${promptTokens} tokens) exceeds the available context size (${numCtx} tokens), try increasing it`;
  return engineError(400, message, { type: "exceed_context_size_error", n_prompt_tokens: promptTokens, n_ctx: numCtx });
}

/** For a prompt that does not fit and that `shift: false` forbids to cut; it names no counts. */
export function promptTooLong(): OllamaError {
  return refused(
    400,
    "the prompt is longer than the context length currently available to the model; shorten the prompt, increase the context length, or enable truncation",
  );
}

/** The same in the words of servers before 0.30, which name no counts. */
export function contextExceededOfOldServer(): OllamaError {
  return refused(400, "the input length exceeds the context length");
}

/** What servers before 0.30 say of any schema that their grammar compiler refuses. */
export function formatRefusedByOldServer(): OllamaError {
  return refused(400, "invalid JSON schema in format");
}

/** A model that does not fit into the memory of the machine. */
export function tooLittleMemory(): OllamaError {
  return refused(500, "model requires more system memory (5.6 GiB) than is available (3.9 GiB)");
}

/** `isOldWording` is that of version 0.11. */
export function modelNotFound(name: string, isOldWording = false): OllamaError {
  return refused(404, isOldWording ? `model "${name}" not found, try pulling it first` : `model '${name}' not found`);
}

/** For pictures to a text model: 400 where the server renders the prompt, 500 where the model brings its own template. */
export function noVision(model: string, status: 400 | 500): OllamaError {
  return status === 400
    ? engineError(400, `${model} does not support multimodal requests`)
    : engineError(
        500,
        "image input is not supported - hint: if this is unexpected, you may need to provide the mmproj",
        {
          type: "server_error",
        },
      );
}

/** For what is no picture, and for WebP, which the engine cannot read. */
export function undecodableImage(): OllamaError {
  return engineError(400, "Failed to load image or audio file");
}

/** For a schema that makes no grammar: `\d` in a pattern, an object without properties, too many repetitions. */
export function grammarRefused(): OllamaError {
  return engineError(400, "Failed to initialize samplers: failed to parse grammar");
}

/** For a pattern that is not even converted; `reason` is in the engine's words. */
export function schemaRefused(reason: string): OllamaError {
  return engineError(400, `JSON schema conversion failed:\n${reason}`);
}

/** For a call that needs the model loaded anew while as many as may wait do so. Both blanks are Ollama's. */
export function busy(): OllamaError {
  return refused(503, "server busy, please try again.  maximum pending requests exceeded");
}

/** For an engine that died while it answered; `isOldWording` is that of servers that name the signal. */
export function runnerStopped(isOldWording = false): OllamaError {
  if (isOldWording) return refused(500, "llama runner process has terminated: signal: killed");
  return refused(
    500,
    "model runner has unexpectedly stopped, this may be due to resource limitations or an internal error, check ollama server logs for details",
  );
}

/** For a call that is broken off while it waits for its turn: nobody reads it. */
export function clientGone(): OllamaError {
  return refused(499, "request canceled");
}

/** For a Host header that Ollama does not allow; the body is empty. */
export function forbidden(): OllamaError {
  return new OllamaError(403, "", "");
}

/** HTML in place of JSON: with 200 the page of a proxy that has no server behind it. */
export function proxyPage(status: number): OllamaError {
  const title = status === 200 ? "Welcome to nginx!" : `${status} Bad Gateway`;
  return new OllamaError(
    status,
    `<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
    "text/html",
  );
}
