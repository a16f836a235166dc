import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { householdAnswers } from "#features/admin/testing/admin-answers";
import { renderWithServer } from "#testing/render-app";
import { CalendarSection } from "./components/calendar-section";

it("is off until somebody turns it on, shows its address, and goes off again after a question", async () => {
  let path: string | null = null;
  const calendar = {
    feed: () => ({ path }),
    turnOn: () => ({ path: (path = "/calendar/secret.ics") }),
    turnOff: () => ({ path: (path = null) }),
  };
  const { user } = renderWithServer(<CalendarSection />, { answers: householdAnswers({ calendar }) });
  await user.click(await screen.findByRole("button", { name: "Turn the calendar on" }));
  expect(await screen.findByText("The calendar is on")).toBeVisible();
  const address = `${window.location.origin}/calendar/secret.ics`;
  expect(await screen.findByLabelText("Address of the calendar")).toHaveValue(address);
  expect(screen.getByRole("link", { name: "Subscribe on this device" })).toHaveAttribute(
    "href",
    address.replace("http:", "webcal:"),
  );
  await user.click(screen.getByRole("button", { name: "Turn off" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Turn off" }));
  expect(await screen.findByText("The calendar is off")).toBeVisible();
  expect(await screen.findByRole("button", { name: "Turn the calendar on" })).toBeVisible();
});
