import { countText } from "#lib/counted";
import { Badge } from "#components/ui/badge";
import { trpc } from "#lib/trpc";

/** How many entries wait to be looked at; nothing where none does. */
export function ReviewCount() {
  const { data } = trpc.ingredients.toReview.useQuery(undefined, { meta: { silent: true } });
  if (!data || data.ingredients.length === 0) return null;
  return (
    <Badge tone="clay" className="ms-1">
      {countText(data.ingredients.length)}
    </Badge>
  );
}
