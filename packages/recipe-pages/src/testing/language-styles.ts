import * as html from "./page-parts";

/** A language or a manner in it: what stands above the ingredients, above the steps, and after them. */
const HEADINGS: readonly (readonly [string, string, string, string])[] = [
  ["Italian", "Ingredienti", "Preparazione", "Consigli"],
  ["Spanish", "Ingredientes", "Preparación", "Consejos"],
  ["Dutch", "Dit heb je nodig", "Zo maak je het", "Tips"],
  ["Swedish", "Ingredienser", "Gör så här", "Näringsvärde"],
  ["Danish", "Ingredienser", "Sådan gør du", "Tips"],
  ["Norwegian", "Dette trenger du", "Slik gjør du", "Tips"],
  ["Finnish", "Ainekset", "Valmistusohje", "Vinkit"],
  ["Polish", "Składniki", "Sposób przygotowania", "Wskazówki"],
  ["Portuguese", "Ingredientes", "Modo de preparo", "Dicas"],
  ["Czech", "Suroviny", "Postup přípravy", "Tipy"],
  ["Hungarian", "Hozzávalók 4 személyre", "Elkészítés", "Tippek"],
  ["Turkish", "Malzemeler", "Hazırlanışı", "Püf noktası"],
  ["Japanese", "材料（4人分）", "作り方", "コツ・ポイント"],
  ["Russian", "Ингредиенты", "Приготовление", "Комментарии"],
  ["Greek", "Υλικά", "Εκτέλεση", "Συμβουλές"],
  ["German, in full sentences", "Das brauchst du:", "So geht’s:", "Das könnte dir auch gefallen"],
  ["French, in full", "Les ingrédients pour 4 personnes", "Les étapes de la recette", "Astuces"],
  ["English, by a name of its own", "You’ll need", "Let’s make it", "Nutritional information per serving"],
  ["English, for a count", "Ingredients (serves 4)", "Step-by-step instructions", "FAQs"],
  ["English, with a colon and capitals", "WHAT YOU NEED:", "WHAT TO DO:", "RELATED POSTS"],
  ["Korean", "재료", "만드는 법", ""],
  ["Chinese", "食材", "步驟", ""],
  ["Thai", "ส่วนผสม", "วิธีทำ", ""],
  ["Vietnamese", "Nguyên liệu", "Cách làm", ""],
  ["Indonesian", "Bahan-bahan", "Cara membuat", ""],
  ["Romanian", "Ingrediente", "Mod de preparare", ""],
  ["Croatian", "Sastojci", "Priprema", ""],
  ["Bulgarian", "Необходими продукти", "Начин на приготвяне", ""],
  ["Ukrainian", "Інгредієнти", "Спосіб приготування", ""],
  ["Hebrew", "מצרכים", "אופן ההכנה", ""],
  ["Arabic", "المقادير", "طريقة التحضير", ""],
  ["Catalan", "Ingredients", "Elaboració", ""],
  ["Dutch, in full", "Ingrediënten (4 personen)", "Bereidingswijze:", ""],
  ["German, of a broadcaster", "Zutaten (für 4 Portionen):", "Und so wird’s gemacht:", ""],
  ["French, short", "Il vous faut", "La recette pas à pas", ""],
  ["Spanish, of a blog", "¿Qué necesitamos?", "¿Cómo lo hacemos?", ""],
  ["Italian, of a blog", "Cosa ti serve", "Come si fa", ""],
];

/** Lists below headings, as pages of the world's languages name them. */
export const LANGUAGE_STYLES: readonly html.PageStyle[] = HEADINGS.map(([language, ingredients, method, after]) =>
  html.shown(
    `lists below headings, ${language}`,
    (recipe) =>
      `<h2>${ingredients}</h2><ul>${html.items(html.allLines(recipe))}</ul><h2>${method}</h2><ol>${html.items(recipe.steps)}</ol>${after && `<h2>${after}</h2><ul><li>3 x 3</li><li>2 x 2</li></ul>`}`,
    false,
  ),
);
