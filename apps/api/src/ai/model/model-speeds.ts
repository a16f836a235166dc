/** One answer as the server measured it. */
export interface SpeedSample {
  /** Tokens of the prompt that were really read; those that the server still had count for nothing. */
  readonly readTokens: number;
  readonly readMs: number;
  readonly writtenTokens: number;
  readonly writingMs: number;
}

/** What a model has shown on this machine: its last speeds in tokens a second, the newest last. */
export interface ShownSpeeds {
  readonly reading: readonly number[];
  readonly writing: readonly number[];
}

/** Where speeds outlive a restart; keyed by the model's digest, since a name may get another model. */
export interface SpeedStore {
  load(digest: string): ShownSpeeds | undefined;
  save(digest: string, speeds: ShownSpeeds): void;
}

/** Seconds, from what a quick part took to what a slow one took. */
export interface TimeRange {
  readonly lowSeconds: number;
  readonly highSeconds: number;
}

export type ModelSpeeds = ReturnType<typeof createModelSpeeds>;

const KEPT = 20;
/** Shorter ones say more about the start of a call than about the model. */
const FEWEST_READ = 50;
const FEWEST_WRITTEN = 8;
/** A model that shares its machine may be this much slower than it ever was. */
const SLOWER_AT_TIMES = 4;
/** Even a model that has always been as quick may be this much off. */
const LEAST_SPREAD = 0.2;

/** Keeps what each model shows of its speed on this machine. */
export function createModelSpeeds(store: SpeedStore) {
  const known = new Map<string, ShownSpeeds>();
  const speedsOf = (digest: string): ShownSpeeds => {
    const speeds = known.get(digest) ?? store.load(digest) ?? { reading: [], writing: [] };
    known.set(digest, speeds);
    return speeds;
  };
  const keep = (digest: string, added: Partial<Record<keyof ShownSpeeds, number>>): void => {
    const { reading, writing } = speedsOf(digest);
    const speeds = { reading: appended(reading, added.reading), writing: appended(writing, added.writing) };
    known.set(digest, speeds);
    store.save(digest, speeds);
  };

  return {
    observe(digest: string, { readTokens, readMs, writtenTokens, writingMs }: SpeedSample): void {
      const reading = readTokens >= FEWEST_READ ? perSecond(readTokens, readMs) : undefined;
      const writing = writtenTokens >= FEWEST_WRITTEN ? perSecond(writtenTokens, writingMs) : undefined;
      if (reading !== undefined || writing !== undefined)
        keep(digest, { ...(reading && { reading }), ...(writing && { writing }) });
    },
    /** A prompt of so many tokens was not read within that time: the model reads more slowly than was thought. */
    wasTooSlow(digest: string, promptTokens: number, waitedMs: number): void {
      const speed = perSecond(promptTokens, waitedMs);
      if (speed !== undefined) keep(digest, { reading: speed });
    },
    /** Slowest reading and writing that are still waited for, in tokens a second; `usual` until the model has shown its own. */
    slowest: (digest: string, usual: Record<keyof ShownSpeeds, number>) => ({
      reading: slowestExpected(speedsOf(digest).reading, usual.reading),
      writing: slowestExpected(speedsOf(digest).writing, usual.writing),
    }),
    isKnown: (digest: string): boolean => speedsOf(digest).reading.length > 0 && speedsOf(digest).writing.length > 0,
    /** How long it takes to read and write so many tokens; null while the model has not been seen at work. */
    estimate(digest: string, tokensToRead: number, tokensToWrite: number): TimeRange | null {
      const reading = speedSpread(speedsOf(digest).reading);
      const writing = speedSpread(speedsOf(digest).writing);
      if (!reading || !writing) return null;
      return {
        lowSeconds: tokensToRead / reading.fast + tokensToWrite / writing.fast,
        highSeconds: tokensToRead / reading.slow + tokensToWrite / writing.slow,
      };
    },
  };
}

function appended(speeds: readonly number[], speed: number | undefined): readonly number[] {
  return speed === undefined ? speeds : [...speeds, speed].slice(-KEPT);
}

function perSecond(tokens: number, ms: number): number | undefined {
  return tokens > 0 && ms > 0 ? (tokens / ms) * 1_000 : undefined;
}

/** Never quicker than usual: what a model has shown may only make the wait longer. */
function slowestExpected(speeds: readonly number[], usual: number): number {
  return speeds.length === 0 ? usual : Math.min(usual, Math.min(...speeds) / SLOWER_AT_TIMES);
}

/** The middle half of what was shown, widened a little. */
export function speedSpread(speeds: readonly number[]): { slow: number; fast: number } | undefined {
  const sorted = speeds.toSorted((left, right) => left - right);
  const slow = sorted[Math.floor((sorted.length - 1) * 0.25)];
  const fast = sorted[Math.ceil((sorted.length - 1) * 0.75)];
  if (slow === undefined || fast === undefined) return undefined;
  return { slow: slow * (1 - LEAST_SPREAD), fast: fast * (1 + LEAST_SPREAD) };
}

/** Speeds for as long as the process lives. */
export function speedsInMemory(): SpeedStore {
  const kept = new Map<string, ShownSpeeds>();
  return { load: (digest) => kept.get(digest), save: (digest, speeds) => void kept.set(digest, speeds) };
}
