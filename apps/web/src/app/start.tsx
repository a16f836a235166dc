import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { applyChosenScheme } from "../lib/color-scheme";
import { watchForFreshBuild } from "../lib/fresh-build";
import { App } from "./app";
import { preloadPages } from "./preload-pages";

export function start(): void {
  applyChosenScheme();
  preloadPages();
  watchForFreshBuild();

  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has lost its root element");
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
