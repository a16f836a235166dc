import { AiError } from "#ai/ai-error";

/** When the server last spoke to any of our calls, on the clock of performance.now(). */
export interface ServerActivity {
  lastFrameAtMs: number;
}

export interface CallLimits {
  /** Longest silence of the server before the first frame. */
  readonly firstFrameMs: number;
  readonly betweenFramesMs: number;
  /** From the first frame to the last. */
  readonly answerMs: number;
}

/**
 * Watches one call. Before its first frame a call is late only when the server has been silent to all of ours for
 * that long: a server that answers one request at a time sends the others nothing, and they are not late but waiting.
 */
export class CallDeadline {
  readonly #controller = new AbortController();
  readonly #startedAtMs = performance.now();
  readonly #limits: CallLimits;
  readonly #activity: ServerActivity;
  readonly #model: string | undefined;
  readonly #outer: AbortSignal | undefined;
  #firstFrameAtMs: number | undefined;
  #lastFrameAtMs = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: CallLimits, activity: ServerActivity, model: string | undefined, outer: AbortSignal | undefined) {
    this.#limits = limits;
    this.#activity = activity;
    this.#model = model;
    this.#outer = outer;
    outer?.addEventListener("abort", this.#cancel, { once: true });
    if (outer?.aborted) this.#cancel();
    else this.#arm(limits.firstFrameMs);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Tells that a frame has come. */
  frame(): void {
    const now = performance.now();
    this.#lastFrameAtMs = now;
    this.#activity.lastFrameAtMs = now;
    if (this.#firstFrameAtMs !== undefined) return;
    this.#firstFrameAtMs = now;
    this.#arm(Math.min(this.#limits.betweenFramesMs, this.#limits.answerMs));
  }

  /** Stops watching and drops whatever is still open of the call. */
  end(): void {
    clearTimeout(this.#timer);
    this.#outer?.removeEventListener("abort", this.#cancel);
    this.#controller.abort(new AiError("cancelled", { model: this.#model }));
  }

  readonly #cancel = (): void => {
    clearTimeout(this.#timer);
    this.#controller.abort(new AiError("cancelled", { model: this.#model }));
  };

  #arm(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#check(), Math.max(1, delayMs));
  }

  #check(): void {
    const now = performance.now();
    const leftMs =
      this.#firstFrameAtMs === undefined ? this.#leftToStart(now) : this.#leftToGoOn(now, this.#firstFrameAtMs);
    if (leftMs > 0) this.#arm(leftMs);
    else this.#controller.abort(new AiError("timeout", { model: this.#model, waitedMs: now - this.#startedAtMs }));
  }

  #leftToStart(now: number): number {
    return Math.max(this.#startedAtMs, this.#activity.lastFrameAtMs) + this.#limits.firstFrameMs - now;
  }

  #leftToGoOn(now: number, firstFrameAtMs: number): number {
    return Math.min(this.#lastFrameAtMs + this.#limits.betweenFramesMs, firstFrameAtMs + this.#limits.answerMs) - now;
  }
}
