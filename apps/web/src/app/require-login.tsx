import type { ReactNode } from "react";
import { Redirect, useLocation, useSearch } from "wouter";
import { forgetReturnPath, returnPath, useSessionUser } from "../lib/session";
import { paths } from "./paths";

/** Shows a page to those who are signed in and leads everyone else to the sign-in. */
export function RequireLogin({ children }: { children: ReactNode }) {
  const user = useSessionUser();
  const [path] = useLocation();
  const search = useSearch();
  if (user) return children;
  // Only the page whose session has just expired is returned to; the plain guard ends at the dashboard.
  const here = search ? `${path}?${search}` : path;
  if (returnPath() !== here) forgetReturnPath();
  return <Redirect to={paths.login} replace />;
}
