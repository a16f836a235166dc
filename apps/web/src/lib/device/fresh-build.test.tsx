import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Toasts } from "#components/frame/toasts";
import { reloadIfFresh, reloadIfServed, watchForFreshBuild } from "./fresh-build";
import { useUnsavedInput } from "./unsaved-input";

const pageOf = (script: string) => `<!doctype html><script type="module" crossorigin src="${script}"></script>`;

function HalfFilledForm() {
  useUnsavedInput(true);
  return <Toasts />;
}

describe("a tab that is older than the server", () => {
  let reloads = 0;

  beforeEach(() => {
    reloads = 0;
    vi.spyOn(window.location, "reload").mockImplementation(() => void (reloads += 1));
    document.head.innerHTML = '<script type="module" src="/assets/old.js"></script>';
  });

  afterEach(() => {
    document.head.innerHTML = "";
    vi.unstubAllGlobals();
  });

  function serve(script: string): void {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(pageOf(script))));
  }

  it("reloads once for a new build", async () => {
    serve("/assets/new.js");
    await reloadIfFresh();
    await reloadIfFresh();
    expect(reloads).toBe(1);
  });

  it("stays as it is while the build is the same, or the server is out of reach", async () => {
    serve("/assets/old.js");
    await reloadIfFresh();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await reloadIfFresh();
    expect(reloads).toBe(0);
  });

  it("reloads for a file that is gone, and stays where the server is away with it", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await reloadIfServed();
    expect(reloads).toBe(0);
    window.sessionStorage.clear();
    serve("/assets/new.js");
    await reloadIfServed();
    expect(reloads).toBe(1);
  });

  it("never reloads over a form that is half filled in", async () => {
    render(<HalfFilledForm />);
    serve("/assets/new.js");
    await reloadIfFresh();
    expect(reloads).toBe(0);
    watchForFreshBuild();
    window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
    expect(await screen.findByText("Tureen was updated")).toBeVisible();
    expect(reloads).toBe(0);
  });
});
