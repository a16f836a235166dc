import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { recipe, windowOf } from "#features/recipes/testing/recipes";
import type { Inputs, Outputs } from "#lib/server/trpc";
import { renderApp } from "#testing/render-app";

type Nutrition = Outputs["nutrition"]["ofRecipe"]["nutrition"];

const VALUES = {
  energy: 860,
  fat: 30,
  saturatedFat: 9.2,
  carbohydrate: 90,
  sugar: 4,
  fibre: 6,
  protein: 40,
  salt: 1.24,
};
const HALF = Object.fromEntries(Object.entries(VALUES).map(([name, value]) => [name, value / 2])) as typeof VALUES;
const leeks = {
  line_id: 1,
  base: null,
  text: "2 leeks",
  grams: 178,
  gap: null,
  ingredient_id: 5,
  entry: "LEEKS,RAW",
  food: "leek",
  measure: "",
};
const cheese = {
  ...leeks,
  line_id: 2,
  base: null,
  text: "300 g moon cheese",
  grams: 300,
  gap: "unknown food" as const,
  ingredient_id: 6,
  entry: null,
  food: null,
  measure: null,
};

function open(part: Partial<Nutrition> = {}, isOn = true) {
  const corrections: Inputs["nutrition"]["correct"][] = [];
  const nutrition = {
    whole: VALUES,
    per_serving: HALF,
    servings: 2,
    incomplete: [],
    coverage: 0.93,
    lines: [leeks, cheese],
    has_alcohol: false,
    source: "a table",
    ...part,
  };
  const page = renderApp({
    path: "/recipes/7",
    answers: {
      settings: { list: () => ({ settings: { nutrition: { value: isOn ? "on" : "off", description: "" } } }) },
      recipes: { byId: () => ({ recipe: recipe() }), search: () => windowOf([]), cuisines: () => ({ cuisines: [] }) },
      nutrition: {
        ofRecipe: () => ({ nutrition }),
        foods: () => ({ foods: [{ food: "Gouda", name: "Gouda" }] }),
        correct: (input) => {
          corrections.push(input);
          return { success: true };
        },
      },
    },
  });
  return { ...page, corrections };
}

it("what a serving holds is one line, and opens to what each line was counted as", async () => {
  const { user } = open({ incomplete: ["sugar"] });
  expect(await screen.findByText(/About 430 kcal a serving/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Nutrition" }));
  const dialog = await screen.findByRole("dialog", { name: "Nutrition" });
  expect(dialog).toHaveTextContent("From 1 of 2 lines, 93 % of the weight.");
  expect(within(dialog).getByRole("row", { name: "Saturated fat 4.6 g 9.2 g" })).toBeInTheDocument();
  expect(within(dialog).getByRole("row", { name: "Sugar at least 2 g at least 4 g" })).toBeInTheDocument();
  expect(dialog).toHaveTextContent("178 g · LEEKS,RAW");
  expect(dialog).toHaveTextContent("Left out: nobody knows what is in it");
});

it("a line that is counted wrongly is put right where it stands", async () => {
  const { user, corrections } = open({ whole: null, per_serving: null, coverage: 0.37 });
  expect(await screen.findByText(/too little is known, 37 % of the weight/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Nutrition" }));
  await user.click(await screen.findByRole("button", { name: "Correct 300 g moon cheese" }));
  const save = screen.getByRole("button", { name: "Save" });
  expect(save).toBeDisabled();
  await user.type(screen.getByRole("combobox", { name: "Counts as" }), "gouda");
  await user.click(save);
  await waitFor(() => expect(corrections).toEqual([{ ingredient_id: 6, food: "Gouda" }]));
});

it("a family that wants no numbers sees none", async () => {
  open({}, false);
  expect(await screen.findByRole("heading", { level: 1 })).toBeInTheDocument();
  expect(screen.queryByText(/a serving/)).not.toBeInTheDocument();
});
