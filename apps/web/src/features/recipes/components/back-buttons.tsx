import { t } from "#lib/language";
import { ArrowLeft } from "lucide-react";
import { useLocation } from "wouter";
import { paths } from "#app/paths";
import { Button } from "#components/ui/button";
import { useBackToList } from "../hooks/use-list-place";

export function BackToRecipes() {
  return <BackButton label={t("Back to Recipes")} onClick={useBackToList()} />;
}

/** From the edit screen; what was typed stays as a draft. */
export function BackToRecipe({ id }: { id: number }) {
  const [, navigate] = useLocation();
  return <BackButton label={t("Back to Recipe")} onClick={() => navigate(paths.recipe(id))} />;
}

function BackButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="quiet" onClick={onClick} className="-ms-3 mb-3 px-3 text-ink-muted print:hidden">
      <ArrowLeft aria-hidden className="size-4.5" />
      {label}
    </Button>
  );
}
