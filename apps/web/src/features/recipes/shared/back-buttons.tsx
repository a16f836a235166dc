import { t } from "#lib/text/language";
import { useLocation } from "wouter";
import { paths } from "#lib/screen/paths";
import { Back } from "#components/back";
import { useBackToList } from "./use-list-place";

/** Leads to the list as it was left: its search, filters and place. */
export function BackToRecipes() {
  return <Back label={t("Back to Recipes")} to={useBackToList()} />;
}

/** From the edit screen; what was typed stays as a draft. */
export function BackToRecipe({ id }: { id: number }) {
  const [, navigate] = useLocation();
  return <Back label={t("Back to Recipe")} to={() => navigate(paths.recipe(id))} />;
}
