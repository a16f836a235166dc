import type { ShoppingListSummary } from "@tureen/contracts/shopping-lists";
import { openListOf } from "@tureen/domain/shopping-lists/open-list";
import { useEffect } from "react";
import { useLocation, useSearchParams } from "wouter";
import { paths } from "#lib/screen/paths";
import { today } from "#lib/text/today";
import { useIsPhone } from "#lib/screen/use-window";

/**
 * Who comes by `paths.openShop` on a phone finds the list that is being shopped; the page of all lists where there is none.
 * True on the way there.
 */
export function useStraightToShop(lists: readonly ShoppingListSummary[] | undefined): boolean {
  const [, navigate] = useLocation();
  const [params, setParams] = useSearchParams();
  const isPhone = useIsPhone();
  const isAsked = params.get("shop") === "open";
  const open = isAsked && isPhone && lists ? openListOf(lists.map(asShopped), today()) : undefined;
  const isSettled = isAsked && lists !== undefined && !open;
  const openId = open?.id;
  useEffect(() => {
    if (openId !== undefined) navigate(paths.shop([openId]), { replace: true });
    else if (isSettled) setParams(without, { replace: true });
  }, [openId, isSettled, navigate, setParams]);
  return isAsked && isPhone && !isSettled;
}

function asShopped({ id, end_date: endDate, item_count: items, ticked_count: ticked }: ShoppingListSummary) {
  return { id, endDate, items, ticked };
}

function without(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete("shop");
  return rest;
}
