import type { LocalDate } from "../dates/local-date";

/** What decides whether a list is being shopped from. */
interface ListProgress {
  readonly id: number;
  readonly endDate: string;
  readonly items: number;
  readonly ticked: number;
}

/** The list that is being shopped: the newest one begun, else the newest; none once all is bought or its days are past. */
export function openListOf<List extends ListProgress>(lists: readonly List[], today: LocalDate): List | undefined {
  const open = lists
    .filter(({ ticked, items, endDate }) => ticked < items && endDate >= today)
    .toSorted((left, right) => right.id - left.id);
  return open.find(({ ticked }) => ticked > 0) ?? open[0];
}
