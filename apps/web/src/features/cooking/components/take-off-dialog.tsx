import { useState } from "react";
import { CallFailure } from "#components/failure-note";
import { ServingsCount } from "#components/servings-count";
import { NotRead } from "#components/unavailable";
import { Button, CancelButton } from "#components/ui/button";
import { Dialog } from "#components/ui/layers/dialog";
import { LARDER_MESSAGES } from "#features/larder/messages";
import { trpc } from "#lib/server/trpc";
import { t } from "#lib/text/language";
import { useHouseholdFormat } from "#lib/text/household-format";
import { momentText } from "#lib/text/moment-text";
import { useTakeOff } from "../hooks/use-take-off";
import { staysText } from "../stays-text";
import type { CookedDish } from "./after-cooking";

/** What a dish has used of the larder, for as many as it was cooked for, and what would stay of it. */
export default function TakeOffDialog({ dish, onClose }: { dish: CookedDish; onClose: () => void }) {
  const [servings, setServings] = useState(dish.servings);
  const used = trpc.larder.usedByRecipe.useQuery(
    { recipe_id: dish.recipeId, servings },
    { meta: { failure: LARDER_MESSAGES.loadFailed } },
  );
  const { call, takeOff } = useTakeOff(onClose);
  const format = useHouseholdFormat();
  const rows = used.data?.rows ?? [];
  return (
    <Dialog
      onClose={onClose}
      title={t("Take it off the larder?")}
      description={dish.title}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button disabled={rows.length === 0} busy={call.isPending} onClick={() => takeOff(dish.recipeId, rows)}>
            {t("Take off")}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {servings !== null && <ServingsCount servings={servings} onChange={setServings} />}
        <NotRead title={t("The larder could not be read")} query={used} loading={t("Loading the larder")} />
        {used.data && (
          <p className="wrap-anywhere">
            {rows.length > 0
              ? t("What would stay: {rows}", { rows: rows.map((row) => staysText(row, format)) })
              : t("The larder has nothing that could be counted against this dish.")}
          </p>
        )}
        {used.data?.taken_off_at && (
          <p className="text-sm text-clay-ink">
            {t("It was taken off already, on {moment}.", { moment: momentText(used.data.taken_off_at) })}
          </p>
        )}
        <CallFailure call={call} />
      </div>
    </Dialog>
  );
}
