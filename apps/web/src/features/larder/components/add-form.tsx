import { FailureNote } from "#components/failure-note";
import { t } from "#lib/text/language";
import type { LarderIngredient } from "@tureen/contracts/larder";
import { findUnit } from "@tureen/domain/quantities/find-unit";
import { type FormEvent, useState } from "react";
import { Button, CancelButton } from "#components/ui/button";
import { newUuid } from "#lib/device/capabilities";
import { trpc } from "#lib/server/trpc";
import { LARDER_MESSAGES } from "../messages";
import { IngredientName } from "./ingredient-name";
import { useStock } from "../hooks/use-stock";
import { StockFields } from "./stock-fields";

const DEFAULT_QUANTITY = 1;

/** What a form to add needs of a food: as the search has found it, or as a row stocks it. */
export type AddedFood = Pick<LarderIngredient, "id" | "name" | "sub_type" | "unit" | "in_larder">;

/** The second step of adding: how much of the chosen ingredient is in stock. */
export function AddForm({ ingredient, onDone }: { ingredient: AddedFood; onDone: () => void }) {
  const { stock, setStock, question } = useStock(
    { quantity: DEFAULT_QUANTITY, unit: stockUnit(ingredient.unit), notes: "", place: "", best_before: null },
    onDone,
  );
  // Sent twice it is one item.
  const [operationId] = useState(newUuid);
  const add = trpc.larder.add.useMutation({
    meta: { success: LARDER_MESSAGES.added, failure: LARDER_MESSAGES.addFailed, preferServerMessage: true },
    onSuccess: onDone,
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!add.isPending && event.currentTarget.checkValidity())
      add.mutate({ ingredientId: ingredient.id, ...stock, operation_id: operationId });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="font-semibold">
        <IngredientName name={ingredient.name} subType={ingredient.sub_type} />
      </p>
      {ingredient.in_larder && (
        <p className="text-sm text-ink-muted">{t("A place or a date tells it from what is there already.")}</p>
      )}
      <StockFields stock={stock} onChange={setStock} />
      <FailureNote error={add.error} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={add.isPending}>
          {t("Add to Larder")}
        </Button>
        <CancelButton onClick={onDone} />
      </div>
      {question}
    </form>
  );
}

/** Recipes weigh by the gram, larders do not: "1 g of flour" is nobody's stock, a jar or a bunch may be. */
function stockUnit(unit: string): string {
  const dimension = findUnit(unit)?.dimension;
  return dimension === "mass" || dimension === "volume" ? "" : unit;
}
