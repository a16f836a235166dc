import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderApp } from "#testing/render-app";
import { recipe, windowOf } from "../testing/recipes";

it("what a source states of a serving is one line that says whose word it is, until it is opened", async () => {
  const soup = recipe({
    stated_nutrition: "Brennwert: 240 kcal\nPunkte: 7",
    source: "https://spoon.example/soup",
    video_url: "https://tube.example/leeks",
  });
  const { user } = renderApp({
    path: "/recipes/7",
    answers: {
      settings: { list: () => ({ settings: {} }) },
      recipes: { byId: () => ({ recipe: soup }), search: () => windowOf([]), cuisines: () => ({ cuisines: [] }) },
    },
  });
  const line = await screen.findByText("as stated by spoon.example");
  const whole = line.closest("details") as HTMLElement;
  expect(line.parentElement).toHaveTextContent("Nutrition: 240 kcal as stated by spoon.example");
  expect(whole).not.toHaveAttribute("open");
  await user.click(line);
  expect(whole).toHaveAttribute("open");
  const said = within(whole).getAllByRole("listitem");
  expect(said.map(({ textContent }) => textContent)).toEqual(["Energy: 240 kcal", "Punkte: 7"]);
  expect(screen.getByRole("link", { name: "tube.example" })).toHaveAttribute("href", soup.video_url);
});
