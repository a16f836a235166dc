import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { noBackups } from "#features/admin/testing/admin-answers";
import { RefusedCall } from "#testing/answers-link";
import { renderApp } from "#testing/render-app";

const soup = {
  undo_id: "1d6f3c1e-7b58-4d0c-b0ab-9d5a0d4f7c01",
  kind: "recipe" as const,
  name: "Leek soup",
  meal: null,
  deleted_at: "2026-11-20T10:00:00.000Z",
};

it("brings back what was deleted, one by one", async () => {
  let deletions = [soup, { ...soup, undo_id: "1d6f3c1e-7b58-4d0c-b0ab-9d5a0d4f7c02", name: "Tart" }];
  const { user } = renderApp({
    path: "/recently-deleted",
    answers: {
      backups: { list: () => noBackups },
      trash: {
        list: () => ({ deletions }),
        restore: ({ undo_id }) => {
          deletions = deletions.filter((each) => each.undo_id !== undo_id);
          return { success: true, kind: "recipe", id: 1 };
        },
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Bring back Leek soup" }));
  expect(await screen.findByText("It is back")).toBeVisible();
  await expect.poll(() => screen.queryByText("Leek soup")).toBeNull();
  expect(screen.getByText("Tart")).toBeVisible();
});

it("says on which day a deleted meal was", async () => {
  const meal = { date: "2020-12-13", meal_type: "dinner" };
  renderApp({
    path: "/recently-deleted",
    answers: {
      backups: { list: () => noBackups },
      trash: { list: () => ({ deletions: [{ ...soup, kind: "meal-plan" as const, meal }] }) },
    },
  });
  expect(await screen.findByText(/^Planned meal for dinner on 13 December 2020 · deleted/)).toBeVisible();
});

it("says that nothing was deleted where there is neither one thing nor a copy", async () => {
  renderApp({
    path: "/recently-deleted",
    answers: { backups: { list: () => noBackups }, trash: { list: () => ({ deletions: [] }) } },
  });
  expect(await screen.findByText("Nothing has been deleted in the last 30 days.")).toBeVisible();
});

it("does not say so where it cannot be told, and asks again", async () => {
  let isAway = true;
  const list = () => {
    if (isAway) throw new RefusedCall(500, "The disk cannot be read.");
    return { ...noBackups, backups: [copy] };
  };
  const { user } = renderApp({
    path: "/recently-deleted",
    answers: { backups: { list }, trash: { list: () => ({ deletions: [] }) } },
  });
  expect(await screen.findByText("The backups could not be read")).toBeVisible();
  expect(screen.queryByText("Nothing has been deleted in the last 30 days.")).toBeNull();
  isAway = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Before everything was deleted")).toBeVisible();
});

const copy = {
  name: "tureen-20261119-180000-before-bulk-delete",
  kind: "before-bulk-delete" as const,
  occasion: "all",
  created_at: "2026-11-19T18:00:00.000Z",
  bytes: 1_048_576,
  recipes: 36,
  meals: 30,
  lists: 2,
  files: 0,
};

it("undoes a deletion of everything from the copy that was made before it, or leads to the whole of that copy", async () => {
  const { user } = renderApp({
    path: "/recently-deleted",
    answers: {
      backups: {
        list: () => ({ ...noBackups, backups: [copy] }),
        bringBack: () => ({ success: true, recipes: 0, meals: 0, lists: 0, ingredients: 0, larder_items: 0 }),
      },
      trash: { list: () => ({ deletions: [] }) },
    },
  });
  expect(await screen.findByText("Before everything was deleted")).toBeVisible();
  expect(screen.queryByText("Nothing has been deleted in the last 30 days.")).toBeNull();
  expect(screen.getByRole("link", { name: "Restore everything" })).toHaveAttribute(
    "href",
    `/admin?restore=${copy.name}#backups`,
  );
  await user.click(screen.getByRole("button", { name: "Bring back Before everything was deleted" }));
  expect(await screen.findByText("Nothing was missing")).toBeVisible();
});

it("offers only the whole of a copy that is older than the last restore", async () => {
  const restored = { at: "2026-11-19T19:00:00.000Z", succeeded: true, from: "x", created_at: "", reason: "" };
  renderApp({
    path: "/recently-deleted",
    answers: {
      backups: { list: () => ({ ...noBackups, backups: [copy], last_restore: restored }) },
      trash: { list: () => ({ deletions: [] }) },
    },
  });
  expect(await screen.findByRole("link", { name: "Restore everything" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Bring back/ })).toBeNull();
});
