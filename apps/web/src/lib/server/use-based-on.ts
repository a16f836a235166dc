import { useState } from "react";
import { isConflict } from "./server-fault";

/**
 * The revision that a change is based on. Whoever has been told that somebody else was quicker, and saves again, means it:
 * `onError` of the mutation lets go of the revision.
 */
export function useBasedOn(revision: number | undefined) {
  const [basedOn, setBasedOn] = useState(revision);
  return { revision: basedOn, onError: (error: unknown) => isConflict(error) && setBasedOn(undefined) };
}
