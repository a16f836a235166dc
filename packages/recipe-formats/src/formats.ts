import type { RecipeFormat } from "./format";
import { cookmate } from "./formats/cookmate";
import { cooklang } from "./formats/cooklang";
import { copyMeThat } from "./formats/copy-me-that";
import { crouton } from "./formats/crouton";
import { kitchenOwl } from "./formats/kitchenowl";
import { markdown } from "./formats/markdown";
import { mealie } from "./formats/mealie";
import { mealieBackup } from "./formats/mealie-backup";
import { mealMaster } from "./formats/meal-master";
import { mela } from "./formats/mela";
import { evernote } from "./formats/evernote";
import { masterCook, masterCookText } from "./formats/master-cook";
import { mimePage } from "./formats/mime-page";
import { paprikaHtml } from "./formats/paprika-html";
import { gourmet, livingCookbook, recipeMl } from "./formats/recipe-xml";
import { jsonFields, yamlRecipe } from "./formats/named-fields";
import { nextcloudCookbook } from "./formats/nextcloud-cookbook";
import { nowYoureCooking } from "./formats/now-youre-cooking";
import { paprika } from "./formats/paprika";
import { plainText } from "./formats/plain-text";
import { recipeKeeper } from "./formats/recipe-keeper";
import { recipeSage, recipeSageXml } from "./formats/recipe-sage";
import { schemaOrg, webPage } from "./formats/schema-org";
import { table } from "./formats/table";
import { tandoor } from "./formats/tandoor";
import { tureen } from "./formats/tureen";
import { umami } from "./formats/umami";

/** Every format that is read. The first that recognizes a file reads it, so the general ones come last. */
export const RECIPE_FORMATS: readonly RecipeFormat[] = [
  tureen,
  mealieBackup,
  mealie,
  tandoor,
  paprika,
  mela,
  crouton,
  kitchenOwl,
  recipeSage,
  nextcloudCookbook,
  umami,
  schemaOrg,
  jsonFields,
  recipeSageXml,
  masterCook,
  gourmet,
  recipeMl,
  livingCookbook,
  cookmate,
  evernote,
  copyMeThat,
  recipeKeeper,
  paprikaHtml,
  webPage,
  mimePage,
  mealMaster,
  masterCookText,
  nowYoureCooking,
  cooklang,
  yamlRecipe,
  table,
  markdown,
  plainText,
];
