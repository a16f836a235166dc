import { useTabState } from "#lib/use-tab-state";

/** What is ticked off, by its place. */
export interface Ticks {
  readonly has: (index: number) => boolean;
  readonly toggle: (index: number) => void;
}

interface CookingState {
  readonly isOpen: boolean;
  /** For how many the amounts are shown; null as the recipe is written. */
  readonly servings: number | null;
  readonly usedUp: readonly number[];
  readonly done: readonly number[];
}

const NOT_COOKING: CookingState = { isOpen: false, servings: null, usedUp: [], done: [] };

/** Somebody at the stove: a phone that loads the page again is where it was, with every tick. */
export function useCooking(recipeId: number) {
  const [state, change] = useTabState(`cooking-${recipeId}`, NOT_COOKING, isCookingState);

  function ticks(list: "usedUp" | "done"): Ticks {
    return {
      has: (index) => state[list].includes(index),
      toggle: (index) =>
        change((before) => ({
          ...before,
          [list]: before[list].includes(index)
            ? before[list].filter((each) => each !== index)
            : [...before[list], index],
        })),
    };
  }

  return {
    isOpen: state.isOpen,
    setIsOpen: (isOpen: boolean) => change((before) => ({ ...before, isOpen })),
    servings: state.servings,
    chooseServings: (servings: number) => change((before) => ({ ...before, servings })),
    usedUp: ticks("usedUp"),
    done: ticks("done"),
  };
}

function isCookingState(value: unknown): value is CookingState {
  if (typeof value !== "object" || value === null) return false;
  const { isOpen, servings, usedUp, done } = value as Record<string, unknown>; // any object can be read so
  return (
    typeof isOpen === "boolean" &&
    (servings === null || typeof servings === "number") &&
    Array.isArray(usedUp) &&
    Array.isArray(done)
  );
}
