import { t } from "#lib/text/language";
import type { PdfImportResult } from "@tureen/contracts/pdf-import";
import { useState } from "react";
import { paths } from "#lib/screen/paths";
import { Button, ButtonLink } from "#components/ui/button";
import { Dialog } from "#components/ui/layers/dialog";
import type { ImportPage } from "./page-ledger";
import { PageText } from "./page-text";
import { RecipeText } from "./recipe-text";

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
