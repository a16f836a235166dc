import { lazy, useEffect } from "react";
import { Redirect, Route, Switch, useLocation, useSearch } from "wouter";
import { Frame } from "../components/frame/frame";
import { paths, ROUTE_PATTERNS } from "../lib/screen/paths";
import { preload, whenIdle } from "../lib/screen/when-idle";
import { forgetReturnPath, returnPath } from "../lib/server/session";

export const loadSignIn = () => import("../features/auth/login.page");
const LoginPage = lazy(loadSignIn);

interface SignedOutProps {
  /** What is shown first after the sign-in: it is loaded while somebody types. */
  next: readonly (() => Promise<unknown>)[];
}

/** The sign-in, to which every other address leads. */
export function SignedOut({ next }: SignedOutProps) {
  useEffect(() => {
    const forget = async (): Promise<void> => (await import("../lib/server/forget-household")).forgetHousehold();
    // Without the server and the kept app, the page that was open has done so itself.
    whenIdle()
      .then(forget)
      .catch(() => undefined);
  }, []);
  useEffect(() => {
    const load = () => void preload(next);
    document.addEventListener("input", load, { once: true });
    return () => document.removeEventListener("input", load);
  }, [next]);
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
