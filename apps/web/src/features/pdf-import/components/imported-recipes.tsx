import { t } from "#lib/text/language";
import type { PdfImportResult } from "@tureen/contracts/pdf-import";
import { BookOpenText } from "lucide-react";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";

interface ImportedRecipesProps {
  recipes: PdfImportResult["importedRecipes"];
  /** Holds the recipe at an index beside its page; undefined while the pages are not known. */
  onCompare: ((index: number) => void) | undefined;
}

/** Says of each how many of its lines are to be checked, and whether the model has read it rather than the rules. */
export function ImportedRecipes({ recipes, onCompare }: ImportedRecipesProps) {
  return (
    <section aria-labelledby="imported-recipes">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="imported-recipes" className="text-lg">
          {t("Imported")}
        </h3>
        <Button variant="secondary" size="sm" className="min-h-11" disabled={!onCompare} onClick={() => onCompare?.(0)}>
          {t("Check the {count, plural, one {one} other {#}} that came in", { count: recipes.length })}
        </Button>
      </div>
      <ul className="mt-2 divide-y divide-line rounded-lg border border-line bg-surface">
        {recipes.map(({ id, title, ungrounded, remark, origin }, index) => (
          <li key={id} className="flex items-center gap-3 py-1 ps-4 pe-1.5">
            <div className="min-w-0 flex-1 py-2">
              <Link
                href={paths.recipe(id)}
                dir="auto"
                className="font-medium text-herb-ink underline decoration-line-strong underline-offset-4 wrap-anywhere hover:decoration-current"
              >
                {title}
              </Link>
              {origin !== "rules" && <p className="text-sm text-ink-muted">{t("Read with the model")}</p>}
              {remark && <p className="mt-0.5 text-sm text-ink-muted">{remark}</p>}
            </div>
            {ungrounded.length > 0 && (
              <Badge tone="yellow">
                {t("check {count, plural, one {# line} other {# lines}}", { count: ungrounded.length })}
              </Badge>
            )}
            <Button
              icon={BookOpenText}
              variant="quiet"
              className="text-ink-muted max-sm:size-11 max-sm:px-0"
              disabled={!onCompare}
              aria-label={t("Compare {title} with its page", { title })}
              onClick={() => onCompare?.(index)}
            >
              <span className="max-sm:hidden">{t("Compare")}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
