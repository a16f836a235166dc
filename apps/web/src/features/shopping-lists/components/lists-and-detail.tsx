import { lazy, Suspense, useDeferredValue, useEffect, useState } from "react";
import { LoadingCards } from "#components/loading-state";
import { classNames } from "#lib/screen/class-names";
import { t } from "#lib/text/language";
import { lazyAhead, preload } from "#lib/screen/when-idle";
import { useWindow } from "#lib/screen/use-window";
import type { SeenSummary } from "../changes/use-seen-summaries";
import { useDeleteList } from "../hooks/use-list-changes";
import type { useListSelection } from "../hooks/use-list-selection";
import type { ActedOn } from "./list-actions";
import { paths } from "#lib/screen/paths";
import { EmptyState } from "#components/empty-state";
import { ButtonLink } from "#components/ui/button";
import { ListCard } from "./list-card";

const loadDetail = () => import("./list-detail");
const ListDetail = lazy(loadDetail);
void preload([loadDetail]);
const EditListDialog = lazyAhead(() => import("../edit/edit-list-dialog"));
const DeleteListDialog = lazyAhead(() => import("./delete-list-dialog"));

interface ListsAndDetailProps {
  /** Undefined while they load. */
  lists: readonly SeenSummary[] | undefined;
  selection: ReturnType<typeof useListSelection>;
}

/** More than a phone shows at once; all others follow once these are on the screen. */
const FEW_LISTS = 6;

const hasRoomForBoth = () => window.matchMedia("(min-width: 64rem)").matches;

/**
 * Lists left and the open one right. Where there is no room for both, either all lists or the one that was chosen: a phone
 * does not draw hundreds of items that nobody sees.
 */
export function ListsAndDetail({ lists, selection }: ListsAndDetailProps) {
  const { chosenId, choose, leave } = selection;
  const hasRoom = useWindow(hasRoomForBoth);
  const drawn = useDeferredValue(Infinity, FEW_LISTS);
  const [edited, setEdited] = useState<ActedOn | null>(null);
  const [deleting, setDeleting] = useState<ActedOn | null>(null);
  const remove = useDeleteList((id) => {
    setDeleting(null);
    if (id === chosenId) leave();
  });
  // What has just been deleted must not be asked for again; once it has left the lists, Undo can bring it back.
  const { isSuccess: isDeleted, reset: forgetDeleted } = remove;
  const goneId = isDeleted || remove.isPending ? remove.variables.id : null;
  const hasLeft = isDeleted && !lists?.some(({ id }) => id === goneId);
  useEffect(() => {
    if (hasLeft) forgetDeleted();
  }, [hasLeft, forgetDeleted]);
  const present = lists?.filter(({ id }) => id !== goneId);
  const chosen = present?.find(({ id }) => id === chosenId);
  const open = chosen ?? (hasRoom ? present?.[0] : undefined);

  // Along with the lists, where one of them will be drawn; there what cannot be fetched is asked for again, and said.
  if (hasRoom || chosenId !== null) void loadDetail().catch(() => undefined);

  const loading = <LoadingCards label={t("Loading shopping lists")} height="h-32" />;
  if (!present) return loading;
  if (present.length === 0) return <NoLists />;
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] print:block">
      {(hasRoom || !open) && (
        <div
          className={classNames(
            "lg:sticky lg:top-24 lg:-m-1 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto lg:p-1",
            open && "print:hidden",
          )}
        >
          <ul aria-label={t("Your lists")} className="grid grid-cols-1 gap-2.5">
            {present.slice(0, drawn).map((list) => (
              <ListCard
                key={list.id}
                list={list}
                isOpen={list.id === open?.id}
                onChoose={choose}
                onEdit={setEdited}
                onDelete={setDeleting}
              />
            ))}
          </ul>
        </div>
      )}
      {open && (
        <Suspense fallback={loading}>
          <ListDetail
            key={open.id}
            list={open}
            isAlone={!hasRoom}
            onLeave={leave}
            onEdit={setEdited}
            onDelete={setDeleting}
          />
        </Suspense>
      )}
      <Suspense>
        {edited && <EditListDialog listId={edited.id} onClose={() => setEdited(null)} />}
        {deleting && (
          <DeleteListDialog
            list={deleting}
            busy={remove.isPending}
            onConfirm={() => remove.mutate({ id: deleting.id })}
            onClose={() => setDeleting(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

function NoLists() {
  return (
    <EmptyState
      title={t("No shopping lists yet")}
      text={t("Plan a few meals, then generate a list: it adds up everything that they need.")}
      actions={
        <ButtonLink variant="secondary" href={paths.mealPlanning}>
          {t("Plan meals")}
        </ButtonLink>
      }
    />
  );
}
