import { said as say, t } from "#lib/text/language";
import type { Recipe } from "@tureen/contracts/recipes";
import { NUTRIENTS } from "@tureen/domain/nutrition/nutrients";
import { readStatedNutrition } from "@tureen/domain/nutrition/stated-nutrition";
import { webAddressIn } from "@tureen/domain/recipes/web-address";

/** What the recipe's source says of its nutrition, with its own numbers: one line until it is opened, and none where it says nothing. */
export function StatedNutrition({
  recipe: { stated_nutrition: stated, source },
}: {
  recipe: Pick<Recipe, "stated_nutrition" | "source">;
}) {
  if (stated === "") return null;
  const { values, others } = readStatedNutrition(stated);
  const energy = values.find(({ nutrient }) => nutrient === "energy")?.said;
  const site = webAddressIn(source)?.site;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer py-2">
        <span className="font-medium">{t("Nutrition")}</span>
        {energy !== undefined && <span dir="auto">: {energy}</span>}{" "}
        <span className="text-ink-muted">
          {site === undefined ? t("as stated by its source") : t("as stated by {site}", { site })}
        </span>
      </summary>
      <ul className="figures mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {values.map(({ nutrient, said }) => (
          <li key={nutrient} dir="auto">
            {say(NUTRIENTS[nutrient].label)}: {said}
          </li>
        ))}
        {others.map((line) => (
          <li key={line} dir="auto" className="wrap-anywhere sm:col-span-2">
            {line}
          </li>
        ))}
      </ul>
    </details>
  );
}
