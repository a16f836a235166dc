import { useEffect } from "react";
import { Redirect, Route, Switch, useLocation, useSearch } from "wouter";
import { lazyPart } from "../lib/screen/part";
import { forgetReturnPath, returnPath } from "../lib/server/session";
import { Frame } from "../components/frame/frame";
import { loadSignIn } from "./parts";
import { paths, ROUTE_PATTERNS } from "../lib/screen/paths";
import { preloadAfterSignIn } from "./preload-pages";

const LoginPage = lazyPart(loadSignIn);

/** The sign-in, to which every other address leads. */
export function SignedOut() {
  // While somebody types, the connection has nothing to do.
  useEffect(() => {
    document.addEventListener("input", preloadAfterSignIn, { once: true });
    return () => document.removeEventListener("input", preloadAfterSignIn);
  }, []);
  return (
    <Frame>
      <Switch>
        <Route path={ROUTE_PATTERNS.login}>
          <LoginPage />
        </Route>
        <Route>
          <ToSignIn />
        </Route>
      </Switch>
    </Frame>
  );
}

/** Only the page whose session has just expired is returned to; the plain guard ends at the dashboard. */
function ToSignIn() {
  const [path] = useLocation();
  const search = useSearch();
  const here = search ? `${path}?${search}` : path;
  if (returnPath() !== here) forgetReturnPath();
  return <Redirect to={paths.login} replace />;
}
