import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useForm } from "react-hook-form";
import { describe, expect, it } from "vitest";
import { readDraft, writeDraft } from "./draft-storage";
import { hasUnsavedInput } from "./unsaved-input";
import { useFormDraft } from "./use-form-draft";

interface Note {
  title: string;
}

function isNote(value: unknown): value is Note {
  return typeof value === "object" && value !== null && "title" in value && typeof value.title === "string";
}

function NoteForm() {
  const form = useForm<Note>({ defaultValues: { title: "" } });
  const forget = useFormDraft(form, "note");
  return (
    <>
      <input aria-label="Title" {...form.register("title")} />
      <button onClick={forget}>Saved</button>
    </>
  );
}

describe("a form half filled in", () => {
  it("survives a closed tab, and is forgotten once it is saved", async () => {
    const user = userEvent.setup();
    const { unmount } = render(<NoteForm />);
    await user.type(screen.getByLabelText("Title"), "Leek soup");
    expect(hasUnsavedInput()).toBe(true);
    unmount();
    expect(hasUnsavedInput()).toBe(false);
    expect(readDraft("note", isNote)).toEqual({ title: "Leek soup" });

    render(<NoteForm />);
    await user.click(screen.getByRole("button", { name: "Saved" }));
    expect(readDraft("note", isNote)).toBeUndefined();
  });

  it("leaves no draft when everything typed was taken back", async () => {
    const user = userEvent.setup();
    const { unmount } = render(<NoteForm />);
    await user.type(screen.getByLabelText("Title"), "x{Backspace}");
    unmount();
    expect(readDraft("note", isNote)).toBeUndefined();
  });

  it("is not filled with what the form cannot hold", () => {
    writeDraft("note", { title: 7 });
    expect(readDraft("note", isNote)).toBeUndefined();
    window.localStorage.setItem("tureen.draft.note", "{half a");
    expect(readDraft("note", isNote)).toBeUndefined();
  });
});
