import { useEffect, useState } from "react";
import { deviceStore } from "#lib/device/browser-storage";

/** What is ticked off, by its place. */
export interface Ticks {
  readonly has: (place: number) => boolean;
  readonly toggle: (place: number) => void;
}

/** Where one is, kept on this device for a day: of each recipe for so many servings. A change of servings takes it along. */
export function useCookState(recipeId: number, servings: number) {
  const key = `${recipeId}.${servings}`;
  const [state, change] = useState(() => readCookState(key, Date.now()) ?? AT_THE_START);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (isOver) removeCookState(key);
    else if (state !== AT_THE_START) writeCookState(key, state, Date.now());
  }, [isOver, key, state]);

  const ticks = (list: "used" | "done"): Ticks => ({
    has: (place) => state[list].includes(place),
    toggle: (place) => change((before) => ({ ...before, [list]: toggled(before[list], place) })),
  });

  return {
    ...state,
    used: ticks("used"),
    done: ticks("done"),
    goTo: (step: number) => change((before) => ({ ...before, step })),
    /** What is left behind is done. */
    goOn: (to: number) => change((before) => goOn(before, to)),
    showOneByOne: (isOneByOne: boolean) => change((before) => ({ ...before, isOneByOne })),
    forget: () => setIsOver(true),
  };
}

const toggled = (places: readonly number[], place: number): readonly number[] =>
  places.includes(place) ? places.filter((each) => each !== place) : [...places, place];

function goOn(before: CookState, to: number): CookState {
  const left = before.step - 1;
  const isDone = left < 0 || before.done.includes(left);
  return { ...before, step: to, done: isDone ? before.done : [...before.done, left] };
}

/** Where somebody at the stove is. */
interface CookState {
  /** 0 is getting the ingredients ready, then the steps from 1. */
  readonly step: number;
  readonly isOneByOne: boolean;
  /** Ingredient lines and steps that are ticked off, by their place. */
  readonly used: readonly number[];
  readonly done: readonly number[];
}

const AT_THE_START: CookState = { step: 0, isOneByOne: true, used: [], done: [] };

/** Signing out by hand forgets it, as all that begins so. */
const PREFIX = "tureen.draft.cook.";
const KEPT_MS = 24 * 3_600_000;

/** What is kept for a day: of this recipe for so many; null where nothing is, or what is there does not fit. */
function readCookState(key: string, now: number): CookState | null {
  try {
    const kept: unknown = JSON.parse(deviceStore.read(PREFIX + key) ?? "null");
    return isKept(kept) && isFresh(kept, now) ? kept.state : null;
  } catch {
    // Written by hand: the page begins as it always does.
    return null;
  }
}

/** Keeps it, and lets go of what is older than a day. */
function writeCookState(key: string, state: CookState, now: number): void {
  for (const other of deviceStore.keys()) {
    if (!other.startsWith(PREFIX)) continue;
    if (!readCookState(other.slice(PREFIX.length), now)) deviceStore.remove(other);
  }
  deviceStore.write(PREFIX + key, JSON.stringify({ at: now, state }));
}

/** A cook is done with it. */
function removeCookState(key: string): void {
  deviceStore.remove(PREFIX + key);
}

interface Kept {
  readonly at: number;
  readonly state: CookState;
}

/** A phone's clock may have been put right in between. */
const isFresh = ({ at }: Kept, now: number): boolean => Math.abs(now - at) < KEPT_MS;

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null) return false;
  const { at, state } = value as Record<string, unknown>; // any object can be read so
  if (typeof at !== "number" || typeof state !== "object" || state === null) return false;
  const { step, isOneByOne, used, done } = state as Record<string, unknown>;
  return Number.isInteger(step) && typeof isOneByOne === "boolean" && isPlaces(used) && isPlaces(done);
}

const isPlaces = (value: unknown): boolean => Array.isArray(value) && value.every((place) => Number.isInteger(place));
