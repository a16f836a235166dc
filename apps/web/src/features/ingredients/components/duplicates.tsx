import { t } from "#lib/text/language";
import { EmptyState } from "#components/empty-state";
import { Unavailable } from "#components/unavailable";
import { VirtualGrid } from "#components/ui/lists/virtual-grid";
import { trpc } from "#lib/server/trpc";
import { useMerge } from "../hooks/use-merge";
import { INGREDIENT_MESSAGES } from "../messages";
import type { Ingredient, LikelyDuplicates, UsedIngredient } from "@tureen/contracts/ingredients";
import { useState } from "react";
import { deviceStore } from "#lib/device/browser-storage";
import { type Text, text } from "@tureen/messages/text";
import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";
import { categoryName } from "#lib/text/food-names";
import { ingredientLabel } from "../ingredient-filter";
import { usageText } from "../ingredient-usage";
import { EntryHeading } from "./entry-heading";

/** Pairs that may be one food. They are proposals: nothing is merged until somebody says so. */
export function Duplicates() {
  const likely = trpc.ingredients.likelyDuplicates.useQuery(undefined, {
    meta: { failure: INGREDIENT_MESSAGES.duplicatesFailed },
  });
  const { isKeptApart, keepApart } = useKeptApart();
  const merging = useMerge();
  if (!likely.data)
    return (
      <Unavailable
        title={t("Duplicates could not be looked for")}
        text={t("Nothing was changed. Try again in a moment.")}
        query={likely}
        loading={t("Looking for duplicates")}
      />
    );
  const pairs = likely.data.duplicates.filter(({ ingredients }) => !isKeptApart(ingredients));
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

type Duplicate = LikelyDuplicates["duplicates"][number];

const REASONS: Record<Duplicate["reason"], Text> = {
  "same food": text("The same name"),
  "shared alias": text("A name in common"),
  "same words": text("The same words"),
  spelling: text("One letter apart"),
  description: text("One describing word apart"),
};

interface DuplicateCardProps {
  pair: Duplicate;
  merging: ReturnType<typeof useMerge>;
  onKeepBoth: () => void;
}

/** A proposal: two entries side by side, of which one may stay. */
function DuplicateCard({ pair: { reason, ingredients }, merging, onKeepBoth }: DuplicateCardProps) {
  const [left, right] = ingredients;
  return (
    <article className="min-w-0 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge tone="clay">{t(REASONS[reason])}</Badge>
        <Button
          variant="quiet"
          size="sm"
          className="-my-1.5 -me-2 min-h-11 text-ink-muted"
          aria-label={t("Keep both {left} and {right}", { left: ingredientLabel(left), right: ingredientLabel(right) })}
          onClick={onKeepBoth}
        >
          {t("They differ, keep both")}
        </Button>
      </div>
      <div className="mt-2 grid divide-line max-sm:divide-y sm:grid-cols-2 sm:divide-x">
        <Candidate ingredient={left} other={right} merging={merging} />
        <Candidate ingredient={right} other={left} merging={merging} />
      </div>
    </article>
  );
}

function Candidate({
  ingredient,
  other,
  merging,
}: {
  ingredient: UsedIngredient;
  other: UsedIngredient;
  merging: DuplicateCardProps["merging"];
}) {
  const { aliases } = ingredient;
  return (
    <div className="flex min-w-0 items-center gap-3 py-3 sm:py-1 sm:first:pe-5 sm:last:ps-5">
      <div className="min-w-0 flex-1">
        <EntryHeading ingredient={ingredient} />
        <p className="figures text-sm text-ink-muted">
          {categoryName(ingredient.category)} · {usageText(ingredient)}
        </p>
        {aliases.length > 0 && (
          <p className="text-sm text-ink-muted wrap-anywhere">{t("also {aliases}", { aliases: aliases.join(", ") })}</p>
        )}
      </div>
      <Button
        variant="secondary"
        aria-label={t("Keep {kept}, merge {merged} into it", {
          kept: ingredientLabel(ingredient),
          merged: ingredientLabel(other),
        })}
        busy={merging.keptId === ingredient.id}
        disabled={merging.isPending}
        onClick={() => merging.merge(ingredient, other)}
      >
        {t("Keep this")}
      </Button>
    </div>
  );
}
