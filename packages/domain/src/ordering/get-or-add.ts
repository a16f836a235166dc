/** The value kept under a key; where there is none it is made and kept. Values are never undefined. */
export function getOrAdd<K, V extends object | string | number | null>(known: Map<K, V>, key: K, make: () => V): V {
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const made = make();
  known.set(key, made);
  return made;
}
