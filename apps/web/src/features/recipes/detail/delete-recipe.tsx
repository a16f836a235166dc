import { t } from "#lib/text/language";
import { Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "#components/ui/button";
import { lazyAhead } from "#lib/screen/when-idle";

const DeleteRecipeDialog = lazyAhead(() => import("./delete-recipe-dialog"));

/** The button that asks whether the recipe is to be deleted. */
export function DeleteRecipe({ id, title }: { id: number; title: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={Trash2} variant="danger-quiet" onClick={() => setIsOpen(true)}>
        {t("Delete")}
      </Button>
      <Suspense>{isOpen && <DeleteRecipeDialog id={id} title={title} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
