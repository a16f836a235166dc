import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { SearchList } from "./search-list";

const recipes = Array.from({ length: 10_000 }, (_, index) => ({ id: index + 1, title: `Soup ${index + 1}` }));

function Picker() {
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<{ id: number; title: string }>();
  return (
    <>
      <SearchList
        label="Recipes"
        query={query}
        onQueryChange={setQuery}
        items={recipes.filter(({ title }) => title.includes(query))}
        keyOf={({ id }) => id}
        render={({ title }) => title}
        selectedKey={chosen?.id ?? null}
        onSelect={setChosen}
        empty="No recipes found"
      />
      <p>Chosen: {chosen?.title}</p>
    </>
  );
}

describe("a list to choose from by search", () => {
  it("puts only the rows near the view into the page, of ten thousand", () => {
    render(<Picker />);
    expect(screen.getAllByRole("option").length).toBeLessThan(40);
    expect(screen.getByText("10,000 results")).toBeInTheDocument();
  });

  it("is worked by keys alone", async () => {
    const user = userEvent.setup();
    render(<Picker />);
    await user.type(
      screen.getByRole("combobox", { name: "Search recipes" }),
      "Soup 12{ArrowDown}{ArrowDown}{ArrowUp}{Enter}",
    );
    expect(screen.getByText("Chosen: Soup 120")).toBeVisible();
    expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Soup 120");
  });

  it("is worked by a thumb", async () => {
    const user = userEvent.setup();
    render(<Picker />);
    await user.click(screen.getByRole("option", { name: "Soup 3" }));
    expect(screen.getByText("Chosen: Soup 3")).toBeVisible();
  });

  it("keeps a pressed row where it is until the finger lets go, whatever is answered meanwhile", () => {
    const chosen: string[] = [];
    const list = (items: readonly string[]) => (
      <SearchList
        label="Recipes"
        query="soup"
        onQueryChange={() => {}}
        items={items}
        keyOf={(title) => title}
        render={(title) => title}
        onSelect={(title) => chosen.push(title)}
      />
    );
    const { rerender } = render(list(["Leek soup", "Pea soup"]));
    const row = screen.getByRole("option", { name: "Pea soup" });
    fireEvent.pointerDown(row);
    rerender(list(["Bean soup"]));
    expect(row).toBeInTheDocument();
    fireEvent.click(row);
    expect(chosen).toEqual(["Pea soup"]);
    expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["Bean soup"]);

    fireEvent.pointerDown(screen.getByRole("option"));
    rerender(list(["Pea soup"]));
    fireEvent.pointerCancel(screen.getByRole("option"));
    expect(screen.getByRole("option")).toHaveTextContent("Pea soup");
  });

  it("says when nothing matches, and empties the search", async () => {
    const user = userEvent.setup();
    render(<Picker />);
    await user.type(screen.getByRole("combobox"), "pudding");
    expect(screen.getByText("No recipes found")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    expect(screen.getByRole("combobox")).toHaveFocus();
    expect(screen.getByRole("option", { name: "Soup 1" })).toBeVisible();
  });
});
