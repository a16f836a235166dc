import { adminRouter } from "#features/admin/admin.router";
import { aiRouter } from "#features/ai/ai.router";
import { authRouter } from "#features/auth/auth.router";
import { backupsRouter } from "#features/backups/backups.router";
import { calendarRouter } from "#features/calendar/calendar.router";
import { cookingRouter } from "#features/cooking/cooking.router";
import { dashboardRouter } from "#features/dashboard/dashboard.router";
import { guestLinksRouter } from "#features/guest-links/guest-links.router";
import { webhooksRouter } from "#features/webhooks/webhooks.router";
import { importBatchesRouter } from "#features/pdf-import/store/import-batches.router";
import { exportsRouter } from "#features/exports/exports.router";
import { ingredientsRouter } from "#features/ingredients/ingredients.router";
import { nutritionRouter } from "#features/nutrition/nutrition.router";
import { larderRouter } from "#features/larder/larder.router";
import { mealPlansRouter } from "#features/meal-plans/meal-plans.router";
import { pdfImportRouter } from "#features/pdf-import/pdf-import.router";
import { portionsRouter } from "#features/portions/portions.router";
import { recipeImportsRouter } from "#features/recipe-imports/recipe-imports.router";
import { recipePagesRouter } from "#features/recipe-pages/recipe-pages.router";
import { recipePhotosRouter } from "#features/recipe-photos/recipe-photos.router";
import { recipesRouter } from "#features/recipes/recipes.router";
import { savedWeeksRouter } from "#features/saved-weeks/saved-weeks.router";
import { settingsRouter } from "#features/settings/settings.router";
import { shoppingListsRouter } from "#features/shopping-lists/shopping-lists.router";
import { shopsRouter } from "#features/shops/shops.router";
import { collectionsRouter } from "#features/collections/collections.router";
import { staplesRouter } from "#features/staples/staples.router";
import { trashRouter } from "#features/trash/trash.router";
import { liveRouter } from "#features/live/live.router";
import "#features/app-parts";
import type { PathsOf } from "#rest/rest-route";
import { createCallerFactory, router } from "#trpc/init";

export const appRouter = router({
  admin: adminRouter,
  ai: aiRouter,
  auth: authRouter,
  backups: backupsRouter,
  calendar: calendarRouter,
  cooking: cookingRouter,
  dashboard: dashboardRouter,
  exports: exportsRouter,
  guestLinks: guestLinksRouter,
  webhooks: webhooksRouter,
  importBatches: importBatchesRouter,
  ingredients: ingredientsRouter,
  larder: larderRouter,
  nutrition: nutritionRouter,
  live: liveRouter,
  mealPlans: mealPlansRouter,
  pdfImport: pdfImportRouter,
  portions: portionsRouter,
  recipeImports: recipeImportsRouter,
  recipePages: recipePagesRouter,
  recipePhotos: recipePhotosRouter,
  recipes: recipesRouter,
  savedWeeks: savedWeeksRouter,
  settings: settingsRouter,
  shoppingLists: shoppingListsRouter,
  shops: shopsRouter,
  collections: collectionsRouter,
  staples: staplesRouter,
  trash: trashRouter,
});

export type AppRouter = typeof appRouter;
/** "recipes.create". */
export type ProcedurePath = PathsOf<AppRouter["_def"]["record"]>;

/** Calls procedures without a network: the tests. */
export const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;
