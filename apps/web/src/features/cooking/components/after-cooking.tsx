import { Suspense, useState } from "react";
import { Button } from "#components/ui/button";
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
  const [dialog, setDialog] = useState<"take-off" | "freeze" | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Button variant="link" className="text-sm" onClick={() => setDialog("take-off")}>
        {t("Take it off the larder")}
      </Button>
      {" · "}
      <Button variant="link" className="text-sm" onClick={() => setDialog("freeze")}>
        {t("Portions into the freezer")}
      </Button>
      <Suspense>
        {dialog === "take-off" && <TakeOffDialog dish={dish} onClose={close} />}
        {dialog === "freeze" && <FreezeDialog of={dish} onClose={close} />}
      </Suspense>
    </>
  );
}
