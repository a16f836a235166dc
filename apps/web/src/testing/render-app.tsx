import { render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { App } from "../app/app";
import { Providers } from "../app/providers";
import { createQueryClient } from "../lib/query-client";
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
export function renderApp(options: RenderOptions = {}): { user: UserEvent } {
  return renderWithServer(<App />, options);
}

/** Renders one component of a page with everything around it that a page has. */
export function renderWithServer(
  children: ReactNode,
  { path = "/", answers = {}, signedIn = true }: RenderOptions = {},
): { user: UserEvent } {
  if (signedIn) window.localStorage.setItem("token", "a-token");
  window.history.replaceState(null, "", path);
  const user = userEvent.setup();
  render(
    <Providers link={answersLink({ ...HOUSE, ...answers })} queryClient={createQueryClient()}>
      {children}
    </Providers>,
  );
  return { user };
}
