import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { describe, expect, it } from "vitest";
import { ConfirmDialog } from "./confirm-dialog";
import { Dialog } from "./dialog";

/** A page whose state opens a dialog, as ours all do. */
function Page({ kind }: { kind: "form" | "question" }) {
  const [isOpen, setIsOpen] = useState(false);
  const [hasRow, setHasRow] = useState(true);
  return (
    <main id="main">
      <h1 tabIndex={-1}>Larder</h1>
      {hasRow && (
        <button type="button" onClick={() => setIsOpen(true)}>
          Remove flour
        </button>
      )}
      {isOpen && kind === "form" && (
        <Dialog onClose={() => setIsOpen(false)} title="Edit flour">
          <input aria-label="Unit" autoFocus />
        </Dialog>
      )}
      {isOpen && kind === "question" && (
        <ConfirmDialog
          onClose={() => setIsOpen(false)}
          title="Remove flour?"
          confirmLabel="Remove"
          onConfirm={() => {
            setHasRow(false);
            setIsOpen(false);
          }}
        />
      )}
    </main>
  );
}

/** A dialog says which of the calls made in it failed. */
function Calls({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
}

describe("a dialog that a page's state opens", () => {
  it.each(["form", "question"] as const)("gives focus back to the button that opened it: a %s", async (kind) => {
    const user = userEvent.setup();
    render(<Page kind={kind} />, { wrapper: Calls });
    await user.click(screen.getByRole("button", { name: "Remove flour" }));
    expect(
      screen.getByRole(kind === "form" ? "textbox" : "button", { name: kind === "form" ? "Unit" : "Cancel" }),
    ).toHaveFocus();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Remove flour" })).toHaveFocus());
  });

  it("leaves it at the heading where that button is gone", async () => {
    const user = userEvent.setup();
    render(<Page kind="question" />, { wrapper: Calls });
    await user.click(screen.getByRole("button", { name: "Remove flour" }));
    await user.click(screen.getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Larder" })).toHaveFocus());
  });
});
