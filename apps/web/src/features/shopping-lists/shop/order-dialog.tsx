import { FormDialog } from "#components/ui/layers/form-dialog";
import type { Shop } from "@tureen/contracts/shops";
import type { CompareCategories } from "@tureen/domain/ingredients/shelves/shop-categories";
import { useState } from "react";
import { Button } from "#components/ui/button";
import { t } from "#lib/text/language";
import { showSuccess } from "#lib/screen/toasts";
import { trpc } from "#lib/server/trpc";
import { LIST_MESSAGES } from "../messages";
import { arrayMove } from "@dnd-kit/sortable";
import { SortableList, SortableRow } from "#components/ui/lists/sortable-list";
import { TextField } from "#components/ui/field";

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

  function submit(): void {
    const revised = stored ? { id: stored.id, revision: stored.revision } : {};
    save.mutate({ ...revised, name: isNamed ? name : "", categories: order });
  }

  return (
    <FormDialog
      onClose={onClose}
      hasChanges={order.join() !== before.join() || name !== (stored?.name ?? "")}
      title={shop === "new" ? t("Add a shop") : t("Order of categories")}
      description={t("Drag the categories into the order in which you walk past them.")}
      actions={
        stored &&
        isNamed && (
          <Button
            variant="danger-quiet"
            className="me-auto"
            busy={remove.isPending}
            onClick={() => remove.mutate({ id: stored.id })}
          >
            {t("Delete this shop")}
          </Button>
        )
      }
      submitLabel={t("Save")}
      busy={save.isPending}
      isReady={!isNamed || name.trim() !== ""}
      onSubmit={submit}
    >
      {isNamed && (
        <TextField
          label={t("Name of the shop")}
          required
          maxLength={200}
          placeholder={t("Saturday market")}
          value={name}
          onValueChange={setName}
        />
      )}
      <SortableNames label={t("Order of categories")} names={order} onChange={setOrder} />
      <Button variant="link" className="min-h-11 justify-self-start text-sm" onClick={() => setOrder([...categories])}>
        {t("Back to the order of most shops")}
      </Button>
    </FormDialog>
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
