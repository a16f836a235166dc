import { type ComponentType, lazy, Suspense } from "react";
import { Redirect, Route, Switch } from "wouter";
import { LoadingState } from "../components/loading-state";
import { useSessionUser } from "../lib/session";
import { NotFoundPage } from "./not-found.page";
import { PageArrival } from "./page-arrival";
import { paths, ROUTE_PATTERNS } from "./paths";
import { RequireLogin } from "./require-login";

const LoginPage = lazy(() => import("../features/auth/login.page"));

/** Every page behind the sign-in, by its name in {@link ROUTE_PATTERNS}; the more exact pattern stands first. */
const PAGES: readonly (readonly [Exclude<keyof typeof ROUTE_PATTERNS, "login">, ComponentType])[] = [
  ["dashboard", lazy(() => import("../features/dashboard/dashboard.page"))],
  ["recipes", lazy(() => import("../features/recipes/recipe-list.page"))],
  ["recipeAdd", lazy(() => import("../features/recipes/recipe-create.page"))],
  ["recipe", lazy(() => import("../features/recipes/recipe-detail.page"))],
  ["recipeEdit", lazy(() => import("../features/recipes/recipe-edit.page"))],
  ["mealPlanning", lazy(() => import("../features/meal-plans/meal-planning.page"))],
  ["shoppingLists", lazy(() => import("../features/shopping-lists/shopping-lists.page"))],
  ["pdfImport", lazy(() => import("../features/pdf-import/pdf-import.page"))],
  ["admin", lazy(() => import("../features/admin/admin.page"))],
  ["larder", lazy(() => import("../features/larder/larder.page"))],
  ["recentlyDeleted", lazy(() => import("../features/trash/recently-deleted.page"))],
  ["ingredients", lazy(() => import("../features/ingredients/ingredients.page"))],
];

export function Routes() {
  const user = useSessionUser();
  return (
    <Suspense fallback={<LoadingState />}>
      <Switch>
        <Route path={ROUTE_PATTERNS.login}>
          <LoginPage />
        </Route>
        {PAGES.map(([name, Page]) => (
          <Route key={name} path={ROUTE_PATTERNS[name]}>
            <RequireLogin>
              <Page />
            </RequireLogin>
          </Route>
        ))}
        <Route>{user ? <NotFoundPage /> : <Redirect to={paths.login} replace />}</Route>
      </Switch>
      <PageArrival />
    </Suspense>
  );
}
