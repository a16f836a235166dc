import { text, type Text } from "@tureen/messages/text";

interface Nutrient {
  readonly label: Text;
  /** What sources call it, folded, in the languages that are read; the first is what it is written as. */
  readonly words: string;
  /** Its property of schema.org's NutritionInformation; null where that has none. */
  readonly property: string | null;
}

/** What a source may state of a serving, in the order in which packs print it. */
export const NUTRIENTS = {
  serving: {
    label: text("A serving"),
    words:
      "a serving, serving size, serving, portion size, eine portion, portionsgrosse, portion, une portion, taille de la portion, una racion, racion, porcion, una porzione, porzione, een portie, portie",
    property: "servingSize",
  },
  energy: {
    label: text("Energy"),
    words:
      "energy, calories, calorie, calorie count, kcal, kilocalories, kalorien, energie, brennwert, valeur energetique, calorias, valor energetico, energia, valore energetico, kilojoules, kj",
    property: "calories",
  },
  fat: {
    label: text("Fat"),
    words:
      "fat, fats, total fat, fett, fette, lipides, matieres grasses, graisses, grasas, grasas totales, grasa, grassi, grassi totali, vet, vetten",
    property: "fatContent",
  },
  saturatedFat: {
    label: text("Saturated fat"),
    words:
      "saturated fat, saturated fats, saturated, saturates, saturated fatty acids, gesattigte fettsauren, gesattigtes fett, gesattigt, acides gras satures, graisses saturees, satures, grasas saturadas, acidos grasos saturados, saturadas, grassi saturi, acidi grassi saturi, saturi, verzadigd vet, verzadigde vetten, verzadigd",
    property: "saturatedFatContent",
  },
  unsaturatedFat: {
    label: text("Unsaturated fat"),
    words:
      "unsaturated fat, ungesattigte fettsauren, acides gras insatures, grasas insaturadas, grassi insaturi, onverzadigd vet",
    property: "unsaturatedFatContent",
  },
  transFat: {
    label: text("Trans fat"),
    words: "trans fat, trans fats, transfett, transfette, acides gras trans, grasas trans, grassi trans, transvet",
    property: "transFatContent",
  },
  carbohydrate: {
    label: text("Carbohydrate"),
    words:
      "carbohydrate, carbohydrates, carbs, total carbohydrate, total carbohydrates, total carbs, kohlenhydrate, glucides, hidratos de carbono, carbohidratos, hidratos, carboidrati, koolhydraten",
    property: "carbohydrateContent",
  },
  sugar: {
    label: text("Sugar"),
    words: "sugar, sugars, total sugars, zucker, sucres, sucre, azucares, azucar, zuccheri, suikers, suiker",
    property: "sugarContent",
  },
  fibre: {
    label: text("Fibre"),
    words:
      "fibre, fiber, dietary fiber, dietary fibre, ballaststoffe, fibres, fibres alimentaires, fibra, fibra alimentaria, fibre alimentari, vezels, voedingsvezel, voedingsvezels",
    property: "fiberContent",
  },
  protein: {
    label: text("Protein"),
    words: "protein, proteins, eiweiss, proteine, proteines, proteinas, proteina, eiwit, eiwitten",
    property: "proteinContent",
  },
  cholesterol: {
    label: text("Cholesterol"),
    words: "cholesterol, cholesterin, colesterol, colesterolo",
    property: "cholesterolContent",
  },
  sodium: { label: text("Sodium"), words: "sodium, natrium, sodio", property: "sodiumContent" },
  salt: { label: text("Salt"), words: "salt, salz, sel, sal, sale, zout", property: null },
} as const satisfies Readonly<Record<string, Nutrient>>;

export type NutrientName = keyof typeof NUTRIENTS;

export const NUTRIENT_NAMES = Object.keys(NUTRIENTS) as readonly NutrientName[]; // the table's own keys
