import { expect, it, vi } from "vitest";
import { signIn, signOut } from "#lib/server/session";
import { forgetPicturesAtSignOut } from "./offline-app";

it("pictures of the family's dishes leave the device with its sign-out, and not before", () => {
  const forgotten: string[] = [];
  vi.stubGlobal("caches", { delete: (name: string) => Promise.resolve(forgotten.push(name) > 0) });
  vi.stubGlobal("indexedDB", { deleteDatabase: (name: string) => forgotten.push(name) });
  forgetPicturesAtSignOut();
  signIn("token", { id: 1, username: "family" });
  expect(forgotten).toEqual([]);
  signOut();
  expect(forgotten).toEqual(["pictures", "workbox-expiration"]);
});
