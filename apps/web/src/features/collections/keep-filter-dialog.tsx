import { FormDialog } from "#components/ui/layers/form-dialog";
import { hasConditions } from "@tureen/domain/recipes/recipe-filter";
import type { RecipeFilters } from "#features/recipes/list/use-recipe-filters";
import { useState } from "react";
import { useLocation } from "wouter";
import { newUuid } from "#lib/device/capabilities";
import { paths } from "#lib/screen/paths";
import { trpc } from "#lib/server/trpc";
import { t } from "#lib/text/language";
import { COLLECTION_MESSAGES } from "./messages";
import { TextField } from "#components/ui/field";

/** Keeps what is searched and filtered for as a collection that finds its recipes by itself. */
export default function KeepFilterDialog({ filter, onClose }: { filter: RecipeFilters; onClose: () => void }) {
  const [, navigate] = useLocation();
  const isSet = hasConditions(filter);
  const proposed = filter.tag || filter.cuisine || filter.q;
  const [name, setName] = useState(proposed);
  const create = trpc.collections.create.useMutation({
    meta: { success: COLLECTION_MESSAGES.saved, failure: COLLECTION_MESSAGES.saveFailed, preferServerMessage: true },
    onSuccess: ({ collection: { id } }) => navigate(paths.collection(id)),
  });

  function save(): void {
    const { missing: _missing, collection: _collection, ...kept } = filter;
    create.mutate({ name, filter: kept, operation_id: newUuid() });
  }

  return (
    <FormDialog
      onClose={onClose}
      hasChanges={name !== proposed}
      title={t("Save as a collection")}
      description={
        isSet
          ? t("It holds what this search finds, recipes that you add later too.")
          : t("Search for something or set a filter first: the collection holds what that finds.")
      }
      submitLabel={t("Save")}
      busy={create.isPending}
      isReady={isSet && name.trim() !== ""}
      className=""
      onSubmit={save}
    >
      <TextField label={t("Name of the collection")} required maxLength={200} value={name} onValueChange={setName} />
      {filter.missing !== "" && (
        <p className="mt-3 text-sm text-ink-muted">{t("What may be missing at home is not saved with it.")}</p>
      )}
    </FormDialog>
  );
}
