import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { renderWithServer } from "#testing/render-app";
import { RecipeSearchBar } from "./recipe-search-bar";
import { filtersIn, type RecipeFilters } from "./use-recipe-filters";

it("takes no letter back on a phone that is slow to show what was found", async () => {
  const found: Partial<RecipeFilters>[] = [];
  let show: (part: Partial<RecipeFilters>) => void = () => {};
  function SlowPage() {
    const [filters, setFilters] = useState(filtersIn(new URLSearchParams()));
    show = (part) => setFilters({ ...filters, ...part });
    return <RecipeSearchBar filters={filters} onChange={(part) => found.push(part)} />;
  }
  const { user } = renderWithServer(<SlowPage />);
  const box = await screen.findByLabelText("Search recipes");
  await user.type(box, "ch");
  await waitFor(() => expect(found.at(-1)).toEqual({ q: "ch" }));
  await user.type(box, "i");
  act(() => show({ q: "ch" }));
  expect(box).toHaveValue("chi");
  await waitFor(() => expect(found.at(-1)).toEqual({ q: "chi" }));
  act(() => show({ q: "" }));
  expect(box).toHaveValue("");
});
