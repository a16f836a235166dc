import type { FakeModel } from "../server/configuration";
import { busy, clientGone } from "../server/refusals";

/** A place at the model; the answer may be written while it is held. */
export interface Slot {
  readonly loadMs: number;
  release(): void;
}

export interface EngineStats {
  active: number;
  maxActive: number;
  loads: number;
  reloads: number;
}

interface Waiting {
  readonly loadKey: string;
  readonly admit: (loadMs: number) => void;
}

interface Runner {
  loadKey: string | undefined;
  isLoading: boolean;
  active: number;
  lastLoadMs: number;
  readonly queue: Waiting[];
}

/**
 * The server's scheduler: one runner a model, loaded anew when a load-time attribute differs, with a fixed
 * number of slots. Whoever waits gets no byte, headers included; only a full load queue is refused.
 */
export class Engine {
  readonly stats: EngineStats = { active: 0, maxActive: 0, loads: 0, reloads: 0 };
  readonly #runners = new Map<string, Runner>();

  /** Names of the models in memory, with the key that they were loaded with. */
  loaded(): ReadonlyMap<string, string> {
    const entries = [...this.#runners].flatMap(([name, { loadKey }]): [string, string][] =>
      loadKey === undefined ? [] : [[name, loadKey]],
    );
    return new Map(entries);
  }

  unload(name: string): void {
    const runner = this.#runners.get(name);
    if (runner?.active === 0) runner.loadKey = undefined;
  }

  admit(
    model: FakeModel,
    loadKey: string,
    limits: { numParallel: number; maxQueue: number },
    signal: AbortSignal,
  ): Promise<Slot> {
    const runner = this.#runnerOf(model.name);
    const waitingForLoad = [...this.#runners.values()].reduce(
      (sum, other) => sum + other.queue.filter((waiting) => waiting.loadKey !== other.loadKey).length,
      0,
    );
    if (loadKey !== runner.loadKey && waitingForLoad >= limits.maxQueue) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        loadKey,
        admit: (loadMs) => {
          signal.removeEventListener("abort", leave);
          resolve(this.#slot(model, runner, limits.numParallel, loadMs));
        },
      };
      const leave = (): void => {
        const place = runner.queue.indexOf(waiting);
        if (place >= 0) runner.queue.splice(place, 1);
        reject(clientGone());
      };
      signal.addEventListener("abort", leave, { once: true });
      runner.queue.push(waiting);
      this.#pump(model, runner, limits.numParallel);
    });
  }

  #slot(model: FakeModel, runner: Runner, numParallel: number, loadMs: number): Slot {
    let isHeld = true;
    return {
      loadMs,
      release: () => {
        if (!isHeld) return;
        isHeld = false;
        runner.active -= 1;
        this.stats.active -= 1;
        this.#pump(model, runner, numParallel);
      },
    };
  }

  #pump(model: FakeModel, runner: Runner, numParallel: number): void {
    while (!runner.isLoading) {
      const [head] = runner.queue;
      if (!head) return;
      if (head.loadKey !== runner.loadKey) {
        if (runner.active === 0) this.#load(model, runner, head.loadKey, numParallel);
        return;
      }
      if (runner.active >= numParallel) return;
      runner.queue.shift();
      runner.active += 1;
      this.stats.active += 1;
      this.stats.maxActive = Math.max(this.stats.maxActive, this.stats.active);
      head.admit(runner.lastLoadMs);
      runner.lastLoadMs = 0;
    }
  }

  #load(model: FakeModel, runner: Runner, loadKey: string, numParallel: number): void {
    if (runner.loadKey === undefined) this.stats.loads += 1;
    else this.stats.reloads += 1;
    runner.isLoading = true;
    setTimeout(() => {
      runner.isLoading = false;
      runner.loadKey = loadKey;
      runner.lastLoadMs = model.loadMs;
      this.#pump(model, runner, numParallel);
    }, model.loadMs);
  }

  #runnerOf(name: string): Runner {
    const known = this.#runners.get(name);
    if (known) return known;
    const runner: Runner = { loadKey: undefined, isLoading: false, active: 0, lastLoadMs: 0, queue: [] };
    this.#runners.set(name, runner);
    return runner;
  }
}
