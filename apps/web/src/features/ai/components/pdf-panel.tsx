import type { ReactNode } from "react";
import { rich, t } from "#lib/text/language";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { FileDropZone } from "#components/file-drop-zone";
import { Progress } from "#components/ui/progress";
import { showFailure } from "#lib/screen/toasts";
import type { RecipeGeneration } from "../hooks/use-recipe-generation";
import { AI_MESSAGES } from "../messages";
import { PanelFooter } from "./panel-footer";

const PDF_TYPE = "application/pdf";

/** Takes one PDF, by the type that the browser gives it. The bar shows how much is sent, afterwards only that it is read. */
export function PdfPanel({ generation }: { generation: RecipeGeneration }) {
  const { pdf, isBusy, uploadedShare } = generation;
  const isUploaded = uploadedShare >= 1;

  function take([file, ...others]: readonly File[]): void {
    if (file && others.length === 0 && file.type === PDF_TYPE) generation.setPdf(file);
    else showFailure(AI_MESSAGES.notAPdf);
  }

  return (
    <>
      <FileDropZone
        label={t("Choose a PDF")}
        hint={t("One cookbook or recipe, up to 50MB")}
        accept={PDF_TYPE}
        file={pdf}
        disabled={isBusy}
        onFiles={take}
        onRemove={() => generation.setPdf(null)}
      />
      {isBusy && (
        <div className="mt-4 grid gap-2">
          <Progress
            label={isUploaded ? t("Reading the PDF") : t("Sending the PDF")}
            value={isUploaded ? undefined : uploadedShare}
          />
          <p className="text-sm text-ink-muted">
            {isUploaded
              ? rich(
                  "A long book takes a while. You may leave this page: the import goes on, and <link>the import screen</link> shows how far it is.",
                  { link: importLink },
                )
              : rich("The PDF is on its way. Afterwards <link>the import screen</link> shows how far it is.", {
                  link: importLink,
                })}
          </p>
        </div>
      )}
      <PanelFooter
        generation={generation}
        label={t("Import Recipes")}
        busyLabel={t("Importing...")}
        disabled={!pdf}
        onStart={generation.importPdf}
      />
    </>
  );
}

function importLink(words: ReactNode) {
  return (
    <Link href={paths.pdfImport} className="text-herb-ink underline underline-offset-4">
      {words}
    </Link>
  );
}
