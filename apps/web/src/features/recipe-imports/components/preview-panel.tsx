import type { ImportPreview } from "@tureen/contracts/recipe-imports";
import { useState } from "react";
import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { Checkbox } from "#components/ui/checkbox";
import { countText } from "#lib/text/counted";
import { t } from "#lib/text/language";

export interface ImportChoices {
  readonly with_duplicates: boolean;
  readonly labels_as_collections: boolean;
}

interface PreviewPanelProps {
  preview: ImportPreview;
  isStarting: boolean;
  onBringIn: (choices: ImportChoices) => void;
  onBack: () => void;
}

/** What a file holds, before anything of it is saved. */
export function PreviewPanel({ preview, isStarting, onBringIn, onBack }: PreviewPanelProps) {
  const [withDuplicates, setWithDuplicates] = useState(false);
  const [withLabels, setWithLabels] = useState(false);
  const { recipes, duplicates, labels, titles, formats } = preview;
  const count = withDuplicates ? recipes : recipes - duplicates;
  const figures = [
    [t("Recipes"), recipes],
    [t("Ingredient lines"), preview.lines],
    [t("Pictures"), preview.pictures],
    [t("You have already"), duplicates],
  ] as const;
  return (
    <section aria-labelledby="import-preview" className="grid min-w-0 grid-cols-1 gap-5">
      <header>
        <h2 id="import-preview" className="text-xl wrap-anywhere">
          {preview.file_name}
        </h2>
        <p className="text-ink-muted">{formats.map(({ name }) => name).join(", ")}</p>
      </header>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-4">
        {figures.map(([label, figure]) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-0.5 bg-surface px-4 py-3">
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className="figures font-serif text-2xl">{countText(figure)}</dd>
          </div>
        ))}
      </dl>
      {duplicates > 0 && (
        <Checkbox
          label={t("Bring in the {count, plural, one {# recipe} other {# recipes}} that you have already, too", {
            count: duplicates,
          })}
          checked={withDuplicates}
          onCheckedChange={setWithDuplicates}
        />
      )}
      {labels > 0 && (
        <Checkbox
          label={t("Make {count, plural, one {a collection of its label} other {collections of its # labels}}, too", {
            count: labels,
          })}
          checked={withLabels}
          onCheckedChange={setWithLabels}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          busy={isStarting}
          disabled={count === 0}
          onClick={() => onBringIn({ with_duplicates: withDuplicates, labels_as_collections: withLabels })}
        >
          {t("Import {count, plural, one {# recipe} other {# recipes}}", { count })}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {t("Choose another file")}
        </Button>
      </div>
      <UnreadFiles unread={preview.unread} total={preview.unread_total} />
      <Card className="p-0">
        <ul className="max-h-[32rem] divide-y divide-line overflow-y-auto" aria-label={t("Recipes in the file")}>
          {titles.map((recipe, index) => (
            // Two recipes may have one title; the list never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2">
              <span className="min-w-0 wrap-anywhere">
                <bdi>{recipe.title}</bdi>{" "}
                {recipe.is_duplicate && <Badge className="ms-1 align-[0.1em]">{t("You have already")}</Badge>}
              </span>
              <span className="figures text-sm text-ink-muted">
                {t("{count, plural, one {# line} other {# lines}}", { count: recipe.lines })}
              </span>
              <FirstLines lines={recipe.first_lines} total={recipe.lines} />
            </li>
          ))}
        </ul>
        {recipes > titles.length && (
          <p className="figures border-t border-line px-4 py-2 text-sm text-ink-muted">
            {t("and {count, plural, one {# more recipe} other {# more recipes}}", { count: recipes - titles.length })}
          </p>
        )}
      </Card>
    </section>
  );
}

/** A wrong reading of amounts shows here, before it is in the collection. */
function FirstLines({ lines, total }: { lines: readonly string[]; total: number }) {
  if (lines.length === 0) return null;
  return (
    <p className="figures basis-full text-sm text-ink-muted wrap-anywhere">
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may be alike; the list never changes
        <span key={index}>
          {index > 0 && " · "}
          <bdi>{line}</bdi>
        </span>
      ))}
      {total > lines.length && " …"}
    </p>
  );
}

/** The files of which nothing could be read, each with the reason. */
function UnreadFiles({ unread, total }: { unread: ImportPreview["unread"]; total: number }) {
  if (total === 0) return null;
  return (
    <details className="rounded-md bg-butter-soft px-4 py-3 text-butter-ink">
      <summary className="cursor-pointer font-semibold">
        {t("{count, plural, one {# file} other {# files}} could not be read", { count: total })}
      </summary>
      <ul className="mt-2 grid max-h-72 gap-2 overflow-y-auto text-sm">
        {unread.map(({ file, reason }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- one name may stand here twice; the list never changes
          <li key={index} className="wrap-anywhere">
            <span className="font-medium">{file}</span>: {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}
