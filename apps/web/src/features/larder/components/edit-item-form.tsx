import { useBasedOn } from "#lib/server/use-based-on";
import { FailureNote } from "#components/failure-note";
import { t } from "#lib/text/language";
import type { LarderItem } from "@tureen/contracts/larder";
import { Plus } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { CancelButton } from "#components/ui/cancel-button";
import { Button } from "#components/ui/button";
import { trpc } from "#lib/server/trpc";
import { today } from "#lib/text/today";
import { rowName } from "../best-before-text";
import { LARDER_MESSAGES } from "../messages";
import { useStock } from "../hooks/use-stock";
import { StockFields } from "./stock-fields";

interface EditItemFormProps {
  item: LarderItem;
  name: ReactNode;
  onDone: () => void;
  /** More of this food, in another place or with another date. */
  onAddAnother: (item: LarderItem) => void;
}

/** An item's card while it is changed. */
export function EditItemForm({ item, name, onDone, onAddAnother }: EditItemFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { stock, setStock, question } = useStock(item, onDone);
  const { revision, onError } = useBasedOn(item.revision);
  const update = trpc.larder.update.useMutation({
    meta: { success: LARDER_MESSAGES.updated, failure: LARDER_MESSAGES.updateFailed },
    onSuccess: onDone,
    onError,
  });

  // Chosen from the search it may stand far below.
  useEffect(() => {
    form.current?.scrollIntoView({ block: "nearest" });
  }, []);

  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!update.isPending && event.currentTarget.checkValidity()) update.mutate({ id: item.id, ...stock, revision });
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={t("Edit {food}", { food: rowName(item, today()) })}
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
        <CancelButton onClick={onDone} />
        <Button icon={Plus} variant="quiet" className="sm:ms-auto" onClick={() => onAddAnother(item)}>
          {t("More, with another date")}
        </Button>
      </div>
      {question}
    </form>
  );
}
