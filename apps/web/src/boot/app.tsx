import type { TRPCLink } from "@trpc/client";
import type { AppRouter } from "@tureen/api/app-router";
import { Suspense } from "react";
import { lazyPart } from "../lib/screen/part";
import { useSessionUser } from "../lib/server/session";
import { Frame } from "../components/frame/frame";
import { PageRouter } from "./page-router";
import { loadSignedIn } from "./parts";
import { SignedOut } from "./signed-out";
import { Toasts } from "../components/frame/toasts";

const SignedIn = lazyPart(loadSignedIn);

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
        <SignedOut />
      )}
      <Toasts />
    </PageRouter>
  );
}
