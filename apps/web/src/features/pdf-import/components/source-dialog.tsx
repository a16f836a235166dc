import { t } from "#lib/text/language";
import type { PdfImportResult } from "@tureen/contracts/pdf-import";
import { useState } from "react";
import { paths } from "#lib/screen/paths";
import { Button, ButtonLink } from "#components/ui/button";
import { Dialog } from "#components/ui/layers/dialog";
import type { ImportPage } from "./page-ledger";
import { PageText } from "./page-text";
import { LoadingState } from "#components/loading-state";
import { useHouseholdFormat } from "#lib/text/household-format";
import { trpc } from "#lib/server/trpc";
import { instructionSteps } from "#features/recipes/shared/instruction-steps";
import { RECIPE_MESSAGES } from "#features/recipes/messages";
import { shownAmount } from "#features/recipes/shared/shown-line";

interface SourceDialogProps {
  jobId: number;
  recipes: PdfImportResult["importedRecipes"];
  /** Which of the recipes. */
  index: number;
  onIndexChange: (index: number) => void;
  pages: readonly ImportPage[];
  onClose: () => void;
}

/** An imported recipe beside the page that it was read from, to check one against the other. */
export function SourceDialog({ jobId, recipes, index, onIndexChange, pages, onClose }: SourceDialogProps) {
  const recipe = recipes[index];
  if (!recipe) return null;
  const lastPage = pages.at(-1)?.page ?? 0;
  const firstPage = pages.find((page) => page.recipes.some(({ id }) => id === recipe.id))?.page ?? null;
  return (
    <Dialog
      onClose={onClose}
      title={recipe.title}
      description={t("Recipe {number, number} of {all, number}", { number: index + 1, all: recipes.length })}
      size="lg"
      footer={
        <>
          <ButtonLink
            variant="quiet"
            className="-ms-2 me-auto"
            href={
              firstPage === null
                ? paths.recipeEdit(recipe.id)
                : paths.recipeCheck(recipe.id, { import: jobId, page: firstPage, pages: lastPage })
            }
          >
            {t("Edit recipe")}
          </ButtonLink>
          <Button variant="secondary" disabled={index === 0} onClick={() => onIndexChange(index - 1)}>
            {t("Previous")}
          </Button>
          <Button variant="secondary" disabled={index === recipes.length - 1} onClick={() => onIndexChange(index + 1)}>
            {t("Next")}
          </Button>
        </>
      }
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <RecipeText id={recipe.id} ungrounded={recipe.ungrounded} remark={recipe.remark} />
        <SourcePages key={recipe.id} jobId={jobId} firstPage={firstPage} lastPage={lastPage} />
      </div>
    </Dialog>
  );
}

/** A recipe may go on overleaf. */
function SourcePages({ jobId, firstPage, lastPage }: { jobId: number; firstPage: number | null; lastPage: number }) {
  const [page, setPage] = useState(firstPage);
  if (page === null) return <p className="text-ink-muted">{t("It is not known on which page this recipe stands.")}</p>;
  return <PageText jobId={jobId} page={page} lastPage={lastPage} onPageChange={setPage} />;
}

interface RecipeTextProps {
  id: number;
  /** Lines of which the ingredient, or its amount, does not stand in the book. */
  ungrounded: readonly string[];
  /** What else one should know of it; '' for nothing. */
  remark: string;
}

/** A recipe in plain text, as it came in; what the book does not say is marked. */
function RecipeText({ id, ungrounded, remark }: RecipeTextProps) {
  const { data } = trpc.recipes.byId.useQuery({ id }, { meta: { failure: RECIPE_MESSAGES.loadFailed } });
  const format = useHouseholdFormat();
  if (!data) return <LoadingState label={t("Loading the recipe")} />;
  const { ingredients, instructions, servings } = data.recipe;
  return (
    <section aria-label={t("As imported")} className="grid min-w-0 grid-cols-1 content-start gap-3">
      <h3 className="flex min-h-11 items-center font-sans text-sm font-semibold tracking-normal">
        {servings === null ? t("As imported") : t("As imported, serves {servings}", { servings })}
      </h3>
      {remark && <p className="rounded-md bg-butter-soft px-3 py-2 text-sm text-butter-ink">{remark}</p>}
      {ungrounded.length > 0 && (
        <p className="rounded-md bg-butter-soft px-3 py-2 text-sm text-butter-ink">
          {t("Not in the book in these words, please check: {lines}", { lines: ungrounded.join("; ") })}
        </p>
      )}
      {typeof ingredients === "string" ? (
        <p className="text-sm whitespace-pre-wrap wrap-anywhere">{ingredients}</p>
      ) : (
        <ul className="grid gap-1 text-sm">
          {ingredients.map((line) => (
            <li key={line.id} className="wrap-anywhere">
              {[shownAmount(line, format), line.name].filter(Boolean).join(" ")}
              {line.sub_type && ` (${line.sub_type})`}
              {line.preparation_notes && <span className="text-ink-muted">, {line.preparation_notes}</span>}
            </li>
          ))}
        </ul>
      )}
      <ol className="grid list-decimal gap-1.5 ps-5 text-sm">
        {instructionSteps(instructions).map((step, index) => (
          // Steps have no identity but their place.
          <li key={index} dir="auto" className="wrap-anywhere">
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
