import { type Said, text, type Text } from "@tureen/messages/text";
import { t } from "#lib/text/language";
import { showSuccess } from "#lib/screen/toasts";
import { type Outputs, trpc } from "#lib/server/trpc";

type BroughtBack = Outputs["backups"]["bringBack"];

/** Undoes a deletion at one stroke, by the name of the copy that was made before it. */
export function useBringBack() {
  return trpc.backups.bringBack.useMutation({
    meta: {
      // It answers nothing else.
      success: (result) => saidOf(result as BroughtBack),
      failure: text("It could not be brought back"),
      preferServerMessage: true,
    },
  });
}

function saidOf({ recipes, meals, lists, ingredients, larder_items }: BroughtBack): Text {
  const count = recipes + meals + lists + ingredients + larder_items;
  return count === 0 ? text("Nothing was missing") : text("It is back. What was added since is still there.");
}

/** Returns how to say what was deleted at one stroke; a tap on the toast undoes it, where anything went. */
export function useBringBackToast(): (title: Said, backup: string | null) => void {
  const bringBack = useBringBack();
  return (title, backup) =>
    backup === null
      ? showSuccess(title)
      : showSuccess(title, { action: { label: t("Undo"), onClick: () => bringBack.mutate({ name: backup }) } });
}
