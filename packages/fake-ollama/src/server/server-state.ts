import type { Installed } from "./chat-request";
import type { Configuration, FakeModel, ScriptedAnswer } from "./configuration";
import { Engine } from "../answers/engine";
import { FaultPicker } from "../faults/faults";
import { RequestLog } from "./request-log";

/** Changes that the control plane may send; what is absent stays. */
export interface ConfigurationChange {
  readonly settings?: Partial<Configuration["settings"]>;
  readonly models?: readonly FakeModel[];
  readonly faults?: Configuration["faults"];
  readonly responder?: Partial<Configuration["responder"]>;
}

const OLD_VERSION = "0.11.4";
const SELF_BUILT_VERSION = "0.0.0";

/** Everything that one running double remembers. */
export class ServerState {
  configuration: Configuration;
  faults: FaultPicker;
  engine = new Engine();
  log = new RequestLog();
  readonly #initial: Configuration;
  readonly #lastPrompts = new Map<string, string>();
  #scriptPlace = 0;

  constructor(initial: Configuration) {
    this.#initial = initial;
    this.configuration = initial;
    this.faults = new FaultPicker(initial.faults, initial.settings.seed);
  }

  change(change: ConfigurationChange): void {
    const { settings, models, faults, responder } = this.configuration;
    this.configuration = {
      settings: { ...settings, ...change.settings },
      models: change.models ?? models,
      faults: change.faults ?? faults,
      responder: { ...responder, ...change.responder },
    };
    if (change.faults) this.faults = new FaultPicker(change.faults, this.configuration.settings.seed);
    if (change.responder?.script) this.#scriptPlace = 0;
  }

  /** Adds a model, or puts it in the place of the one of that name: the order of the list is what clients choose by. */
  install(model: FakeModel): void {
    const { models } = this.configuration;
    const isKnown = models.some((other) => other.name === model.name);
    const next = isKnown ? models.map((other) => (other.name === model.name ? model : other)) : [...models, model];
    this.configuration = { ...this.configuration, models: next };
  }

  reset(): void {
    this.configuration = this.#initial;
    this.faults = new FaultPicker(this.#initial.faults, this.#initial.settings.seed);
    this.engine = new Engine();
    this.log = new RequestLog();
    this.#lastPrompts.clear();
    this.#scriptPlace = 0;
  }

  installed(): Installed {
    const { models, settings } = this.configuration;
    return {
      models,
      settings,
      isOldServer: this.faults.isOn("F25"),
      isOldDialect: isBefore030(this.version()),
    };
  }

  version(): string {
    if (this.faults.isOn("F26")) return SELF_BUILT_VERSION;
    return this.faults.isOn("F25") ? OLD_VERSION : this.configuration.settings.version;
  }

  /** Share of a prompt that a model has to read: what it begins with as the one before did is kept. */
  newShareOf(model: string, prompt: string): number {
    const last = this.#lastPrompts.get(model) ?? "";
    this.#lastPrompts.set(model, prompt);
    let same = 0;
    while (same < prompt.length && prompt[same] === last[same]) same += 1;
    return prompt === "" ? 1 : 1 - same / prompt.length;
  }

  nextOfScript(): ScriptedAnswer | undefined {
    const answer = this.configuration.responder.script[this.#scriptPlace];
    if (answer) this.#scriptPlace += 1;
    return answer;
  }
}

/** A self-built server says 0.0.0, and is a new one. */
function isBefore030(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return version !== SELF_BUILT_VERSION && major === 0 && minor < 30;
}
