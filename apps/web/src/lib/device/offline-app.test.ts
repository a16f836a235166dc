import { expect, it, vi } from "vitest";
import { signIn, signOut } from "#lib/server/session";
import { keepPictures } from "./offline-app";

it("pictures of the family's dishes leave the device with its sign-out, after the mark that lets them be kept", async () => {
  const kept = new Set(["pictures"]);
  const left: string[] = [];
  vi.stubGlobal("caches", {
    open: (name: string) => Promise.resolve(kept.add(name)),
    delete: (name: string) => Promise.resolve(left.push(name) > 0 && kept.delete(name)),
  });
  signIn("token", { id: 1, username: "family" });
  keepPictures();
  expect([...kept]).toEqual(["pictures", "signed-in"]);
  signOut();
  await expect.poll(() => left).toEqual(["signed-in", "pictures"]);
  expect(kept.size).toBe(0);
});
