import { t } from "#lib/text/language";
import { getQueryKey } from "@trpc/react-query";
import { useQueryClient } from "@tanstack/react-query";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { useLocation } from "wouter";
import { ConfirmDialog } from "#components/ui/layers/confirm-dialog";
import { ButtonLink, CancelButton } from "#components/ui/button";
import { Dialog } from "#components/ui/layers/dialog";
import { paths } from "#lib/screen/paths";
import { dayText } from "#lib/text/day-text";
import { withFriendlyDates } from "#lib/text/friendly-dates";
import { serverFault } from "#lib/server/server-fault";
import { type Outputs, trpc } from "#lib/server/trpc";
import { useUndoToast } from "#lib/screen/use-undo-toast";
import { useBackToList } from "../shared/use-list-place";
import { RECIPE_MESSAGES } from "../messages";

interface DeleteRecipeDialogProps {
  id: number;
  title: string;
  onClose: () => void;
}

/** Asks first, then deletes and goes to the list. A refusal (a locked meal) stays in the dialog to be read. */
export default function DeleteRecipeDialog({ id, title, onClose }: DeleteRecipeDialogProps) {
  const goToList = useBackToList();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const offerUndo = useUndoToast(() => navigate(paths.recipe(id)));
  const remove = trpc.recipes.delete.useMutation({
    meta: { failure: RECIPE_MESSAGES.deleteFailed, saysWhyItself: true },
    onSuccess: ({ undo_id }) => {
      offerUndo(RECIPE_MESSAGES.deleted, undo_id);
      // What is on screen is read anew after every change; a recipe that is gone must not be asked for.
      queryClient.removeQueries({ queryKey: getQueryKey(trpc.recipes.byId, { id }, "query") });
      goToList();
    },
  });
  const refusal = serverFault(remove.error).reason;

  const { data, isPending } = trpc.recipes.heldBy.useQuery({ id }, { meta: { silent: true } });
  const held = data?.held_by;
  const users = data?.used_in ?? [];
  if (held) return <HeldRecipe {...held} title={title} onClose={onClose} />;
  return (
    <ConfirmDialog
      isReady={!isPending}
      onClose={onClose}
      title={t("Are you sure you want to delete this recipe?")}
      description={
        refusal ? (
          <p role="alert" className="text-berry-ink">
            {refusal}
          </p>
        ) : (
          <>
            <p>
              {t(
                "“{title}” will be gone, and with it the meals that are planned with it. Shopping lists keep what is on them.",
                { title },
              )}
            </p>
            {users.length > 0 && (
              <p className="mt-2">
                {t(
                  "It is an ingredient of {recipes}. There its words stay, and shopping lists take them as they stand.",
                  { recipes: users.map((user) => `“${user.title}”`).join(", ") },
                )}
              </p>
            )}
          </>
        )
      }
      confirmLabel={t("Delete")}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id })}
    />
  );
}

interface HeldRecipeProps extends NonNullable<Outputs["recipes"]["heldBy"]["held_by"]> {
  title: string;
  onClose: () => void;
}

/** A locked list needs the recipe: said before anybody is asked, with the way to the list. */
function HeldRecipe({ list, date, meal_type, title, onClose }: HeldRecipeProps) {
  return (
    <Dialog
      onClose={onClose}
      title={t("“{title}” is on a locked shopping list", { title })}
      footer={
        <>
          <CancelButton onClick={onClose} label={t("Close")} />
          <ButtonLink href={paths.shoppingListOf(list.id)}>{t("Open the list")}</ButtonLink>
        </>
      }
    >
      <p>
        {t(
          "It is planned for {meal, select, breakfast {breakfast} lunch {lunch} other {dinner}} on {day}, and “{list}” holds that meal. Unlock or delete the list first, then delete the recipe.",
          { meal: meal_type, day: dayText(date as LocalDate), list: withFriendlyDates(list.name) },
        )}
      </p>
    </Dialog>
  );
}
