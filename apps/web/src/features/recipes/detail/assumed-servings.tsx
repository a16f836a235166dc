import { CallFailure } from "#components/failure-note";
import { Button } from "#components/ui/button";
import { trpc } from "#lib/server/trpc";
import { t } from "#lib/text/language";
import { RECIPE_MESSAGES } from "../messages";

/** Says that nobody has said for how many the dish is; one tap says that the number is right. */
export function AssumedServings({ id }: { id: number }) {
  const utils = trpc.useUtils();
  const confirm = trpc.recipes.update.useMutation({
    meta: { failure: RECIPE_MESSAGES.updateFailed, preferServerMessage: true },
    onError: () => utils.recipes.byId.invalidate({ id }),
  });

  function say(): void {
    // An answer on its way is older than this tap.
    void utils.recipes.byId.cancel({ id });
    utils.recipes.byId.setData({ id }, (shown) => shown && { recipe: { ...shown.recipe, servings_assumed: false } });
    confirm.mutate({ id, servings_assumed: false });
  }

  return (
    <span className="ms-2 text-sm font-normal print:hidden">
      {t("assumed")}
      <Button variant="link" className="ms-2 text-sm" onClick={say}>
        {t("That is right")}
      </Button>
      <CallFailure call={confirm} />
    </span>
  );
}
