import { CallFailure } from "#components/failure-note";
import { t } from "#lib/text/language";
import { trpc } from "#lib/server/trpc";
import { useShowSaved } from "./use-recipe-photo";
import { RECIPE_MESSAGES } from "../messages";

/** The photos of the book that a recipe without one was imported from: a tap takes one over. */
export default function BookPhotos({ id }: { id: number }) {
  // A book is no different the next time that somebody looks.
  const { data } = trpc.recipePhotos.proposals.useQuery({ id }, { staleTime: Infinity, meta: { silent: true } });
  const take = trpc.recipePhotos.takeProposal.useMutation({
    meta: { failure: RECIPE_MESSAGES.photoFailed },
    onSuccess: useShowSaved(),
  });
  const proposals = data?.proposals ?? [];
  if (proposals.length === 0) return null;
  return (
    <section aria-label={t("From the book")} className="mt-3 print:hidden">
      <ul className="flex flex-wrap gap-3">
        {proposals.map(({ page, picture, preview }) => (
          <li key={`${page} ${picture}`}>
            <button
              type="button"
              disabled={take.isPending}
              onClick={() => take.mutate({ id, page, picture })}
              className="grid w-36 gap-1.5 rounded-lg border border-line bg-surface p-1.5 text-start text-sm text-herb-ink hover:border-herb disabled:opacity-60"
            >
              <img src={preview} alt="" className="aspect-3/2 w-full rounded-md object-cover" />
              {t("Use the picture from page {page}", { page })}
            </button>
          </li>
        ))}
      </ul>
      <CallFailure call={take} className="mt-2" />
    </section>
  );
}
