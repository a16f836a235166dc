import { sendPhoto } from "#features/recipe-photos/send-photo";
import { sendRecipeCollection } from "#features/recipes/send-recipe-collection";
import { MAX_PAGE_BYTES } from "@tureen/contracts/recipe-pages";
import { MAX_EXPORT_BYTES } from "@tureen/contracts/recipe-imports";
import { sendCookbook } from "#features/exports/cookbook/send-cookbook";
import { sendExport, sendRecipes } from "#features/exports/send-export";
import { sendBackup } from "#features/backups/send-backup";
import { type RestRoute, route as routeOf } from "#rest/rest-route";
import type { ProcedurePath } from "./app-router";

const MB = 1024 * 1024;
/** A row that names a procedure which does not exist does not compile. */
const route = routeOf<ProcedurePath>;

/** Every documented call (specification, section 7) and the procedure that answers it. */
export const REST_ROUTES: readonly RestRoute[] = [
  route("POST /auth/login", "auth.login", "Sign in with the family password"),
  route("POST /auth/gate", "auth.enter", "Sign in as the person whom the gate in front of Tureen has let in"),

  route("GET /recipes", "recipes.list", "All recipes", { send: sendRecipeCollection }),
  route(
    "GET /recipe-search",
    "recipes.search",
    "Recipes by words and filters, and by how many foods are `missing` at home",
  ),
  route("GET /recipes/:id", "recipes.byId", "One recipe"),
  route("POST /recipes", "recipes.create", "Add a recipe", { status: 201 }),
  route("PUT /recipes/:id", "recipes.update", "Change a recipe"),
  route("DELETE /recipes/:id", "recipes.delete", "Delete a recipe and its unlocked meals"),
  route("GET /recipes/:id/photo", "recipePhotos.byRecipe", "The photo of a recipe", {
    send: sendPhoto,
    contentType: "image/webp",
  }),
  route("PUT /recipes/:id/photo", "recipePhotos.set", "Give a recipe a photo", {
    upload: { field: "photo", maxBytes: 30 * MB, as: "photo" },
  }),
  route(
    "GET /recipes/:id/photo/proposals",
    "recipePhotos.proposals",
    "The photos on the pages of the book that a recipe was imported from",
  ),
  route("PUT /recipes/:id/photo/proposals", "recipePhotos.takeProposal", "Give a recipe one of these photos"),
  route("DELETE /recipes/:id/photo", "recipePhotos.delete", "Take the photo off a recipe"),
  route("POST /recipes/:id/photos", "recipePhotos.add", "Give a recipe one more photo, or one of its steps", {
    upload: { field: "photo", maxBytes: 30 * MB, as: "photo" },
  }),
  route("PUT /recipes/:id/photos", "recipePhotos.arrange", "Put the photos of a recipe in order, and at its steps"),
  route("DELETE /recipes/:id/photos/:photo", "recipePhotos.remove", "Take one of its photos off a recipe"),

  route("GET /collections", "collections.list", "The collections, each with its recipes in their order"),
  route("GET /collections/:id", "collections.byId", "One collection, with what a kept filter finds now"),
  route("POST /collections", "collections.create", "Make a collection, by hand or as a kept filter", { status: 201 }),
  route("PUT /collections/:id", "collections.update", "Rename a collection, put its recipes in another order"),
  route("POST /collections/:id/recipes", "collections.add", "Put recipes at the end of a collection"),
  route("PUT /collections/:id/recipes/take-out", "collections.takeOut", "Take recipes out of a collection"),
  route("DELETE /collections/:id", "collections.delete", "Delete a collection; its recipes stay"),

  route("GET /recipes/:id/nutrition", "nutrition.ofRecipe", "What a recipe holds, and how that was reckoned"),
  route("GET /nutrition/:startDate/:endDate", "nutrition.ofDays", "What a serving of each dish of these days holds"),
  route("GET /nutrition/foods", "nutrition.foods", "Foods with known nutrition"),
  route(
    "PUT /admin/ingredients/:ingredient_id/nutrition",
    "nutrition.correct",
    "Correct what an ingredient is counted as, or what a measure of it weighs",
  ),

  route("GET /recipes/:recipe_id/cookings", "cooking.history", "When a recipe was cooked"),
  route("POST /recipes/:recipe_id/cookings", "cooking.record", "Write down that a recipe was cooked", { status: 201 }),
  route("DELETE /cookings/:id", "cooking.remove", "Take back that a recipe was cooked"),

  route("POST /recipes/suggest", "ai.suggest", "A recipe for a wish in plain words", { takesLong: true }),
  route("POST /recipes/suggest-with-image", "ai.suggestFromMeal", "A recipe for the meal on a photo", {
    maxBodyBytes: 30 * MB,
    takesLong: true,
  }),
  route(
    "POST /recipes/read-page",
    "recipePages.read",
    "The recipe of a web page, out of its source, words or address",
    {
      maxBodyBytes: MAX_PAGE_BYTES,
      takesLong: true,
    },
  ),
  route("POST /recipes/upload-image", "ai.readPhoto", "The recipe written on a photo", {
    upload: { field: "image", maxBytes: 30 * MB, as: "image" },
    takesLong: true,
  }),

  route("POST /pdf-import/upload", "pdfImport.upload", "Import the recipes of a cookbook", {
    upload: { field: "pdf", maxBytes: 50 * MB, as: "pdf", onDisk: "PDF" },
    takesLong: true,
    whenAsync: "pdfImport.begin",
  }),
  route("GET /pdf-import/jobs/:id", "pdfImport.job", "The state of an import"),
  route(
    "GET /pdf-import/jobs/:id/events",
    "pdfImport.follow",
    "The state of an import whenever it changes, as server-sent events",
    { events: "progress" },
  ),

  route("GET /export", "exports.contents", "Everything of the household as one ZIP", { send: sendExport }),
  route(
    "GET /export/cookbook",
    "exports.cookbook",
    "Recipes as a book to print (PDF): cover, contents, a page a recipe",
    {
      send: sendCookbook,
      contentType: "application/pdf",
    },
  ),
  route("GET /export/recipes", "exports.recipes", "Recipes as schema.org JSON or Markdown, in one file", {
    send: sendRecipes,
    contentType: "application/ld+json",
  }),
  route("POST /recipe-imports/preview", "recipeImports.preview", "What an export of another recipe app holds", {
    upload: { field: "file", maxBytes: MAX_EXPORT_BYTES, as: "file", onDisk: "file" },
    takesLong: true,
  }),
  route("POST /recipe-imports", "recipeImports.start", "Bring in the recipes of a preview", { status: 201 }),
  route("GET /recipe-imports/:id", "recipeImports.byId", "The state of an import from another app"),
  route("POST /recipe-imports/:id/cancel", "recipeImports.cancel", "End a running import from another app"),

  route("GET /meal-planning/recipes", "mealPlans.recipeTitles", "Recipes to choose from"),
  route("GET /meal-planning", "mealPlans.list", "All planned meals"),
  route("GET /meal-planning/:startDate/:endDate", "mealPlans.range", "The meals between two dates, both included"),
  route("POST /meal-planning", "mealPlans.create", "Plan a meal", { status: 201 }),
  route("PUT /meal-planning/:id", "mealPlans.update", "Change a meal"),
  route("DELETE /meal-planning/:id", "mealPlans.delete", "Remove a meal"),
  route("POST /meal-planning/many", "mealPlans.createMany", "Plan several meals, or none of them", { status: 201 }),
  route("POST /meal-planning/remove-many", "mealPlans.deleteMany", "Remove several meals, or none of them"),
  route("POST /meal-planning/propose", "mealPlans.propose", "Dinners for empty evenings, and why; nothing is planned"),
  route("GET /other-meals/:startDate/:endDate", "mealPlans.others", "The meals without a recipe between two dates"),
  route("PUT /other-meals/:id", "mealPlans.updateOther", "Change a meal without a recipe"),

  route("GET /saved-weeks", "savedWeeks.list", "The weeks that the family keeps to plan them again"),
  route("POST /saved-weeks", "savedWeeks.save", "Keep the week of a `date` under a name", { status: 201 }),
  route("GET /saved-weeks/:id/preview", "savedWeeks.preview", "What of it would be planned in the week of a `date`"),
  route("POST /saved-weeks/:id/put", "savedWeeks.put", "Plan its meals in the empty cells of a week", { status: 201 }),
  route("DELETE /saved-weeks/:id", "savedWeeks.delete", "Keep a week no longer"),

  route("GET /changes", "live.follow", "How far each part of the data has moved, as server-sent events", {
    events: "change",
  }),

  route("GET /home", "dashboard.home", "Tonight, the next days, the list that is being shopped, and what is new"),

  route("POST /open-list/items", "shoppingLists.addToOpen", "Put a line on the list that is being shopped", {
    status: 201,
  }),
  route("GET /shopping-list", "shoppingLists.list", "All shopping lists"),
  route("GET /shopping-list/:id", "shoppingLists.byId", "One shopping list"),
  route("POST /shopping-list/generate", "shoppingLists.generate", "Make a list from the planned meals", {
    status: 201,
  }),
  route("POST /shopping-list", "shoppingLists.create", "Begin an empty list without a plan", { status: 201 }),
  route(
    "POST /shopping-list/changes",
    "shoppingLists.change",
    "Ticks, lines, amounts and notes; each is made once by its id",
  ),
  route("GET /staples", "staples.list", "What the family buys in a rhythm, and what of it is due on a `date`"),
  route("POST /staples", "staples.add", "Make a food a staple", { status: 201 }),
  route("PUT /staples/:id", "staples.update", "Change a staple's amount or rhythm"),
  route("DELETE /staples/:id", "staples.delete", "A food is a staple no more"),
  route("POST /shopping-list/:id/staples", "staples.putOnList", "Put staples on a list"),
  route("GET /shops", "shops.list", "The family's shops and the order of categories in each"),
  route(
    "GET /shopping-list/:id/join-offers",
    "shoppingLists.joinOffers",
    "What could be added on a list by a weight that is known",
  ),
  route("PUT /shopping-list/:id/lock", "shoppingLists.lock", "Lock a draft list and its meals"),
  route("PUT /shopping-list/:id/unlock", "shoppingLists.unlock", "Make a locked list a draft again"),
  route("PUT /shopping-list/:id/order", "shoppingLists.order", "Mark a locked list as ordered"),
  route("PUT /shopping-list/:id", "shoppingLists.update", "Rename a list, change its items"),
  route("DELETE /shopping-list/:id", "shoppingLists.delete", "Delete a list and free its meals"),
  route("GET /shopping-list/:id/export", "shoppingLists.export", "The list as a text file", { download: true }),

  route("GET /admin/stats", "admin.stats", "What the household has"),
  route("GET /admin/settings", "settings.list", "The app settings"),
  route("PUT /admin/settings/:key", "settings.update", "Change a setting"),
  route("GET /admin/calendar", "calendar.feed", "Where calendar programs read the planned meals"),
  route("POST /admin/calendar", "calendar.turnOn", "Turn the calendar on, or give it another address", { status: 201 }),
  route("DELETE /admin/calendar", "calendar.turnOff", "Turn the calendar off"),
  route("GET /admin/guest-links", "guestLinks.list", "The links that open a recipe without a sign-in"),
  route("POST /admin/guest-links", "guestLinks.create", "Make a link that opens a recipe without a sign-in", {
    status: 201,
  }),
  route("DELETE /admin/guest-links/:id", "guestLinks.revoke", "End such a link"),
  route("GET /admin/webhooks", "webhooks.list", "The addresses at home that are told what has happened"),
  route("POST /admin/webhooks", "webhooks.create", "Tell an address at home what has happened", { status: 201 }),
  route("POST /admin/webhooks/:id/test", "webhooks.test", "Tell it once that it is being tried"),
  route("DELETE /admin/webhooks/:id", "webhooks.remove", "Tell it no more"),
  route("GET /admin/import-batches", "importBatches.list", "Recent imports"),
  route("DELETE /admin/import-batches/:id", "importBatches.rollBack", "Take an import back"),
  route("DELETE /admin/recipes", "admin.bulkDelete", "Delete all recipes and meals", { input: { kind: "recipes" } }),
  route("DELETE /admin/meal-plans", "admin.bulkDelete", "Delete all meals", { input: { kind: "meal-plans" } }),
  route("DELETE /admin/shopping-lists", "admin.bulkDelete", "Delete all shopping lists", {
    input: { kind: "shopping-lists" },
  }),
  route("DELETE /admin/ingredients", "admin.bulkDelete", "Delete the ingredient catalogue", {
    input: { kind: "ingredients" },
  }),
  route("DELETE /admin/all", "admin.bulkDelete", "Start with an empty household", { input: { kind: "all" } }),
  route("POST /admin/ingredients/reset", "admin.resetIngredients", "Bring the built-in catalogue back"),
  route("GET /deletions", "trash.list", "What was deleted in the last 30 days"),
  route("POST /deletions/:undo_id/restore", "trash.restore", "Bring back what was deleted"),
  route("GET /admin/backups", "backups.list", "The backups, and how fresh they are"),
  route("POST /admin/backups", "backups.make", "Make a backup now", { status: 201 }),
  route("POST /admin/backups/upload", "backups.upload", "Take a downloaded backup into the list", {
    status: 201,
    // A household with the pictures of many scanned books.
    upload: { field: "backup", maxBytes: 8192 * MB, as: "backup", onDisk: "file" },
  }),
  route("GET /admin/backups/:name/file", "backups.byName", "All of a backup as one ZIP", {
    send: sendBackup,
    contentType: "application/zip",
  }),
  route("POST /admin/backups/:name/bring-back", "backups.bringBack", "Undo a deletion at one stroke"),
  route("POST /admin/backups/:name/restore", "backups.restore", "Put a backup in the place of the database"),
  route("GET /admin/ingredients", "ingredients.list", "The ingredient catalogue"),
  route("POST /admin/ingredients", "ingredients.create", "Add an ingredient to the catalogue", { status: 201 }),
  route("POST /admin/ingredients/:id/aliases", "ingredients.addAlias", "Give an ingredient another name", {
    status: 201,
  }),
  route("PUT /admin/ingredients/:id", "ingredients.update", "Change an ingredient"),
  route("DELETE /admin/ingredients/:id", "ingredients.delete", "Delete an ingredient that nothing uses"),
  route("DELETE /admin/ingredients/:id/aliases/:alias", "ingredients.removeAlias", "Take a name of an ingredient away"),

  route("GET /larder", "larder.list", "What is always in stock"),
  route("GET /larder/search-ingredients", "larder.searchIngredients", "Find an ingredient to put into the larder"),
  route("POST /larder", "larder.add", "Put an ingredient into the larder", { status: 201 }),
  route("PUT /larder/:id", "larder.update", "Change a larder item"),
  route("POST /larder/bought", "larder.addBought", "Put a bought item of a list into the larder", { status: 201 }),
  route("GET /larder/uses/:recipe_id", "larder.usedByRecipe", "What cooking a recipe takes off the larder"),
  route("POST /larder/uses", "larder.takeOff", "Take what was cooked off the larder"),
  route("GET /frozen-meals", "portions.list", "What is in the freezer"),
  route("POST /frozen-meals", "portions.freeze", "Freeze portions of a cooked recipe", { status: 201 }),
  route("PUT /frozen-meals/:id", "portions.update", "Change frozen portions"),
  route("DELETE /frozen-meals/:id", "portions.delete", "Take frozen portions out"),
  route("DELETE /larder/:id", "larder.delete", "Take an ingredient out of the larder"),
];
