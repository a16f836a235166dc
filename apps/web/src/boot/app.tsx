import type { TRPCLink } from "@trpc/client";
import type { AppRouter } from "@tureen/api/app-router";
import { lazy, Suspense } from "react";
import { Frame } from "../components/frame/frame";
import { Toasts } from "../components/frame/toasts";
import { pathnameNow } from "../lib/screen/address";
import { pageAt } from "../lib/screen/paths";
import { storedToken, useSessionUser } from "../lib/server/session";
import { restReady } from "../lib/text/language";
import { PageRouter } from "../lib/screen/route/page-router";
import { PAGE_CODE } from "./pages";
import { loadSignIn, SignedOut } from "./signed-out";

/** A server at home has answered a page's first calls by then, in milliseconds. */
const ANSWERED_MS = 200;

/** All that is there for those who are signed in, and the words of it. */
export const loadSignedIn = async () => {
  const [signedIn] = await Promise.all([import("./signed-in"), restReady()]);
  return signedIn;
};
const SignedIn = lazy(loadSignedIn);

/** Asks for the code of what the address leads to, all at once, and then for what it shows first: it is drawn once, with that. */
export async function loadFirstScreen(link?: TRPCLink<AppRouter>): Promise<void> {
  if (storedToken() === null) return void (await loadSignIn());
  const page = pageAt(pathnameNow());
  const [{ runLoader }, code] = await Promise.all([loadSignedIn(), page && PAGE_CODE[page]()]);
  const late = new Promise((resolve) => setTimeout(resolve, ANSWERED_MS));
  if (code?.loader) await Promise.race([runLoader(code.loader, link), late]);
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
