import type { RecipeNutrition } from "@tureen/contracts/nutrition";
import { COUNTED_NUTRIENTS } from "@tureen/domain/nutrition/counted-nutrients";
import { NUTRIENTS } from "@tureen/domain/nutrition/nutrients";
import { useState } from "react";
import { CancelButton } from "#components/ui/button";
import { Dialog } from "#components/ui/layers/dialog";
import { useHouseholdFormat } from "#lib/text/household-format";
import { said, t } from "#lib/text/language";
import { NutritionLineRow } from "./nutrition-line-row";
import { nutrientText } from "./nutrient-text";

/** What a recipe holds, line by line: what each was counted as, and what was left out. */
export default function NutritionDialog({ nutrition, onClose }: { nutrition: RecipeNutrition; onClose: () => void }) {
  const [corrected, setCorrected] = useState<number | null>(null);
  const counted = nutrition.lines.filter((line) => line.gap === null).length;
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={t("Nutrition")}
      description={t("From {counted} of {total} lines, {percent} % of the weight.", {
        counted,
        total: nutrition.lines.length,
        percent: Math.floor(nutrition.coverage * 100),
      })}
      footer={<CancelButton onClick={onClose} label={t("Close")} />}
    >
      {nutrition.whole ? (
        <NutrientTable nutrition={nutrition} />
      ) : (
        <p>{t("Less than 80 % of the weight is known, so no sum is shown. Say below what the other lines are.")}</p>
      )}
      {nutrition.has_alcohol && (
        <p className="mt-3 text-sm text-ink-muted">
          {t("Alcohol is counted as it is poured in; part of it boils away.")}
        </p>
      )}
      <ul className="mt-6 divide-y divide-line">
        {nutrition.lines.map((line) => (
          <NutritionLineRow
            key={line.line_id}
            line={line}
            isOpen={corrected === line.line_id}
            onToggle={() => setCorrected(corrected === line.line_id ? null : line.line_id)}
          />
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-muted">{t("Values of raw food: {source}.", { source: nutrition.source })}</p>
    </Dialog>
  );
}

function NutrientTable({
  nutrition: { whole, per_serving: serving, servings, incomplete },
}: {
  nutrition: RecipeNutrition;
}) {
  const { numberFormat } = useHouseholdFormat();
  if (!whole) return null;
  const columns = [
    ...(serving ? [{ key: "serving", title: t("A serving"), values: serving }] : []),
    { key: "whole", title: servings === null ? t("In all") : t("All {count}", { count: servings }), values: whole },
  ];
  return (
    <table className="figures w-full text-start">
      <thead>
        <tr className="text-sm text-ink-muted">
          <th scope="col">
            <span className="sr-only">{t("Nutrition")}</span>
          </th>
          {columns.map(({ key, title }) => (
            <th key={key} scope="col" className="py-1 text-end font-normal">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {COUNTED_NUTRIENTS.map((nutrient) => (
          <tr key={nutrient}>
            <th scope="row" className="py-1.5 text-start font-normal">
              {said(NUTRIENTS[nutrient].label)}
            </th>
            {columns.map(({ key, values }) => (
              <td key={key} className="py-1.5 text-end">
                {incomplete.includes(nutrient) && `${t("at least")} `}
                {nutrientText(nutrient, values[nutrient], numberFormat)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
