import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { Link, useSearchParams } from "wouter";
import { Dialog } from "#components/ui/layers/dialog";
import { Menu } from "#components/ui/layers/menu";
import { renderWithServer } from "#testing/render-app";

/** A page with a dialog; what is typed there is not saved. */
function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const [note, setNote] = useState("");
  const [params, setParams] = useSearchParams();
  return (
    <main id="main">
      <h1 tabIndex={-1}>Week {params.get("week") ?? "now"}</h1>
      <button type="button" onClick={() => setIsOpen(true)}>
        Add meal
      </button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} hasChanges={note !== ""} title="Add Meal">
        <input aria-label="Notes" value={note} onChange={(event) => setNote(event.target.value)} />
        <button type="button" onClick={() => setParams({ week: "next" }, { replace: true })}>
          Turn
        </button>
        <Link href="/recipes/7">View Recipe</Link>
      </Dialog>
    </main>
  );
}

async function openPage() {
  window.history.pushState(null, "", "/recipes");
  window.history.pushState(null, "", "/meal-planning");
  const { user } = renderWithServer(<Page />, { path: "/meal-planning" });
  await user.click(screen.getByRole("button", { name: "Add meal" }));
  await screen.findByRole("dialog", { name: "Add Meal" });
  return user;
}

/** From outside of React, as a browser does it. */
async function goBack(): Promise<void> {
  await waitFor(() => window.history.back());
}

describe("the browser's Back", () => {
  it("closes a menu first", async () => {
    window.history.pushState(null, "", "/recipes");
    window.history.pushState(null, "", "/recipes/7");
    const items = [{ label: "Duplicate", icon: null, onSelect: () => undefined }];
    const { user } = renderWithServer(<Menu trigger={<button type="button">More</button>} items={items} />, {
      path: "/recipes/7",
    });
    await user.click(screen.getByRole("button", { name: "More" }));
    await screen.findByRole("menuitem", { name: "Duplicate" });
    await goBack();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    expect(window.location.pathname).toBe("/recipes/7");
    await goBack();
    await waitFor(() => expect(window.location.pathname).toBe("/recipes"));
  });

  it("closes a dialog first, then leaves the page", async () => {
    await openPage();
    await goBack();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(window.location.pathname).toBe("/meal-planning");
    await goBack();
    expect(window.location.pathname).toBe("/recipes");
  });

  it("leaves the page at once where the dialog was closed in another way", async () => {
    const user = await openPage();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(window.history.state).toBeNull());
    await goBack();
    expect(window.location.pathname).toBe("/recipes");
  });

  it("asks about what was typed, and closes the question first", async () => {
    const user = await openPage();
    await user.type(screen.getByLabelText("Notes"), "Gran is coming");
    await goBack();
    expect(await screen.findByRole("alertdialog", { name: "Discard your changes?" })).toBeVisible();
    await waitFor(() => expect(window.history.state).toMatchObject({ openLayers: 2 }));
    await goBack();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(screen.getByLabelText("Notes")).toHaveValue("Gran is coming");
    expect(window.location.pathname).toBe("/meal-planning");
  });

  it("comes back to the page that a browser has skipped with an entry made without a tap", async () => {
    window.history.pushState({ index: 1 }, "", "/recipes");
    window.history.pushState(null, "", "/meal-planning");
    const indexHere = () => Number(window.history.state?.index) + Number(window.history.state?.openLayers ?? 0);
    const entryAt = (index: number) => ({ index, key: `entry ${index}` });
    const navigation = {
      get currentEntry() {
        return entryAt(indexHere());
      },
      entries: () => [0, 1, 2, 3].map(entryAt),
    };
    Object.defineProperty(window, "navigation", { value: navigation, configurable: true });
    try {
      const { user } = renderWithServer(<Page />, { path: "/meal-planning" });
      window.history.replaceState({ index: 2 }, "");
      await user.click(screen.getByRole("button", { name: "Add meal" }));
      await user.type(await screen.findByLabelText("Notes"), "Gran is coming");
      await waitFor(() => window.history.go(-2));
      expect(await screen.findByRole("alertdialog", { name: "Discard your changes?" })).toBeVisible();
      expect(screen.getByLabelText("Notes")).toHaveValue("Gran is coming");
      expect(window.location.pathname).toBe("/meal-planning");
    } finally {
      Reflect.deleteProperty(window, "navigation");
    }
  });

  it("leads back to the page from what was opened in a dialog", async () => {
    const user = await openPage();
    await user.click(screen.getByRole("link", { name: "View Recipe" }));
    expect(window.location.pathname).toBe("/recipes/7");
    await goBack();
    expect(window.location.pathname).toBe("/meal-planning");
    expect(window.history.state).toBeNull();
  });

  it("keeps what a dialog has made of the address", async () => {
    const user = await openPage();
    await user.click(screen.getByRole("button", { name: "Turn" }));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(window.history.state).toBeNull());
    expect(await screen.findByRole("heading", { name: "Week next" })).toBeInTheDocument();
    await goBack();
    expect(window.location.pathname).toBe("/recipes");
  });
});

describe("a dialog with changes", () => {
  it("asks before Escape throws them away, and throws them away when told so", async () => {
    const user = await openPage();
    await user.type(screen.getByLabelText("Notes"), "Gran");
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(screen.getByLabelText("Notes")).toHaveValue("Gran");
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "Discard" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(window.history.state).toBeNull());
  });
});
