// Run by the build on an empty data folder: the server answers what a family asks first, and what was compiled for it is kept.
import "./v8-flags";
import { keepCompiled, readServer, runServer } from "./server-script";

const { PORT, FAMILY_PASSWORD } = process.env;
const folder = import.meta.dirname;

const server = readServer(folder);
runServer(server, folder);
await untilItListens();
const { token } = (await ask("/auth/login", {}, { password: FAMILY_PASSWORD })) as { token: string }; // as documented
const signedIn = { Authorization: `Bearer ${token}` };
await ask("/recipes", signedIn, {
  title: "Pancakes",
  ingredients: [{ name: "flour", amount: 250, unit: "g" }],
  instructions: "Stir.\nFry.",
});
for (const path of ["/recipes", "/recipes/1", "/meal-planning/2026-01-05/2026-01-11", "/shopping-list"])
  await ask(path, signedIn);
keepCompiled(server, folder);
process.exit(0);

async function untilItListens(): Promise<void> {
  for (;;) {
    try {
      await ask("/health", {});
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20)); // the build waits for two minutes at most
    }
  }
}

async function ask(path: string, headers: Record<string, string>, body?: unknown): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${PORT}/api${path}`, {
    headers: { ...headers, "Content-Type": "application/json" },
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}
