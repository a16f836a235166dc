import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Inputs } from "#lib/server/trpc";
import { type Answers, RefusedCall } from "#testing/answers-link";
import { renderApp } from "#testing/render-app";
import { householdAnswers } from "../testing/admin-answers";

const open = (auth: NonNullable<Answers["auth"]>, at = "access") =>
  renderApp({ path: `/admin#${at}`, answers: householdAnswers({ auth }) });

describe("the family password", () => {
  async function fill(
    user: ReturnType<typeof open>["user"],
    [current, next, again]: readonly [string, string, string],
  ) {
    await user.type(await screen.findByLabelText("Current password"), current);
    await user.type(screen.getByLabelText("New password"), next);
    await user.type(screen.getByLabelText("New password again"), again);
    await user.click(screen.getByRole("button", { name: "Change password" }));
  }

  it("is changed, and this device signs in anew", async () => {
    const sent: unknown[] = [];
    const changePassword = (input: Inputs["auth"]["changePassword"]) => (
      sent.push(input),
      { success: true as const, warning: null }
    );
    const { user } = open({ changePassword });
    await fill(user, ["soup", "a longer word", "a longer word"]);
    expect(await screen.findByText("Password changed. Sign in with the new one.")).toBeVisible();
    expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeVisible();
    expect(window.localStorage.getItem("token")).toBeNull();
    expect(sent).toEqual([{ currentPassword: "soup", newPassword: "a longer word" }]);
  });

  it("is not sent while the two new ones differ, and a short one is advised against", async () => {
    const { user } = open({});
    await fill(user, ["soup", "stew", "stow"]);
    expect(screen.getByLabelText("New password again")).toHaveAccessibleDescription("The two do not match");
    expect(screen.getByLabelText("New password")).toHaveAccessibleDescription(/only 4 characters/);
  });

  it("stays when the current one is wrong, which is said beside the field", async () => {
    const changePassword = () => {
      throw new RefusedCall(400, "The current password is not right. Nothing was changed.");
    };
    const { user } = open({ changePassword });
    await fill(user, ["guess", "a longer word", "a longer word"]);
    expect(await screen.findByText("Failed to change the password")).toBeVisible();
    expect(screen.getByLabelText("Current password")).toHaveAccessibleDescription(
      "The current password is not right. Nothing was changed.",
    );
    expect(window.localStorage.getItem("token")).toBe("a-token");
  });
});

describe("signing out everywhere", () => {
  it("asks first and includes this device", async () => {
    const { user } = open({ signOutEverywhere: () => ({ success: true }) });
    await user.click(await screen.findByRole("button", { name: "Sign out everywhere" }));
    await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Sign out everywhere" }));
    expect(await screen.findByText("Every device is signed out")).toBeVisible();
    expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeVisible();
  });
});

describe("devices", () => {
  it("carry a name that is given here, and are signed out one by one after a prompt", async () => {
    const instant = "2026-11-20T10:00:00.000Z";
    const device = { id: 1, name: "", is_this: true, created_at: instant, last_used_at: null };
    let devices = [device, { ...device, id: 2, name: "Tablet", is_this: false, last_used_at: instant }];
    const auth: NonNullable<Answers["auth"]> = {
      devices: () => ({ devices }),
      nameDevice: ({ name }) => (
        (devices = devices.map((each) => (each.is_this ? { ...each, name } : each))),
        { success: true }
      ),
      signOutDevice: ({ id }) => ((devices = devices.filter((each) => each.id !== Number(id))), { success: true }),
    };
    const { user } = open(auth);
    const list = within(await screen.findByRole("list", { name: "Devices that are signed in" }));
    expect(list.getByText("A device without a name")).toBeVisible();
    expect(list.getByText("This device")).toBeVisible();
    await user.type(screen.getByLabelText("Name of this device"), "Mum’s phone");
    await user.click(screen.getByRole("button", { name: "Save name" }));
    expect(await screen.findByText("Mum’s phone")).toBeVisible();
    expect(screen.getByText("The device has its name")).toBeVisible();

    await user.click(screen.getByRole("button", { name: "Sign out Tablet" }));
    await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Sign out" }));
    expect(await screen.findByText("The device is signed out")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Tablet")).toBeNull());
  });
});

describe("API tokens", () => {
  it("are shown once, listed with their last use and revoked after a prompt", async () => {
    const display = {
      id: 3,
      name: "Kitchen display",
      scope: "write" as const,
      created_at: "2026-11-20T10:00:00.000Z",
      last_used_at: null,
    };
    let tokens: (typeof display)[] = [];
    const auth: NonNullable<Answers["auth"]> = {
      apiTokens: () => ({ tokens }),
      createApiToken: ({ scope }) => (
        expect(scope).toBe("write"),
        (tokens = [display]),
        { token: "secret-token", apiToken: display }
      ),
      revokeApiToken: () => ((tokens = []), { success: true }),
    };
    const { user } = open(auth, "developers");
    await user.type(await screen.findByLabelText("New API token"), "Kitchen display");
    await user.click(screen.getByRole("radio", { name: "Read and write" }));
    await user.click(screen.getByRole("button", { name: "Create token" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Token for Kitchen display" }));
    expect(dialog.getByLabelText("API token")).toHaveValue("secret-token");
    await user.click(dialog.getByRole("button", { name: "Done" }));

    const list = within(await screen.findByRole("list", { name: "API tokens" }));
    expect(list.getByText(/^Read and write · .*never used$/)).toBeVisible();
    expect(screen.queryByDisplayValue("secret-token")).toBeNull();
    await user.click(list.getByRole("button", { name: "Revoke Kitchen display" }));
    await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Revoke" }));
    expect(await screen.findByText("API token revoked")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Kitchen display")).toBeNull());
  });
});
