import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { OnYourPhone } from "./on-your-phone";

it.each([true, false])("says what HTTPS would bring only where it is missing (a safe address: %s)", (isSecure) => {
  vi.stubGlobal("isSecureContext", isSecure);
  render(<OnYourPhone />);
  expect(screen.getByText(/Share, then Add to Home Screen/)).toBeVisible();
  expect(screen.queryAllByText(/HTTPS/)).toHaveLength(isSecure ? 0 : 1);
});
