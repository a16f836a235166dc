import type { Collection } from "@tureen/contracts/collections";
import { getQueryKey } from "@trpc/react-query";
import { useQueryClient } from "@tanstack/react-query";
import { BookOpen, Ellipsis, FileDown, FileJson, Pencil, Trash2, Users } from "lucide-react";
import { Suspense, useState } from "react";
import { useLocation } from "wouter";
import { CallFailure } from "#components/failure-note";
import { IconButton } from "#components/ui/button";
import { Menu } from "#components/ui/layers/menu";
import { type DownloadFormat, useRecipeDownload } from "#features/exports/use-recipe-download";
import { paths } from "#lib/screen/paths";
import { useUndoToast } from "#lib/screen/use-undo-toast";
import { lazyAhead } from "#lib/screen/when-idle";
import { trpc } from "#lib/server/trpc";
import { t } from "#lib/text/language";
import { COLLECTION_MESSAGES } from "./messages";

const GuestLinkDialog = lazyAhead(() => import("#features/guest-links/guest-link-dialog"));
const EditCollectionDialog = lazyAhead(() => import("./edit-collection-dialog"));

/** What can be done with a collection: print it, hand it on, edit it, delete it. */
export default function CollectionMenu({ collection }: { collection: Collection }) {
  const [isEditing, setIsEditing] = useState(false);
  const [isInviting, setIsInviting] = useState(false);
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const download = useRecipeDownload();
  const { id, name } = collection;
  const offerUndo = useUndoToast(() => navigate(paths.collection(id)));
  const remove = trpc.collections.delete.useMutation({
    meta: { failure: COLLECTION_MESSAGES.deleteFailed, preferServerMessage: true },
    onSuccess: ({ undo_id }) => {
      offerUndo(COLLECTION_MESSAGES.deleted, undo_id);
      // What is on screen is read anew after every change; a collection that is gone must not be asked for.
      queryClient.removeQueries({ queryKey: getQueryKey(trpc.collections.byId, { id }, "query") });
      navigate(paths.recipes);
    },
  });
  const save = (kind: DownloadFormat) => () => download.mutate({ kind, collection: id, name });
  return (
    <>
      <Menu
        trigger={<IconButton icon={Ellipsis} variant="secondary" label={t("More")} busy={download.isPending} />}
        items={[
          { label: t("Edit"), icon: <Pencil aria-hidden className="size-4.5" />, onSelect: () => setIsEditing(true) },
          {
            label: t("Cookbook to print (PDF)"),
            icon: <BookOpen aria-hidden className="size-4.5" />,
            onSelect: save("pdf"),
          },
          { label: t("Save as JSON"), icon: <FileJson aria-hidden className="size-4.5" />, onSelect: save("json") },
          {
            label: t("Save as Markdown"),
            icon: <FileDown aria-hidden className="size-4.5" />,
            onSelect: save("markdown"),
          },
          {
            label: t("Share a link with guests"),
            icon: <Users aria-hidden className="size-4.5" />,
            onSelect: () => setIsInviting(true),
          },
          {
            label: t("Delete"),
            icon: <Trash2 aria-hidden className="size-4.5" />,
            isDanger: true,
            onSelect: () => remove.mutate({ id }),
          },
        ]}
      />
      {isInviting && (
        <Suspense>
          <GuestLinkDialog of={{ collection_id: id }} title={name} onClose={() => setIsInviting(false)} />
        </Suspense>
      )}
      {isEditing && (
        <Suspense>
          <EditCollectionDialog collection={collection} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
      <CallFailure call={download} className="basis-full" />
    </>
  );
}
