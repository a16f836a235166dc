import { t } from "#lib/text/language";
import type { Recipe } from "@tureen/contracts/recipes";
import { Suspense, useState } from "react";
import { Button } from "#components/ui/button";
import { lazyAhead } from "#lib/screen/when-idle";
import { momentText } from "#lib/text/moment-text";

const VersionsDialog = lazyAhead(() => import("./versions-dialog"));

/** The way back to what the recipe was before its edits of the last 30 days; nothing for a recipe that was never edited. */
export function EarlierVersions({ recipe }: { recipe: Recipe }) {
  const [isOpen, setIsOpen] = useState(false);
  if (recipe.revision === 1) return null;
  return (
    <p className="mt-10 text-sm text-ink-muted print:hidden">
      {t("Changed {moment}", { moment: momentText(recipe.updated_at) })} ·{" "}
      <Button variant="link" className="text-sm" onClick={() => setIsOpen(true)}>
        {t("Earlier versions")}
      </Button>
      <Suspense>{isOpen && <VersionsDialog id={recipe.id} onClose={() => setIsOpen(false)} />}</Suspense>
    </p>
  );
}
