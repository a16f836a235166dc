import { existsSync, readFileSync } from "node:fs";
import { normalizePageText } from "@tureen/domain/recipe-reading/lines/normalize-page-text";

/** A recipe to be set by somebody else's tool. */
export interface RecipeToSet {
  readonly title: string;
  /** "" for none. */
  readonly note: string;
  readonly servings: number;
  readonly minutes: number;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
}

/** Stands below some of the recipes. */
export const FOOTNOTE = "My grandmother did it the other way round.";

export const LANGUAGES = ["en", "de", "fr", "es", "it", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a cookbook of a language calls its parts. */
export interface Words {
  readonly ingredients: string;
  readonly method: string;
  readonly serves: (people: number) => string;
  readonly servings: string;
  readonly time: string;
  readonly minutes: (minutes: number) => string;
  readonly source: string;
  readonly chapters: readonly [string, string];
  readonly book: string;
  /** As `babel` and CSS call the language. */
  readonly babel: string;
}

export interface CookbookToSet {
  readonly language: Language;
  readonly words: Words;
  readonly recipes: readonly RecipeToSet[];
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: words(
    "Ingredients",
    "Directions",
    (n) => `Serves ${n}`,
    "Servings",
    "Time",
    "minutes",
    "Source",
    ["Everyday", "Sundays"],
    "Our Kitchen",
    "english",
  ),
  de: words(
    "Zutaten",
    "Zubereitung",
    (n) => `Für ${n} Personen`,
    "Portionen",
    "Zeit",
    "Minuten",
    "Quelle",
    ["Alltag", "Sonntags"],
    "Unsere Küche",
    "ngerman",
  ),
  fr: words(
    "Ingrédients",
    "Préparation",
    (n) => `Pour ${n} personnes`,
    "Portions",
    "Temps",
    "minutes",
    "Source",
    ["Tous les jours", "Dimanche"],
    "Notre cuisine",
    "french",
  ),
  es: words(
    "Ingredientes",
    "Preparación",
    (n) => `Para ${n} personas`,
    "Raciones",
    "Tiempo",
    "minutos",
    "Fuente",
    ["Diario", "Domingo"],
    "Nuestra cocina",
    "spanish",
  ),
  it: words(
    "Ingredienti",
    "Preparazione",
    (n) => `Per ${n} persone`,
    "Porzioni",
    "Tempo",
    "minuti",
    "Fonte",
    ["Ogni giorno", "Domenica"],
    "La nostra cucina",
    "italian",
  ),
  nl: words(
    "Ingrediënten",
    "Bereiding",
    (n) => `Voor ${n} personen`,
    "Porties",
    "Tijd",
    "minuten",
    "Bron",
    ["Elke dag", "Zondag"],
    "Onze keuken",
    "dutch",
  ),
};

function words(
  ingredients: string,
  method: string,
  serves: Words["serves"],
  servings: string,
  time: string,
  minutes: string,
  source: string,
  chapters: Words["chapters"],
  book: string,
  babel: string,
): Words {
  return {
    ingredients,
    method,
    serves,
    servings,
    time,
    minutes: (n) => `${n} ${minutes}`,
    source,
    chapters,
    book,
    babel,
  };
}

/** Public-domain recipes of the developer's own machine, beside the repository. */
const ENGLISH = new URL("../../../../shared/data/public-domain-recipes.dev.json", import.meta.url);
const OTHERS = new URL("./recipes.txt", import.meta.url);

interface Collected extends Pick<RecipeToSet, "title" | "ingredients" | "steps"> {
  readonly servings: number | null;
  readonly cook_time: number | null;
}

/** Letters that every tool here can set; the few recipes with others are left out. */
const SETTABLE = /^[\t -~°½¼¾⅔⅓⅛À-ɏ–—’‘“”\u2009œ]*$/u;

/** All recipes of a language; those in English only where the file is there. */
export function recipesToSet(language: Language): RecipeToSet[] {
  if (language !== "en") return othersIn(language);
  if (!existsSync(ENGLISH)) return [];
  const all = JSON.parse(readFileSync(ENGLISH, "utf8")) as Collected[]; // the file beside the repository
  return all
    .filter(({ title, ingredients, steps }) => [title, ...ingredients, ...steps].every((text) => SETTABLE.test(text)))
    .map(({ title, ingredients, steps, servings, cook_time }, index) => ({
      title,
      note: index % 3 === 0 ? "A favourite of the whole family, and better still on the next day." : "",
      servings: servings ?? 2 + (index % 5),
      minutes: cook_time ?? 25 + 5 * (index % 7),
      ingredients: ingredients.map(plain),
      steps: steps.map(plain),
    }));
}

const plain = (text: string): string => normalizePageText(text).replaceAll("\n", " ");

function othersIn(language: Language): RecipeToSet[] {
  return readFileSync(OTHERS, "utf8")
    .split(/^= /m)
    .filter((text) => text.startsWith(`${language} `))
    .map((text, index) => {
      const [head = "", ...lines] = text.trim().split("\n");
      const [title = "", servings = ""] = head.slice(3).split(" | ");
      const marked = (mark: string): string[] =>
        lines.filter((line) => line.startsWith(`${mark} `)).map((line) => plain(line.slice(2)));
      const note = lines.find((line) => !/^[-*] /.test(line)) ?? "";
      return {
        title,
        note,
        servings: Number(servings),
        minutes: 20 + 5 * index,
        ingredients: marked("-"),
        steps: marked("*"),
      };
    });
}
