import { type ComponentType, lazy, Suspense } from "react";
import { Redirect, Route, Switch } from "wouter";
import { LoadingState } from "../components/loading-state";
import { useSessionUser } from "../lib/session";
import { NotFoundPage } from "./not-found.page";
import { PageArrival } from "./page-arrival";
import { PAGE_CODE, PAGE_NAMES, type PageName } from "./pages";
import { paths, ROUTE_PATTERNS } from "./paths";
import { RequireLogin } from "./require-login";

const LoginPage = lazy(() => import("../features/auth/login.page"));

const PAGES: readonly (readonly [PageName, ComponentType])[] = PAGE_NAMES.map((name) => [name, lazy(PAGE_CODE[name])]);

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
