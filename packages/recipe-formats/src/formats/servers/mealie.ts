import type { RecipeFormat } from "#format";
import { EMPTY_RECIPE, type FormatLine, type FormatRecipe, type OtherRecipe, type Picture } from "#format-recipe";
import { folderOf, joined, nameOf as nameOfFile, stemOf, type FileNames } from "#reading/file-names";
import { stepsFrom } from "#reading/sections";
import {
  addressOf,
  amountText,
  instantIn,
  linesIn,
  nameOf,
  namesOf,
  objectsOf,
  positive,
  ratingOf,
  textOf,
} from "#reading/values";
import { readDuration } from "@tureen/recipe-pages/facts/duration";
import { isObject, type Data, type DataObject } from "@tureen/recipe-pages/structured-data/json";
import { readNutrition } from "@tureen/recipe-pages/structured-data/nutrition";
import { readYield } from "@tureen/recipe-pages/facts/servings";

/** Mealie, a recipe as its API and its export write it: `<slug>/<slug>.json`, with `images/original.webp` beside it. */
export const mealie: RecipeFormat = {
  id: "mealie",
  name: "Mealie",
  kind: "json",
  recognizes: ({ data }) => recipesOf(data).length > 0,
  *read(file, files) {
    const recipes = recipesOf(file.data);
    for (const recipe of recipes) {
      const folder = folderOf(file.path);
      const folders = recipes.length === 1 ? [folder] : [];
      yield readRecipe(recipe, {
        pictures: bestPicture(files, [...folders, ...folders.map((each) => joined(each, "images"))]),
        assets: files.within(...folders.map((each) => joined(each, "assets"))),
      });
    }
  },
};

/** What its page counts the values of a serving in. */
const UNITS_OF_NUTRIENTS = {
  calories: "kcal",
  carbohydrateContent: "g",
  cholesterolContent: "mg",
  fatContent: "g",
  fiberContent: "g",
  proteinContent: "g",
  saturatedFatContent: "g",
  sodiumContent: "mg",
  sugarContent: "g",
  transFatContent: "g",
  unsaturatedFatContent: "g",
};

function recipesOf(data: Data): readonly DataObject[] {
  const list = isObject(data) && Array.isArray(data["items"]) ? data["items"] : data;
  return objectsOf(list).filter(
    (each) => "slug" in each && ("recipeIngredient" in each || "recipe_ingredient" in each) && !("@type" in each),
  );
}

/** Mealie writes its own names in two spellings: those of its API, and those of its tables. */
export function field(recipe: DataObject, camel: string): Data | undefined {
  return recipe[camel] ?? recipe[camel.replace(/[A-Z]+/g, (letters) => `_${letters.toLowerCase()}`)];
}

/** @param files its picture, and the pictures among what is attached to it */
export function readRecipe(
  recipe: DataObject,
  files: { readonly pictures: readonly Picture[]; readonly assets: readonly string[] },
): FormatRecipe {
  const servings = positive(field(recipe, "recipeServings"));
  const quantity = positive(field(recipe, "recipeYieldQuantity"));
  const said = readYield([[quantity ?? "", textOf(field(recipe, "recipeYield"))].join(" ").trim()]);
  return {
    ...EMPTY_RECIPE,
    key: keyOf(recipe),
    title: textOf(recipe["name"]),
    description: linesIn(recipe["description"]).join("\n"),
    ingredients: ingredientsOf(
      objectsOrTexts(field(recipe, "recipeIngredient")),
      isObject(recipe["settings"]) ? recipe["settings"] : null,
    ),
    steps: stepsOf(objectsOrTexts(field(recipe, "recipeInstructions"))),
    servings: servings ?? said.servings,
    yieldText: said.text,
    prepMinutes: readDuration(textOf(field(recipe, "prepTime"))),
    cookMinutes: readDuration(textOf(field(recipe, "performTime")) || textOf(field(recipe, "cookTime"))),
    totalMinutes: readDuration(textOf(field(recipe, "totalTime"))),
    tags: [...namesOf(field(recipe, "recipeCategory")), ...namesOf(recipe["tags"])],
    tools: namesOf(recipe["tools"]),
    nutrition: readNutrition(recipe["nutrition"], UNITS_OF_NUTRIENTS),
    notes: [...notesOf(objectsOf(recipe["notes"])), ...commentsOf(objectsOf(recipe["comments"]))],
    cuisine: textOf(field(recipe, "recipeCuisine")),
    leftOut: objectsOf(recipe["assets"])
      .map((asset) => textOf(field(asset, "fileName")) || textOf(asset["name"]))
      .filter((name) => !files.assets.some((path) => nameOfFile(path) === name)),
    address: addressOf(field(recipe, "orgURL") ?? recipe["orgUrl"] ?? recipe["org_url"]),
    rating: ratingOf(recipe["rating"]),
    createdAt: instantIn(field(recipe, "createdAt")) ?? instantIn(field(recipe, "dateAdded")),
    pictures: [...files.pictures, ...attachedTo(objectsOrTexts(field(recipe, "recipeInstructions")), files.assets)],
  };
}

/** A picture that is attached stands at the step whose text shows it, else in the gallery. */
function attachedTo(steps: readonly DataObject[], assets: readonly string[]): readonly Picture[] {
  return assets.map((path) => {
    const place = steps.findIndex(({ text }) => typeof text === "string" && text.includes(nameOfFile(path)));
    const [text] = place < 0 ? [] : linesIn(withoutPictures(steps[place]?.["text"]));
    return { kind: "file", path, ...(text === undefined ? {} : { step: { text, number: place + 1 } }) };
  });
}

/** Mealie shows an attached picture where a step's text has its address. */
function withoutPictures(text: Data | undefined): Data | undefined {
  return typeof text === "string" ? text.replace(/!\[[^\]]{0,300}\]\([^()]{0,1300}\)/g, "") : text;
}

function objectsOrTexts(data: Data | undefined): readonly DataObject[] {
  return (Array.isArray(data) ? (data as readonly Data[]) : []).flatMap((each) => {
    if (typeof each === "string") return [{ text: each, note: each }];
    return isObject(each) ? [each] : [];
  });
}

/** A title stands on the first line of its section. */
function ingredientsOf(lines: readonly DataObject[], settings: DataObject | null): readonly FormatLine[] {
  let section = "";
  return lines.flatMap((line) => {
    const title = textOf(line["title"]);
    if (title !== "") section = title;
    const text = lineText(line, amountsIn(line, settings));
    const other = otherRecipe(line);
    return text === "" ? [] : [{ text, section, ...(other ? { recipe: other } : {}) }];
  });
}

/** Its ids have dashes or none, as the database writes them. */
function keyOf(recipe: DataObject): string {
  return textOf(recipe["id"]).replaceAll("-", "").toLowerCase();
}

/** A recipe may be an ingredient of another, so many times the whole of it. */
function otherRecipe(line: DataObject): OtherRecipe | null {
  const other = field(line, "referencedRecipe");
  return isObject(other) && nameOf(other) !== "" ? { key: keyOf(other), title: nameOf(other) } : null;
}

/**
 * Whether the number before a line is meant. A recipe is in one of two ways: its lines are parted into quantity, unit and
 * food, or (`disable_amount`) each is a text to which the quantity of 1 was only ever the default. The page of a recipe goes by
 * its settings, a line's own word counts where those say nothing. Since version 3 there is the first way only.
 */
type Amounts = "meant" | "not-meant" | "unsaid";

function amountsIn(line: DataObject, settings: DataObject | null): Amounts {
  const isDisabled = flag(settings && field(settings, "disableAmount")) ?? flag(field(line, "disableAmount"));
  if (isDisabled !== null) return isDisabled ? "not-meant" : "meant";
  const isFood = flag(field(line, "isFood"));
  return isFood === null ? (settings === null ? "unsaid" : "meant") : isFood ? "meant" : "not-meant";
}

/** SQLite has numbers for yes and no. */
function flag(data: Data | undefined | null): boolean | null {
  if (typeof data === "boolean") return data;
  return data === 1 || data === 0 ? data === 1 : null;
}

function lineText(line: DataObject, amounts: Amounts): string {
  const quantity = positive(line["quantity"]);
  const other = otherRecipe(line);
  const batches = other && quantity !== null ? (quantity > 1 ? "batches" : "batch") : "";
  const unit = unitOf(line["unit"], quantity) || batches;
  const food = foodOf(line["food"], quantity) || (other?.title ?? "");
  const note = textOf(line["note"]);
  const written = note || textOf(field(line, "originalText")) || textOf(line["display"]);
  if (food !== "") {
    const measured = [quantity === null ? "" : amountText(quantity), unit, food];
    return [measured.filter(Boolean).join(" "), note].filter(Boolean).join(", ");
  }
  if (amounts === "not-meant" || quantity === null) return written;
  // "1" before "200 g flour" is the default of a line that nobody has parted.
  const isDefault = quantity === 1 && unit === "" && (amounts === "unsaid" || /^\P{L}*\p{N}/u.test(written));
  return [isDefault ? "" : amountText(quantity), isDefault ? "" : unit, written].filter(Boolean).join(" ");
}

function unitOf(data: Data | undefined, quantity: number | null): string {
  const unit = isObject(data) ? data : {};
  const [short, shorts] = [textOf(unit["abbreviation"]), textOf(field(unit, "pluralAbbreviation"))];
  if (flag(field(unit, "useAbbreviation")) === true && short !== "")
    return ((quantity ?? 0) > 1 ? shorts : short) || short;
  return foodOf(data, quantity) || short;
}

/** Its name, of more than one its plural. */
function foodOf(data: Data | undefined, quantity: number | null): string {
  const plural = isObject(data) && quantity !== null && quantity > 1 ? textOf(field(data, "pluralName")) : "";
  return plural || nameOf(data);
}

function stepsOf(steps: readonly DataObject[]): readonly FormatLine[] {
  let section = "";
  return steps.flatMap((step) => {
    const title = textOf(step["title"]);
    if (title !== "") section = title;
    const [first, ...others] = stepsFrom(linesIn(withoutPictures(step["text"])));
    if (first === undefined) return [];
    // What the app shows in the place of "Step 1".
    const summary = textOf(step["summary"]).replace(/[\s.:]+$/, "");
    const text = summary === "" ? first.text : `${summary}: ${first.text}`;
    return [{ ...first, text }, ...others].map((line) => ({ ...line, section: line.section || section }));
  });
}

function notesOf(notes: readonly DataObject[]): readonly string[] {
  return notes
    .map((note) => [textOf(note["title"]), linesIn(note["text"]).join("\n")].filter(Boolean).join("\n"))
    .filter((note) => note !== "");
}

/** What the family has said below a recipe. */
function commentsOf(comments: readonly DataObject[]): readonly string[] {
  return comments.map((comment) => linesIn(comment["text"]).join("\n")).filter((text) => text !== "");
}

export function bestPicture(files: FileNames, folders: readonly string[]): readonly Picture[] {
  const found = files.within(...folders);
  const path =
    found.find((each) => stemOf(each).toLowerCase() === "original") ?? (found.length === 1 ? found[0] : undefined);
  return path === undefined ? [] : [{ kind: "file", path }];
}
