import { useEffect, useState } from "react";
import { AT_THE_START, type CookState, readCookState, removeCookState, writeCookState } from "../cook-state";

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
