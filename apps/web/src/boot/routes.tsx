import { type ComponentType, useState } from "react";
import { Redirect, Route, Switch } from "wouter";
import { lazyPart } from "../lib/screen/part";
import { forgetReturnPath, returnPath } from "../lib/server/session";
import { NotFoundPage } from "../components/frame/not-found.page";
import { PAGE_NAMES, type PageName, paths, ROUTE_PATTERNS } from "../lib/screen/paths";
import { PAGE_CODE } from "./pages";

const PAGES: readonly (readonly [PageName, ComponentType])[] = PAGE_NAMES.map((name) => [
  name,
  lazyPart(PAGE_CODE[name]),
]);

/** The pages of those who are signed in. */
export function Routes() {
  return (
    <Switch>
      <Route path={ROUTE_PATTERNS.login}>
        <FromSignIn />
      </Route>
      {PAGES.map(([name, Page]) => (
        <Route key={name} path={ROUTE_PATTERNS[name]}>
          <Page />
        </Route>
      ))}
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}

/** Whoever has signed in goes on to the dashboard, or back to where a session had expired. */
function FromSignIn() {
  const [target] = useState(() => {
    const path = returnPath() ?? paths.dashboard;
    forgetReturnPath();
    return path;
  });
  return <Redirect to={target} replace />;
}
