import { keepPreviousData } from "@tanstack/react-query";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { useState } from "react";
import { type Inputs, trpc } from "#lib/server/trpc";
import { MEAL_MESSAGES } from "../messages";

export type Wish = "quick" | "vegetarian" | "without_fish" | "little_meat";

interface RecipeOnDay {
  readonly date: string;
  readonly recipe_id: number;
}

const SEEDS = 2 ** 31;
const newSeed = () => Math.floor(Math.random() * SEEDS);

/** Dinners for some evenings, and what somebody says to them: keep this, another one, not this evening. */
export function useProposals(evenings: readonly LocalDate[]) {
  const [seed, setSeed] = useState(newSeed);
  const [wishes, setWishes] = useState<ReadonlySet<Wish>>(new Set());
  const [kept, setKept] = useState<readonly RecipeOnDay[]>([]);
  /** What must not change while another dish is found for one evening. */
  const [standing, setStanding] = useState<readonly RecipeOnDay[]>([]);
  const [unwanted, setUnwanted] = useState<readonly RecipeOnDay[]>([]);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());

  const dates = evenings.filter((date) => !left.has(date));
  const input: Inputs["mealPlans"]["propose"] = {
    dates,
    seed,
    pins: [...kept, ...standing.filter(({ date }) => !isAmong(kept, date))].filter(({ date }) => !left.has(date)),
    unwanted: [...unwanted],
    ...Object.fromEntries([...wishes].map((wish) => [wish, true])),
  };
  const query = trpc.mealPlans.propose.useQuery(input, {
    enabled: dates.length > 0,
    // A proposal stands until somebody asks for another.
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    meta: { failure: MEAL_MESSAGES.proposeFailed },
  });
  const proposals = (query.data?.proposals ?? []).filter(({ date }) => dates.some((each) => each === date));
  const shown = proposals.flatMap(({ date, recipe }) => (recipe ? [{ date, recipe_id: recipe.id }] : []));

  return {
    proposals,
    isPending: query.isPending && dates.length > 0,
    isChanging: query.isPlaceholderData,
    isFailed: query.isError,
    retry: () => void query.refetch(),
    wishes,
    toggleWish: (wish: Wish) => {
      setStanding([]);
      setWishes(
        (before) => new Set(before.has(wish) ? [...before].filter((each) => each !== wish) : [...before, wish]),
      );
    },
    isKept: (date: string) => isAmong(kept, date),
    toggleKept: (date: string) =>
      setKept((before) =>
        isAmong(before, date)
          ? before.filter((each) => each.date !== date)
          : [...before, ...shown.filter((each) => each.date === date)],
      ),
    anotherOne: (date: string) => {
      setStanding(shown.filter((each) => each.date !== date));
      setKept((before) => before.filter((each) => each.date !== date));
      setUnwanted((before) => [...before, ...shown.filter((each) => each.date === date)]);
    },
    leaveOut: (date: string) => {
      setStanding(shown.filter((each) => each.date !== date));
      setLeft((before) => new Set([...before, date]));
    },
    /** All evenings anew, but those that are kept. */
    startAgain: () => {
      setStanding([]);
      setUnwanted([]);
      setSeed(newSeed());
    },
  };
}

const isAmong = (recipes: readonly RecipeOnDay[], date: string): boolean => recipes.some((each) => each.date === date);
