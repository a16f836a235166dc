import { useLocation } from "wouter";
import { ErrorBoundary } from "../components/error-boundary";
import { writeCountsAs } from "../lib/counted";
import { useKnownNumberFormat } from "../lib/household-format";
import { useSessionUser } from "../lib/session";
import { NavBar } from "./nav-bar";
import { PageFooter } from "./page-footer";
import { Routes } from "./routes";

/** The frame around every page. The navigation shows only when signed in (specification, section 2). */
export function App() {
  const user = useSessionUser();
  const [path] = useLocation();
  writeCountsAs(useKnownNumberFormat());
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-herb px-4 py-2 text-on-herb focus:not-sr-only focus:fixed focus:start-4 focus:top-3"
      >
        Skip to content
      </a>
      {user && <NavBar />}
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-6xl flex-1 px-4 py-8 sm:px-6 sm:py-10">
        <ErrorBoundary resetKey={path}>
          <Routes />
        </ErrorBoundary>
      </main>
      <PageFooter />
    </div>
  );
}
