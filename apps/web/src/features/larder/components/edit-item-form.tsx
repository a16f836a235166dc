import { FailureNote } from "#components/failure-note";
import { t } from "#lib/text/language";
import type { LarderItem } from "@tureen/contracts/larder";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button";
import { isConflict } from "#lib/server/server-fault";
import { trpc } from "#lib/server/trpc";
import { foodName } from "#lib/text/food-names";
import { LARDER_MESSAGES } from "../messages";
import { useStock } from "../hooks/use-stock";
import { StockFields } from "./stock-fields";

interface EditItemFormProps {
  item: LarderItem;
  name: ReactNode;
  onDone: () => void;
}

/** An item's card while it is changed. */
export function EditItemForm({ item, name, onDone }: EditItemFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { stock, setStock, question } = useStock(item, onDone);
  // Whoever has been told that somebody else was quicker, and saves again, means it.
  const [basedOn, setBasedOn] = useState<number | undefined>(item.revision);
  const update = trpc.larder.update.useMutation({
    meta: { success: LARDER_MESSAGES.updated, failure: LARDER_MESSAGES.updateFailed },
    onSuccess: onDone,
    onError: (error) => isConflict(error) && setBasedOn(undefined),
  });

  // Chosen from the search it may stand far below.
  useEffect(() => {
    form.current?.scrollIntoView({ block: "nearest" });
  }, []);

  function save(event: FormEvent): void {
    event.preventDefault();
    if (!update.isPending) update.mutate({ id: item.id, ...stock, revision: basedOn });
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={t("Edit {food}", { food: foodName(item.ingredient_name) })}
      onSubmit={save}
      className="grid scroll-my-24 gap-4"
    >
      <h3 className="font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere">{name}</h3>
      <StockFields stock={stock} onChange={setStock} />
      <FailureNote error={update.error} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={update.isPending}>
          {update.isPending ? t("Saving...") : t("Save")}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t("Cancel")}
        </Button>
      </div>
      {question}
    </form>
  );
}
