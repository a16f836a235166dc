import { type Text, text } from "@tureen/messages/text";
import { t } from "#lib/text/language";

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
export function AppsRead() {
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
