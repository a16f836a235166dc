import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it } from "vitest";
import { lazyPart, part } from "./part";

const Soup = () => <p>Leek soup</p>;
const soup = () => part(async () => ({ default: Soup }));

function serve(code: ReturnType<typeof soup>): void {
  const Served = lazyPart(code);
  render(
    <Suspense fallback="on its way">
      <Served />
    </Suspense>,
  );
}

it("draws at once what has been loaded before", async () => {
  const code = soup();
  expect(code.now()).toBeUndefined();
  await code();
  serve(code);
  expect(screen.getByText("Leek soup")).toBeVisible();
});

it("loads what is not there yet", async () => {
  serve(soup());
  expect(screen.getByText("on its way")).toBeVisible();
  expect(await screen.findByText("Leek soup")).toBeVisible();
});
