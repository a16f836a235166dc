import { FormDialog } from "#components/ui/layers/form-dialog";
import { arrayMove } from "@dnd-kit/sortable";
import type { Collection } from "@tureen/contracts/collections";
import { hasConditions } from "@tureen/domain/recipes/recipe-filter";
import { X } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#components/ui/button";
import { SortableList, SortableRow } from "#components/ui/lists/sortable-list";
import { FilterChoices } from "#features/recipes/list/filter-choices";
import { trpc } from "#lib/server/trpc";
import { t } from "#lib/text/language";
import { COLLECTION_MESSAGES } from "./messages";
import { TextField } from "#components/ui/field";

/** Its name; of one by hand the order of its recipes, which may be taken out too; of a kept filter what it looks for. */
export default function EditCollectionDialog({ collection, onClose }: { collection: Collection; onClose: () => void }) {
  const isByHand = collection.filter === null;
  const [name, setName] = useState(collection.name);
  const [order, setOrder] = useState<readonly number[]>(collection.recipe_ids);
  const [filter, setFilter] = useState(collection.filter);
  const { data } = trpc.mealPlans.recipeTitles.useQuery(undefined, { meta: { silent: true }, enabled: isByHand });
  const titles = new Map(data?.recipes.map(({ id, title }) => [id, title]));
  const update = trpc.collections.update.useMutation({
    meta: { success: COLLECTION_MESSAGES.saved, failure: COLLECTION_MESSAGES.saveFailed, preferServerMessage: true },
    onSuccess: onClose,
  });
  const isFilterChanged = filter !== collection.filter;
  const isReordered = order.join() !== collection.recipe_ids.join();

  function save(): void {
    update.mutate({
      id: collection.id,
      name,
      revision: collection.revision,
      ...(isReordered ? { recipe_ids: [...order] } : {}),
      ...(isFilterChanged && filter ? { filter } : {}),
    });
  }

  return (
    <FormDialog
      onClose={onClose}
      hasChanges={isReordered || isFilterChanged || name !== collection.name}
      title={t("Edit the collection")}
      description={isByHand ? t("Drag the recipes into their order.") : t("It finds its recipes by itself.")}
      submitLabel={t("Save")}
      busy={update.isPending}
      isReady={name.trim() !== "" && (filter === null || hasConditions(filter))}
      onSubmit={save}
    >
      <TextField label={t("Name of the collection")} required maxLength={200} value={name} onValueChange={setName} />
      {filter && (
        <div className="grid grid-cols-2 gap-x-3 gap-y-4">
          <TextField
            label={t("Search recipes")}
            className="col-span-2"
            maxLength={200}
            value={filter.q}
            onValueChange={(q) => setFilter({ ...filter, q })}
          />
          <FilterChoices filters={filter} onChange={(part) => setFilter({ ...filter, ...part })} />
        </div>
      )}
      {isByHand && order.length > 0 && data && (
        <SortableList
          label={t("Recipes")}
          ids={order.map(String)}
          onMove={(from, to) => setOrder(arrayMove([...order], from, to))}
          className="rounded-lg border border-line"
        >
          {order.map((id) => (
            <SortableRow
              key={id}
              id={String(id)}
              name={titles.get(id) ?? ""}
              className="border-b border-line last:border-b-0"
            >
              <div className="flex items-start">
                <p dir="auto" className="my-3 line-clamp-2 min-w-0 flex-1 ps-3.5 wrap-anywhere">
                  {titles.get(id)}
                </p>
                <IconButton
                  icon={X}
                  label={t("Take {name} out", { name: titles.get(id) ?? "" })}
                  onClick={() => setOrder(order.filter((each) => each !== id))}
                />
              </div>
            </SortableRow>
          ))}
        </SortableList>
      )}
    </FormDialog>
  );
}
