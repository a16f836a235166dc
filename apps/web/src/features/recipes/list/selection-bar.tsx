import { DialogButton } from "#components/ui/dialog-button";
import { useMutation } from "@tanstack/react-query";
import { BookMarked, BookOpen, Download, FileDown, FileJson } from "lucide-react";
import { CallFailure } from "#components/failure-note";
import { Button } from "#components/ui/button";
import { Menu } from "#components/ui/layers/menu";
import { type DownloadFormat, useRecipeDownload } from "#features/exports/use-recipe-download";
import { t } from "#lib/text/language";
import { lazyAhead } from "#lib/screen/when-idle";
import { trpc } from "#lib/server/trpc";
import { allMatching } from "./use-recipe-search";
import type { RecipeFilters } from "./use-recipe-filters";
import type { Selection } from "./use-selection";
import { RECIPE_MESSAGES } from "../messages";

const CollectDialog = lazyAhead(() => import("#features/collections/collect-dialog"));

interface SelectionBarProps {
  selection: Selection;
  filters: RecipeFilters;
}

/** How many recipes are chosen, and what can be done with them. */
export default function SelectionBar({ selection, filters }: SelectionBarProps) {
  const { client } = trpc.useUtils();
  const download = useRecipeDownload();
  const chooseAll = useMutation({
    mutationFn: () => allMatching(client, filters),
    meta: { failure: RECIPE_MESSAGES.listFailed, preferServerMessage: true },
    onSuccess: (ids) => selection.choose(ids),
  });
  const count = selection.ids.size;
  const save = (kind: DownloadFormat) => () => download.mutate({ kind, ids: [...selection.ids] });
  return (
    <div
      role="region"
      aria-label={t("Chosen recipes")}
      className="sticky bottom-(--bottom-bar) z-20 -mx-4 mt-6 flex flex-wrap items-center gap-2 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0"
    >
      <p role="status" className="figures me-auto text-sm text-ink-muted max-sm:basis-full">
        {t("{count, plural, =0 {Choose recipes} one {# recipe chosen} other {# recipes chosen}}", { count })}
      </p>
      <Button
        variant="quiet"
        size="sm"
        className="max-sm:-ms-3"
        busy={chooseAll.isPending}
        onClick={() => chooseAll.mutate()}
      >
        {t("Choose all")}
      </Button>
      <DialogButton
        icon={BookMarked}
        variant="secondary"
        size="sm"
        disabled={count === 0}
        aria-label={t("Put into a collection")}
        dialog={(close) => <CollectDialog recipeIds={[...selection.ids]} onClose={close} />}
      />
      <Menu
        trigger={
          <Button icon={Download} size="sm" disabled={count === 0} busy={download.isPending}>
            {t("Save as…")}
          </Button>
        }
        items={[
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
        ]}
      />
      <Button variant="secondary" size="sm" className="max-sm:ms-auto" onClick={selection.end}>
        {t("Done")}
      </Button>
      <CallFailure call={chooseAll} className="basis-full" />
      <CallFailure call={download} className="basis-full" />
    </div>
  );
}
