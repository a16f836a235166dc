import { expect, it } from "vitest";
import { emptyDevice } from "#testing/device-storage";
import { tabStore } from "#lib/device/browser-storage";
import { forgetHousehold } from "./forget-household";
import { isKept, keepAnswer } from "./kept-answers";
import { signIn, signOut } from "./session";

const RECIPE = [["recipes", "byId"], { input: { id: 3 }, type: "query" }];

it("leaves nothing of a household whose sign-in ended while no page was open, and touches nothing while it is signed in", async () => {
  emptyDevice();
  signIn("a-token", { id: 1, username: "family" });
  await keepAnswer(RECIPE, { title: "Leek soup" }, undefined, 1);
  tabStore.write("tureen.tab.recipe-list", "leek");
  forgetHousehold();
  expect(await isKept(RECIPE)).toBe(true);
  expect(tabStore.read("tureen.tab.recipe-list")).toBe("leek");

  signOut();
  forgetHousehold();
  await expect.poll(() => isKept(RECIPE)).toBe(false);
  expect(tabStore.read("tureen.tab.recipe-list")).toBeNull();
});
