import { t } from "#lib/text/language";
import type { ShoppingList } from "@tureen/contracts/shopping-lists";
import { type Dispatch, type FormEvent, type SetStateAction, useId, useRef, useState } from "react";
import { LoadingState } from "#components/loading-state";
import { Button, CancelButton } from "#components/ui/button";
import { Dialog } from "#components/ui/layers/dialog";
import { trpc } from "#lib/server/trpc";
import { type AddedItem, editRequest, type ListEdits, NO_EDITS } from "./list-edits";
import { LIST_MESSAGES } from "../messages";
import { EditedItems } from "./edited-items";
import { TextField } from "#components/ui/field";
import { AmountField } from "#components/amount-field";
import { Plus } from "lucide-react";
import type { IngredientLine } from "@tureen/contracts/recipe-lines";
import { decimalText } from "@tureen/domain/quantities/decimal-text";
import { fromNumber } from "@tureen/domain/quantities/rational";
import { newUuid } from "#lib/device/capabilities";

interface EditListDialogProps {
  listId: number;
  onClose: () => void;
}

/** Renames a list and corrects its items: amounts, what comes off it, what is put on it by hand. */
export default function EditListDialog({ listId, onClose }: EditListDialogProps) {
  const { data } = trpc.shoppingLists.byId.useQuery({ id: listId }, { meta: { failure: LIST_MESSAGES.loadFailed } });
  const [edits, setEdits] = useState<ListEdits>(NO_EDITS);
  const [typed, setTyped] = useState(EMPTY_ITEM);
  const readItem = useReadItem();
  const [isReading, setIsReading] = useState(false);
  const update = trpc.shoppingLists.update.useMutation({
    meta: { success: LIST_MESSAGES.updated, failure: LIST_MESSAGES.updateFailed },
    onSuccess: onClose,
  });
  const id = useId();
  const list = data?.shoppingList;
  const name = edits.name ?? list?.name ?? "";
  const isNameless = name.trim() === "";

  /** Puts what stands in 'Add an item' on the list; an empty name puts nothing. */
  async function add(): Promise<readonly AddedItem[]> {
    if (typed.name.trim() === "") return [];
    setIsReading(true);
    setTyped(EMPTY_ITEM);
    const items = await readItem(typed);
    setEdits((current) => ({ ...current, added: [...items, ...current.added] }));
    setIsReading(false);
    return items;
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!list || isNameless || isReading || update.isPending) return;
    const items = await add();
    update.mutate(editRequest(list, { ...edits, name: name.trim(), added: [...items, ...edits.added] }));
  }

  return (
    <Dialog
      onClose={onClose}
      hasChanges={edits !== NO_EDITS || typed.name.trim() !== ""}
      title={t("Edit Shopping List")}
      size="lg"
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button type="submit" form={id} disabled={!list || isNameless} busy={isReading || update.isPending}>
            {update.isPending ? t("Saving...") : t("Save Changes")}
          </Button>
        </>
      }
    >
      {list ? (
        <div className="grid gap-6">
          <form id={id} noValidate onSubmit={(event) => void save(event)}>
            <TextField
              label={t("List Name")}
              required
              error={isNameless ? t("Give the list a name") : undefined}
              maxLength={300}
              value={name}
              onValueChange={(name) => setEdits({ ...edits, name })}
            />
          </form>
          {/* A form of its own: Enter in it adds the item and saves nothing yet. */}
          <AddItemForm item={typed} onChange={setTyped} onAdd={() => !isReading && void add()} />
          <Items list={list} edits={edits} onChange={setEdits} />
        </div>
      ) : (
        <LoadingState label={t("Loading the list")} />
      )}
    </Dialog>
  );
}

interface ItemsProps {
  list: ShoppingList;
  edits: ListEdits;
  onChange: Dispatch<SetStateAction<ListEdits>>;
}

function Items({ list, edits, onChange }: ItemsProps) {
  const { shoppingItems, larderItems } = list.items;
  return (
    <>
      <EditedItems
        title={t("Items to Buy")}
        items={shoppingItems}
        added={edits.added}
        edits={edits}
        onChange={onChange}
      />
      {larderItems.length > 0 && (
        <EditedItems title={t("Assumed in Larder")} items={larderItems} edits={edits} onChange={onChange} />
      )}
    </>
  );
}

interface AddItemFormProps {
  item: TypedItem;
  onChange: (item: TypedItem) => void;
  onAdd: () => void;
}

/** Puts something on the list that no recipe asks for. What stands here when the list is saved goes with it. */
function AddItemForm({ item, onChange, onAdd }: AddItemFormProps) {
  const nameField = useRef<HTMLInputElement>(null);

  function add(event: FormEvent): void {
    event.preventDefault();
    nameField.current?.focus();
    onAdd();
  }

  return (
    <form
      noValidate
      onSubmit={add}
      className="grid grid-cols-2 items-end gap-2 rounded-lg bg-sunken p-4 sm:grid-cols-[1fr_5.5rem_7.5rem_auto]"
    >
      <TextField
        label={t("Add an item")}
        className="col-span-full sm:col-span-1"
        ref={nameField}
        maxLength={200}
        placeholder={t("2 kg dog food")}
        value={item.name}
        onValueChange={(name) => onChange({ ...item, name })}
      />
      <AmountField
        label={t("Amount")}
        value={item.amount}
        onValueChange={(amount) => onChange({ ...item, amount })}
        step={0.1}
      />
      <TextField
        label={t("Unit")}
        maxLength={100}
        placeholder={t("pack")}
        value={item.unit}
        onValueChange={(unit) => onChange({ ...item, unit })}
      />
      <Button icon={Plus} type="submit" variant="secondary" className="max-sm:col-span-full">
        {t("Add")}
      </Button>
    </form>
  );
}

/** What stands in the fields of 'Add an item'. */
interface TypedItem {
  readonly name: string;
  readonly amount: number;
  readonly unit: string;
}

const EMPTY_ITEM: TypedItem = { name: "", amount: 1, unit: "" };

/**
 * Makes items of what was typed. "2 kg dog food" is read as a recipe's line is; where amount or unit were filled in
 * too, the name is the name. A server that cannot be asked leaves it as it was typed: nothing gets lost.
 */
function useReadItem(): (typed: TypedItem) => Promise<readonly AddedItem[]> {
  const utils = trpc.useUtils();

  return async ({ name, amount, unit }) => {
    const text = name.trim();
    if (text === "") return [];
    const asTyped = { id: newUuid(), name: text, amount, unit: unit.trim() };
    if (amount !== EMPTY_ITEM.amount || unit.trim() !== "") return [asTyped];
    try {
      const { lines } = await utils.recipes.readLines.fetch({ text }, { meta: { silent: true } });
      return lines.length > 0 ? lines.map(itemOf) : [asTyped];
    } catch {
      return [asTyped];
    }
  };
}

/** A line as an item; what an item has no field for stays in its name. */
function itemOf(line: Omit<IngredientLine, "id">): AddedItem {
  const { name, sub_type: subType, preparation_notes: notes, pack, amount, unit } = line;
  const remarks = [subType, pack && `${decimalText(fromNumber(pack.amount))} ${pack.unit}`].filter(Boolean).join(", ");
  const words = remarks ? `${name} (${remarks})` : name;
  return {
    id: newUuid(),
    name: notes ? `${words}, ${notes}` : words,
    amount: amount || EMPTY_ITEM.amount,
    unit,
  };
}
