import { firstSpoken, type Language, type Translated } from "@tureen/messages/languages";
import type { LanguageFile } from "@tureen/messages/language-file";
import { english, speakerOf } from "@tureen/messages/speakers";
import type { Translate } from "@tureen/messages/translate";
import type { NextFunction, Request, RequestHandler } from "express";

const FILES: Readonly<Record<Translated, () => Promise<{ readonly default: LanguageFile }>>> = {
  de: () => import("@tureen/messages/languages/de"),
  fr: () => import("@tureen/messages/languages/fr"),
  es: () => import("@tureen/messages/languages/es"),
  it: () => import("@tureen/messages/languages/it"),
  nl: () => import("@tureen/messages/languages/nl"),
};

/** English is there from the start; another language is read when the first request asks for it. */
const spoken = new Map<Language, Translate>([["en", english]]);

/** Sees to it that the language of a request is there before anything is answered. */
export const languageReady: RequestHandler = (request, _response, next) => {
  const language = languageOf(request);
  if (!spoken.has(language)) return learnFirst(language, next);
  next();
  return undefined;
};

async function learnFirst(language: Language, next: NextFunction): Promise<void> {
  await learn(language);
  next();
}

/** Says texts in the language of a request that has passed `languageReady`; in English where none is asked for. */
export function translateFor(request: Request): Translate {
  return spoken.get(languageOf(request)) ?? english;
}

/** The first language of `Accept-Language` that Tureen speaks, by the weights it gives; English else. */
function languageOf(request: Request): Language {
  if (!request.headers["accept-language"]) return "en";
  return firstSpoken(request.acceptsLanguages()) ?? "en";
}

/** The same for a language by itself. */
export async function translatorOf(language: Language): Promise<Translate> {
  await learn(language);
  return spoken.get(language) ?? english;
}

async function learn(language: Language): Promise<void> {
  if (language === "en" || spoken.has(language)) return;
  const file = await FILES[language]();
  spoken.set(language, speakerOf(language, file.default));
}
