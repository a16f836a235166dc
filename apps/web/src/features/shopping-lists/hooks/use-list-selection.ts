import { useCallback, useDeferredValue } from "react";
import { useSearchParams } from "wouter";

/** Kept in the entry of a list in the browser's history: the lists stand before it. */
const MARK = { isFromLists: true };

function isFromLists(): boolean {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "isFromLists" in state;
}

interface ListSelection {
  /** The list that was chosen; null where none was, or where the address names none. */
  chosenId: number | null;
  choose: (id: number) => void;
  /** Back to all lists. */
  leave: () => void;
}

/** Which list is open. It is kept in the address: on a phone, back leads from a list to all lists. */
export function useListSelection(): ListSelection {
  const [params, setParams] = useSearchParams();
  const text = params.get("list") ?? "";
  return {
    // Taking a page of cards away and putting a list in their place takes a phone several frames.
    chosenId: useDeferredValue(/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null),
    choose: useCallback((id) => setParams((current) => changed(current, String(id)), { state: MARK }), [setParams]),
    // The browser knows where the lists were left.
    leave: useCallback(() => {
      if (isFromLists()) window.history.back();
      else setParams((current) => changed(current, null), { replace: true });
    }, [setParams]),
  };
}

function changed(current: URLSearchParams, list: string | null): URLSearchParams {
  const next = new URLSearchParams(current);
  if (list === null) next.delete("list");
  else next.set("list", list);
  return next;
}
