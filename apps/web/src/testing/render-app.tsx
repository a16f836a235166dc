import { render } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel, type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { App, loadFirstScreen } from "../boot/app";
import { PageRouter } from "../lib/screen/route/page-router";
import { createServer, ServerProvider } from "../lib/server/server-provider";
import { Toasts } from "../components/frame/toasts";
import type { Outputs } from "../lib/server/trpc";
import { answerSignIn } from "./answer-sign-in";
import { type Answers, answersLink, RefusedCall } from "./answers-link";

/** A dashboard with nothing to tell. */
export const QUIET_HOME: Outputs["dashboard"]["home"] = {
  meals: [],
  otherMeals: [],
  todaysRecipes: [],
  suggestions: [],
  openList: null,
  useFirst: [],
  recentRecipes: [],
  runningImport: null,
};

/** A server that is there and has no news. */
async function* quiet(): AsyncGenerator<never> {
  yield await new Promise<never>(() => undefined);
}

/** What many tests pass by: the frame asks for the settings, the dashboard for what there is today, lists for their order, recipes for their collections, a form for recipes of its lines' names. */
function withDefaults(answers: Answers): Answers {
  return {
    ...answers,
    recipes: {
      search: () => ({ recipes: [], total: 0, nextCursor: null }),
      heldBy: () => ({ held_by: null, used_in: [] }),
      byId: () => {
        throw new RefusedCall(404, "This recipe is not there any more. Somebody may have deleted it.");
      },
      ...answers.recipes,
    },
    collections: { list: () => ({ collections: [] }), ...answers.collections },
    shops: { list: () => ({ shops: [], categories: [] }), ...answers.shops },
    settings: { list: () => ({ settings: {} }), ...answers.settings },
    dashboard: { home: () => QUIET_HOME, ...answers.dashboard },
    larder: { usedByRecipe: () => ({ rows: [], taken_off_at: null }), ...answers.larder },
    portions: { list: () => ({ portions: [] }), ...answers.portions },
    auth: { devices: () => ({ devices: [] }), ...answers.auth },
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

/** Opens an address of the whole product, with the server's answers at hand. */
export function renderApp({ answers = {}, ...options }: RenderOptions = {}): { user: UserEvent } {
  answerSignIn(answers);
  return open(<App link={answersLink(withDefaults(answers))} />, options);
}

/** Opens it as a browser does: with what its page shows first asked for before it is drawn. */
export async function openApp({ answers = {}, ...options }: RenderOptions = {}): Promise<void> {
  const link = answersLink(withDefaults(answers));
  goTo(options);
  await loadFirstScreen(link);
  open(<App link={link} />, options);
}

/** Renders one component of a page with everything around it that a page has. */
export function renderWithServer(
  children: ReactNode,
  { answers = {}, ...options }: RenderOptions = {},
): { user: UserEvent } {
  return open(
    <ServerProvider {...createServer(answersLink(withDefaults(answers)))}>
      <PageRouter>{children}</PageRouter>
      <Toasts />
    </ServerProvider>,
    options,
  );
}

function goTo({ path = "/", signedIn = true }: Omit<RenderOptions, "answers">): void {
  if (signedIn) window.localStorage.setItem("token", "a-token");
  window.history.replaceState(null, "", path);
}

function open(children: ReactNode, options: Omit<RenderOptions, "answers">) {
  goTo(options);
  // A dialog that follows another takes the pointer a moment after it is shown; in a browser `e2e/` taps what can be tapped.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  render(children);
  return { user };
}
