import { expect, it } from "vitest";
import { testContext, testRequest } from "#testing/test-context";
import { languageOfSuggestions, preferredLanguage } from "./preferred-language";

it.each([
  ["de-CH,de;q=0.9,en;q=0.5", "German"],
  ["en", "English"],
  ["fr;q=0.8", "French"],
  ["*", undefined],
  ["xx", undefined],
  ["<script>", undefined],
  [undefined, undefined],
])("a browser that asks for %s reads %s", (languages, name) => {
  expect(preferredLanguage(languages)).toBe(name);
});

it("suggests recipes in the household's language, and in the browser's until there is one", () => {
  const app = testContext();
  const context = { ...testRequest(app, null), languages: "it-IT" };
  expect(languageOfSuggestions(context)).toBe("Italian");
  app.settings.set("language", "de");
  expect(languageOfSuggestions(context)).toBe("German");
});
