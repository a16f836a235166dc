/** What a recipe's columns and keys are called, in the languages that are read; folded, without signs. */
const NAMES = {
  title:
    "title, name, recipe, recipe name, recipe title, titel, rezept, rezeptname, titre, nom, recette, titulo, nombre, receta, titolo, nome, ricetta, naam, recept",
  description: "description, summary, about, beschreibung, descripcion, descrizione, beschrijving, introduction",
  ingredients:
    "ingredients, ingredient, components, ingredient list, recipe ingredient, recipe ingredients, zutaten, zutat, ingrediente, ingredient line, ingredientes, ingredienti, ingredienten",
  steps:
    "directions, direction, instructions, instruction, method, steps, step, preparation, procedure, zubereitung, anleitung, arbeitsschritte, schritte, schritt, arbeitsschritt, zubereitungsschritt, zubereitungsschritte, etape, paso, passo, stap, etapes, instrucciones, elaboracion, preparacion, pasos, preparazione, procedimento, istruzioni, bereiding, bereidingswijze, stappen, recipe instructions",
  servings:
    "servings, serves, yield, yields, portions, serving, number of servings, quantity, portionen, fur, personnes, pour, raciones, porciones, personas, porzioni, persone, porties, personen, recipe yield",
  prep: "prep time, preparation time, active time, prep, vorbereitungszeit, vorbereitung, arbeitszeit, temps de preparation, tiempo de preparacion, tempo di preparazione, voorbereidingstijd",
  cook: "cook time, cooking time, cook, bake time, kochzeit, backzeit, garzeit, temps de cuisson, cuisson, tiempo de coccion, tempo di cottura, kooktijd, baktijd, bereidingstijd",
  total:
    "total time, time, duration, total, ready in, gesamtzeit, dauer, zeit, temps total, duree, tiempo total, tiempo, tempo totale, tempo, totale tijd, tijd",
  tags: "tags, tag, keywords, keyword, category, categories, course, courses, main ingredient, collections, collection, diet, kategorie, kategorien, schlagworte, categorie, mots cles, categoria, categorias, etiquetas, etichette, categorieen, trefwoorden",
  cuisine: "cuisine, kuche, cocina, cucina, keuken",
  notes:
    "notes, note, comments, comment, remarks, tips, notizen, notiz, anmerkungen, remarques, notas, commenti, notities, opmerkingen, tip",
  source: "source, author, from, quelle, auteur, fuente, autor, fonte, autore, bron",
  address: "url, link, source url, web, website, original url, address, adresse",
  rating: "rating, stars, bewertung, sterne, calificacion, valutazione, beoordeling",
  favorite: "favorite, favourite, favorit, favori, favorito, preferito, favoriet, starred",
  date: "created, created at, date, date added",
  picture:
    "picture, image, photo, photos, photo thumbnail, originalpicture, photo url, image url, bild, foto, imagen, immagine, afbeelding",
  video: "video, video url",
  difficulty: "difficulty, schwierigkeit, difficulte, dificultad, difficolta, moeilijkheid",
  nutrition:
    "nutrition, nutrition info, nutritional info, nutrition facts, nutrition per serving, stated nutrition, nahrwerte, valeurs nutritionnelles, valores nutricionales, valori nutrizionali, voedingswaarde, voedingswaarden",
} as const;
export type FieldName = keyof typeof NAMES;
export const FIELD_NAMES = Object.keys(NAMES) as readonly FieldName[];

const BY_NAME: ReadonlyMap<string, FieldName> = new Map(
  FIELD_NAMES.flatMap((field) => NAMES[field].split(",").map((name) => [name.trim(), field] as const)),
);

/** Which of a recipe's fields a column or key is called ("Prep Time", "prep_time", "prepTime"); undefined for none that is known. */
export function fieldNamed(name: string): FieldName | undefined {
  const words = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
  return BY_NAME.get(words) ?? BY_NAME.get(words.replaceAll(" ", ""));
}
