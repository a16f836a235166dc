import { t, useLanguage } from "#lib/text/language";
import type { LarderItem } from "@tureen/contracts/larder";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { formatAmount, formatQuantity, type QuantityFormat } from "@tureen/domain/quantities/format-quantity";
import { fromNumber } from "@tureen/domain/quantities/rational";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { type FormEvent, memo, type ReactNode, useEffect, useRef } from "react";
import { Button, CancelButton, IconButton } from "#components/ui/button";
import type { HouseholdFormat } from "#lib/text/household-format";
import { placeName, rowName } from "../best-before-text";
import { BestBefore } from "./best-before";
import { IngredientName } from "./ingredient-name";
import { useBasedOn } from "#lib/server/use-based-on";
import { FailureNote } from "#components/failure-note";
import { trpc } from "#lib/server/trpc";
import { today } from "#lib/text/today";
import { LARDER_MESSAGES } from "../messages";
import { useStock } from "../hooks/use-stock";
import { StockFields } from "./stock-fields";

interface LarderRowProps {
  item: LarderItem;
  isEdited: boolean;
  format: HouseholdFormat;
  /** This device's day. */
  today: LocalDate;
  /** Null when the item is edited no more. */
  onEdit: (id: number | null) => void;
  onRemove: (item: LarderItem) => void;
  onAddAnother: (item: LarderItem) => void;
}

/** One item of the larder; it is changed where it stands, and no other is drawn anew. */
export const LarderRow = memo(({ item, isEdited, format, today, onEdit, onRemove, onAddAnother }: LarderRowProps) => {
  const language = useLanguage();
  const editButton = useFocusAfter(isEdited);
  const name = <IngredientName name={item.ingredient_name} subType={item.ingredient_sub_type} />;
  if (isEdited) {
    return (
      <li className="my-2 rounded-lg border border-herb bg-surface p-4 shadow-md sm:col-span-full">
        <EditItemForm item={item} name={name} onDone={() => onEdit(null)} onAddAnother={onAddAnother} />
      </li>
    );
  }
  return (
    <li className="arrives flex min-w-0 items-center border-b border-line">
      <div className="min-w-0 flex-1 py-1">
        <h3 className="font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere">{name}</h3>
        <p className="figures text-sm text-ink-muted wrap-anywhere">
          {[stockText(item, { ...format, language }), placeName(item.place), item.notes].filter(Boolean).join(" · ")}
        </p>
        <BestBefore bestBefore={item.best_before} today={today} />
      </div>
      <IconButton
        icon={Pencil}
        ref={editButton}
        className="text-ink-muted hover:text-ink"
        label={t("Edit {food}", { food: rowName(item, today) })}
        onClick={() => onEdit(item.id)}
      />
      <IconButton
        icon={Trash2}
        className="text-ink-muted hover:text-ink"
        label={t("Remove {food}", { food: rowName(item, today) })}
        onClick={() => onRemove(item)}
      />
    </li>
  );
});

/** "2 kg"; an amount of 0 is said too, since somebody wrote it. */
function stockText({ quantity, unit }: LarderItem, format: QuantityFormat): string {
  const amount = fromNumber(quantity);
  return formatQuantity(amount, unit, format) || `${formatAmount(amount, unit, format.numberFormat)} ${unit}`.trim();
}

/** The button that opened the form has focus again when the form is gone. */
function useFocusAfter(isEdited: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(isEdited);
  useEffect(() => {
    if (wasEdited.current && !isEdited) button.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  return button;
}

interface EditItemFormProps {
  item: LarderItem;
  name: ReactNode;
  onDone: () => void;
  /** More of this food, in another place or with another date. */
  onAddAnother: (item: LarderItem) => void;
}

/** An item's card while it is changed. */
function EditItemForm({ item, name, onDone, onAddAnother }: EditItemFormProps) {
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
