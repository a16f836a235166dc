import type { RecipeFormat } from "./format";
import { cookmate } from "./formats/phones/cookmate";
import { cooklang } from "./formats/plain/cooklang";
import { copyMeThat } from "./formats/phones/copy-me-that";
import { crouton } from "./formats/phones/crouton";
import { kitchenOwl } from "./formats/servers/kitchenowl";
import { markdown } from "./formats/plain/markdown";
import { mealie } from "./formats/servers/mealie";
import { mealieBackup } from "./formats/servers/mealie-backup";
import { mealMaster } from "./formats/desktop/meal-master";
import { mela } from "./formats/phones/mela";
import { evernote } from "./formats/desktop/evernote";
import { masterCook, masterCookText } from "./formats/desktop/master-cook";
import { mimePage } from "./formats/plain/mime-page";
import { paprikaHtml } from "./formats/phones/paprika-html";
import { gourmet, livingCookbook, recipeMl } from "./formats/desktop/recipe-xml";
import { jsonFields, yamlRecipe } from "./formats/plain/named-fields";
import { nextcloudCookbook } from "./formats/servers/nextcloud-cookbook";
import { nowYoureCooking } from "./formats/desktop/now-youre-cooking";
import { paprika } from "./formats/phones/paprika";
import { plainText } from "./formats/plain/plain-text";
import { recipeKeeper } from "./formats/phones/recipe-keeper";
import { recipeSage, recipeSageXml } from "./formats/servers/recipe-sage";
import { schemaOrg, webPage } from "./formats/plain/schema-org";
import { table } from "./formats/plain/table";
import { tandoor } from "./formats/servers/tandoor";
import { tureen } from "./formats/servers/tureen";
import { umami } from "./formats/phones/umami";

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
