import { ArrowLeft } from "lucide-react";
import { Button } from "#components/ui/button";
import { useBackToList } from "../hooks/use-list-place";

export function BackToRecipes() {
  const goBack = useBackToList();
  return (
    <Button variant="quiet" onClick={goBack} className="-ms-3 mb-3 px-3 text-ink-muted print:hidden">
      <ArrowLeft aria-hidden className="size-4.5" />
      Back to Recipes
    </Button>
  );
}
