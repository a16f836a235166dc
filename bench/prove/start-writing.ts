import type { Family } from "./family";

const WRITERS = 4;

/** Four writers that add a recipe after the other until they are stopped. */
export function startWriting(family: Family) {
  let answered = 0;
  let failed = 0;
  let slowestMs = 0;
  const over = new AbortController();
  const write = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const { status, milliseconds } = await family.addRecipe("Soup");
      if (status === 201) answered += 1;
      else failed += 1;
      slowestMs = Math.max(slowestMs, Math.round(milliseconds));
    }
  };
  const writers = Array.from({ length: WRITERS }, write);
  return {
    answered: () => answered,
    stop: async () => {
      over.abort();
      await Promise.all(writers);
      return { failed, slowestMs };
    },
  };
}
