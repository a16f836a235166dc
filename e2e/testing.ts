import { expect, type Page } from "@playwright/test";
import { FAMILY_PASSWORD } from "./family-password";

/** Signs in through the screen, as a person does. */
export async function signIn(page: Page): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Family Password").fill(FAMILY_PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/");
}

/** A toast with exactly this title. */
export async function expectToast(page: Page, title: string): Promise<void> {
  await expect(page.locator("[data-sonner-toast] [data-title]", { hasText: title }).first()).toBeVisible();
}

/** Calls the documented REST api with the page's own token. */
export async function call<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const response = await page.request.fetch(new URL(`/api${path}`, page.url()).href, {
    method,
    headers: { Authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { data: body }),
  });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  return (await response.json()) as T; // the caller names the documented envelope
}
