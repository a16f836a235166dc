import type { Ingredient } from "@tureen/contracts/ingredients";
import { useState } from "react";
import { deviceStore } from "#lib/browser-storage";

const KEY = "tureen.kept-apart";
/** More pairs than anybody decides about; the oldest are proposed again. */
const MAX_PAIRS = 500;

type Pair = readonly [Pick<Ingredient, "id">, Pick<Ingredient, "id">];

/** Proposals that somebody has declined on this device; they are not made again here. */
export function useKeptApart() {
  const [keys, setKeys] = useState<readonly string[]>(() => (deviceStore.read(KEY) ?? "").split(",").filter(Boolean));
  return {
    isKeptApart: (pair: Pair) => keys.includes(keyOf(pair)),
    keepApart: (pair: Pair) => {
      const next = [...keys, keyOf(pair)].slice(-MAX_PAIRS);
      deviceStore.write(KEY, next.join(","));
      setKeys(next);
    },
  };
}

function keyOf([left, right]: Pair): string {
  return `${Math.min(left.id, right.id)}-${Math.max(left.id, right.id)}`;
}
