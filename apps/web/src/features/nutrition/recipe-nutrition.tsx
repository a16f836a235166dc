import { DialogButton } from "#components/ui/dialog-button";
import type { Recipe } from "@tureen/contracts/recipes";
import { lazyAhead } from "#lib/screen/when-idle";
import { trpc } from "#lib/server/trpc";
import { useHouseholdFormat } from "#lib/text/household-format";
import { t } from "#lib/text/language";
import { nutrientText } from "./nutrient-text";

const NutritionDialog = lazyAhead(() => import("./nutrition-dialog"));

/** What a serving holds, in one line that opens to how it was reckoned; nothing where the family does not want it. */
export default function RecipeNutrition({ recipe }: { recipe: Recipe }) {
  const { numberFormat } = useHouseholdFormat();
  const setting = trpc.settings.list.useQuery(undefined, { meta: { silent: true } }).data?.settings.nutrition;
  const { data } = trpc.nutrition.ofRecipe.useQuery(
    { id: recipe.id },
    { enabled: setting?.value === "on", meta: { silent: true } },
  );
  if (!data || data.nutrition.lines.length === 0) return null;
  const { whole, per_serving: serving, coverage } = data.nutrition;
  return (
    <p className="mt-10 text-sm text-ink-muted print:hidden">
      {serving && t("About {energy} a serving", { energy: nutrientText("energy", serving.energy, numberFormat) })}
      {whole && !serving && t("About {energy} in all", { energy: nutrientText("energy", whole.energy, numberFormat) })}
      {!whole &&
        t("Nutrition: too little is known, {percent} % of the weight", { percent: Math.floor(coverage * 100) })}{" "}
      ·{" "}
      <DialogButton
        variant="link"
        className="text-sm"
        dialog={(close) => <NutritionDialog nutrition={data.nutrition} onClose={close} />}
      >
        {t("Nutrition")}
      </DialogButton>
    </p>
  );
}
