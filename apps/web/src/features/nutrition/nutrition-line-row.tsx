import type { NutritionLine } from "@tureen/contracts/nutrition";
import { text, type Text } from "@tureen/messages/text";
import { type FormEvent, useId, useState } from "react";
import { Button } from "#components/ui/button";
import { trpc } from "#lib/server/trpc";
import { useHouseholdFormat } from "#lib/text/household-format";
import { said, t } from "#lib/text/language";
import { readTypedAmount } from "#lib/text/typed-amount";
import { NUTRITION_MESSAGES } from "./messages";
import { gramsText } from "./nutrient-text";
import { TextField } from "#components/ui/field";

const GAPS: Readonly<Record<NonNullable<NutritionLine["gap"]>, Text>> = {
  "no amount": text("Left out: no amount"),
  "unknown food": text("Left out: nobody knows what is in it"),
  "unknown weight": text("Left out: nobody knows what it weighs"),
  "frying fat": text("Left out: how much frying fat is eaten nobody knows"),
};

interface NutritionLineRowProps {
  readonly line: NutritionLine;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A line with what it was counted as; what is wrong is put right here, for every recipe. */
export function NutritionLineRow({ line, isOpen, onToggle }: NutritionLineRowProps) {
  const { numberFormat } = useHouseholdFormat();
  const counted = line.grams !== null && line.gap === null && gramsText(line.grams, numberFormat);
  return (
    <li className="py-2">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p dir="auto" className="wrap-anywhere">
            {line.base !== null && <span className="text-ink-muted">{line.base}: </span>}
            {line.text}
          </p>
          <p className="figures text-sm text-ink-muted">
            {line.gap === null ? (
              <>
                {counted} · <span lang="en">{line.entry}</span>
              </>
            ) : (
              said(GAPS[line.gap])
            )}
          </p>
        </div>
        {line.ingredient_id !== null && line.gap !== "no amount" && (
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            aria-label={t("Correct {line}", { line: line.text })}
            onClick={onToggle}
          >
            {t("Correct")}
          </Button>
        )}
      </div>
      {isOpen && line.ingredient_id !== null && (
        <Correction line={line} ingredientId={line.ingredient_id} onDone={onToggle} />
      )}
    </li>
  );
}

interface CorrectionProps {
  readonly line: NutritionLine;
  readonly ingredientId: number;
  readonly onDone: () => void;
}

function Correction({ line, ingredientId, onDone }: CorrectionProps) {
  const listId = useId();
  const [food, setFood] = useState("");
  const [grams, setGrams] = useState("");
  const foods =
    trpc.nutrition.foods.useQuery(undefined, { staleTime: Infinity, meta: { silent: true } }).data?.foods ?? [];
  const utils = trpc.useUtils();
  const correct = trpc.nutrition.correct.useMutation({
    meta: { success: NUTRITION_MESSAGES.corrected, failure: NUTRITION_MESSAGES.correctFailed },
    onSuccess: async () => {
      await utils.nutrition.ofRecipe.invalidate();
      onDone();
    },
  });
  const chosen = foods.find(({ name }) => name.toLowerCase() === food.trim().toLowerCase());
  const weight = grams.trim() === "" ? undefined : (readTypedAmount(grams) ?? undefined);
  const isReady = (food.trim() === "" || chosen !== undefined) && (chosen !== undefined || weight !== undefined);

  function save(event: FormEvent) {
    event.preventDefault();
    if (!isReady) return;
    correct.mutate({
      ingredient_id: ingredientId,
      ...(chosen && { food: chosen.food }),
      ...(line.measure !== null && weight !== undefined && { measure: line.measure, grams: weight }),
    });
  }

  return (
    <form
      onSubmit={save}
      className="mt-2 grid gap-3 rounded-lg bg-sunken p-3 sm:grid-cols-[1fr_auto_auto] sm:items-end"
    >
      <TextField
        label={t("Counts as")}
        list={listId}
        autoComplete="off"
        value={food}
        placeholder={line.food ?? ""}
        onValueChange={setFood}
      />
      <datalist id={listId}>
        {foods.map(({ food: key, name }) => (
          <option key={key} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      {line.measure !== null && (
        <TextField
          label={line.measure === "" ? t("Grams of one") : t("Grams of one {measure}", { measure: line.measure })}
          inputMode="decimal"
          autoComplete="off"
          value={grams}
          onValueChange={setGrams}
        />
      )}
      <Button type="submit" busy={correct.isPending} disabled={!isReady}>
        {t("Save")}
      </Button>
    </form>
  );
}
