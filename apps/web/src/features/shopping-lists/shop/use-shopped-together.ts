import { useLocation } from "wouter";
import { paths } from "#lib/screen/paths";
import { trpc } from "#lib/server/trpc";

/** The other lists that may be shopped on the same way, and how one of them is taken along or left at home again. */
export function useShoppedTogether(ids: readonly number[]) {
  const [, navigate] = useLocation();
  const { data } = trpc.shoppingLists.summaries.useQuery(undefined, { meta: { silent: true } });
  const [first] = ids;
  return {
    others: (data?.shoppingLists ?? []).filter(
      (list) =>
        list.id !== first &&
        (ids.includes(list.id) || (list.status !== "ordered" && list.ticked_count < list.item_count)),
    ),
    isShopped: (id: number) => ids.includes(id),
    toggle: (id: number) =>
      navigate(paths.shop(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]), { replace: true }),
  };
}
