import { describe, expect, it } from "vitest";
import { linesOfText } from "../lines/book-line";
import { readBook } from "./read-book";

interface Book {
  readonly servings: readonly string[];
  readonly heading: string;
  readonly behindHeading: string;
  readonly time: string;
  readonly method: string;
  readonly titles: readonly string[];
  readonly foods: readonly string[];
  readonly intro: readonly string[];
  readonly steps: readonly string[];
}

const books: Readonly<Record<string, Book>> = {
  English: {
    servings: ["Serves 4", "4 servings", "For four people", "Makes 12 rolls", "Servings: 4-6"],
    heading: "Ingredients",
    behindHeading: "Ingredients (serves 4)",
    time: "Prep 10 min · Cook 30 min",
    method: "Method",
    titles: ["Leek Soup", "7-Up Cake", "Five-Spice Duck", "Chicken with forty cloves of garlic"],
    foods: ["200 g flour", "2 eggs", "Salt", "a pinch of nutmeg"],
    intro: [
      "This is my aunt's, who made it on every rainy",
      "Sunday of our childhood. Nobody ever left any",
      "of it, and neither will you.",
    ],
    steps: [
      "Mix the flour with the eggs and leave the batter",
      "to rest for half an hour.",
      "Bake it until it is golden.",
    ],
  },
  German: {
    servings: ["4 Portionen", "Für 4 Personen", "Für vier Personen", "Ergibt 12 Stück", "Portionen: 4"],
    heading: "Zutaten",
    behindHeading: "Zutaten für 4 Personen",
    time: "Zubereitungszeit: 30 Minuten",
    method: "Zubereitung",
    titles: ["Lauchsuppe", "Omas Apfelkuchen", "Schweinebraten mit Knödeln und Kraut", "Älplermagronen"],
    foods: ["200 g Mehl", "2 Eier", "Salz", "1 Prise Muskat"],
    intro: [
      "Dieses Rezept stammt von meiner lieben",
      "Oma, die es jeden Sonntag für uns gekocht hat.",
      "Es gelingt immer.",
    ],
    steps: ["Das Mehl mit den Eiern verrühren und den", "Teig eine halbe Stunde ruhen lassen.", "Goldbraun backen."],
  },
  French: {
    servings: ["4 personnes", "Pour 4 personnes", "Pour six personnes", "4 à 6 personnes", "6 parts"],
    heading: "Ingrédients",
    behindHeading: "Ingrédients pour 4 personnes",
    time: "Préparation : 20 min - Cuisson : 40 min",
    method: "Réalisation",
    titles: ["Soupe aux poireaux", "Gratin dauphinois", "Tarte fine aux pommes et à la cannelle", "Coq au vin"],
    foods: ["200 g de farine", "2 œufs", "Sel", "1 pincée de muscade"],
    intro: [
      "Cette recette vient de ma grand-mère, qui la",
      "faisait tous les dimanches d'hiver.",
      "Elle plaît à tous.",
    ],
    steps: [
      "Mélanger la farine avec les œufs et laisser",
      "reposer la pâte une demi-heure.",
      "Cuire au four jusqu'à ce qu'elle soit dorée.",
    ],
  },
  Spanish: {
    servings: ["4 raciones", "Para 4 personas", "Para cuatro personas", "Raciones: 4"],
    heading: "Ingredientes",
    behindHeading: "Ingredientes para 4 personas",
    time: "Tiempo: 30 minutos",
    method: "Elaboración",
    titles: ["Sopa de puerros", "Tortilla de patatas", "Pollo al ajillo con patatas nuevas", "Crema catalana"],
    foods: ["200 g de harina", "2 huevos", "Sal", "1 pizca de nuez moscada"],
    intro: [
      "Esta receta es de mi abuela, que la hacía",
      "todos los domingos para la familia entera.",
      "Nunca sobra nada.",
    ],
    steps: [
      "Mezclar la harina con los huevos y dejar",
      "reposar la masa media hora.",
      "Hornear hasta que esté dorada.",
    ],
  },
  Italian: {
    servings: ["4 porzioni", "Per 4 persone", "Per quattro persone", "Dosi per 4 persone"],
    heading: "Ingredienti",
    behindHeading: "Ingredienti per 4 persone",
    time: "Tempo di cottura: 30 minuti",
    method: "Procedimento",
    titles: ["Zuppa di porri", "Torta della nonna", "Pollo alla cacciatora con le olive", "Carbonara"],
    foods: ["200 g di farina", "2 uova", "Sale", "1 pizzico di noce moscata"],
    intro: [
      "Questa ricetta è di mia nonna, che la faceva",
      "ogni domenica per tutta la famiglia.",
      "Non ne avanza mai.",
    ],
    steps: [
      "Mescolare la farina con le uova e lasciare",
      "riposare l'impasto per mezz'ora.",
      "Cuocere fino a doratura.",
    ],
  },
  Dutch: {
    servings: ["Voor 4 personen", "4 porties", "Voor vier personen", "Aantal personen: 4"],
    heading: "Ingrediënten",
    behindHeading: "Ingrediënten voor 4 personen",
    time: "Bereidingstijd: 30 minuten",
    method: "Bereiding",
    titles: ["Preisoep", "Oma's appeltaart", "Stoofvlees met bruin bier en frieten", "Stamppot"],
    foods: ["200 g bloem", "2 eieren", "Zout", "1 snufje nootmuskaat"],
    intro: ["Dit recept komt van mijn oma, die het elke", "zondag voor ons maakte.", "Er blijft nooit iets over."],
    steps: ["Meng de bloem met de eieren en laat het", "beslag een half uur rusten.", "Bak het goudbruin."],
  },
  Portuguese: {
    servings: ["4 porções", "Para 4 pessoas", "Para quatro pessoas", "Porções: 4"],
    heading: "Ingredientes",
    behindHeading: "Ingredientes (4 porções)",
    time: "Tempo de preparo: 30 minutos",
    method: "Modo de preparo",
    titles: ["Sopa de alho-poró", "Bolo de fubá", "Frango assado com batatas e alecrim", "Caldo verde"],
    foods: ["200 g de farinha", "2 ovos", "Sal", "1 pitada de noz-moscada"],
    intro: ["Esta receita é da minha avó, que a fazia", "todos os domingos para a família.", "Nunca sobra nada."],
    steps: ["Misture a farinha com os ovos e deixe a", "massa descansar meia hora.", "Asse até dourar."],
  },
  Swedish: {
    servings: ["4 portioner", "För 4 personer", "Portioner: 4"],
    heading: "Ingredienser",
    behindHeading: "Ingredienser till 4 portioner",
    time: "Tillagningstid: 30 minuter",
    method: "Gör så här",
    titles: ["Purjolökssoppa", "Mormors äppelkaka", "Köttbullar med gräddsås och lingon", "Kladdkaka"],
    foods: ["2 dl mjöl", "2 ägg", "Salt", "1 krm muskot"],
    intro: ["Det här receptet kommer från min mormor, som", "lagade det varje söndag.", "Det blir aldrig något över."],
    steps: ["Blanda mjölet med äggen och låt smeten vila", "en halvtimme.", "Grädda tills den är gyllene."],
  },
  Danish: {
    servings: ["4 personer", "Til 4 personer", "Antal personer: 4"],
    heading: "Ingredienser",
    behindHeading: "Ingredienser til 4 personer",
    time: "Tid: 30 minutter",
    method: "Fremgangsmåde",
    titles: ["Porresuppe", "Mormors æblekage", "Frikadeller med kartofler og brun sovs", "Rødgrød"],
    foods: ["200 g mel", "2 æg", "Salt", "1 knsp muskat"],
    intro: [
      "Denne opskrift er fra min mormor, som lavede",
      "den hver eneste søndag.",
      "Der bliver aldrig noget til overs.",
    ],
    steps: ["Bland melet med æggene og lad dejen hvile", "en halv time.", "Bag den gylden."],
  },
  Norwegian: {
    servings: ["4 porsjoner", "Til fire personer", "Antall porsjoner: 4"],
    heading: "Ingredienser",
    behindHeading: "Ingredienser (4 porsjoner)",
    time: "Steketid: 30 minutter",
    method: "Slik gjør du",
    titles: ["Purresuppe", "Bestemors eplekake", "Kjøttkaker med brun saus og poteter", "Fårikål"],
    foods: ["2 dl mel", "2 egg", "Salt", "1 klype muskat"],
    intro: ["Denne oppskriften er fra min bestemor, som", "laget den hver søndag.", "Det blir aldri noe til overs."],
    steps: ["Bland melet med eggene og la røren hvile en", "halv time.", "Stek den gyllen."],
  },
  Finnish: {
    servings: ["4 annosta", "4 henkilölle", "Annoksia: 4"],
    heading: "Ainekset",
    behindHeading: "Ainekset (4 annosta)",
    time: "Valmistusaika: 30 minuuttia",
    method: "Valmistus",
    titles: ["Purjokeitto", "Mummon omenapiirakka", "Lihapullat ja kermakastike perunoilla", "Karjalanpaisti"],
    foods: ["2 dl jauhoja", "2 munaa", "Suolaa", "1 tl muskottia"],
    intro: ["Tämä resepti on mummoltani, joka teki sitä", "joka sunnuntai.", "Mitään ei jää yli."],
    steps: ["Sekoita jauhot ja munat ja anna taikinan", "levätä puoli tuntia.", "Paista kullanruskeaksi."],
  },
  Polish: {
    servings: ["4 porcje", "Dla 4 osób", "Porcje: 4"],
    heading: "Składniki",
    behindHeading: "Składniki (4 porcje)",
    time: "Czas przygotowania: 30 minut",
    method: "Sposób przygotowania",
    titles: ["Zupa z porów", "Szarlotka babci", "Gołąbki w sosie pomidorowym z ryżem", "Bigos"],
    foods: ["200 g mąki", "2 jajka", "Sól", "1 szczypta gałki"],
    intro: ["Ten przepis pochodzi od mojej babci, która", "robiła go w każdą niedzielę.", "Nigdy nic nie zostaje."],
    steps: ["Wymieszaj mąkę z jajkami i odstaw ciasto na", "pół godziny.", "Upiecz na złoto."],
  },
  Czech: {
    servings: ["4 porce", "Pro 4 osoby", "Počet porcí: 4"],
    heading: "Suroviny",
    behindHeading: "Suroviny (4 porce)",
    time: "Doba přípravy: 30 minut",
    method: "Postup",
    titles: ["Pórková polévka", "Babiččin jablečný koláč", "Svíčková na smetaně s houskovým knedlíkem", "Guláš"],
    foods: ["200 g mouky", "2 vejce", "Sůl", "1 špetka muškátu"],
    intro: ["Tento recept je od mé babičky, která ho", "vařila každou neděli.", "Nikdy nic nezbyde."],
    steps: ["Mouku smíchejte s vejci a těsto nechte půl", "hodiny odpočinout.", "Upečte dozlatova."],
  },
  Hungarian: {
    servings: ["4 adag", "4 személyre", "4 főre"],
    heading: "Hozzávalók",
    behindHeading: "Hozzávalók (4 adag)",
    time: "Idő: 30 perc",
    method: "Elkészítés",
    titles: ["Póréhagymaleves", "Nagymama almás pitéje", "Csirkepaprikás galuskával és uborkával", "Gulyás"],
    foods: ["200 g liszt", "2 tojás", "Só", "1 csipet szerecsendió"],
    intro: ["Ez a recept a nagymamámtól van, aki minden", "vasárnap elkészítette.", "Soha nem marad belőle."],
    steps: ["Keverd össze a lisztet a tojással, és hagyd", "pihenni fél órát.", "Süsd aranybarnára."],
  },
  Greek: {
    servings: ["4 μερίδες", "Για 4 άτομα", "Μερίδες: 4"],
    heading: "Υλικά",
    behindHeading: "Υλικά (για 4 άτομα)",
    time: "Χρόνος: 30 λεπτά",
    method: "Εκτέλεση",
    titles: ["Πρασόσουπα", "Μηλόπιτα της γιαγιάς", "Κοτόπουλο στον φούρνο με πατάτες", "Μουσακάς"],
    foods: ["200 γρ. αλεύρι", "2 αυγά", "Αλάτι", "1 πρέζα μοσχοκάρυδο"],
    intro: ["Αυτή η συνταγή είναι της γιαγιάς μου, που την", "έφτιαχνε κάθε Κυριακή.", "Δεν μένει ποτέ τίποτα."],
    steps: ["Ανακατεύουμε το αλεύρι με τα αυγά και το", "αφήνουμε μισή ώρα.", "Ψήνουμε μέχρι να ροδίσει."],
  },
  Russian: {
    servings: ["4 порции", "На 4 персоны", "Количество порций: 4"],
    heading: "Ингредиенты",
    behindHeading: "Ингредиенты (4 порции)",
    time: "Время приготовления: 30 минут",
    method: "Приготовление",
    titles: ["Суп из лука-порея", "Бабушкин яблочный пирог", "Котлеты с картофельным пюре и грибами", "Борщ"],
    foods: ["200 г муки", "2 яйца", "Соль", "1 щепотка муската"],
    intro: ["Этот рецепт достался мне от бабушки, которая", "готовила его каждое воскресенье.", "Ничего не остаётся."],
    steps: ["Смешайте муку с яйцами и оставьте тесто на", "полчаса.", "Выпекайте до золотистого цвета."],
  },
  Turkish: {
    servings: ["4 kişilik", "4 porsiyon", "Porsiyon: 4"],
    heading: "Malzemeler",
    behindHeading: "Malzemeler (4 kişilik)",
    time: "Pişirme süresi: 30 dakika",
    method: "Yapılışı",
    titles: ["Pırasa çorbası", "Anneannemin elmalı keki", "Fırında tavuk ve patates yemeği", "İmam bayıldı"],
    foods: ["200 g un", "2 yumurta", "Tuz", "1 tutam muskat"],
    intro: ["Bu tarif her pazar yapan anneannemden", "kaldı bize.", "Hiç artmaz."],
    steps: ["Unu yumurtalarla karıştırın ve hamuru yarım", "saat dinlendirin.", "Altın rengi olana kadar pişirin."],
  },
};

/** How a page is laid out; a title is given as its lines, so that what is found can be held against it. */
type Layout = (book: Book, title: readonly string[], servings: string) => string[];

const numbered = (steps: readonly string[]) => [`1. ${steps[0] ?? ""}`, steps[1] ?? "", `2. ${steps[2] ?? ""}`];
const body = ({ heading, foods, method, steps }: Book) => [heading, ...foods, "", method, ...numbered(steps), ""];

const layouts: Readonly<Record<string, Layout>> = {
  "servings right below the title": (book, title, servings) => [...title, servings, "", ...body(book)],
  "servings apart from the title": (book, title, servings) => [...title, "", servings, "", ...body(book)],
  "servings, times and no heading": (book, title, servings) => [
    ...title,
    servings,
    book.time,
    "",
    ...book.foods,
    "",
    ...numbered(book.steps),
    "",
  ],
  "times alone": (book, title) => [...title, book.time, "", ...body(book)],
  "a heading alone": (book, title) => [...title, "", ...body(book)],
  "servings behind the heading": (book, title) => [...title, "", book.behindHeading, ...body(book).slice(1)],
  "servings below the heading": (book, title, servings) => [...title, book.heading, servings, ...body(book).slice(1)],
  "an intro, then servings": (book, title, servings) => [...title, "", ...book.intro, "", servings, "", ...body(book)],
  "an intro of two paragraphs": (book, title, servings) => [
    ...title,
    "",
    ...book.intro,
    "",
    ...book.steps,
    "",
    servings,
    "",
    ...body(book),
  ],
  "an intro behind the servings": (book, title, servings) => [...title, servings, "", ...book.intro, "", ...body(book)],
  "an intro and a heading alone": (book, title) => [...title, "", ...book.intro, "", ...body(book)],
  "steps without numbers": (book, title, servings) => [
    ...title,
    "",
    ...book.intro,
    "",
    servings,
    book.heading,
    ...book.foods,
    "",
    book.method,
    ...book.steps,
    "",
  ],
  "servings at the foot": (book, title, servings) => [...title, "", ...body(book), servings, ""],
  "servings at the foot of steps without numbers": (book, title, servings) => [
    ...title,
    "",
    book.heading,
    ...book.foods,
    "",
    book.method,
    ...book.steps,
    "",
    servings,
    "",
  ],
  "a second list of ingredients": (book, title, servings) => [
    ...title,
    servings,
    "",
    book.heading,
    ...book.foods,
    "",
    `Sauce (${title.join(" ")})`,
    book.heading,
    ...book.foods,
    "",
    book.method,
    ...numbered(book.steps),
    "",
  ],
  "servings above the title": (book, title, servings) => [servings, ...title, "", ...body(book)],
};

/** Sets the titles of a book in one way; two lines where the longest is broken. */
const settings: Readonly<Record<string, (title: string) => string[]>> = {
  "as written": (title) => [title],
  "in capitals": (title) => [title.toUpperCase()],
  "on two lines": (title) =>
    title.length < 30 ? [title] : [title.slice(0, title.lastIndexOf(" ")), title.slice(title.lastIndexOf(" ") + 1)],
};

/** A chapter with a heading and words of its own, and in it each dish of the book, differently served. */
function typeset(book: Book, layout: Layout, setting: (title: string) => string[]) {
  const lines = ["Soups and pies".toUpperCase(), ...book.intro, ""];
  const beginnings: number[] = [];
  book.titles.forEach((title, index) => {
    const set = setting(title);
    const page = layout(book, set, book.servings[index % book.servings.length] ?? "");
    beginnings.push(
      lines.length + page.findIndex((line, at) => line === set[0] && page[at + set.length - 1] === set.at(-1)),
    );
    lines.push(...page);
  });
  return { lines, beginnings };
}

const cases = Object.keys(books).map(
  (language, nth) => [language, Object.keys(settings)[nth % 3] ?? "as written"] as const,
);

/** Where recipes begin for the rules, and what those are called that are certain. */
function read(texts: readonly string[]): { beginnings: number[]; certain: string[] } {
  const at = texts.flatMap((text, index) => (text === "" ? [] : [index]));
  const { recipes } = readBook(linesOfText(texts.join("\n"), 1));
  const certain = recipes.filter(({ certainty }) => certainty === "certain");
  return {
    beginnings: recipes.flatMap(({ title }) => at[title[0] ?? -1] ?? []),
    certain: certain.map(({ title }) => title.map((line) => texts[at[line] ?? -1] ?? "").join(" ")),
  };
}

describe("the recipes of a book without any geometry", () => {
  it.each(cases)("in %s, titles %s, are found and nothing else is, however it is laid out", (language, setting) => {
    const [book, set] = [books[language], settings[setting]];
    if (!book || !set) throw new Error("No such book");
    for (const [name, layout] of Object.entries(layouts)) {
      const { lines, beginnings } = typeset(book, layout, set);
      // A chapter in capitals is set as their titles are, and "7-Up Cake" in a book without headings as an ingredient is.
      const isAmbiguous = (index: number): boolean => index === 0 || /^7-up/i.test(lines[index] ?? "");
      const named = (indexes: readonly number[]) =>
        indexes.filter((index) => !isAmbiguous(index)).map((index) => `${index}: ${lines[index] ?? ""}`);
      const { beginnings: found, certain } = read(lines);
      expect({ name, found: named(found) }).toEqual({ name, found: named(beginnings) });
      const titles = book.titles.map((title) => set(title).join(" "));
      expect({ name, wrong: certain.filter((title) => !titles.includes(title)) }).toEqual({ name, wrong: [] });
    }
  });

  it.each([
    ["the rest of a title", ["Chicken with garlic", "and rosemary"]],
    ["what may be one, below a chapter's name", ["Soups and pies", "Leek Soup"]],
    ["an ingredient that looks like one", ["Leek Soup", "Serves 4", "Salt"]],
  ])("are in doubt where beside a title stands %s", (_, head) => {
    const page = [...head, "200 g flour", "2 eggs", "", "1. Mix the flour with the eggs.", "2. Bake it.", ""];
    expect(read([...page, ...page]).certain).toEqual([]);
  });
});
