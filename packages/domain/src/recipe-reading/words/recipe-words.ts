import { foldText } from "#ingredients/names/normalize-name";
import { LANGUAGES } from "#languages/languages";
import { foldedWords as words } from "./folded-words";

/**
 * What the parts of a recipe are called in the languages that cookbooks of Europe are written in: English, German, French,
 * Spanish, Italian, Dutch, Portuguese, Swedish, Danish, Norwegian, Finnish, Polish, Czech, Slovak, Hungarian, Romanian,
 * Greek, Russian, Ukrainian, Turkish and Catalan. Books are told apart by these words before any model has read them, so
 * they are wanted in more languages than the app itself speaks.
 */

/** Headings of the ingredients. As all of these they are kept folded, for {@link foldText} is what they are compared with. */
export const INGREDIENTS_HEADINGS = words(`
  ingredients, ingredient, you will need, you'll need, what you need, you need, shopping list, zutaten, man nehme, das brauchst du, man braucht, ingrédients, ingrédient, il vous faut, les ingrédients, ingredientes, ingredienti,
  ingrediënten, benodigdheden, dit heb je nodig, wat heb je nodig, ingredienser, ainekset, ainesosat, składniki, ingredience, suroviny, ingrediencie, hozzávalók,
  ingrediente, υλικά, ингредиенты, продукты, інгредієнти, malzemeler
`);

/** Headings of the steps. */
export const METHOD_HEADINGS = words(`
  method, methods, directions, direction, instructions, instruction, preparation, steps, how to make it, how to make, what to do, procedure, recipe,
  method of preparation, cooking instructions, cooking method, preparation method, cooking, process, prep, vorbereitung, arbeitsschritte, durchführung,
  zubereitung, anleitung, und so geht's, so geht's, so wird's gemacht, préparation, réalisation, étapes, recette, la recette, confection, marche à suivre, instrucciones de preparación, preparación, elaboración,
  instrucciones, procedimiento, modo de preparación, pasos, preparazione, procedimento, esecuzione, svolgimento, bereiding, bereidingswijze,
  werkwijze, zo maak je het, modo de preparo, modo de preparação, preparação, preparo, confecção, gör så här, tillagning, instruktioner,
  tillvägagångssätt, fremgangsmåde, fremgangsmåte, sådan gør du, slik gjør du, tilberedning, valmistus, valmistusohje, ohje,
  ohjeet, przygotowanie, sposób przygotowania, wykonanie, postup, příprava, príprava, elkészítés, elkészítése, preparare,
  mod de preparare, εκτέλεση, παρασκευή, οδηγίες, приготовление, способ приготовления, приготування, спосіб приготування,
  yapılışı, hazırlanışı, yapılış, hazırlanış, tarif, preparació, elaboració
`);

/** Headings of what belongs to a recipe beside ingredients and steps. */
export const NOTE_HEADINGS = words(`
  notes, note, tips, tip, variations, variation, nutrition, nutritional information, nutrition facts, equipment, cook's note, cook's notes, tools, utensils, source, sources, serving, comments, comment, hints, hint, background, variants, substitutions, make ahead, leave a comment,
  utensilien, küchengeräte, zubehör, quelle, quellen, bemerkung, bemerkungen, kommentar, kommentare, ustensiles, matériel, commentaires, utensilios, fuente, comentarios, utensili, attrezzatura, fonte, commenti, keukengerei, bron,
 
  cook's tip, cook's tips, chef's tip, to serve, serving suggestion, storage, did you know, tipp, tipps, hinweis, hinweise, variante, notiz,
  notizen, anmerkung, anmerkungen, varianten, nährwerte, remarque, remarques, conseil, conseils, astuce, astuces, le conseil, le truc,
  variantes, consejo, consejos, truco, nota, notas, consigli, consiglio, varianti, nota bene, tips & trucs, notitie, notities, opmerking,
  opmerkingen, variatie, variaties, voedingswaarde, dica, dicas, vinkki, wskazówka, wskazówki, sfat, συμβουλή, совет, порада, püf noktası
`);

/** Headings of lists of a book's recipes. */
export const BOOK_HEADINGS = words(`
  contents, table of contents, index, list of recipes, recipe index, index of recipes, inhalt, inhaltsverzeichnis, register, rezeptverzeichnis,
  rezeptregister, sommaire, table des matières, index des recettes, índice, índice de recetas, indice, indice delle ricette, sommario, inhoud,
  inhoudsopgave, receptenregister, innehåll, indhold, innhold, sisällys, spis treści, obsah, tartalom, tartalomjegyzék, cuprins,
  περιεχόμενα, содержание, зміст, içindekiler
`);

/** What a dish is counted in for those who eat it: "4 servings", "für 4 Personen", "4 kişilik". */
export const SERVINGS_NOUNS = words(`
  serving, servings, portion, portions, pers, person, persons, people, guests, diners, portionen, personen, personne, personnes, parts,
  convives, ración, raciones, persona, personas, comensales, porción, porciones, persone, porzione, porzioni, dosi, persoon, portie,
  porties, porção, porções, pessoa, pessoas, doses, portioner, personer, porsjon, porsjoner, annos, annosta, annoksia, henkilö, henkilölle,
  henkeä, porcja, porcje, porcji, osoba, osoby, osób, porce, porcí, porcie, porcií, osob, osôb, adag, fő, főre, személy, személyre,
  μερίδα, μερίδες, άτομο, άτομα, порция, порции, порций, персон, персоны, человек, порція, порції, порцій, осіб, kişilik, kişi,
  porsiyon, porție, porții, persoană, persoane, racions, persones
`);

/** Words that say it with the number behind them: "Serves 4", "Makes 12 rolls", "Ergibt 2 Gläser". */
export const SERVINGS_VERBS = words(`serves, makes, yields, yield, feeds, ergibt, reicht, fait, donne, rinde, sirve`);

/** Words between the beginning of a servings line and its number, and between its number and what is counted. */
export const SERVINGS_JOINERS = words(`
  for, about, approximately, approx, ca, circa, around, up, to, number, of, für, etwa, pour, environ, para, unas, unos, per, voor, ongeveer,
  aantal, för, antal, antall, til, noin, počet, liczba, ilość, количество, кількість, αριθμός, numero, número, nombre, anzahl, na, dla, około, pro, για, για, на, для, pentru, pel, a, o, or, bis, à, de, og, och, und, oder,
  till, i, do, или, lub, nebo, et, ou, y, e
`);

/** What a time is called, alone or at the end of a compound: "Prep 10 min", "Temps de cuisson : 1 h", "Koketid 30 minuter". */
export const TIME_LABELS = words(`
  prep, preparation, cook, cooking, bake, baking, total, active, time, ready, in, hands-on, préparation, cuisson, repos, temps, de,
  tiempo, tempo, di, preparo, preparación, cocción, cottura, preparazione, bereiding, czas, przygotowania, gotowania, doba, přípravy,
  idő, χρόνος, время, приготовления, час, süresi, hazırlama, pişirme, timp
`);
export const TIME_LABEL_ENDINGS: readonly string[] = ["zeit", "tijd", "tid", "aika", "ido"];

export const TIME_UNITS = words(`
  min, mins, minute, minutes, m, h, hr, hrs, hour, hours, minuten, std, stunde, stunden, heure, heures, mn, minuto, minutos, hora, horas,
  minuti, ora, ore, uur, minuter, timme, timmar, tim, minutter, time, timer, minuuttia, tunti, tuntia, minut, minuty, godz, godzina,
  godziny, hod, hodina, hodiny, perc, óra, λεπτά, ώρα, ώρες, мин, минут, минуты, час, часа, часов, хв, хвилин, година, години,
  dakika, dk, saat, ore, minuts, hores
`);

/** Numbers up to twelve, in words; of the app's own languages all that it reads in amounts. */
export const NUMBER_WORDS: ReadonlySet<string> = new Set([
  ...LANGUAGES.flatMap((language) => Object.keys(language.numberWords).map(foldText)),
  ...words(`
    twee, drie, vier, vijf, zes, acht, tien, twaalf, dois, duas, três, quatro, seis, oito, dez, doze, två, tre, fyra, fem, sex, åtta, tio,
    tolv, fire, seks, otte, åtte, ti, kaksi, kolme, neljä, neljälle, kuusi, kuudelle, kahdeksan, dwie, dwóch, trzy, cztery, czterech, sześć,
    sześciu, osiem, dva, dvě, tři, čtyři, šest, osm, štyri, šesť, két, kettő, három, négy, hat, nyolc, doi, două, trei, patru, șase, opt,
    δύο, τρία, τέσσερα, τέσσερις, έξι, οκτώ, два, две, три, четыре, шесть, восемь, чотири, шість, iki, üç, dört, altı, sekiz, quatre, sis
  `),
]);
