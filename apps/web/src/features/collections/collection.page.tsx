import { Suspense, useMemo } from "react";
import { DeadEnd } from "#components/dead-end";
import { EmptyState } from "#components/empty-state";
import { PageHeading } from "#components/page-heading";
import { Unavailable } from "#components/unavailable";
import { ButtonLink } from "#components/ui/button";
import { RecipeGrid, RecipeGridPlaceholders } from "#features/recipes/list/recipe-grid";
import { useListView } from "#features/recipes/list/use-list-view";
import { filtersIn } from "#features/recipes/list/use-recipe-filters";
import { useRecipeSearch } from "#features/recipes/list/use-recipe-search";
import { BackToRecipes } from "#features/recipes/shared/back-buttons";
import { paths } from "#lib/screen/paths";
import { useRouteId } from "#lib/screen/route/use-route-id";
import { lazyAhead } from "#lib/screen/when-idle";
import { serverFault } from "#lib/server/server-fault";
import { trpc } from "#lib/server/trpc";
import { t } from "#lib/text/language";
import { COLLECTION_MESSAGES } from "./messages";

const CollectionMenu = lazyAhead(() => import("./collection-menu"));
const GONE = 404;
/** No collection has it; the query that carries it is never sent. */
const NO_ID = 0;

/** The recipes of a collection in its order. */
export default function CollectionPage() {
  const id = useRouteId();
  const query = trpc.collections.byId.useQuery(
    { id: id ?? NO_ID },
    { enabled: id !== null, meta: { failure: COLLECTION_MESSAGES.loadFailed, silent: true } },
  );
  const collection = query.data?.collection;
  if (id === null || serverFault(query.error).status === GONE) return <NoCollection />;
  return (
    <>
      <BackToRecipes />
      {collection && (
        <PageHeading
          title={collection.name}
          actions={
            <Suspense>
              <CollectionMenu collection={collection} />
            </Suspense>
          }
        />
      )}
      <Unavailable title={t("The collection could not be read")} query={query} />
      {(collection || !query.isError) && <CollectedRecipes id={id} />}
    </>
  );
}

function CollectedRecipes({ id }: { id: number }) {
  const filters = useMemo(() => ({ ...filtersIn(new URLSearchParams()), collection: id }), [id]);
  const { total, shown } = useRecipeSearch(filters);
  const [view] = useListView();
  if (total === undefined) return <RecipeGridPlaceholders />;
  if (total > 0) return <RecipeGrid filters={shown} total={total} view={view} />;
  return (
    <EmptyState
      title={t("No recipes here yet")}
      text={t("Put recipes in from their own menu, or choose several in the list.")}
    />
  );
}

function NoCollection() {
  return (
    <DeadEnd title={t("There is no such collection")} text={t("Somebody may have deleted it.")}>
      <ButtonLink href={paths.recipes}>{t("To the recipes")}</ButtonLink>
    </DeadEnd>
  );
}
