import { type FormEvent, useState } from "react";
import { CallFailure } from "#components/failure-note";
import { Button, CancelButton } from "#components/ui/button";
import { Checkbox } from "#components/ui/checkbox";
import { Dialog } from "#components/ui/layers/dialog";
import { newUuid } from "#lib/device/capabilities";
import { trpc } from "#lib/server/trpc";
import { t } from "#lib/text/language";
import { COLLECTION_MESSAGES } from "./messages";
import { TextField } from "#components/ui/field";

interface CollectDialogProps {
  /** One recipe, or those that are chosen. */
  readonly recipeIds: readonly number[];
  readonly onClose: () => void;
}

/** Puts recipes into collections by hand, and takes them out again. */
export default function CollectDialog({ recipeIds, onClose }: CollectDialogProps) {
  const [name, setName] = useState("");
  const meta = { failure: COLLECTION_MESSAGES.saveFailed, preferServerMessage: true };
  const { data } = trpc.collections.list.useQuery(undefined, { meta: { failure: COLLECTION_MESSAGES.loadFailed } });
  const add = trpc.collections.add.useMutation({ meta });
  const takeOut = trpc.collections.takeOut.useMutation({ meta });
  const create = trpc.collections.create.useMutation({ meta, onSuccess: () => setName("") });
  const byHand = data?.collections.filter(({ filter }) => filter === null) ?? [];

  function begin(event: FormEvent): void {
    event.preventDefault();
    if (name.trim() === "") return;
    create.mutate({ name, recipe_ids: [...recipeIds], operation_id: newUuid() });
  }

  return (
    <Dialog
      onClose={onClose}
      hasChanges={name.trim() !== ""}
      title={t("Collections")}
      description={t("{count, plural, one {Where this recipe belongs.} other {Where these # recipes belong.}}", {
        count: recipeIds.length,
      })}
      footer={<CancelButton onClick={onClose} label={t("Close")} />}
    >
      {byHand.length > 0 && (
        <ul className="mb-5 divide-y divide-line rounded-lg border border-line">
          {byHand.map((collection) => (
            <li key={collection.id}>
              <Checkbox
                className="px-3.5"
                checked={recipeIds.every((id) => collection.recipe_ids.includes(id))}
                disabled={add.isPending || takeOut.isPending}
                onCheckedChange={(isIn) =>
                  (isIn ? add : takeOut).mutate({ id: collection.id, recipe_ids: [...recipeIds] })
                }
                label={
                  <span dir="auto" className="block py-3 wrap-anywhere">
                    {collection.name}
                  </span>
                }
              />
            </li>
          ))}
        </ul>
      )}
      <form noValidate onSubmit={begin} className="flex items-end gap-2">
        <TextField
          label={t("New collection")}
          className="min-w-0 flex-1"
          maxLength={200}
          placeholder={t("Christmas")}
          value={name}
          onValueChange={setName}
        />
        <Button type="submit" variant="secondary" busy={create.isPending} disabled={name.trim() === ""}>
          {t("Add")}
        </Button>
      </form>
      <CallFailure call={create} className="mt-3" />
    </Dialog>
  );
}
