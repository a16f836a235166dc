import type { LarderIngredient, LarderItem } from "@tureen/contracts/larder";
import { t } from "#lib/text/language";
import { memo, useCallback, useEffect, useRef, useState } from "react";
import { EmptyState } from "#components/empty-state";
import { PageHeading } from "#components/page-heading";
import { Unavailable } from "#components/unavailable";
import { FrozenPortions } from "#features/portions/components/frozen-portions";
import { DeletedLink } from "#features/trash/components/deleted-link";
import { trpc } from "#lib/server/trpc";
import { type AddedFood, AddForm } from "./components/add-form";
import { LarderRows } from "./components/larder-rows";
import { LARDER_MESSAGES } from "./messages";
import { Card } from "#components/ui/card";
import { IngredientSearch } from "./components/ingredient-search";

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
        <Unavailable title={t("The larder could not be read")} query={larder} loading={t("Loading the larder")} />
        <DeletedLink />
      </div>
    </>
  );
}

interface AddToLarderProps {
  /** What is in the larder already is changed there. */
  onChooseStocked: (ingredientId: number) => void;
  /** More of what is stocked is being added; null without. */
  another: AddedFood | null;
  onAnotherDone: () => void;
}

/** First the ingredient is found, then it is said how much of it there is. Not drawn anew while an item is edited. */
const AddToLarder = memo(({ onChooseStocked, another, onAnotherDone }: AddToLarderProps) => {
  const [found, setFound] = useState<LarderIngredient | null>(null);
  const chosen = another ?? found;
  const panel = useRef<HTMLDivElement>(null);
  const hadForm = useRef(false);

  // The search box takes the form's place; whoever adds one thing usually adds the next.
  useEffect(() => {
    if (another) panel.current?.scrollIntoView({ block: "center" });
    if (hadForm.current && !chosen) panel.current?.querySelector("input")?.focus();
    hadForm.current = chosen !== null;
  }, [chosen, another]);

  function choose(ingredient: LarderIngredient): void {
    if (ingredient.in_larder) onChooseStocked(ingredient.id);
    else setFound(ingredient);
  }

  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{t("Add to the larder")}</h2>
      <div ref={panel}>
        {chosen ? (
          <AddForm
            key={chosen.id}
            ingredient={chosen}
            onDone={() => {
              setFound(null);
              onAnotherDone();
            }}
          />
        ) : (
          <IngredientSearch onChoose={choose} />
        )}
      </div>
    </Card>
  );
});
