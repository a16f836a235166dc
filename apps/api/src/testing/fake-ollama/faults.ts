import { seededRandom } from "./seeded-random";

/** The ways in which a server, a model or the way between goes wrong; what each does stands in fault-answers and fault-refusals. */
export type FaultId =
  | "F01" | "F02" | "F03" | "F04" | "F05" | "F06" | "F07" | "F08" | "F09" | "F10" | "F11" | "F12" | "F13" | "F14"
  | "F15" | "F16" | "F17" | "F18" | "F19" | "F20" | "F21" | "F22" | "F23" | "F24" | "F25" | "F26" | "F27" | "F28";

export interface Fault {
  readonly id: FaultId;
  /** One of several forms of the same fault; the first is taken where none is named. */
  readonly variant?: string;
  /** Only requests for this model. */
  readonly model?: string;
  /** Only chat requests of these numbers, counted from 1 since the last reset. */
  readonly requests?: readonly number[];
  /** At most this many times. */
  readonly times?: number;
  /** Share of the requests that are hit, drawn with the server's seed. */
  readonly probability?: number;
  /** Frames that still go out before it happens. */
  readonly afterFrames?: number;
  readonly delayMs?: number;
  readonly sizeBytes?: number;
}

export interface FaultOccasion {
  readonly model: string | undefined;
  /** Number of the chat request; undefined for every other call. */
  readonly chatNumber: number | undefined;
}

/** Faults that meet every call of the API and not only those that make a model speak. */
const WHOLE_SERVER: readonly FaultId[] = ["F20", "F21", "F22", "F25", "F26"];

/** Chooses which fault meets a request and keeps count of how often each has happened. */
export class FaultPicker {
  readonly #uses = new Map<Fault, number>();
  readonly #random: () => number;
  readonly #faults: readonly Fault[];

  constructor(faults: readonly Fault[], seed: number) {
    this.#faults = faults;
    this.#random = seededRandom(seed);
  }

  /** The first fault that fits the occasion; asking for it counts as a use. */
  pick(occasion: FaultOccasion): Fault | undefined {
    const fault = this.#faults.find((candidate) => this.#fits(candidate, occasion));
    if (fault) this.#uses.set(fault, (this.#uses.get(fault) ?? 0) + 1);
    return fault;
  }

  /** True while a fault of the whole server is switched on; it is not used up. */
  isOn(id: FaultId): boolean {
    return this.#faults.some((fault) => fault.id === id);
  }

  #fits(fault: Fault, occasion: FaultOccasion): boolean {
    if (["F22", "F25", "F26"].includes(fault.id)) return false;
    if (occasion.chatNumber === undefined && !WHOLE_SERVER.includes(fault.id)) return false;
    if (fault.model !== undefined && fault.model !== occasion.model) return false;
    if (fault.requests && !(occasion.chatNumber !== undefined && fault.requests.includes(occasion.chatNumber))) return false;
    if (fault.times !== undefined && (this.#uses.get(fault) ?? 0) >= fault.times) return false;
    return fault.probability === undefined || this.#random() < fault.probability;
  }
}
