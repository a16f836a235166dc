import { serverAddress } from "#lib/screen/address";
import { CallFailure } from "#components/failure-note";
import { t } from "#lib/text/language";
import type { Recipe } from "@tureen/contracts/recipes";
import {
  BookMarked,
  Check,
  Copy,
  FileDown,
  FileJson,
  FileText,
  Link2,
  Printer,
  Scale,
  Share,
  Trash2,
  Users,
} from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { lazyAhead } from "#lib/screen/when-idle";
import { useLocation } from "wouter";
import { paths } from "#lib/screen/paths";
import { Menu, type MenuItem } from "#components/ui/layers/menu";
import { useUnitChoices } from "#components/unit-choice";
import { canShare, newUuid, shareOrCopy } from "#lib/device/capabilities";
import { useHouseholdFormat } from "#lib/text/household-format";
import { type DownloadFormat, useRecipeDownload } from "#features/exports/use-recipe-download";
import { showFailure, showSuccess } from "#lib/screen/toasts";
import { trpc } from "#lib/server/trpc";
import { RECIPE_MESSAGES } from "../messages";
import { recipeText } from "../shared/recipe-text";
import type { ShownServings } from "../shared/shown-servings";

const GuestLinkDialog = lazyAhead(() => import("#features/guest-links/guest-link-dialog"));
const CollectDialog = lazyAhead(() => import("#features/collections/collect-dialog"));
const DeleteRecipeDialog = lazyAhead(() => import("./delete-recipe-dialog"));

interface RecipeMenuProps {
  recipe: Recipe;
  servings: ShownServings;
  /** The button that opens it. */
  trigger: ReactNode;
  /** The button was used before the menu was loaded. */
  isOpenAtFirst: boolean;
  /** Units and deletion are offered here, as they are nowhere else. */
  isWhole: boolean;
}

/** What else can be done with a recipe: hand it on, as a text or as an address of this household, copy it, or print it. */
export default function RecipeMenu({ recipe, servings, trigger, isOpenAtFirst, isWhole }: RecipeMenuProps) {
  const format = useHouseholdFormat();
  const units = useUnitItems();
  const [isDeleting, setIsDeleting] = useState(false);
  const [isCollecting, setIsCollecting] = useState(false);
  const [isInviting, setIsInviting] = useState(false);
  const [, navigate] = useLocation();
  const download = useRecipeDownload();
  const duplicate = trpc.recipes.duplicate.useMutation({
    meta: { success: RECIPE_MESSAGES.duplicated, failure: RECIPE_MESSAGES.duplicateFailed, preferServerMessage: true },
    onSuccess: ({ recipe: { id } }) => navigate(paths.recipeEdit(id)),
  });

  async function handOn(what: ShareData): Promise<void> {
    const outcome = await shareOrCopy(what);
    if (outcome === "copied") showSuccess(what.url ? RECIPE_MESSAGES.linkCopied : RECIPE_MESSAGES.textCopied);
    if (outcome === "failed") showFailure(RECIPE_MESSAGES.copyFailed);
  }

  const save = (kind: DownloadFormat) => () => download.mutate({ kind, ids: [recipe.id], name: recipe.title });

  return (
    <>
      <Menu
        trigger={trigger}
        isOpenAtFirst={isOpenAtFirst}
        items={[
          {
            label: canShare() ? t("Share as text") : t("Copy as text"),
            icon: <Share aria-hidden className="size-4.5" />,
            onSelect: () => void handOn({ title: recipe.title, text: recipeText(recipe, format, servings) }),
          },
          {
            label: canShare() ? t("Share the link") : t("Copy the link"),
            icon: <Link2 aria-hidden className="size-4.5" />,
            onSelect: () => void handOn({ title: recipe.title, url: serverAddress() + paths.recipe(recipe.id) }),
          },
          {
            label: t("Share a link with guests"),
            icon: <Users aria-hidden className="size-4.5" />,
            onSelect: () => setIsInviting(true),
          },
          {
            label: t("Put into a collection"),
            icon: <BookMarked aria-hidden className="size-4.5" />,
            onSelect: () => setIsCollecting(true),
          },
          {
            label: t("Duplicate"),
            icon: <Copy aria-hidden className="size-4.5" />,
            onSelect: () => duplicate.mutate({ id: recipe.id, operation_id: newUuid() }),
          },
          {
            label: t("Save as…"),
            icon: <FileDown aria-hidden className="size-4.5" />,
            items: [
              {
                label: t("As {format}", { format: "PDF" }),
                icon: <FileText aria-hidden className="size-4.5" />,
                onSelect: save("pdf"),
              },
              {
                label: t("As {format}", { format: "Markdown" }),
                icon: <FileDown aria-hidden className="size-4.5" />,
                onSelect: save("markdown"),
              },
              {
                label: t("As {format}", { format: "JSON" }),
                icon: <FileJson aria-hidden className="size-4.5" />,
                onSelect: save("json"),
              },
            ],
          },
          {
            label: t("Print"),
            icon: <Printer aria-hidden className="size-4.5" />,
            // Once the menu is closed, so that it is not on the paper.
            onSelect: () => setTimeout(() => window.print()),
          },
          ...(isWhole
            ? [
                { label: t("Units"), icon: <Scale aria-hidden className="size-4.5" />, items: units },
                {
                  label: t("Delete"),
                  icon: <Trash2 aria-hidden className="size-4.5" />,
                  isDanger: true,
                  onSelect: () => setIsDeleting(true),
                },
              ]
            : []),
        ]}
      />
      {isInviting && (
        <Suspense>
          <GuestLinkDialog of={{ recipe_id: recipe.id }} title={recipe.title} onClose={() => setIsInviting(false)} />
        </Suspense>
      )}
      {isCollecting && (
        <Suspense>
          <CollectDialog recipeIds={[recipe.id]} onClose={() => setIsCollecting(false)} />
        </Suspense>
      )}
      {isDeleting && (
        <Suspense>
          <DeleteRecipeDialog id={recipe.id} title={recipe.title} onClose={() => setIsDeleting(false)} />
        </Suspense>
      )}
      <CallFailure call={duplicate} className="basis-full" />
      <CallFailure call={download} className="basis-full" />
    </>
  );
}

/** The units that amounts are shown in; the chosen ones have the check. */
function useUnitItems(): readonly MenuItem[] {
  const { choices, chosen, choose } = useUnitChoices();
  return choices.map(({ units, label }) => ({
    label,
    icon: <Check aria-hidden className={units === chosen ? "size-4.5" : "invisible size-4.5"} />,
    onSelect: () => choose(units),
  }));
}
