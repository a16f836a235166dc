import { useEffect, useState } from "react";
import { tabStore } from "#lib/device/browser-storage";

const PREFIX = "tureen.tab.";

/**
 * State of a page that a reload of this tab keeps, as a phone does that was put aside; leaving the page forgets it.
 * `Value` is plain JSON.
 */
export function useTabState<Value>(
  name: string,
  initial: Value,
  isReadable: (value: unknown) => value is Value,
): readonly [Value, (change: (before: Value) => Value) => void] {
  const key = PREFIX + name;
  const [value, setValue] = useState(() => stored(key, isReadable) ?? initial);
  useEffect(() => tabStore.write(key, JSON.stringify(value)), [key, value]);
  useEffect(() => () => tabStore.remove(key), [key]);
  return [value, setValue];
}

function stored<Value>(key: string, isReadable: (value: unknown) => value is Value): Value | undefined {
  try {
    const value: unknown = JSON.parse(tabStore.read(key) ?? "null");
    return isReadable(value) ? value : undefined;
  } catch {
    // Written by hand: the page begins as it always does.
    return undefined;
  }
}
