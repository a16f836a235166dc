import type { DayPatterns } from "@tureen/domain/dates/day-patterns";
import type { FoodNames } from "@tureen/messages/language-file";
import { firstSpoken, isLanguage, type Language, localeOf } from "@tureen/messages/languages";
import { isText, type Said, type Text, type TextValue } from "@tureen/messages/text";
import { type Catalog, createTranslate, type Say, type Translate } from "@tureen/messages/translate";
import compile from "icu-minify/compile";
import { createElement, Fragment, type ReactNode, useSyncExternalStore } from "react";
import englishFirst from "virtual:catalog/en/first";
import catalogs from "virtual:catalogs";
import { deviceStore } from "#lib/device/browser-storage";
import { createListeners } from "#lib/device/listeners";

/** The catalogue speaks English: its foods are called what they are. */
export const ENGLISH_FOODS: FoodNames = {};

const LANGUAGE_KEY = "tureen.language";
/** The household's language, so that the next visit begins in it. */
const HOUSEHOLD_LANGUAGE_KEY = "tureen.household-language";
const { subscribe, notify } = createListeners();

/** What has been loaded so far: the pages' words are asked for beside the frame's, and may come before them. */
const known = new Map<Language, Catalog>();
const knownFoods = new Map<Language, FoodNames>();
const knownDays = new Map<Language, DayPatterns>();

let language: Language = "en";
/** The language that was asked for last, whether its words are there or not. */
let wanted: Language | null = null;
let areRestWanted = false;
let foodNames: FoodNames = ENGLISH_FOODS;
let numberLocale: string | undefined;
let translate = translatorOf({ ...englishFirst });

/** Says a text in the language on the screen. Call it while drawing or when something happens, never while a module loads. */
export const t: Say = (...words: Parameters<Say>) => translate(...words);

/** The same for what may be the server's sentence, which is in the reader's language already. */
export function said(words: Text | Said): Said;
export function said(words: Text | string): string;
export function said(words: Text | string): string {
  return isText(words) ? translate(words) : words;
}

/** The language on the screen. */
export const currentLanguage = (): Language => language;

/** What `Intl` and dates are asked in: "en-GB", "de". */
export const currentLocale = (): string => localeOf(language);

/** Draws its component anew when the language changes; a component that others remember (`memo`) needs it. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage);
}

/** Calls back after the language on the screen has changed. Returns how to stop. */
export const onLanguageChange = subscribe;

/** The device's own choice, else the household's language where it is known here, else the browser's. */
export function preferredLanguage(): Language {
  const household = deviceStore.read(HOUSEHOLD_LANGUAGE_KEY);
  return chosenLanguage() ?? (isLanguage(household) ? household : null) ?? firstSpoken(navigator.languages) ?? "en";
}

/** What the household speaks; this device does from now on, unless it has a choice of its own. */
export function speakAsHousehold(choice: Language): void {
  if (deviceStore.read(HOUSEHOLD_LANGUAGE_KEY) !== choice) deviceStore.write(HOUSEHOLD_LANGUAGE_KEY, choice);
  // Words that cannot be fetched now are asked for again with the next page.
  if (preferredLanguage() !== (wanted ?? language)) void speak(preferredLanguage()).catch(() => undefined);
}

/** What was chosen on this device; null where it follows the browser. */
export function chosenLanguage(): Language | null {
  const stored = deviceStore.read(LANGUAGE_KEY);
  return isLanguage(stored) ? stored : null;
}

/** Changes the screen at once and keeps the choice on this device; neither where the words cannot be fetched. */
export async function chooseLanguage(choice: Language): Promise<void> {
  await speak(choice);
  if (language === choice) deviceStore.write(LANGUAGE_KEY, choice);
}

/** Changes the language on the screen, once its words are there; where they cannot be fetched, the screen stays as it is. */
export async function speak(choice: Language): Promise<void> {
  wanted = choice;
  try {
    await fetchWords(choice);
  } catch (error) {
    if (wanted === choice) wanted = language;
    throw error;
  }
  // Meanwhile another may have been chosen.
  if (wanted !== choice) return;
  language = choice;
  foodNames = knownFoods.get(choice) ?? ENGLISH_FOODS;
  translate = translatorOf(known.get(choice) ?? {});
  document.documentElement.lang = choice;
  notify();
}

async function fetchWords(choice: Language): Promise<void> {
  const { first, rest, foods } = catalogs[choice];
  const named = choice === "en" ? [] : ([foods(), import("./unit-names")] as const);
  const behindTheSignIn = areRestWanted ? ([rest(), ...named] as const) : [];
  const [frame, pages, names] = await Promise.all([first(), ...behindTheSignIn]);
  known.set(choice, { ...known.get(choice), ...frame.default, ...pages?.default });
  if (pages) knownDays.set(choice, pages.days);
  if (names) knownFoods.set(choice, names.default);
}

/** What the language on the screen calls foods, by their English names; empty for English, and before a page shows one. */
export const currentFoodNames = (): FoodNames => foodNames;

/** How the language on the screen writes days; undefined before a page shows one. */
export const currentDayPatterns = (): DayPatterns | undefined => knownDays.get(language);

/**
 * Sees to it that the words of the pages behind the sign-in are there; a page waits for them with its own code. Where they
 * cannot be fetched, those of the language on the screen do: a device keeps English ones for an app without its server.
 */
export async function restReady(): Promise<void> {
  areRestWanted = true;
  await speak(wanted ?? preferredLanguage()).catch(() => speak(language));
}

/** Numbers in texts are written as the household writes them, whatever the language. */
export function writeNumbersAs(locale: string): void {
  numberLocale = locale;
}

/** The household's, or that of the language on the screen until it is known; a BCP 47 tag. */
export function currentNumberLocale(): string {
  return numberLocale ?? currentLocale();
}

function translatorOf(catalog: Catalog): Translate {
  return createTranslate({
    language,
    catalog,
    numberLocale: currentNumberLocale,
    // The built catalogs are compiled.
    ...(import.meta.env.DEV ? { compile } : {}),
  });
}

/** What stands for a parameter of a text with elements in it; a function draws the words between its tags. */
type RichValues = Readonly<Record<string, TextValue | ((words: ReactNode) => ReactNode)>>;

/** A sentence with elements in it, such as a link, which stands where the language wants it: "See the <link>Admin page</link>." */
export function rich(message: string, values: RichValues): ReactNode {
  const said = translate.rich<ReactNode>(message, values);
  return Array.isArray(said) ? createElement(Fragment, null, ...said) : said;
}
