import type { Speaker } from "@tureen/messages/speakers";
import { text } from "@tureen/messages/text";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { AppContext } from "#core/app-context";
import { photosFolder } from "../recipe-photos/photo-files";
import { pictureName } from "../recipe-photos/photo-address";
import { getRecipe } from "../recipes/recipes.service";
import { HOUSEHOLD_TABLES } from "./household-tables";
import { selectExported } from "./exports.repo";
import { findRecipe } from "../recipes/recipes.repo";
import { recipeFileNames } from "./file-names";
import { recipeMarkdown } from "./recipe-markdown";
import { schemaRecipe } from "./schema-recipe";

/** What lies in the archive, for whoever opens it in ten years. */
const README = text(
  "What this household has, readable without Tureen.\n\nrecipes/: a recipe each: .json in the words of schema.org (which recipe apps read), .md to read, .webp its photo\n*.csv: the meal plan, shopping lists, larder, ingredients, what was cooked, and the settings, for any spreadsheet\n\nThe whole archive, or any of its recipes, can be brought into Tureen again: Recipes, From another app.",
);

/** Everything of a household as one ZIP, written while it is read: memory holds one recipe of it. */
export function exportArchive(app: AppContext, t: Speaker): Readable {
  const zip = new ZipFile();
  // yazl types its stream by the older interface; it is a PassThrough.
  const output = zip.outputStream as unknown as Readable;
  zip.on("error", (error) => output.destroy(error as Error));
  zip.addBuffer(Buffer.from(`${t(README)}\n`), "README.txt");
  const add = (path: string, text: () => string): void =>
    zip.addReadStreamLazy(path, (ready) => {
      try {
        ready(null, Readable.from([Buffer.from(text())]));
      } catch (error) {
        ready(error, Readable.from([]));
      }
    });
  for (const [name, table] of Object.entries(HOUSEHOLD_TABLES)) add(name, () => table(app));
  const rows = selectExported(app.db);
  const names = recipeFileNames(rows);
  for (const { id, photoId } of rows) {
    const name = names.get(id) ?? String(id);
    const photo = photoId === null ? null : join(photosFolder(app.dataFolder), photoId, pictureName(1600));
    const picture = photo !== null && existsSync(photo) ? `${name}.webp` : null;
    // One that was deleted while others were written is an empty file.
    const recipe = (write: (each: ReturnType<typeof getRecipe>["recipe"]) => string) => () =>
      findRecipe(app.db, id) ? write(getRecipe(app, { id }).recipe) : "";
    add(
      `recipes/${name}.json`,
      recipe((each) => `${JSON.stringify(schemaRecipe(each, picture), null, 2)}\n`),
    );
    add(
      `recipes/${name}.md`,
      recipe((each) => recipeMarkdown(each, picture, t)),
    );
    // It is compressed already.
    if (photo !== null && picture !== null) zip.addFile(photo, `recipes/${picture}`, { compress: false });
  }
  zip.end();
  return output;
}
