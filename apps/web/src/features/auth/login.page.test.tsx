import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { RefusedCall, Unreachable } from "#testing/answers-link";
import { renderApp } from "#testing/render-app";

const session = { token: "fresh-token", user: { id: 1, username: "family" } };
const counts = {
  dashboard: { counts: () => ({ totalRecipes: 3, thisWeekMeals: 2, shoppingLists: 1, homeAddresses: [], devices: 2 }) },
};

async function typePassword(user: ReturnType<typeof renderApp>["user"], password = "soup of the day") {
  await user.type(await screen.findByLabelText("Family Password"), password);
  await user.click(screen.getByRole("button", { name: "Sign in" }));
}

describe("the sign-in screen", () => {
  it("says what the password is for", async () => {
    renderApp({ path: "/login", signedIn: false });
    expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeVisible();
    expect(screen.getByText(/family password gives access to all recipes and meal planning/)).toBeVisible();
    expect(screen.getByPlaceholderText("Enter the family password")).toBeRequired();
    expect(screen.queryByRole("navigation")).toBeNull();
    await waitFor(() => expect(document.title).toBe("Welcome back · Tureen"));
  });

  it("shows and hides what is typed", async () => {
    const { user } = renderApp({ path: "/login", signedIn: false });
    const field = await screen.findByLabelText("Family Password");
    expect(field).toHaveAttribute("type", "password");
    await user.click(screen.getByRole("button", { name: "Show password" }));
    expect(field).toHaveAttribute("type", "text");
    await user.click(screen.getByRole("button", { name: "Hide password" }));
    expect(field).toHaveAttribute("type", "password");
  });

  it("keeps the token and goes to the dashboard", async () => {
    const { user } = renderApp({
      path: "/login",
      signedIn: false,
      answers: { auth: { login: () => session }, ...counts },
    });
    await typePassword(user);
    expect(await screen.findByText("Logged in successfully!")).toBeVisible();
    expect(await screen.findByRole("link", { name: "Plan Meals" })).toBeVisible();
    expect(window.localStorage.getItem("token")).toBe("fresh-token");
    expect(window.location.pathname).toBe("/");
  });

  it("reads 'Signing in...' and cannot be pressed again while it is busy", async () => {
    let answer = (_session: typeof session) => {};
    let calls = 0;
    const login = () => new Promise<typeof session>((resolve) => ((answer = resolve), (calls += 1)));
    const { user } = renderApp({ path: "/login", signedIn: false, answers: { auth: { login }, ...counts } });
    await typePassword(user);
    expect(await screen.findByRole("button", { name: "Signing in..." })).toBeDisabled();
    await user.type(screen.getByLabelText("Family Password"), "{Enter}");
    expect(calls).toBe(1);
    answer(session);
    expect(await screen.findByText("Logged in successfully!")).toBeVisible();
  });

  it("shows the server's own sentence for a wrong password, and keeps what was typed", async () => {
    const login = () => {
      throw new RefusedCall(401, "That is not the family password.");
    };
    const { user } = renderApp({ path: "/login", signedIn: false, answers: { auth: { login } } });
    await typePassword(user, "wrong");
    const field = screen.getByLabelText("Family Password");
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(expect.stringContaining("That is not the family password."));
    expect(await screen.findByText("That is not the family password.", { selector: "[data-title]" })).toBeVisible();
    expect(screen.queryByText("Login failed")).toBeNull();
    expect(field).toHaveValue("wrong");
    expect(window.location.pathname).toBe("/login");
  });

  it("says 'Login failed' where no server answered", async () => {
    const login = () => {
      throw new Unreachable();
    };
    const { user } = renderApp({ path: "/login", signedIn: false, answers: { auth: { login } } });
    await typePassword(user);
    expect(await screen.findByText("Login failed")).toBeVisible();
  });

  it("asks for the password beside the field when it is empty", async () => {
    const { user } = renderApp({ path: "/login", signedIn: false });
    await user.click(await screen.findByRole("button", { name: "Sign in" }));
    expect(screen.getByLabelText("Family Password")).toHaveAccessibleDescription("Please enter the family password");
    expect(screen.getByLabelText("Family Password")).toHaveFocus();
  });

  it("leads someone who is signed in already to the dashboard", async () => {
    renderApp({ path: "/login", answers: counts });
    await waitFor(() => expect(window.location.pathname).toBe("/"));
    expect(await screen.findByRole("link", { name: "Browse Recipes" })).toBeVisible();
  });
});

it("lets whoever a gate in front vouches for go on without the password", async () => {
  document.documentElement.dataset["gateUser"] = "Anna";
  const sent: unknown[] = [];
  const fetched = (url: string, { body }: { body: string }) => {
    sent.push(url, JSON.parse(body));
    return Promise.resolve(Response.json(session));
  };
  const { user } = renderApp({ path: "/login", signedIn: false, answers: counts });
  vi.stubGlobal("fetch", fetched);
  await user.click(await screen.findByRole("button", { name: "Go on as Anna" }));
  expect(await screen.findByText("Logged in successfully!")).toBeVisible();
  expect(sent.slice(0, 2)).toEqual(["/api/auth/gate", { user: "Anna" }]);
  delete document.documentElement.dataset["gateUser"];
});
