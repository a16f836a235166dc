import { DialogButton } from "#components/ui/dialog-button";
import { lazyAhead } from "#lib/screen/when-idle";
import { t } from "#lib/text/language";

const FreezeDialog = lazyAhead(() => import("#features/portions/components/freeze-dialog"));
const TakeOffDialog = lazyAhead(() => import("./take-off-dialog"));

export interface CookedDish {
  readonly recipeId: number;
  readonly title: string;
  /** Null where nobody knows for how many. */
  readonly servings: number | null;
}

/** What is done once a dish was cooked, for whoever comes back to it: the larder and the freezer. */
export function AfterCooking({ dish }: { dish: CookedDish }) {
  return (
    <>
      <DialogButton
        variant="link"
        className="text-sm"
        dialog={(close) => <TakeOffDialog dish={dish} onClose={close} />}
      >
        {t("Take it off the larder")}
      </DialogButton>
      {" · "}
      <DialogButton variant="link" className="text-sm" dialog={(close) => <FreezeDialog of={dish} onClose={close} />}>
        {t("Portions into the freezer")}
      </DialogButton>
    </>
  );
}
