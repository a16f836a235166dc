import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv } from "vite";

// Vite takes the first target of package.json's `imports` whether it exists or not; a page may be .ts or .tsx.
export const SOURCE_ALIAS = [{ find: /^#/, replacement: `${import.meta.dirname}/src/` }];

export default defineConfig(({ mode }) => {
  // While developing, the API is another process; the built product serves both from one.
  const { PORT } = loadEnv(mode, import.meta.dirname, "PORT");
  const api = `http://127.0.0.1:${PORT ?? 3000}`;
  return {
    plugins: [react(), tailwindcss()],
    resolve: { alias: SOURCE_ALIAS },
    server: { proxy: { "/api": api, "/trpc": api, "/media": api } },
    build: {
      // The service worker and the start-up check read file names, never the content of maps.
      sourcemap: false,
      // Icons as files, not as data addresses: a strict content policy and a cache of its own for each.
      assetsInlineLimit: 0,
    },
  };
});
