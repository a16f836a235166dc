// Written by `pnpm messages` from the folders in languages/: change those.
import type { LanguageFolder } from "./language-file";
import type { Translated } from "./languages";
import de from "../languages/de/language.json";
import deFoods from "../languages/de/foods.json";
import es from "../languages/es/language.json";
import esFoods from "../languages/es/foods.json";
import fr from "../languages/fr/language.json";
import frFoods from "../languages/fr/foods.json";
import it from "../languages/it/language.json";
import itFoods from "../languages/it/foods.json";
import nl from "../languages/nl/language.json";
import nlFoods from "../languages/nl/foods.json";

export const FOLDERS: Readonly<Record<Translated, LanguageFolder>> = {
  de: { ...de, foods: deFoods, messages: () => import("../languages/de/messages.json") },
  es: { ...es, foods: esFoods, messages: () => import("../languages/es/messages.json") },
  fr: { ...fr, foods: frFoods, messages: () => import("../languages/fr/messages.json") },
  it: { ...it, foods: itFoods, messages: () => import("../languages/it/messages.json") },
  nl: { ...nl, foods: nlFoods, messages: () => import("../languages/nl/messages.json") },
};
