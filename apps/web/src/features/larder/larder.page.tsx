import type { LarderIngredient, LarderItem } from "@tureen/contracts/larder";
import { t } from "#lib/text/language";
import { type FormEvent, memo, useCallback, useEffect, useRef, useState } from "react";
import { EmptyState } from "#components/empty-state";
import { PageHeading } from "#components/page-heading";
import { Unavailable } from "#components/unavailable";
import { FrozenPortions } from "#features/portions/components/frozen-portions";
import { DeletedLink } from "#features/trash/components/deleted-link";
import { trpc } from "#lib/server/trpc";
import { LarderRows } from "./components/larder-rows";
import { LARDER_MESSAGES } from "./messages";
import { Card } from "#components/ui/card";
import { IngredientSearch } from "./components/ingredient-search";
import { FailureNote } from "#components/failure-note";
import { findUnit } from "@tureen/domain/quantities/find-unit";
import { Button, CancelButton } from "#components/ui/button";
import { newUuid } from "#lib/device/capabilities";
import { IngredientName } from "./components/ingredient-name";
import { useStock } from "./hooks/use-stock";
import { StockFields } from "./components/stock-fields";

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

const DEFAULT_QUANTITY = 1;

/** What a form to add needs of a food: as the search has found it, or as a row stocks it. */
type AddedFood = Pick<LarderIngredient, "id" | "name" | "sub_type" | "unit" | "in_larder">;

/** The second step of adding: how much of the chosen ingredient is in stock. */
function AddForm({ ingredient, onDone }: { ingredient: AddedFood; onDone: () => void }) {
  const { stock, setStock, question } = useStock(
    { quantity: DEFAULT_QUANTITY, unit: stockUnit(ingredient.unit), notes: "", place: "", best_before: null },
    onDone,
  );
  // Sent twice it is one item.
  const [operationId] = useState(newUuid);
  const add = trpc.larder.add.useMutation({
    meta: { success: LARDER_MESSAGES.added, failure: LARDER_MESSAGES.addFailed, preferServerMessage: true },
    onSuccess: onDone,
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!add.isPending && event.currentTarget.checkValidity())
      add.mutate({ ingredientId: ingredient.id, ...stock, operation_id: operationId });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="font-semibold">
        <IngredientName name={ingredient.name} subType={ingredient.sub_type} />
      </p>
      {ingredient.in_larder && (
        <p className="text-sm text-ink-muted">{t("A place or a date tells it from what is there already.")}</p>
      )}
      <StockFields stock={stock} onChange={setStock} />
      <FailureNote error={add.error} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={add.isPending}>
          {t("Add to Larder")}
        </Button>
        <CancelButton onClick={onDone} />
      </div>
      {question}
    </form>
  );
}

/** Recipes weigh by the gram, larders do not: "1 g of flour" is nobody's stock, a jar or a bunch may be. */
function stockUnit(unit: string): string {
  const dimension = findUnit(unit)?.dimension;
  return dimension === "mass" || dimension === "volume" ? "" : unit;
}
