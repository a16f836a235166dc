import { type APIResponse, expect, type Page, type Request, type Response } from "@playwright/test";
import { FAMILY_PASSWORD } from "./family-password";

/** Signs in through the screen, as a person does. */
export async function signIn(page: Page): Promise<void> {
  await openScreen(page, "/login");
  await page.getByLabel("Family Password").fill(FAMILY_PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/");
}

/** As a device that has signed in before; nothing is drawn for it, and the page stands where it can call the server. */
export async function signedIn(page: Page): Promise<void> {
  const answer = await page.request.post("/api/auth/login", { data: { password: FAMILY_PASSWORD } });
  const { token } = (await answer.json()) as { token: string }; // as documented
  await page.goto("/api/health");
  await page.evaluate((each) => localStorage.setItem("token", each), token);
}

/** Opens a screen and waits for what a person waits for: its heading stands, and nothing of it is still on its way. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await whenQuiet(page, async () => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

/** From an answer to the questions that follow from it. */
const SETTLING_MS = 60;

/** Does something with the page, and waits until nothing that it has asked for is still on its way. */
export async function whenQuiet(page: Page, act: () => Promise<void>): Promise<void> {
  const pending = new Set<Request>();
  let since = 0;
  const begin = (request: Request): void => void pending.add(request);
  const end = (request: Request): void => {
    pending.delete(request);
    since = performance.now();
  };
  page.on("request", begin);
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  const beginStream = (response: Response): void => {
    if (response.url().includes("/trpc/live.follow")) end(response.request());
  };
  // A stream of changes stays open: it has arrived with its first byte.
  page.on("response", beginStream);
  await act();
  // What has arrived may ask for more.
  const isQuiet = (): boolean => pending.size === 0 && performance.now() - since > SETTLING_MS;
  await expect.poll(isQuiet, { intervals: [20] }).toBe(true);
  await expect(page.locator(".animate-pulse")).toHaveCount(0);
  page.off("request", begin);
  page.off("requestfinished", end);
  page.off("requestfailed", end);
  page.off("response", beginStream);
}

/** A toast with exactly this title. */
export async function expectToast(page: Page, title: string): Promise<void> {
  await expect(page.locator("[data-sonner-toast]").getByText(title, { exact: true }).first()).toBeVisible();
}

/** Calls the documented REST api with the page's own token. */
export async function call<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return (await (await answerTo(page, method, path, body)).json()) as T; // the caller names the documented envelope
}

/** The same where the answer is a file; a form is sent as one. */
export async function answerTo(page: Page, method: string, path: string, body?: unknown): Promise<APIResponse> {
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const response = await page.request.fetch(new URL(`/api${path}`, page.url()).href, {
    method,
    headers: { Authorization: `Bearer ${token}` },
    ...(body instanceof FormData ? { multipart: body } : body === undefined ? {} : { data: body }),
  });
  if (!response.ok()) throw new Error(`${method} ${path}: ${await response.text()}`);
  return response;
}
