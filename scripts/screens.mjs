// `pnpm screens [word]`: a picture of every screen (of those with the word in their name) from the demo household, for the
// README and docs/product/screens: three widths, light and dark, as WebP, a third of PNG's size.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bootstrap, ROOT } from "./bootstrap.mjs";
import { findBrowser } from "./find-browser.mjs";
import { freePort } from "./free-port.mjs";
import { buildWhenChanged } from "./start.mjs";

const OUT = join(ROOT, "docs", "product", "screens");
const PASSWORD = "demo household";
const WIDTHS = { 360: 780, 820: 1100, 1366: 900 };
const WEBP_QUALITY = 72;
const [word = ""] = process.argv.slice(2);
const SCREENS = [
  { name: "login", path: "/login", signedOut: true },
  { name: "dashboard", path: "/" },
  { name: "recipes", path: "/recipes" },
  { name: "recipe-add", path: "/recipes/add" },
  { name: "recipe-detail", path: "/recipes/1" },
  { name: "recipe-edit", path: "/recipes/1/edit" },
  { name: "cook", path: "/recipes/1/cook" },
  { name: "meal-planning", path: "/meal-planning" },
  { name: "shopping-list", path: "/shopping-list" },
  { name: "shop", path: "/shopping-list/1/shop" },
  { name: "larder", path: "/larder" },
  { name: "ingredients", path: "/ingredients" },
  { name: "pdf-import", path: "/pdf-import" },
  { name: "recipe-import", path: "/recipe-import" },
  { name: "recently-deleted", path: "/recently-deleted" },
  { name: "admin", path: "/admin" },
  { name: "not-found", path: "/no-such-page" },
].filter(({ name }) => name.includes(word));

/** In a language with long words every screen on a phone, and those with many words and narrow boxes on a tablet and a desk. */
const GERMAN_SCREENS = ["dashboard", "recipe-edit", "meal-planning", "shopping-list", "admin"];
const GERMAN_WIDTHS = { 360: 780, 820: 900, 1366: 900 };

bootstrap();
buildWhenChanged();
const { chromium } = createRequire(import.meta.url)("@playwright/test");
const sharp = createRequire(join(ROOT, "apps/api/package.json"))("sharp");
const folder = mkdtempSync(join(tmpdir(), "tureen-screens-"));
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const env = {
  ...process.env,
  DATA_DIR: folder,
  PORT: String(port),
  FAMILY_PASSWORD: PASSWORD,
  OLLAMA_HOST: "http://127.0.0.1:9",
};
spawnSync(process.execPath, [join(ROOT, "apps/api/dist/demo.js")], { env, stdio: "inherit" });
const server = spawn(process.execPath, [join(ROOT, "apps/api/dist/main.js")], { env, stdio: "ignore" });
const browser = await chromium.launch({ executablePath: (await findBrowser()) ?? undefined });

try {
  await answering();
  mkdirSync(OUT, { recursive: true });
  const token = await signIn();
  for (const colorScheme of ["light", "dark"]) {
    for (const [width, height] of Object.entries(WIDTHS)) await takeAll(token, colorScheme, Number(width), height);
  }
  for (const [width, height] of Object.entries(GERMAN_WIDTHS)) await takeGerman(token, Number(width), height);
} finally {
  await browser.close();
  server.kill("SIGTERM");
  await new Promise((resolve) => server.once("exit", resolve));
  rmSync(folder, { recursive: true, force: true });
}

async function takeAll(token, colorScheme, width, height) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: "reduce" });
  const page = await context.newPage();
  for (const screen of SCREENS) {
    await page.goto(`${address}/login`);
    await page.evaluate(
      ([known, value]) => (known ? localStorage.setItem("token", value) : localStorage.removeItem("token")),
      [!screen.signedOut, token],
    );
    await page.goto(address + screen.path);
    // The stream of changes stays open: the network is never idle.
    await page.waitForFunction(() => document.querySelector("h1") && !document.querySelector(".animate-pulse"));
    // Photos fade in over their placeholders.
    await page.waitForFunction(() => [...document.images].every((image) => image.loading === "lazy" || image.complete));
    await page.waitForTimeout(600);
    await takePicture(page, `${screen.name}-${width}-${colorScheme}`);
  }
  await context.close();
}

async function takeGerman(token, width, height) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.addInitScript((value) => {
    localStorage.setItem("token", value);
    localStorage.setItem("tureen.language", "de");
  }, token);
  const isTaken = ({ name, signedOut }) => GERMAN_SCREENS.includes(name) || (width === 360 && !signedOut);
  for (const { name, path } of SCREENS.filter(isTaken)) {
    await page.goto(address + path);
    await page.waitForFunction(() => document.querySelector("h1") && !document.querySelector(".animate-pulse"));
    await page.waitForTimeout(400);
    await takePicture(page, `${name}-${width}-german`);
  }
  await context.close();
}

async function takePicture(page, name) {
  await sharp(await page.screenshot())
    .webp({ quality: WEBP_QUALITY, effort: 6 })
    .toFile(join(OUT, `${name}.webp`));
}

async function signIn() {
  const response = await fetch(`${address}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ password: PASSWORD }),
  });
  return (await response.json()).token;
}

async function answering() {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isUp = await fetch(`${address}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The server did not start.");
}
