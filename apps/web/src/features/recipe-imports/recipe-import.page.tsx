import { t } from "#lib/text/language";
import { FailureNote } from "#components/failure-note";
import { FileDropZone } from "#components/file-drop-zone";
import { PageHeading } from "#components/page-heading";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { Progress } from "#components/ui/progress";
import { ImportEnd } from "./components/import-end";
import { PreviewPanel } from "./components/preview-panel";
import { type Columns, useRecipeImport } from "./hooks/use-recipe-import";
import { type Text, text } from "@tureen/messages/text";
import { SelectField } from "#components/ui/field";
import type { ImportPreview, TableField } from "@tureen/contracts/recipe-imports";
import { useState } from "react";

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

/** Where each app keeps its export, in the words of its own screens where those are known. */
const APPS: readonly (readonly [app: string, file: Text])[] = [
  ["Mealie", text("A backup, or the export of recipes, as a ZIP")],
  ["Tandoor", text("The export called Default, as a ZIP")],
  ["RecipeSage", text("The export as JSON-LD or XML")],
  ["Paprika", text("The file that ends in .paprikarecipes, or the export as HTML")],
  ["Nextcloud Cookbook", text("The recipe folder, downloaded as a ZIP")],
  ["KitchenOwl", text("The export of the household")],
  ["Mela, Crouton", text("The export of all recipes")],
  ["CopyMeThat, Recipe Keeper", text("The ZIP with recipes.html")],
  ["Umami, Cooklang, Chowdown", text("The files, alone or as a ZIP")],
  ["My Recipe Box, Plan to Eat", text("The CSV, or another table with named columns")],
  ["MasterCook", text("The export as .mx2, .mz2 or .mxp")],
  [
    "Meal-Master, RezKonv, Gourmet, RecipeML, Living Cookbook, COOKmate",
    text("The exported file, also with thousands of recipes"),
  ],
  ["Evernote", text("The exported notes (.enex); those that hold a recipe come in")],
];

/** What can be brought in, and where it is found. */
function AppsRead() {
  return (
    <details className="min-w-0">
      <summary className="min-h-11 cursor-pointer py-2 text-lg font-semibold">{t("What Tureen reads")}</summary>
      <dl className="mt-2 grid gap-3 text-sm sm:grid-cols-2 sm:gap-x-10">
        {APPS.map(([app, file]) => (
          <div key={app}>
            <dt className="font-semibold">{app}</dt>
            <dd className="text-ink-muted">{t(file)}</dd>
          </div>
        ))}
        <div>
          <dt className="font-semibold">{t("Anything else")}</dt>
          <dd className="text-ink-muted">
            {t("Recipes as schema.org JSON, Markdown, text or saved web pages, alone or as a ZIP")}
          </dd>
        </div>
      </dl>
    </details>
  );
}

const FIELDS: Readonly<Record<TableField, Text>> = {
  title: text("Title"),
  ingredients: text("Ingredients"),
  steps: text("Steps"),
  description: text("Description"),
  servings: text("Servings"),
  prep: text("Prep time"),
  cook: text("Cook time"),
  total: text("Total time"),
  tags: text("Tags"),
  notes: text("Notes"),
  source: text("Source"),
};

const TABLE_FIELDS = Object.keys(FIELDS) as TableField[]; // its own keys

interface ColumnNamesProps {
  columns: ImportPreview["columns"];
  onRead: (columns: Columns) => void;
}

/** A table whose columns Tureen does not know: somebody says what they hold, and it is read once more. */
function ColumnNames({ columns, onRead }: ColumnNamesProps) {
  const [said, setSaid] = useState<Columns>({});
  const held = new Set(Object.values(said));
  const isEnough = held.has("title") && (held.has("ingredients") || held.has("steps"));
  const say = (name: string, field: TableField | ""): void => {
    const { [name]: _before, ...others } = said;
    setSaid(field ? { ...others, [name]: field } : others);
  };
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 className="text-lg">{t("What is in which column?")}</h2>
      <p className="text-sm text-ink-muted">
        {t("Say which column is the title, and which the ingredients or the steps. A row is a recipe.")}
      </p>
      {columns.map(({ name, example }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two columns may have one name; the list never changes
        <SelectField
          key={index}
          label={name || t("Column {number}", { number: index + 1 })}
          hint={example}
          value={said[name] ?? ""}
          options={[
            { value: "" as const, label: t("Leave it out") },
            ...TABLE_FIELDS.map((value) => ({ value, label: t(FIELDS[value]) })),
          ]}
          onValueChange={(field) => say(name, field)}
        />
      ))}
      <Button className="w-fit" disabled={!isEnough} onClick={() => onRead(said)}>
        {t("Read it with these columns")}
      </Button>
    </Card>
  );
}
