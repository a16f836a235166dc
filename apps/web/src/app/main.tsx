import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { applyChosenScheme } from "../lib/color-scheme";
import { watchForFreshBuild } from "../lib/fresh-build";
import { createQueryClient } from "../lib/query-client";
import { serverLink } from "../lib/trpc";
import "../styles/app.css";
import { App } from "./app";
import { preloadPages } from "./preload-pages";
import { Providers } from "./providers";

applyChosenScheme();
preloadPages();
watchForFreshBuild();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has lost its root element");

createRoot(root).render(
  <StrictMode>
    <Providers link={serverLink()} queryClient={createQueryClient()}>
      <App />
    </Providers>
  </StrictMode>,
);
