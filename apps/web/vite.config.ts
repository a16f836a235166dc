import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv } from "vite";

export default defineConfig(({ mode }) => {
  // While developing, the API is another process; the built product serves both from one.
  const api = loadEnv(mode, import.meta.dirname, "TUREEN_").TUREEN_API ?? "http://127.0.0.1:3000";
  return {
    plugins: [react(), tailwindcss()],
    server: { proxy: { "/api": api, "/trpc": api, "/media": api } },
    build: {
      // The service worker and the start-up check read file names, never the content of maps.
      sourcemap: false,
      // Icons as files, not as data addresses: a strict content policy and a cache of its own for each.
      assetsInlineLimit: 0,
    },
  };
});
