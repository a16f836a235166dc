import type { LarderItem } from "@tureen/contracts/larder";
import { groupBy } from "@tureen/domain/ordering/group-by";
import { useState } from "react";
import { useOwnCategoryOrder } from "#features/shopping-lists/hooks/use-shops";
import { categoryName, inFoodOrder, compareNames } from "#lib/text/food-names";
import { useHouseholdFormat } from "#lib/text/household-format";
import { today } from "#lib/text/today";
import { LarderRow } from "./larder-row";
import { t } from "#lib/text/language";
import { ConfirmDialog } from "#components/ui/layers/confirm-dialog";
import { trpc } from "#lib/server/trpc";
import { useUndoToast } from "#lib/screen/use-undo-toast";
import { rowName, placeName } from "../best-before-text";
import { LARDER_MESSAGES } from "../messages";
import { type LocalDate, parseLocalDate } from "@tureen/domain/dates/local-date";
import { freshness, PLACES } from "@tureen/domain/larder/best-before";
import { Button } from "#components/ui/button";

interface LarderRowsProps {
  items: readonly LarderItem[];
  /** The item whose row is a form, or null. */
  editedId: number | null;
  onEdit: (id: number | null) => void;
  onAddAnother: (item: LarderItem) => void;
}

/** Everything in stock, in the order in which the family walks past it in a shop, so that the kitchen's shelves are easy to go through. */
export function LarderRows({ items, editedId, onEdit, onAddAnother }: LarderRowsProps) {
  const [removing, setRemoving] = useState<LarderItem | null>(null);
  const offerUndo = useUndoToast();
  const remove = trpc.larder.delete.useMutation({
    meta: { failure: LARDER_MESSAGES.removeFailed },
    onSuccess: ({ undo_id }) => {
      offerUndo(LARDER_MESSAGES.removed, undo_id);
      setRemoving(null);
    },
  });
  const compareCategories = useOwnCategoryOrder();
  const format = useHouseholdFormat();
  const now = today();
  const [shown, setShown] = useState<LarderFilter>(ALL);
  const rows = shownRows(items, shown, now);
  const categories = [...groupBy(rows, (item) => item.ingredient_category ?? "")].toSorted(([left], [right]) =>
    compareCategories(left, right),
  );
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <PlaceFilter items={items} shown={shown} today={now} onShow={setShown} />
      {categories.map(([category, inCategory]) => (
        <section
          key={category}
          aria-label={categoryName(category)}
          className="drawn-in-view grid grid-cols-1 gap-1 lg:grid-cols-[12rem_1fr] lg:gap-6"
        >
          <h2 className="font-sans text-sm font-semibold tracking-normal text-clay-ink lg:pt-2.5">
            {categoryName(category)}
          </h2>
          <ul className="grid grid-cols-1 content-start gap-x-8 border-t border-line sm:grid-cols-2">
            {inFoodOrder(inCategory, (item) => item.ingredient_name).map((item) => (
              <LarderRow
                key={item.id}
                item={item}
                isEdited={item.id === editedId}
                format={format}
                today={now}
                onEdit={onEdit}
                onRemove={setRemoving}
                onAddAnother={onAddAnother}
              />
            ))}
          </ul>
        </section>
      ))}
      {removing && (
        <ConfirmDialog
          onClose={() => setRemoving(null)}
          title={t("Are you sure you want to remove {food} from the larder?", { food: rowName(removing, today()) })}
          description={t("Shopping lists made from now on will ask you to buy it.")}
          confirmLabel={t("Remove")}
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ id: removing.id })}
        />
      )}
    </div>
  );
}

/** All rows, those of a place (`"in "` and its name), or those whose date is near or past. */
type LarderFilter = "all" | "due" | `in ${string}`;
const ALL: LarderFilter = "all";

/** What a choice shows; all where it has nothing to show any more. */
function shownRows(items: readonly LarderItem[], shown: LarderFilter, today: LocalDate): readonly LarderItem[] {
  const rows = items.filter((item) => isShown(item, shown, today));
  return rows.length > 0 ? rows : items;
}

function isShown(item: LarderItem, shown: LarderFilter, today: LocalDate): boolean {
  if (shown === "all") return true;
  if (shown !== "due") return item.place === shown.slice("in ".length);
  const date = item.best_before ? parseLocalDate(item.best_before) : null;
  return date !== null && freshness(date, today) !== "later";
}

interface PlaceFilterProps {
  items: readonly LarderItem[];
  shown: LarderFilter;
  today: LocalDate;
  onShow: (shown: LarderFilter) => void;
}

/** Where to look, and what is due; nothing where the family has said neither. */
function PlaceFilter({ items, shown, today, onShow }: PlaceFilterProps) {
  const inUse = new Set(items.map(({ place }) => place).filter(Boolean));
  const known = PLACES.filter((place) => inUse.has(place));
  const own = [...inUse].filter((place) => !PLACES.some((each) => each === place)).toSorted(compareNames);
  const choices: readonly (readonly [LarderFilter, string])[] = [
    ["all", t("All")],
    ["due", t("Use first")],
    ...[...known, ...own].map((place) => [`in ${place}`, placeName(place)] as const),
  ];
  const counted = choices.map(([value, label]) => ({
    value,
    label,
    count: items.filter((item) => isShown(item, value, today)).length,
  }));
  const offered = counted.filter(({ count }) => count > 0);
  if (offered.length < 2) return null;
  const current = offered.some(({ value }) => value === shown) ? shown : ALL;
  return (
    <div role="group" aria-label={t("What to show")} className="flex flex-wrap gap-2">
      {offered.map(({ value, label, count }) => (
        <Button
          key={value}
          variant="secondary"
          size="sm"
          aria-pressed={value === current}
          className="min-h-11 max-w-full rounded-full aria-pressed:border-herb aria-pressed:bg-herb-soft aria-pressed:text-herb-ink sm:min-h-9"
          onClick={() => onShow(value)}
        >
          <bdi className="truncate">{label}</bdi>
          <span className="figures font-normal text-ink-muted">{count}</span>
        </Button>
      ))}
    </div>
  );
}
