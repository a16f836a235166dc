import type { ShoppingItem } from "@tureen/contracts/shopping-lists";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { t } from "#lib/text/language";
import { listedFoodName } from "#lib/text/food-names";
import { sinkFrom, topsOf } from "#lib/screen/motion";
import type { ShopItem } from "./shop-items";
import type { ShoppedList } from "./with-lists";

/** What can be done to an item in the shop. It stays the same object, so that a row is drawn anew for its item alone. */
export interface ShopActions {
  /** Of one food in all its measures. */
  readonly tick: (items: readonly ShopItem[], isTicked: boolean) => void;
  readonly changeAmount: (listId: number, item: ShoppingItem, amount: number) => void;
  readonly changeNote: (listId: number, item: ShoppingItem, note: string) => void;
  readonly remove: (listId: number, item: ShoppingItem) => void;
  /** Adds up a food in all its measures by a weight that is known, or takes that back. */
  readonly join: (listId: number, item: ShoppingItem) => void;
  readonly split: (listId: number, item: ShoppingItem) => void;
  /** The same food, in one measure or in all. */
  readonly moveTo: (items: readonly ShopItem[], group: "buy" | "larder") => void;
}

/** What was done last, as a sentence, and how it is taken back. */
export interface LastChange {
  readonly sentence: string;
  readonly undo: () => void;
}

/** A row that was just ticked stays where it is for so long after the last tick. */
const LINGER_MS = 1500;
/** As long as other messages with an Undo stand. */
const UNDO_MS = 10_000;

/** `actions` and `add` never change. `lingering` has the ids of what was just ticked, for 1.5 s; `last` is null after 10 s. */
export function useShopActions(lists: readonly ShoppedList[]) {
  const latest = useRef(lists);
  useLayoutEffect(() => {
    latest.current = lists;
  });
  const [lingering, setLingering] = useState<ReadonlySet<string>>(new Set());
  /** Rows that sink into the basket now. */
  const stoodAt = useRef<ReadonlyMap<string, number>>(new Map());
  const [last, setLast] = useState<LastChange | null>(null);

  useEffect(() => {
    if (lingering.size === 0) return;
    const timer = setTimeout(() => {
      stoodAt.current = topsOf(lingering);
      setLingering(new Set());
    }, LINGER_MS);
    return () => clearTimeout(timer);
  }, [lingering]);
  useLayoutEffect(() => {
    if (lingering.size > 0) return;
    sinkFrom(stoodAt.current);
    stoodAt.current = new Map();
  }, [lingering]);
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [last]);

  const { actions, add } = useMemo(() => {
    const listOf = (id: number) => latest.current.find((each) => each.id === id);
    const offerUndo = (sentence: string, undo: () => void) =>
      setLast({
        sentence,
        undo: () => {
          undo();
          setLast(null);
        },
      });
    const actions: ShopActions = {
      tick: (items, isTicked) => {
        const put = (all: readonly ShopItem[], on: boolean) =>
          all.filter(({ listId, item }) => listOf(listId)?.tick(item.id, on));
        const changed = put(items, isTicked);
        const ids = changed.map(({ item }) => item.id);
        setLingering(
          (before) => new Set(isTicked ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))),
        );
        const name = nameOf(items);
        offerUndo(isTicked ? t("In the basket: {name}", { name }) : t("To buy again: {name}", { name }), () =>
          put(changed, !isTicked),
        );
      },
      changeAmount: (listId, item, amount) => listOf(listId)?.changeAmount(item.id, amount, item.unit),
      changeNote: (listId, item, note) => listOf(listId)?.changeNote(item.id, note),
      remove: (listId, item) => {
        listOf(listId)?.remove(item.id);
        offerUndo(t("Off the list: {name}", { name: listedFoodName(item) }), () => listOf(listId)?.putBack(item.id));
      },
      join: (listId, item) => {
        listOf(listId)?.join(item.id);
        offerUndo(t("Added up: {name}", { name: listedFoodName(item) }), () => listOf(listId)?.split(item.id));
      },
      split: (listId, item) => {
        listOf(listId)?.split(item.id);
        offerUndo(t("Taken apart: {name}", { name: listedFoodName(item) }), () => listOf(listId)?.join(item.id));
      },
      moveTo: (items, group) => {
        const put = (to: "buy" | "larder") => items.forEach(({ listId, item }) => listOf(listId)?.moveTo(item.id, to));
        put(group);
        const name = nameOf(items);
        offerUndo(group === "buy" ? t("On the list: {name}", { name }) : t("In the larder: {name}", { name }), () =>
          put(group === "buy" ? "larder" : "buy"),
        );
      },
    };
    const add = (listId: number, line: string) => {
      const itemId = listOf(listId)?.addLine(line);
      if (itemId) offerUndo(t("On the list: {name}", { name: line }), () => listOf(listId)?.remove(itemId));
    };
    return { actions, add };
  }, []);

  return { actions, add, lingering, last };
}

/** What the language on the screen calls the food that the items are of. */
const nameOf = ([first]: readonly ShopItem[]): string => (first ? listedFoodName(first.item) : "");
