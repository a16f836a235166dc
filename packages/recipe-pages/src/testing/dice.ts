/** Choices that come out the same for the same seed. */
export interface Dice {
  /** True in this share of the throws, 0 to 1. */
  chance(share: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** Some of the things, in their order: each in this share of the throws. */
  some<T>(list: readonly T[], share: number): readonly T[];
}

export function diceOf(seed: number): Dice {
  let state = (seed * 2_654_435_761) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    chance: (share) => next() < share,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    some: (list, share) => list.filter(() => next() < share),
  };
}
