import { useEffect, useState } from "react";

/** `value` as it was once it had stayed the same for `delayMs`: what is typed is asked for when the fingers rest. */
export function useDebounced<Value>(value: Value, delayMs = 60): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
