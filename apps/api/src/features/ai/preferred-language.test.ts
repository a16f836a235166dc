import { expect, it } from "vitest";
import { preferredLanguage } from "./preferred-language";

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
