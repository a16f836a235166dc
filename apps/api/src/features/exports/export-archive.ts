import type { Recipe } from "@tureen/contracts/recipes";
import type { Speaker } from "@tureen/messages/speakers";
import { text } from "@tureen/messages/text";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { ZipFile } from "yazl";
import type { AppContext } from "#core/app-context";
import { photosFolder } from "../recipe-photos/photo-files";
import { photoAddress, pictureName } from "../recipe-photos/photo-address";
import { photosIn } from "../recipe-photos/photo-set";
import { recipeIfThere } from "../recipes/recipes.service";
import { computedNutrition } from "./computed-nutrition";
import { HOUSEHOLD_TABLES } from "./household-tables";
import { selectExported } from "./exports.repo";
import { exportedPlaces } from "./exported-places";
import { recipeFileNames } from "./file-names";
import { recipeMarkdown } from "./recipe-markdown";
import { schemaRecipe } from "./schema-recipe";

/** What lies in the archive, for whoever opens it in ten years. */
const README = text(
  "What this household has, readable without Tureen.\n\nrecipes/: a recipe each: .json in the words of schema.org (which recipe apps read), .md to read, .webp its photos\n*.csv: the meal plan, shopping lists, larder, frozen meals, staples, saved weeks, collections, ingredients, what was cooked, and the settings, for any spreadsheet\n\nThe whole archive, or any of its recipes, can be brought into Tureen again: Recipes, From another app.",
);

/** So many files are named in a turn of the event loop, which others wait for. */
const AT_ONCE = 50;

/** Everything of a household as one ZIP, written while it is read and in turns with other requests: memory holds one recipe of it. */
export function exportArchive(app: AppContext, t: Speaker): Readable {
  const zip = new ZipFile();
  // yazl types its stream by the older interface; it is a PassThrough.
  const output = zip.outputStream as unknown as Readable;
  zip.on("error", (error) => output.destroy(error as Error));
  fill(zip, output, { app, t }).catch((error: unknown) => output.destroy(error as Error));
  return output;
}

async function fill(
  zip: ZipFile,
  output: Readable,
  { app, t }: { readonly app: AppContext; readonly t: Speaker },
): Promise<void> {
  const add = (path: string, text: () => Iterable<string>): void =>
    zip.addReadStreamLazy(path, (ready) => {
      // yazl does not look after these.
      ready(
        null,
        Readable.from(inTurns(text)).on("error", (error) => output.destroy(error)),
      );
    });
  zip.addBuffer(Buffer.from(`${t(README)}\n`), "README.txt");
  for (const [name, table] of Object.entries(HOUSEHOLD_TABLES)) add(name, () => table(app));
  const rows = selectExported(app.db);
  const places = await exportedPlaces(app);
  await nextTurn();
  const names = recipeFileNames(rows);
  for (const [index, { id, ...row }] of rows.entries()) {
    if (index % AT_ONCE === 0) await nextTurn();
    if (output.destroyed) return; // whoever asked has left
    const name = names.get(id) ?? String(id);
    const pictures = new Map<string, string>();
    for (const [place, photo] of photosIn(row).entries()) {
      const path = join(photosFolder(app.dataFolder), photo.id, pictureName(1600));
      if (!existsSync(path)) continue;
      // Titles make names without such a line.
      const file = place === 0 ? `${name}.webp` : `${name}_${place + 1}.webp`;
      pictures.set(photoAddress(photo.id), file);
      // It is compressed already.
      zip.addFile(path, `recipes/${file}`, { compress: false });
    }
    // One that was deleted while others were written is an empty file.
    const recipe = (write: (each: Recipe) => string) =>
      function* () {
        const each = recipeIfThere(app.db, id);
        if (each) yield write(each);
      };
    add(
      `recipes/${name}.json`,
      recipe(
        (each) =>
          `${JSON.stringify(schemaRecipe(each, pictures, { computed: computedNutrition(app, each, t), places: places.get(id) }), null, 2)}\n`,
      ),
    );
    add(
      `recipes/${name}.md`,
      recipe((each) =>
        recipeMarkdown(each, pictures, t, computedNutrition(app, each, t), (base) => `${names.get(base) ?? base}.md`),
      ),
    );
  }
  zip.end();
}

async function* inTurns(text: () => Iterable<string>): AsyncGenerator<string, void, void> {
  for (const part of text()) {
    yield part;
    await nextTurn();
  }
}
