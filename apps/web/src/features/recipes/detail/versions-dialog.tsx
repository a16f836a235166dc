import { type Text, text } from "@tureen/messages/text";
import { t } from "#lib/text/language";
import { LoadingState } from "#components/loading-state";
import { Button, CancelButton } from "#components/ui/button";
import { Dialog } from "#components/ui/layers/dialog";
import { momentText } from "#lib/text/moment-text";
import { type Outputs, trpc } from "#lib/server/trpc";
import { RECIPE_MESSAGES } from "../messages";

type Version = Outputs["recipes"]["versions"]["versions"][number];

/** What a recipe was, with the way back to each. */
export default function VersionsDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data } = trpc.recipes.versions.useQuery({ id }, { meta: { failure: RECIPE_MESSAGES.versionsFailed } });
  const restore = trpc.trash.restore.useMutation({
    meta: { success: RECIPE_MESSAGES.versionRestored, failure: RECIPE_MESSAGES.versionRestoreFailed },
    onSuccess: onClose,
  });
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={t("Earlier versions")}
      description={t(
        "What this recipe was before each change of the last 30 days. What you bring back replaces the recipe as it is now, which then stands here.",
      )}
      footer={<CancelButton onClick={onClose} label={t("Close")} />}
    >
      {!data && <LoadingState label={t("Loading earlier versions")} />}
      {data?.versions.length === 0 && <p>{t("It has not been changed in the last 30 days.")}</p>}
      {data && data.versions.length > 0 && (
        <ul className="divide-y divide-line">
          {data.versions.map((version) => (
            <VersionRow
              key={version.undo_id}
              version={version}
              busy={restore.isPending}
              onRestore={() => restore.mutate({ undo_id: version.undo_id })}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

const PARTS: Readonly<Record<Version["changed"][number], Text>> = {
  title: text("Title"),
  ingredients: text("Ingredients"),
  instructions: text("Instructions"),
  details: text("Recipe Details"),
};

function VersionRow({ version, busy, onRestore }: { version: Version; busy: boolean; onRestore: () => void }) {
  const changed = momentText(version.replaced_at);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 py-3">
      <details className="min-w-0 flex-1 basis-64">
        <summary className="cursor-pointer">
          <span dir="auto" className="font-medium wrap-anywhere">
            {version.title}
          </span>
          <span className="figures block text-sm text-ink-muted">
            {version.changed.length > 0
              ? t("until {changed}, then different: {fields}", {
                  changed,
                  fields: version.changed.map((part) => t(PARTS[part])).join(", "),
                })
              : t("until {changed}", { changed })}
          </span>
          {version.replaced_by && (
            <span className="block text-sm text-ink-muted wrap-anywhere">
              {t("by {name}", { name: version.replaced_by })}
            </span>
          )}
        </summary>
        <ul className="mt-3 list-disc ps-5 text-sm">
          {version.ingredients.map((line, index) => (
            // Two lines of a recipe may be alike, and none of them moves here.
            <li key={index} dir="auto">
              {line}
            </li>
          ))}
        </ul>
        <p dir="auto" className="mt-3 text-sm whitespace-pre-line wrap-anywhere">
          {version.instructions}
        </p>
      </details>
      <Button
        variant="quiet"
        aria-label={t("Bring back the version until {changed}", { changed })}
        busy={busy}
        onClick={onRestore}
      >
        {t("Bring back")}
      </Button>
    </li>
  );
}
