import { t } from "#lib/text/language";
import type { PdfImportResult } from "@tureen/contracts/pdf-import";
import { countText } from "#lib/text/counted";

/** The summary in numbers. */
export function SummaryFigures({ result }: { result: PdfImportResult }) {
  const doubts = result.failedRecipes.filter(({ doubt }) => doubt !== null).length;
  const figures = [
    [t("Imported"), result.importedRecipes.length],
    [t("To look at"), doubts],
    [t("Failed"), result.failedRecipes.length - doubts],
    [t("Left out"), result.skippedRecipes],
    [t("Pages"), result.totalPages],
    [t("Chunks"), result.totalChunks],
  ] as const;
  return (
    <div>
      <dl className="grid grid-cols-3 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-6">
        {figures.map(([label, count]) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-0.5 bg-surface px-4 py-3">
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className="figures font-serif text-2xl">{countText(count)}</dd>
          </div>
        ))}
      </dl>
      {result.importedRecipes.length > 0 && (
        <p className="figures mt-2 text-sm text-ink-muted">{whoRead(result.importedRecipes)}</p>
      )}
      {result.importedRecipes.length > 0 && doubts > result.importedRecipes.length && (
        <p className="mt-2 max-w-prose">
          {t(
            "This book is hard to read: more of its recipes are in doubt than came in. Compare those that came in with their pages.",
          )}
        </p>
      )}
      {result.model !== "" && (
        <p className="figures mt-2 text-sm text-ink-muted">
          {t("Read by {model}, at most {characters, number} characters at once.", {
            model: result.model,
            characters: result.chunkChars,
          })}
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
    byRules > 0 && t("{count, plural, one {# recipe} other {# recipes}} read by rules alone", { count: byRules }),
    withModel > 0 && t("{count, plural, one {# recipe} other {# recipes}} read with the model", { count: withModel }),
  ];
  return `${parts.filter(Boolean).join(", ")}.`;
}
