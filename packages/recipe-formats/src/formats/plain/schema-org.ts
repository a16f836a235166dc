import type { RecipeFile, RecipeFormat } from "#format";
import { EMPTY_RECIPE, type FormatRecipe, type Picture } from "#format-recipe";
import { embeddedPicture } from "#reading/embedded-picture";
import { folderOf, joined, stemOf, type FileNames } from "#reading/file-names";
import { ingredientsFrom } from "#reading/sections";
import { instantIn, linesIn, namesOf, numberOf, objectsOf, ratingOf, sourceOf, textOf } from "#reading/values";
import { OWN_KEY } from "#formats/servers/own-key";
import { isObject, listOf, type Data, type DataObject } from "@tureen/recipe-pages/structured-data/json";
import type { PageRecipe } from "@tureen/recipe-pages/page-recipe";
import { readPage } from "@tureen/recipe-pages/read-page";
import { readSchemaRecipe, recipesIn } from "@tureen/recipe-pages/structured-data/schema-recipe";

/** Recipes of schema.org in JSON, one or many, as most apps can write them. */
export const schemaOrg: RecipeFormat = {
  id: "schema-org",
  name: "schema.org JSON",
  kind: "json",
  recognizes: ({ data }) => recipesIn([data]).length > 0,
  *read(file, files) {
    const things = recipesIn([file.data]);
    for (const thing of things) yield schemaRecipe(thing, file, files, things.length === 1);
  },
};

/** A saved web page with a recipe, in whatever way it says it. */
export const webPage: RecipeFormat = {
  id: "web-page",
  name: "Web page",
  kind: "html",
  recognizes: ({ kind }) => kind === "html",
  *read({ path, text }, files) {
    const { recipe, address, site, others } = readPage(text);
    if (!recipe) return;
    yield {
      ...ofPage(recipe),
      source: site,
      address,
      leftOut: others,
      pictures: recipe.pictures.flatMap((each) => pictureNamed(path, each, files)),
    };
  },
};

/**
 * A recipe of schema.org with what apps add to it: notes as comments, stars, a source, headings among the lines.
 * @param isAlone whether pictures beside the file can only be its own
 */
export function schemaRecipe(thing: DataObject, file: RecipeFile, files: FileNames, isAlone: boolean): FormatRecipe {
  const read = readSchemaRecipe(thing, "json-ld");
  const rating = thing["aggregateRating"];
  const ofSteps = picturesOfSteps(thing["recipeInstructions"], file, files);
  const said = picturesSaid(thing["image"], file, files);
  const dish = said.length > 0 || ofSteps.length > 0 ? said : picturesBeside(file.path, files, isAlone);
  return {
    ...ofPage(read),
    ingredients: read.ingredients.some(({ section }) => section !== "")
      ? read.ingredients
      : ingredientsFrom(read.ingredients.map(({ text }) => text)),
    notes: notesOf(thing),
    nutrition: isComputed(thing["nutrition"]) ? "" : read.nutrition,
    tools: namesOf(thing["tool"]),
    ...sourceOf(creditOf(thing), firstAddress(thing)),
    rating: ownRating(rating),
    createdAt: instantIn(thing["dateCreated"]),
    pictures: [...dish, ...ofSteps],
  };
}

/** What a Tureen has reckoned is no statement of the recipe's source. */
function isComputed(nutrition: Data | undefined): boolean {
  const own = isObject(nutrition) ? nutrition[OWN_KEY] : null;
  return isObject(own) && own["computed"] === true;
}

/** When an app got a recipe. On a site `datePublished` is when that was written, and in an app when it was kept. */
export function dateKept(thing: DataObject): string | null {
  return instantIn(thing["dateCreated"]) ?? instantIn(thing["datePublished"]);
}

/** The family's own stars: what many have voted on a site is no opinion of hers. */
function ownRating(rating: Data | undefined): number | null {
  if (!isObject(rating)) return ratingOf(rating);
  const votes = [rating["ratingCount"], rating["reviewCount"]].map(numberOf);
  if (votes.some((count) => count !== null && count > 1)) return null;
  return ratingOf(rating["ratingValue"], numberOf(rating["bestRating"]) ?? 5);
}

/** What the reader of pages has found, as a recipe of an export. */
export function ofPage({ foundBy: _foundBy, pictures: _pictures, ...recipe }: PageRecipe): FormatRecipe {
  return { ...EMPTY_RECIPE, ...recipe };
}

function notesOf(thing: DataObject): readonly string[] {
  const comments = objectsOf(thing["comment"]).map((comment) => linesIn(comment["text"]).join("\n"));
  const notes = listOf(thing["notes"] ?? thing["note"]).map((note) =>
    linesIn(isObject(note) ? (note["text"] ?? note["name"]) : note).join("\n"),
  );
  return [...comments, ...notes].filter((note) => note !== "");
}

/** What a recipe is based on, else where it stands. */
function firstAddress(thing: DataObject): Data | undefined {
  const urls = [thing["isBasedOn"], thing["isBasedOnUrl"], thing["url"], thing["mainEntityOfPage"]];
  return urls
    .flatMap((each) => listOf(each))
    .map((each) => (isObject(each) ? (each["url"] ?? each["@id"]) : each))
    .find((each) => typeof each === "string" && each !== "");
}

function creditOf(thing: DataObject): string {
  return textOf(thing["creditText"]) || (namesOf(thing["publisher"])[0] ?? "");
}

/** Those that stand at a HowToStep; steps are counted as they are read, those of sections among them. */
function picturesOfSteps(instructions: Data | undefined, file: RecipeFile, files: FileNames): readonly Picture[] {
  const steps = objectsOf(instructions).flatMap((each) => {
    const inner = objectsOf(each["itemListElement"]);
    return inner.length > 0 ? inner : [each];
  });
  return steps.flatMap((each, index) => {
    const step = { text: textOf(each["text"] ?? each["name"]), number: index + 1 };
    return picturesSaid(each["image"], file, files).map((picture) => ({ ...picture, step }));
  });
}

function picturesSaid(image: Data | undefined, file: RecipeFile, files: FileNames): readonly Picture[] {
  return listOf(image)
    .map((each) => (isObject(each) ? (each["url"] ?? each["contentUrl"]) : each))
    .flatMap((each) => {
      const embedded = embeddedPicture(each);
      return typeof each === "string" && embedded.length === 0 ? pictureNamed(file.path, each, files) : embedded;
    });
}

/** The picture that a file at `from` refers to by its path; none where the export does not hold it. */
export function pictureNamed(from: string, reference: string, files: FileNames): readonly Picture[] {
  const path = files.named(from, reference);
  return path === undefined ? [] : [{ kind: "file", path }];
}

/** Pictures of the file's own name; where the folder holds one recipe, its largest kind ("full.jpg", "original.webp"). */
export function picturesBeside(path: string, files: FileNames, isAlone: boolean): readonly Picture[] {
  const folder = folderOf(path);
  const beside = files.within(folder);
  const own = beside.filter((each) => stemOf(each).toLowerCase() === stemOf(path).toLowerCase());
  if (own.length > 0 || !isAlone || folder === "" || !files.isAlone(path))
    return own.slice(0, 1).map((each) => ({ kind: "file", path: each }));
  const all = [...beside, ...files.within(joined(folder, "images"), joined(folder, "image"))];
  const best = all.find((each) => /^(?:full|original|image)$/i.test(stemOf(each)));
  const chosen = best ?? (all.length === 1 ? all[0] : undefined);
  return chosen === undefined ? [] : [{ kind: "file", path: chosen }];
}
