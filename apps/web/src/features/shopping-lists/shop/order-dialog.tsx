import type { Shop } from "@tureen/contracts/shops";
import type { CompareCategories } from "@tureen/domain/ingredients/shelves/shop-categories";
import { type FormEvent, useId, useState } from "react";
import { CancelButton } from "#components/ui/cancel-button";
import { Button } from "#components/ui/button";
import { Dialog } from "#components/ui/layers/dialog";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { t } from "#lib/text/language";
import { showSuccess } from "#lib/screen/toasts";
import { trpc } from "#lib/server/trpc";
import { LIST_MESSAGES } from "../messages";
import { arrayMove } from "@dnd-kit/sortable";
import { SortableList, SortableRow } from "#components/ui/lists/sortable-list";

interface OrderDialogProps {
  /** The shop whose order is changed; undefined while the family has made none of its own; "new" for a further shop. */
  shop: Shop | undefined | "new";
  /** Every category, as most shops have them. */
  categories: readonly string[];
  /** How they stand now. */
  compare: CompareCategories;
  onSaved: (shop: Shop) => void;
  onClose: () => void;
}

/** The categories in the order in which the family walks past them: everywhere, or in one shop. */
export function OrderDialog({ shop, categories, compare, onSaved, onClose }: OrderDialogProps) {
  const stored = shop === "new" ? undefined : shop;
  const isNamed = shop === "new" || (stored !== undefined && stored.name !== "");
  const before = categories.toSorted(compare);
  const [order, setOrder] = useState(before);
  const [name, setName] = useState(stored?.name ?? "");
  const formId = useId();
  const save = trpc.shops.save.useMutation({
    meta: {
      success: LIST_MESSAGES.categoriesSaved,
      failure: LIST_MESSAGES.categoriesFailed,
      preferServerMessage: true,
    },
    onSuccess: (answer) => onSaved(answer.shop),
  });
  const restore = trpc.shops.save.useMutation({ meta: { failure: LIST_MESSAGES.categoriesFailed } });
  const remove = trpc.shops.delete.useMutation({
    meta: { failure: LIST_MESSAGES.categoriesFailed, preferServerMessage: true },
    onSuccess: () => {
      showSuccess(LIST_MESSAGES.shopDeleted, {
        action: {
          label: t("Undo"),
          onClick: () => stored && restore.mutate({ name: stored.name, categories: stored.categories }),
        },
      });
      onClose();
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const revised = stored ? { id: stored.id, revision: stored.revision } : {};
    save.mutate({ ...revised, name: isNamed ? name : "", categories: order });
  }

  return (
    <Dialog
      onClose={onClose}
      hasChanges={order.join() !== before.join() || name !== (stored?.name ?? "")}
      title={shop === "new" ? t("Add a shop") : t("Order of categories")}
      description={t("Drag the categories into the order in which you walk past them.")}
      footer={
        <>
          {stored && isNamed && (
            <Button
              variant="danger-quiet"
              className="me-auto"
              busy={remove.isPending}
              onClick={() => remove.mutate({ id: stored.id })}
            >
              {t("Delete this shop")}
            </Button>
          )}
          <CancelButton onClick={onClose} />
          <Button type="submit" form={formId} busy={save.isPending} disabled={isNamed && name.trim() === ""}>
            {t("Save")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {isNamed && (
          <Field label={t("Name of the shop")} required>
            <Input
              maxLength={200}
              placeholder={t("Saturday market")}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </Field>
        )}
        <SortableNames label={t("Order of categories")} names={order} onChange={setOrder} />
        <Button
          variant="link"
          className="min-h-11 justify-self-start text-sm"
          onClick={() => setOrder([...categories])}
        >
          {t("Back to the order of most shops")}
        </Button>
      </form>
    </Dialog>
  );
}

interface SortableNamesProps {
  label: string;
  /** Each once. */
  names: readonly string[];
  onChange: (names: string[]) => void;
}

/** Names that are put in order by dragging their handles, or by the keys. */
function SortableNames({ label, names, onChange }: SortableNamesProps) {
  return (
    <SortableList
      label={label}
      ids={names}
      onMove={(from, to) => onChange(arrayMove([...names], from, to))}
      className="rounded-lg border border-line"
    >
      {names.map((name) => (
        <SortableRow key={name} id={name} name={name} className="border-b border-line last:border-b-0">
          <p className="py-3 ps-3.5 wrap-anywhere">{name}</p>
        </SortableRow>
      ))}
    </SortableList>
  );
}
