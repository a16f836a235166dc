import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ButtonLink } from "./button";

it("is a link by its look alone, and a link is never busy or disabled", () => {
  render(<ButtonLink href="/recipes">Recipes</ButtonLink>);
  expect(screen.getByRole("link", { name: "Recipes" })).toHaveClass("button-primary");
  // @ts-expect-error a link cannot wait
  void (<ButtonLink href="/recipes" busy />);
  // @ts-expect-error nor be disabled
  void (<ButtonLink href="/recipes" disabled />);
});
