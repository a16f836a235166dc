import { seededRandom } from "../seeded-random";

/**
 * The ways in which a server, a model or the way between goes wrong. Variants stand in brackets, the first is the default.
 *
 * Time: F01 late first frame, F02 slow frames, F03 stands still, F24 slot stays busy after the client has left (`delayMs`).
 * Broken streams: F04 connection reset within a line, F05 no last frame, F06 error line, F13 one token for ever and no end.
 * Bad answers: F07 cut by length [string, array, comma], F08 not JSON [prose, fenced, trailing, nan, duplicate, quotes],
 * F09 wrong shape [array, strings, missing, extra], F10 empty, F11 thinks only, F12 white space only,
 * F23 megabytes [content, line], F27 scripts and half characters, F28 hostile texts.
 * Refusals: F14 model gone [new, old], F15 busy, F16 model stopped [new, old, memory], F17 context [nested, friendly, old], F18 no eyes [400, 500],
 * F19 bad image [undecodable, prefix, engine-500, old], F20 forbidden host, F21 a proxy's page [502, 200].
 * The whole server: F22 gone [refused, black-hole], F25 version 0.11, F26 version 0.0.0.
 */
export type FaultId = `F0${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}` | `F1${Digit}` | `F2${Exclude<Digit, 9>}`;

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export interface Fault {
  readonly id: FaultId;
  /** One of several forms of the same fault; the first is taken where none is named. */
  readonly variant?: string;
  /** Only requests for this model. */
  readonly model?: string;
  /** Only chat requests of these numbers, counted from 1 since the last reset. */
  readonly requests?: readonly number[];
  /** Only chat requests whose messages hold this text. */
  readonly promptIncludes?: string;
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
  /** The body of a chat request. */
  readonly body?: unknown;
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
    if (fault.requests && !(occasion.chatNumber !== undefined && fault.requests.includes(occasion.chatNumber)))
      return false;
    if (fault.promptIncludes !== undefined && !JSON.stringify(occasion.body ?? "").includes(fault.promptIncludes))
      return false;
    if (fault.times !== undefined && (this.#uses.get(fault) ?? 0) >= fault.times) return false;
    return fault.probability === undefined || this.#random() < fault.probability;
  }
}
