import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { integerBetween, type Random } from "../seeded-random";

const SMALLEST_SEGMENT = 16;
const LARGEST_SEGMENT = 900;
/** Long lines and long answers go out in larger parts, or they would take minutes. */
const LARGE_BUFFER = 64 * 1024;
/** Cuts inside a character that are followed by a pause: without one the network would glue the halves together again. */
const PAUSED_CUTS = 10;
const CUT_PAUSE_MS = 3;

/**
 * Writes frames so that a segment of the network holds several of them, or a part of one, and often ends
 * inside a character of more than one byte: a reader that decodes piece by piece shows itself.
 */
export class FrameWriter {
  #waiting: Buffer = Buffer.alloc(0);
  #nextSize: number;
  #pausesLeft = PAUSED_CUTS;
  readonly #response: ServerResponse;
  readonly #random: Random;

  constructor(response: ServerResponse, random: Random) {
    this.#response = response;
    this.#random = random;
    this.#nextSize = this.#drawSize();
  }

  async line(text: string): Promise<void> {
    this.#waiting = Buffer.concat([this.#waiting, Buffer.from(`${text}\n`)]);
    while (this.#waiting.length >= this.#nextSize) {
      const size = this.#cutInsideCharacter(
        Math.max(this.#nextSize, this.#waiting.length > LARGE_BUFFER ? LARGE_BUFFER : 0),
      );
      const endsInsideCharacter = ((this.#waiting[size] ?? 0) & 0xc0) === 0x80;
      await this.#write(this.#waiting.subarray(0, size));
      this.#waiting = this.#waiting.subarray(size);
      if (endsInsideCharacter && this.#pausesLeft-- > 0) await pause(CUT_PAUSE_MS);
      this.#nextSize = this.#drawSize();
    }
  }

  /** Sends what is waiting, for frames that must be seen before the next one is due. */
  async flush(): Promise<void> {
    if (this.#waiting.length > 0) await this.#write(this.#waiting);
    this.#waiting = Buffer.alloc(0);
  }

  /** Sends what is waiting and the first half of one more line. */
  async half(text: string): Promise<void> {
    this.#waiting = Buffer.concat([this.#waiting, Buffer.from(text).subarray(0, Math.ceil(text.length / 2))]);
    await this.flush();
  }

  #cutInsideCharacter(size: number): number {
    const lead = this.#waiting.subarray(SMALLEST_SEGMENT, size).findIndex((byte) => byte >= 0xc0);
    return lead >= 0 && this.#random() < 0.5 ? SMALLEST_SEGMENT + lead + 1 : Math.min(size, this.#waiting.length);
  }

  #drawSize(): number {
    return integerBetween(this.#random, SMALLEST_SEGMENT, LARGEST_SEGMENT);
  }

  async #write(bytes: Buffer): Promise<void> {
    if (this.#response.destroyed || this.#response.write(bytes)) return;
    await new Promise<void>((resolve) => {
      const go = (): void => {
        this.#response.off("drain", go);
        this.#response.off("close", go);
        resolve();
      };
      this.#response.once("drain", go);
      this.#response.once("close", go);
    });
  }
}
