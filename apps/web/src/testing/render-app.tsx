import { render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { App } from "../app/app";
import { Providers } from "../app/providers";
import { createQueryClient } from "../lib/query-client";
import { Router } from "wouter";
import { Toasts } from "../app/toasts";
import { navigateOverLayers } from "../lib/back-closes";
import { answerSignIn } from "./answer-sign-in";
import { type Answers, answersLink } from "./answers-link";

/** What the frame around every page asks: a family that has chosen nothing of its own. */
const HOUSE: Answers = { settings: { list: () => ({ settings: {} }) } };

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
  return open(<App link={answersLink({ ...HOUSE, ...answers })} />, options);
}

/** Renders one component of a page with everything around it that a page has. */
export function renderWithServer(
  children: ReactNode,
  { answers = {}, ...options }: RenderOptions = {},
): { user: UserEvent } {
  return open(
    <Providers link={answersLink({ ...HOUSE, ...answers })} queryClient={createQueryClient()}>
      <Router aroundNav={navigateOverLayers}>{children}</Router>
      <Toasts />
    </Providers>,
    options,
  );
}

function open(children: ReactNode, { path = "/", signedIn = true }: Omit<RenderOptions, "answers">) {
  if (signedIn) window.localStorage.setItem("token", "a-token");
  window.history.replaceState(null, "", path);
  const user = userEvent.setup();
  render(children);
  return { user };
}
