import type { LarderItem } from "@tureen/contracts/larder";
import { type LocalDate, parseLocalDate } from "@tureen/domain/dates/local-date";
import { freshness, PLACES } from "@tureen/domain/larder/best-before";
import { Button } from "#components/ui/button";
import { compareNames } from "#lib/text/food-names";
import { t } from "#lib/text/language";
import { placeName } from "../best-before-text";

/** All rows, those of a place (`"in "` and its name), or those whose date is near or past. */
export type LarderFilter = "all" | "due" | `in ${string}`;
export const ALL: LarderFilter = "all";

/** What a choice shows; all where it has nothing to show any more. */
export function shownRows(items: readonly LarderItem[], shown: LarderFilter, today: LocalDate): readonly LarderItem[] {
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
export function PlaceFilter({ items, shown, today, onShow }: PlaceFilterProps) {
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
