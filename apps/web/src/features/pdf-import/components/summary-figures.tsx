import type { PdfImportResult } from "@tureen/contracts/pdf-import";
import { counted, countText } from "#lib/counted";

/** The summary in numbers. */
export function SummaryFigures({ result }: { result: PdfImportResult }) {
  const figures = [
    ["Imported", result.importedRecipes.length],
    ["Failed", result.failedRecipes.length],
    ["Left out", result.skippedRecipes],
    ["Pages", result.totalPages],
    ["Chunks", result.totalChunks],
  ] as const;
  return (
    <div>
      <dl className="grid grid-cols-3 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-5">
        {figures.map(([label, count]) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-0.5 bg-surface px-4 py-3 last:max-sm:col-span-2"
          >
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className="figures font-serif text-2xl">{countText(count)}</dd>
          </div>
        ))}
      </dl>
      {result.importedRecipes.length > 0 && (
        <p className="figures mt-2 text-sm text-ink-muted">{whoRead(result.importedRecipes)}</p>
      )}
      {result.model !== "" && (
        <p className="figures mt-2 text-sm text-ink-muted">
          Read by {result.model}, at most {countText(result.chunkChars)} characters at once.
        </p>
      )}
    </div>
  );
}

/** A parent need not look closely at what rules have taken from the page. */
function whoRead(recipes: PdfImportResult["importedRecipes"]): string {
  const byRules = recipes.filter(({ origin }) => origin === "rules").length;
  const withModel = recipes.length - byRules;
  const parts = [
    byRules > 0 && `${counted(byRules, "recipe")} read by rules alone`,
    withModel > 0 && `${counted(withModel, "recipe")} read with the model`,
  ];
  return `${parts.filter(Boolean).join(", ")}.`;
}
