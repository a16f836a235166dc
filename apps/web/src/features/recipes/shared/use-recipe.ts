import { getQueryKey } from "@trpc/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { paths } from "#lib/screen/paths";
import { serverFault } from "#lib/server/server-fault";
import { showFailure } from "#lib/screen/toasts";
import { trpc } from "#lib/server/trpc";
import { useRouteId } from "#lib/screen/route/use-route-id";
import { RECIPE_MESSAGES } from "../messages";

const SIGNED_OUT = 401;
const GONE = 404;
/** No recipe has it; the query that carries it is never sent. */
const NO_ID = 0;

/** Whether this device keeps the recipe of an earlier visit. */
async function isKeptHere(id: number): Promise<boolean> {
  const { isKept } = await import("#lib/server/kept-answers");
  return isKept(getQueryKey(trpc.recipes.byId, { id }, "query"));
}

/**
 * The recipe of the address. One that cannot be read leads to the list (specification, section 4). `isReadAnew`: asked for again
 * by each page that opens, however fresh it is.
 */
export function useRecipe({ isReadAnew = false } = {}) {
  const id = useRouteId();
  const [, navigate] = useLocation();
  const [isSaidGone, setIsSaidGone] = useState(false);
  const query = trpc.recipes.byId.useQuery(
    { id: id ?? NO_ID },
    {
      enabled: id !== null,
      refetchOnMount: isReadAnew ? "always" : true,
      // Deleted while somebody cooks from it: it stays on the screen, and every change in the household asks for it again,
      // so that an undo elsewhere is seen. That it is gone is said once.
      meta: { failure: RECIPE_MESSAGES.loadFailed, silent: isSaidGone },
    },
  );
  const isGone = query.isRefetchError && query.isFetchedAfterMount && serverFault(query.error).status === GONE;
  if (isGone !== isSaidGone) setIsSaidGone(isGone);
  const isUnreadable = query.isLoadingError && serverFault(query.error).status !== SIGNED_OUT;

  const isRefused = isUnreadable && serverFault(query.error).status !== null;
  useEffect(() => {
    const leave = (): void => navigate(paths.recipes, { replace: true });
    if (id === null) showFailure(RECIPE_MESSAGES.loadFailed);
    if (id === null || isRefused) leave();
    else if (isUnreadable) {
      // Without the server: what this device has kept may still be on its way to the screen.
      const over = new AbortController();
      void isKeptHere(id).then((isKept) => !isKept && !over.signal.aborted && leave());
      return () => over.abort();
    }
    return undefined;
  }, [id, isRefused, isUnreadable, navigate]);

  return query;
}
