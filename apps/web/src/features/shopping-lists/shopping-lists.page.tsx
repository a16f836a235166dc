import { t } from "#lib/text/language";
import { ListPlus } from "lucide-react";
import { Suspense, useDeferredValue } from "react";
import { paths } from "#lib/screen/paths";
import { Back } from "#components/back";
import { LoadingState } from "#components/loading-state";
import { PageHeading } from "#components/page-heading";
import { Button } from "#components/ui/button";
import { Unavailable } from "#components/unavailable";
import { DeletedLink } from "#features/trash/components/deleted-link";
import { classNames } from "#lib/screen/class-names";
import { lazyAhead } from "#lib/screen/when-idle";
import { READ_AHEAD } from "#lib/server/feedback-meta";
import { type QueryUtils, trpc } from "#lib/server/trpc";
import { useSeenSummaries } from "./changes/use-seen-summaries";
import { ListsAndDetail } from "./components/lists-and-detail";
import { StaplesButton } from "#features/staples/staples-button";
import NewList from "./generate/new-list";
import { QuickRanges } from "./generate/quick-ranges";
import { EMPTY_REQUEST, useGenerateRequest } from "./generate/use-generate-request";
import { useListSelection } from "./hooks/use-list-selection";
import { useStraightToShop } from "./hooks/use-straight-to-shop";
import { LIST_MESSAGES } from "./messages";

const GenerateDialog = lazyAhead(() => import("./generate/generate-dialog"));

/**
 * Asks for what it shows first.
 * @public by app.tsx, as every page's
 */
export function loader({ shoppingLists }: QueryUtils): Promise<unknown> {
  return shoppingLists.summaries.prefetch(undefined, READ_AHEAD);
}

/** The open list is in the address; on a phone it has the screen to itself. */
export default function ShoppingListsPage() {
  const lists = trpc.shoppingLists.summaries.useQuery(undefined, { meta: { failure: LIST_MESSAGES.loadFailed } });
  const seen = useSeenSummaries(lists.data?.shoppingLists);
  // In slices: all of them in one go take a phone a third of a second.
  const isAnswered = useDeferredValue(seen !== undefined);
  const selection = useListSelection();
  const isLeaving = useStraightToShop(lists.data?.shoppingLists);
  const [request, setRequest] = useGenerateRequest();
  // On a phone an open list has the screen to itself.
  const onlyWithRoom = selection.chosenId === null ? "" : "max-lg:hidden";
  return (
    <>
      {/* Where the open list has the screen to itself, its own name is what is seen. */}
      {selection.chosenId !== null && <h1 className="sr-only lg:hidden print:hidden">{t("Shopping Lists")}</h1>}
      <div className={onlyWithRoom}>
        <Back label={t("Back to Meal Planning")} to={paths.mealPlanning} />
        <PageHeading
          title={t("Shopping Lists")}
          actions={
            <>
              <StaplesButton />
              <NewList />
              <Button icon={ListPlus} className="max-sm:px-3" onClick={() => setRequest(EMPTY_REQUEST)}>
                {t("Generate List")}
              </Button>
            </>
          }
        />
      </div>
      <div className="grid grid-cols-1 gap-6">
        <div className={classNames(onlyWithRoom, "print:hidden")}>
          <QuickRanges onChoose={setRequest} />
        </div>
        {isLeaving ? (
          <LoadingState label={t("Loading the list")} />
        ) : lists.isError && !lists.data ? (
          <Unavailable
            title={t("The lists could not be read")}
            text={t("They are safe. Try again in a moment.")}
            query={lists}
          />
        ) : (
          <ListsAndDetail lists={isAnswered ? seen : undefined} selection={selection} />
        )}
        {!lists.isPending && isAnswered && <DeletedLink className={classNames(onlyWithRoom, "print:hidden")} />}
      </div>
      {request && (
        <Suspense>
          <GenerateDialog
            request={request}
            onClose={() => setRequest(null)}
            onGenerated={(id) => {
              setRequest(null);
              selection.choose(id);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
