import { shownUnitName } from "@tureen/domain/languages/unit-names";
import { nameUnitsBy } from "@tureen/domain/quantities/find-unit";
import { FOLDERS } from "@tureen/messages/language-folders";
import { firstSpoken, type Language } from "@tureen/messages/languages";
import { english, type Speaker, speakerOf } from "@tureen/messages/speakers";
import express, { type NextFunction, type Request, type RequestHandler } from "express";
import type { IncomingMessage } from "node:http";

nameUnitsBy(shownUnitName);

/** English is there from the start; another language is read when the first request asks for it. */
const spoken = new Map<Language, Speaker>([["en", english]]);

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
export function translateFor(request: IncomingMessage): Speaker {
  return spoken.get(languageOf(request)) ?? english;
}

/** The same for a request that is answered before anything else has seen it. */
export async function translatorFor(request: IncomingMessage): Promise<Speaker> {
  return translatorOf(languageOf(request));
}

/** The first language of `Accept-Language` that Tureen speaks, by the weights it gives; English else. */
export function languageOf(request: IncomingMessage): Language {
  if (!request.headers["accept-language"]) return "en";
  // It looks at the headers alone, which every request has.
  const acceptsLanguages: () => string[] = express.request.acceptsLanguages.bind(request as Request);
  return firstSpoken(acceptsLanguages()) ?? "en";
}

/** The languages that `Accept-Language` lists, as they stand there ("fr-BE", "de"), without weights and without "*", any language. */
export function listedLanguages(acceptLanguage: string): readonly string[] {
  return acceptLanguage.split(",").flatMap((each) => /^[^;*]+/.exec(each.trim())?.[0].trim() ?? []);
}

/** The same for a language by itself. */
export async function translatorOf(language: Language): Promise<Speaker> {
  await learn(language);
  return spoken.get(language) ?? english;
}

async function learn(language: Language): Promise<void> {
  if (language === "en" || spoken.has(language)) return;
  const file = await FOLDERS[language].messages();
  spoken.set(language, speakerOf(language, file.default));
}
