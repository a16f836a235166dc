import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Button } from "./button";

it("is a link by its look alone, and a link is never busy or disabled", () => {
  render(
    <Button asChild>
      <a href="/recipes">Recipes</a>
    </Button>,
  );
  expect(screen.getByRole("link", { name: "Recipes" })).toHaveClass("button-primary");
  // @ts-expect-error a link cannot wait
  void (<Button asChild busy />);
  // @ts-expect-error nor be disabled
  void (<Button asChild disabled />);
});
