import { t } from "#lib/text/language";
import { FailureNote } from "#components/failure-note";
import { FileDropZone } from "#components/file-drop-zone";
import { PageHeading } from "#components/page-heading";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { Progress } from "#components/ui/progress";
import { AppsRead } from "./components/apps-read";
import { ColumnNames } from "./components/column-names";
import { ImportEnd } from "./components/import-end";
import { PreviewPanel } from "./components/preview-panel";
import { useRecipeImport } from "./hooks/use-recipe-import";

/** Moving in: the export of another app is looked at, and brought in when the family says yes. */
export default function RecipeImportPage() {
  const {
    fileName,
    share,
    preview,
    state,
    isStarting,
    isCancelling,
    error,
    choose,
    readAgain,
    stop,
    bringIn,
    cancel,
    beginAgain,
  } = useRecipeImport();
  const isChoosing = fileName === null && preview === null;
  return (
    <>
      <PageHeading title={t("From another app")} />
      <div className="grid gap-10">
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          {isChoosing && (
            <FileDropZone
              label={t("Choose an export")}
              hint={t("One file, maximum 2 GB. You see what is in it before anything is saved.")}
              accept=""
              file={null}
              onFiles={([file]) => file && choose(file)}
              onRemove={beginAgain}
            />
          )}
          <FailureNote error={error} />
          {fileName !== null && (
            <Card className="grid grid-cols-1 gap-4">
              <h2 className="text-lg wrap-anywhere">{fileName}</h2>
              <Progress
                label={share < 1 ? t("Sending {name}", { name: fileName }) : t("Reading {name}", { name: fileName })}
                value={share < 1 ? share : undefined}
              />
              <p role="status" className="text-sm text-ink-muted">
                {share < 1 ? t("The file is on its way.") : t("Tureen looks at what is in it.")}
              </p>
              <Button variant="secondary" className="w-fit" onClick={stop}>
                {t("Cancel")}
              </Button>
            </Card>
          )}
          {preview && !state && fileName === null && preview.columns.length > 0 && (
            <ColumnNames key={preview.preview_id} columns={preview.columns} onRead={readAgain} />
          )}
          {preview && !state && fileName === null && (
            <PreviewPanel preview={preview} isStarting={isStarting} onBringIn={bringIn} onBack={beginAgain} />
          )}
          {state && <ImportEnd state={state} isCancelling={isCancelling} onCancel={cancel} onAgain={beginAgain} />}
        </div>
        <AppsRead />
      </div>
    </>
  );
}
