import type { TRPCLink } from "@trpc/client";
import type { AppRouter } from "@tureen/api/app-router";
import { lazy, Suspense } from "react";
import { Frame } from "../components/frame/frame";
import { Toasts } from "../components/frame/toasts";
import { pageAt } from "../lib/screen/paths";
import { storedToken, useSessionUser } from "../lib/server/session";
import { restReady } from "../lib/text/language";
import { PageRouter } from "../lib/screen/page-router";
import { PAGE_CODE } from "./pages";
import { loadSignIn, SignedOut } from "./signed-out";

/** All that is there for those who are signed in, and the words of it. */
export const loadSignedIn = async () => {
  const [signedIn] = await Promise.all([import("./signed-in"), restReady()]);
  return signedIn;
};
const SignedIn = lazy(loadSignedIn);

/** Asks for the code of what the address leads to, all at once. */
export function loadFirstScreen(): Promise<unknown> {
  if (storedToken() === null) return loadSignIn();
  const page = pageAt(window.location.pathname);
  return Promise.all([loadSignedIn(), page && PAGE_CODE[page]()]);
}

interface AppProps {
  /** How calls reach the server; tests pass answers of their own. */
  link?: TRPCLink<AppRouter> | undefined;
}

/** Whoever is not signed in sees the sign-in and loads nothing else. */
export function App({ link }: AppProps) {
  const user = useSessionUser();
  return (
    <PageRouter>
      {user ? (
        <Suspense fallback={<Frame />}>
          <SignedIn link={link} />
        </Suspense>
      ) : (
        <SignedOut next={[loadSignedIn, PAGE_CODE.dashboard]} />
      )}
      <Toasts />
    </PageRouter>
  );
}
