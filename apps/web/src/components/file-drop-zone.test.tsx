import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { FileDropZone } from "./file-drop-zone";

const book = new File([new Uint8Array(1_310_720)], "cookbook.pdf", { type: "application/pdf" });

function Choose({ disabled = false }: { disabled?: boolean }) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <FileDropZone
      label="Choose a PDF"
      accept="application/pdf"
      file={file}
      onFiles={([first]) => setFile(first ?? null)}
      onRemove={() => setFile(null)}
      disabled={disabled}
    />
  );
}

describe("choosing a file", () => {
  it("shows its name and its size with two decimals, and takes it away again", async () => {
    const user = userEvent.setup();
    render(<Choose />);
    await user.upload(screen.getByLabelText(/Choose a PDF/), book);
    expect(screen.getByText("cookbook.pdf")).toBeVisible();
    expect(screen.getByText("1.25 MB")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Remove cookbook.pdf" }));
    expect(screen.queryByText("cookbook.pdf")).toBeNull();
  });

  it("takes a file that is dropped", () => {
    render(<Choose />);
    fireEvent.drop(screen.getByText("Choose a PDF"), { dataTransfer: { files: [book] } });
    expect(screen.getByText("cookbook.pdf")).toBeVisible();
  });

  it("takes nothing while it is busy", () => {
    render(<Choose disabled />);
    fireEvent.drop(screen.getByText("Choose a PDF"), { dataTransfer: { files: [book] } });
    expect(screen.queryByText("cookbook.pdf")).toBeNull();
  });
});
