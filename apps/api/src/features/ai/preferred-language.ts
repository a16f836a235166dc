import type { RequestContext } from "#core/app-context";
import { listedLanguages } from "#core/language";

/**
 * The English name of the language that a browser asks for first ("de-CH,de;q=0.9": "German"), for a model that is to write
 * in it; undefined where it names none.
 */
export function preferredLanguage(acceptLanguage: string | undefined): string | undefined {
  const [first = ""] = listedLanguages(acceptLanguage ?? "");
  const code = first.split("-")[0] ?? "";
  if (!/^[a-z]{2,3}$/i.test(code)) return undefined;
  return new Intl.DisplayNames(["en"], { type: "language", fallback: "none" }).of(code);
}

/** The language that a suggested recipe is written in: the household's where there is one, else the browser's. */
export function languageOfSuggestions({
  app,
  languages,
}: Pick<RequestContext, "app" | "languages">): string | undefined {
  return preferredLanguage(app.settings.isChosen("language") ? app.settings.choice("language") : languages);
}
