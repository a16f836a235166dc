import catalogs from "virtual:catalogs";
import { afterEach, expect, it, vi } from "vitest";
import { chooseLanguage, currentLanguage, preferredLanguage, restReady, speak, speakAsHousehold, t } from "./language";

afterEach(async () => {
  window.localStorage.clear();
  await speak("en");
});

it("says what is on the screen in the language that was chosen last, whichever words come first", async () => {
  await Promise.all([speak("en"), speak("fr"), restReady(), chooseLanguage("de")]);
  expect([currentLanguage(), document.documentElement.lang, t("Shopping List")]).toEqual(["de", "de", "Einkaufsliste"]);
});

it("is the device's choice where the pages' words are asked for before the screen is drawn", async () => {
  window.localStorage.setItem("tureen.language", "nl");
  await Promise.all([restReady(), speak("nl")]);
  expect([currentLanguage(), t("Sign in")]).toEqual(["nl", "Aanmelden"]);
});

it("stays as it is where the words of another cannot be fetched, after the next start, too", async () => {
  await chooseLanguage("de");
  vi.spyOn(catalogs.fr, "rest").mockRejectedValue(new TypeError("Failed to fetch"));
  await restReady();
  await expect(chooseLanguage("fr")).rejects.toThrow("Failed to fetch");
  expect([currentLanguage(), preferredLanguage(), t("Shopping List")]).toEqual(["de", "de", "Einkaufsliste"]);
  window.localStorage.setItem("tureen.language", "fr");
  void speak("fr").catch(() => undefined);
  await restReady();
  expect([currentLanguage(), t("Shopping List")]).toEqual(["de", "Einkaufsliste"]);
});

it("is the household's on a device without a choice, and the device's where there is one", async () => {
  speakAsHousehold("it");
  await expect.poll(currentLanguage).toBe("it");
  await chooseLanguage("nl");
  speakAsHousehold("de");
  expect([currentLanguage(), preferredLanguage()]).toEqual(["nl", "nl"]);
});
