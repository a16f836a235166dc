import { render } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel, type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { App } from "../boot/app";
import { PageRouter } from "../boot/page-router";
import { pageAt } from "../lib/screen/paths";
import { PAGE_CODE } from "../boot/pages";
import { loadSignedIn } from "../boot/parts";
import { Providers } from "../boot/providers";
import { createQueryClient } from "../lib/server/query-client";
import { Toasts } from "../components/frame/toasts";
import type { Outputs } from "../lib/server/trpc";
import { answerSignIn } from "./answer-sign-in";
import { type Answers, answersLink } from "./answers-link";

/** A dashboard with nothing to tell. */
export const QUIET_HOME: Outputs["dashboard"]["home"] = {
  meals: [],
  otherMeals: [],
  todaysRecipes: [],
  suggestions: [],
  openList: null,
  recentRecipes: [],
  runningImport: null,
};

/** A server that is there and has no news. */
async function* quiet(): AsyncGenerator<never> {
  yield await new Promise<never>(() => undefined);
}

/** What many tests pass by: the frame asks for the settings, the dashboard for what there is today, lists for their order. */
function withDefaults(answers: Answers): Answers {
  return {
    ...answers,
    shops: { list: () => ({ shops: [], categories: [] }), ...answers.shops },
    settings: { list: () => ({ settings: {} }), ...answers.settings },
    dashboard: { home: () => QUIET_HOME, ...answers.dashboard },
    live: { follow: quiet, ...answers.live },
  };
}

interface RenderOptions {
  /** The address to open: "/recipes/7". */
  path?: string;
  answers?: Answers;
  /** Signed in unless a test says otherwise. */
  signedIn?: boolean;
}

/** As `renderApp`, the way a browser begins (`main.ts`): the page's first calls go out before it is drawn. */
export async function openApp({ answers = {}, ...options }: RenderOptions & { path: string }): Promise<void> {
  const link = answersLink(withDefaults(answers));
  const page = pageAt(new URL(options.path, window.location.origin).pathname);
  const [signedIn, code] = await Promise.all([loadSignedIn(), page && PAGE_CODE[page]()]);
  window.history.replaceState(null, "", options.path);
  await signedIn.begin(code, link);
  open(<App link={link} />, options);
}

/** Opens an address of the whole product, with the server's answers at hand. */
export function renderApp({ answers = {}, ...options }: RenderOptions = {}): { user: UserEvent } {
  answerSignIn(answers);
  return open(<App link={answersLink(withDefaults(answers))} />, options);
}

/** Renders one component of a page with everything around it that a page has. */
export function renderWithServer(
  children: ReactNode,
  { answers = {}, ...options }: RenderOptions = {},
): { user: UserEvent } {
  return open(
    <Providers link={answersLink(withDefaults(answers))} queryClient={createQueryClient()}>
      <PageRouter>{children}</PageRouter>
      <Toasts />
    </Providers>,
    options,
  );
}

function open(children: ReactNode, { path = "/", signedIn = true }: Omit<RenderOptions, "answers">) {
  if (signedIn) window.localStorage.setItem("token", "a-token");
  window.history.replaceState(null, "", path);
  // A dialog that follows another takes the pointer a moment after it is shown; in a browser `e2e/` taps what can be tapped.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  render(children);
  return { user };
}
