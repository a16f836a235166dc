import { useState } from "react";
import { DiscardQuestion } from "#components/ui/layers/confirm-dialog";
import { useBackCloses } from "#lib/screen/route/back-closes";
import { useUnsavedInput } from "#lib/device/unsaved-input";
import type { StockValues } from "../components/stock-fields";

/**
 * What somebody makes of a stock, beginning with `known`; Back leaves the form by `onDone`, and asks first where something was
 * changed. `question` belongs into the form.
 */
export function useStock(known: StockValues, onDone: () => void) {
  const [stock, setStock] = useState<StockValues>(() => {
    const { quantity, unit, notes, place, best_before } = known;
    return { quantity, unit, notes, place, best_before };
  });
  const [isAsking, setIsAsking] = useState(false);
  const hasChanges = (Object.keys(stock) as (keyof StockValues)[]).some((field) => stock[field] !== known[field]);
  useUnsavedInput(hasChanges);
  useBackCloses(true, () => (hasChanges ? setIsAsking(true) : onDone()));
  const question = <DiscardQuestion open={isAsking} onKeep={() => setIsAsking(false)} onDiscard={onDone} />;
  return { stock, setStock, question };
}
