import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { NumberInput } from "./number-input";

function readHalf(text: string): number | null {
  return text === "1/2" ? 0.5 : Number.isFinite(Number(text)) ? Number(text) : null;
}

function Amount({ start }: { start: number }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <NumberInput aria-label="Amount" value={value} onValueChange={setValue} read={readHalf} step={0.1} />
      <output>{value}</output>
    </>
  );
}

describe("an amount field", () => {
  async function typeInto(text: string, start = 1) {
    const user = userEvent.setup();
    render(<Amount start={start} />);
    const field = screen.getByRole("spinbutton", { name: "Amount" });
    await user.clear(field);
    await user.type(field, text);
    return { user, field };
  }

  it("keeps what is typed as it is typed, and then writes the value", async () => {
    const { user, field } = await typeInto("1/2");
    expect(field).toHaveValue("1/2");
    await user.tab();
    expect(field).toHaveValue("0.5");
  });

  it("takes what it cannot read for 0, and a negative amount too", async () => {
    const { user, field } = await typeInto("a few");
    expect(screen.getByRole("status")).toHaveTextContent("0");
    await user.clear(field);
    await user.type(field, "-3");
    expect(screen.getByRole("status")).toHaveTextContent("0");
  });

  it("steps by a tenth without leaving dust, and never below 0", async () => {
    const { user } = await typeInto("0.1");
    await user.keyboard("{ArrowUp}{ArrowUp}");
    expect(screen.getByRole("status")).toHaveTextContent(/^0\.3$/);
    await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
    expect(screen.getByRole("status")).toHaveTextContent(/^0$/);
  });

  it("accepts an amount off the steps", async () => {
    await typeInto("0.125");
    expect(screen.getByRole("status")).toHaveTextContent("0.125");
  });
});
