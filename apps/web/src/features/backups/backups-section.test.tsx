import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { householdAnswers, noBackups } from "#features/admin/testing/admin-answers";
import { agoText } from "#lib/text/ago-text";
import { storedToken } from "#lib/server/session";
import { type Answers, RefusedCall } from "#testing/answers-link";
import { renderApp } from "#testing/render-app";
import type { Backup } from "./backup-words";

const nightly: Backup = {
  name: "tureen-20261120-030000-nightly",
  kind: "nightly",
  occasion: "",
  created_at: "2026-11-20T03:00:00.000Z",
  bytes: 2_831_155,
  recipes: 36,
  meals: 30,
  lists: 2,
  files: 0,
};
const beforeDeletion: Backup = {
  ...nightly,
  name: "tureen-20261119-180000-before-bulk-delete",
  kind: "before-bulk-delete",
  occasion: "recipes",
  recipes: 41,
};
const twoBackups = { ...noBackups, backups: [nightly, beforeDeletion], last_good: nightly };

const open = (backups: Answers["backups"], path = "/admin#backups") =>
  renderApp({ path, answers: householdAnswers({ backups: { list: () => twoBackups, ...backups } }) });
const section = async () => within(await screen.findByRole("region", { name: "Backups" }));

describe("backups", () => {
  it("says how fresh the last good one is, and what each is a copy of", async () => {
    open({ list: () => ({ ...twoBackups, last_good: { ...nightly, created_at: new Date().toISOString() } }) });
    const backups = await section();
    expect(await backups.findByText("just now, verified")).toBeVisible();
    expect(backups.getByText("Before all recipes were deleted")).toBeVisible();
    expect(backups.getByText("36 recipes · 30 meals · 2 lists · 2.7 MB")).toBeVisible();
  });

  it("warns of a disk that runs low and of a backup that could not be made", async () => {
    open({
      list: () => ({
        ...twoBackups,
        problem: "Tureen runs as tureen and may not read or change photos, which belongs to root.",
        last_failure: { at: "2026-11-20T03:00:00.000Z", reason: "The disk of the box is full." },
        disk: { free_bytes: 104_857_600, is_low: true },
      }),
    });
    const backups = await section();
    expect(await backups.findByText(/may not read or change photos, which belongs to root/)).toBeVisible();
    expect(await backups.findByText(/could not be made. The disk of the box is full./)).toBeVisible();
    expect(backups.getByText(/The disk of the box runs low: 100.0 MB are free./)).toBeVisible();
  });

  it("restores only what has been asked for in words, and signs this device out with all others", async () => {
    const sent: unknown[] = [];
    const { user } = open({
      restore: (input) => (sent.push(input), { success: true, message: "", safety_copy: null }),
    });
    const backups = await section();
    const [first] = await backups.findAllByRole("button", { name: /^Restore the backup of/ });
    await user.click(first as HTMLElement);
    const dialog = within(screen.getByRole("dialog", { name: "Restore this backup?" }));
    expect(dialog.getByRole("button", { name: "Restore" })).toBeDisabled();
    await user.type(dialog.getByLabelText("Type RESTORE to continue"), "restore{Enter}");
    expect(await screen.findByText("The backup is restored. Sign in with today's password.")).toBeVisible();
    expect(sent).toEqual([{ name: nightly.name }]);
    expect(storedToken()).toBeNull();
  });

  it("says why a backup was not restored", async () => {
    const sentence = "This backup has been damaged on the disk since it was made. Choose another one.";
    const { user } = open(
      {
        restore: () => {
          throw new RefusedCall(422, sentence);
        },
      },
      `/admin?restore=${nightly.name}`,
    );
    await user.type(await screen.findByLabelText("Type RESTORE to continue"), "RESTORE{Enter}");
    expect(await screen.findByText("Failed to restore the backup")).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(storedToken()).not.toBeNull();
  });

  it("takes a deletion of everything back with a tap", async () => {
    const broughtBack: string[] = [];
    const answers = householdAnswers({
      backups: {
        list: () => twoBackups,
        bringBack: ({ name }) => {
          broughtBack.push(name);
          return { success: true, recipes: 36, meals: 30, lists: 2, ingredients: 1, larder_items: 3 };
        },
      },
      admin: {
        bulkDelete: () => ({ success: true, message: "Deleted 36 recipes.", backup: beforeDeletion.name }),
      },
    });
    const { user } = renderApp({ path: "/admin#danger", answers });
    await user.click(await screen.findByRole("button", { name: "Delete everything" }));
    const prompt = within(screen.getByRole("alertdialog"));
    await user.type(prompt.getByLabelText("Type DELETE to continue"), "delete");
    await user.click(prompt.getByRole("button", { name: "Delete everything" }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText("It is back. What was added since is still there.")).toBeVisible();
    expect(broughtBack).toEqual([beforeDeletion.name]);
  });
});

it.each([
  [59_000, "just now"],
  [61_000, "1 minute ago"],
  [6.5 * 3_600_000, "6 hours ago"],
  [30 * 3_600_000, "yesterday"],
  [-5000, "just now"],
])("%i ms later it was %s", (agoMs, text) => {
  const then = "2026-11-20T03:00:00.000Z";
  expect(agoText(then, Date.parse(then) + agoMs)).toBe(text);
});
