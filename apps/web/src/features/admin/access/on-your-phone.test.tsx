import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { OnYourPhone } from "./on-your-phone";

it.each([
  [true, /^Without the server, Tureen opens with all lists/],
  [false, /^You have opened Tureen over plain HTTP/],
])("says what this device can do where browsers call the address safe: %s", (isSecure, words) => {
  vi.stubGlobal("isSecureContext", isSecure);
  render(<OnYourPhone />);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText(/tap Share, then Add to Home Screen/)).toBeVisible();
});
