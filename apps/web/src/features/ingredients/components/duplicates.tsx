import { t } from "#lib/text/language";
import { EmptyState } from "#components/empty-state";
import { LoadingState } from "#components/loading-state";
import { Unavailable } from "#components/unavailable";
import { VirtualGrid } from "#components/ui/lists/virtual-grid";
import { trpc } from "#lib/server/trpc";
import { useMerge } from "../hooks/use-merge";
import { INGREDIENT_MESSAGES } from "../messages";
import { DuplicateCard } from "./duplicate-card";
import type { Ingredient } from "@tureen/contracts/ingredients";
import { useState } from "react";
import { deviceStore } from "#lib/device/browser-storage";

/** Pairs that may be one food. They are proposals: nothing is merged until somebody says so. */
export function Duplicates() {
  const { data, isError, isFetching, refetch } = trpc.ingredients.likelyDuplicates.useQuery(undefined, {
    meta: { failure: INGREDIENT_MESSAGES.duplicatesFailed },
  });
  const { isKeptApart, keepApart } = useKeptApart();
  const merging = useMerge();
  if (!data) {
    if (!isError) return <LoadingState label={t("Looking for duplicates")} />;
    return (
      <Unavailable
        title={t("Duplicates could not be looked for")}
        text={t("Nothing was changed. Try again in a moment.")}
        query={{ refetch, isFetching }}
      />
    );
  }

  const pairs = data.duplicates.filter(({ ingredients }) => !isKeptApart(ingredients));
  if (pairs.length === 0)
    return (
      <EmptyState
        title={t("No duplicates")}
        text={t("Every food in the catalogue stands there once, as far as names can tell.")}
      />
    );
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-ink-muted">
        {t(
          "Each pair may be one food under two names. Keep the one whose name you prefer: recipes, the larder and draft lists follow it, and the other’s names become aliases.",
        )}
      </p>
      <VirtualGrid
        label={t("Duplicates")}
        items={pairs}
        keyOf={({ ingredients: [left, right] }) => `${left.id} ${right.id}`}
        columns={[[0, 1]]}
        estimatedRowPx={190}
        gapPx={12}
        render={(pair) => (
          <DuplicateCard pair={pair} merging={merging} onKeepBoth={() => keepApart(pair.ingredients)} />
        )}
      />
    </div>
  );
}

const KEY = "tureen.kept-apart";
/** More pairs than anybody decides about; the oldest are proposed again. */
const MAX_PAIRS = 500;

type Pair = readonly [Pick<Ingredient, "id">, Pick<Ingredient, "id">];

/** Proposals that somebody has declined on this device; they are not made again here. */
function useKeptApart() {
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
