import { useEffect, useState } from "react";

const DELAY_MS = 60;

/** `value` as it was once it had stayed the same for a moment: what is typed is asked for when the fingers rest. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
