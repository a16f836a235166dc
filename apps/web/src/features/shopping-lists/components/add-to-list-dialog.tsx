import type { Recipe } from "@tureen/contracts/recipes";
import type { ShoppingList } from "@tureen/contracts/shopping-lists";
import { useState } from "react";
import { ServingsCount } from "#components/servings-count";
import { Button, CancelButton } from "#components/ui/button";
import { Checkbox } from "#components/ui/checkbox";
import { Dialog } from "#components/ui/layers/dialog";
import { SelectField } from "#components/ui/field";
import { shownServings } from "#features/recipes/shared/shown-servings";
import { useBases } from "#features/recipes/shared/use-bases";
import { newUuid } from "#lib/device/capabilities";
import { withFriendlyDates } from "#lib/text/friendly-dates";
import { useHouseholdFormat } from "#lib/text/household-format";
import { t } from "#lib/text/language";
import { showSuccess } from "#lib/screen/toasts";
import { today } from "#lib/text/today";
import { trpc } from "#lib/server/trpc";
import { linesToBuy, openLists } from "../lines-to-buy";
import { LIST_MESSAGES } from "../messages";
import { useQueryClient } from "@tanstack/react-query";
import { listSyncOf } from "../changes/list-sync";

const NEW_LIST = "new";

/** Whether a list has something for this dish, from the plan or put on it from the recipe. */
function namesDish(list: ShoppingList | undefined, { id, title }: Recipe): boolean {
  const why = t("for {title}", { title });
  return (list?.items.shoppingItems ?? []).some(
    ({ recipes, note, contributions }) =>
      recipes.some((recipe) => recipe.id === id) ||
      note.includes(why) ||
      contributions.some(({ recipe_title: of }) => of.includes(why)),
  );
}

interface AddToListDialogProps {
  recipe: Recipe;
  /** To begin with; null where the amounts cannot be scaled. */
  servings: number | null;
  onClose: () => void;
}

/** The lines of a recipe for a list: the one that is open unless somebody says otherwise. The larder's are left out. */
export default function AddToListDialog({ recipe, servings: shownFor, onClose }: AddToListDialogProps) {
  const summaries = trpc.shoppingLists.summaries.useQuery(undefined, { meta: { failure: LIST_MESSAGES.loadFailed } });
  const larder = trpc.larder.list.useQuery(undefined, { meta: { silent: true } });
  const [chosenList, chooseList] = useState<string | null>(null);
  const [chosenServings, chooseServings] = useState(shownFor);
  // Lines that somebody has ticked or unticked; what the larder holds starts without a tick.
  const [ticks, setTicks] = useState<ReadonlyMap<number, boolean>>(new Map());
  const addLines = useAddLines();
  const create = trpc.shoppingLists.create.useMutation({
    meta: { failure: LIST_MESSAGES.createFailed, preferServerMessage: true },
    onSuccess: ({ shoppingList }) => add(shoppingList),
  });

  const servings = shownServings(recipe, chosenServings, chooseServings);
  const { bases, isReading } = useBases(recipe);
  const lines = linesToBuy(recipe, useHouseholdFormat(), servings.factor, bases);
  const inStock = new Set(larder.data?.larderItems.map((item) => item.ingredient_id));
  const isInStock = (foodId: number | null) => foodId !== null && inStock.has(foodId);
  const isTicked = (index: number) => ticks.get(index) ?? !isInStock(lines[index]?.foodId ?? null);
  const chosen = lines.filter((_line, index) => isTicked(index));
  const lists = openLists(summaries.data?.shoppingLists ?? [], today());
  const list = lists.find(({ id }) => String(id) === (chosenList ?? String(lists[0]?.id)));

  const chosenDetail = trpc.shoppingLists.byId.useQuery(
    { id: list?.id ?? 0 },
    { enabled: list !== undefined, meta: { silent: true } },
  );
  const isOnList = namesDish(chosenDetail.data?.shoppingList, recipe);

  function add({ id, name }: { id: number; name: string }): void {
    const why = t("for {title}", { title: recipe.title });
    const takeOff = addLines(
      id,
      chosen.map(({ text, kind }) => ({ text, note: [kind, why].filter(Boolean).join(", ") })),
    );
    showSuccess(
      t("{count, plural, one {# thing is} other {# things are}} on “{list}”", {
        count: chosen.length,
        list: withFriendlyDates(name),
      }),
      { action: { label: t("Undo"), onClick: takeOff } },
    );
    onClose();
  }

  return (
    <Dialog
      onClose={onClose}
      title={t("Add to list")}
      description={recipe.title}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button
            disabled={chosen.length === 0 || summaries.isPending || isReading}
            busy={create.isPending}
            onClick={() => {
              if (list) add(list);
              else create.mutate({ name: recipe.title, date: today(), operation_id: newUuid() });
            }}
          >
            {t("Add {count, plural, one {# thing} other {# things}}", { count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <SelectField
          label={t("Shopping List")}
          value={list ? String(list.id) : NEW_LIST}
          disabled={summaries.isPending}
          options={[
            ...lists.map(({ id, name }) => ({ value: String(id), label: withFriendlyDates(name) })),
            { value: NEW_LIST, label: t("A new list") },
          ]}
          onValueChange={chooseList}
        />
        {isOnList && <p role="status">{t("This dish is on the list already.")}</p>}
        {servings.written !== null && (
          <div role="group" aria-label={t("Servings")}>
            <ServingsCount servings={servings.chosen} onChange={servings.choose} />
          </div>
        )}
        <ul aria-label={t("Ingredients")} className="grid grid-cols-1">
          {lines.map(({ text, kind, foodId }, index) => (
            // Lines have no identity but their place.
            <li key={index} className="border-b border-line last:border-b-0">
              <Checkbox
                className="min-h-11"
                label={
                  <span className="flex flex-wrap items-baseline justify-between gap-x-3 wrap-anywhere">
                    {kind ? `${text} (${kind})` : text}
                    {isInStock(foodId) && <span className="text-sm text-ink-muted">{t("in the larder")}</span>}
                  </span>
                }
                checked={isTicked(index)}
                onCheckedChange={(isOn) => setTicks(new Map([...ticks, [index, isOn]]))}
              />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** Takes what was put on a list off it again. */
type TakeOff = () => void;

interface WrittenLine {
  readonly text: string;
  readonly note: string;
}

/**
 * Puts lines on a list as somebody would who writes them one by one, each with a note: they count at once, and wait on this
 * device where the server is away.
 */
function useAddLines(): (listId: number, lines: readonly WrittenLine[]) => TakeOff {
  const utils = trpc.useUtils();
  const { change } = listSyncOf(useQueryClient(), utils);
  return (listId, lines) => {
    const added = lines.map((line) => ({ ...line, item_id: newUuid() }));
    for (const { text, note, item_id } of added) {
      change(listId, { kind: "add", item_id, line: text }, text);
      change(listId, { kind: "note", item_id, note }, text);
    }
    return () => {
      for (const { text, item_id } of added) change(listId, { kind: "remove", item_id }, text);
    };
  };
}
