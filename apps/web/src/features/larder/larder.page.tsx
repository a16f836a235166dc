import type { LarderItem } from "@tureen/contracts/larder";
import { t } from "#lib/text/language";
import { useCallback, useState } from "react";
import { EmptyState } from "#components/empty-state";
import { LoadingState } from "#components/loading-state";
import { PageHeading } from "#components/page-heading";
import { Unavailable } from "#components/unavailable";
import { FrozenPortions } from "#features/portions/components/frozen-portions";
import { DeletedLink } from "#features/trash/components/deleted-link";
import { trpc } from "#lib/server/trpc";
import type { AddedFood } from "./components/add-form";
import { AddToLarder } from "./components/add-to-larder";
import { LarderRows } from "./components/larder-rows";
import { LARDER_MESSAGES } from "./messages";

/** Food that is stocked already is not added again: choosing it opens its row for editing. */
export default function LarderPage() {
  const larder = trpc.larder.list.useQuery(undefined, { meta: { failure: LARDER_MESSAGES.loadFailed } });
  const [editedId, setEditedId] = useState<number | null>(null);
  const [another, setAnother] = useState<AddedFood | null>(null);
  const items = larder.data?.larderItems;

  const editStocked = useCallback(
    (ingredientId: number) => setEditedId(items?.find((item) => item.ingredient_id === ingredientId)?.id ?? null),
    [items],
  );
  const addAnother = useCallback((item: LarderItem) => {
    const { ingredient_id: id, ingredient_name: name, ingredient_sub_type: sub_type, unit } = item;
    setEditedId(null);
    setAnother({ id, name, sub_type, unit, in_larder: true });
  }, []);
  const endAdding = useCallback(() => setAnother(null), []);

  return (
    <>
      <PageHeading
        title={t("Larder")}
        subtitle={t(
          "What you always have at home. Shopping lists show it as in stock instead of asking you to buy it.",
        )}
      />
      <div className="grid grid-cols-1 gap-5 nav:gap-8">
        <AddToLarder onChooseStocked={editStocked} another={another} onAnotherDone={endAdding} />
        <FrozenPortions />
        {items && items.length > 0 && (
          <LarderRows items={items} editedId={editedId} onEdit={setEditedId} onAddAnother={addAnother} />
        )}
        {items?.length === 0 && (
          <EmptyState
            title={t("Nothing in the larder yet")}
            text={t("Begin with what never runs out here: salt, flour, olive oil. Search for it above.")}
          />
        )}
        {!items && !larder.isError && <LoadingState label={t("Loading the larder")} />}
        {!items && larder.isError && <Unavailable title={t("The larder could not be read")} query={larder} />}
        <DeletedLink />
      </div>
    </>
  );
}
