import { useSyncExternalStore } from "react";
import { deviceStore } from "#lib/device/browser-storage";
import { createListeners } from "#lib/device/listeners";
import { heldTimer, isTimers, lengthenedTimer, type NewTimer, resumedTimer, startedTimer, type Timer } from "./timer";

/** Shared by this device's tabs; signing out by hand forgets them, as all that begins so. */
const KEY = "tureen.draft.timers";

const NONE: readonly Timer[] = [];
/** What the text in the store was read as. */
let read: { readonly text: string | null; readonly timers: readonly Timer[] } = { text: null, timers: NONE };
const { subscribe, notify } = createListeners({ otherTabs: true });

/** All timers of this device, in the order in which they were started. They survive a reload. */
export function useTimers(): readonly Timer[] {
  return useSyncExternalStore(subscribe, timersNow);
}

/** Starts one; one with the same id stays as it is. */
export function startTimer(timer: NewTimer): void {
  if (!timersNow().some(({ id }) => id === timer.id)) keep([...timersNow(), startedTimer(timer, Date.now())]);
}

/** Does nothing to a timer that is held, or gone. */
export const holdTimer = (id: string): void => changeTimer(id, heldTimer);
/** Goes on with the time that was left; does nothing to a timer that runs, or is gone. */
export const resumeTimer = (id: string): void => changeTimer(id, resumedTimer);
/** By a minute: one that rings begins anew with it, one that is held stays held. */
export const lengthenTimer = (id: string): void => changeTimer(id, lengthenedTimer);

/** Stops it in the other tabs of this device, too; there is no Undo. */
export function stopTimer(id: string): void {
  keep(timersNow().filter((timer) => timer.id !== id));
}

function changeTimer(id: string, change: (timer: Timer, now: number) => Timer): void {
  keep(timersNow().map((timer) => (timer.id === id ? change(timer, Date.now()) : timer)));
}

function keep(timers: readonly Timer[]): void {
  if (timers.length === 0) deviceStore.remove(KEY);
  else deviceStore.write(KEY, JSON.stringify(timers));
  notify();
}

function timersNow(): readonly Timer[] {
  const text = deviceStore.read(KEY);
  if (text !== read.text) read = { text, timers: timersIn(text) };
  return read.timers;
}

function timersIn(text: string | null): readonly Timer[] {
  try {
    const timers: unknown = JSON.parse(text ?? "[]");
    return isTimers(timers) && timers.length > 0 ? timers : NONE;
  } catch {
    // Written by hand.
    return NONE;
  }
}
