import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { noBackups } from "#features/admin/testing/admin-answers";
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
  expect(await screen.findByText("Nothing has been deleted in the last 30 days.")).toBeVisible();
  expect(await screen.findByText("Before everything was deleted")).toBeVisible();
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
