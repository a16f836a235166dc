/** What a model that reads well would write down of a text. */
interface Told {
  readonly dish: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
}

export interface Paste {
  readonly text: string;
  /** Foods that a reader finds in it. */
  readonly foods: number;
  /** Of what is told without a list. */
  readonly told?: Told;
}

/** What families paste: mails, notes and things remembered, made for this benchmark. */
export const PASTES: readonly Paste[] = [
  {
    foods: 5,
    text: "Mum's chilli: beef mince 500g, 2 onions, 3 cloves garlic, 1 tin tomatoes, chilli powder.\nFry the onions and the garlic, add the mince and brown it. Add the tomatoes and simmer for an hour.",
  },
  {
    foods: 4,
    text: "Flapjacks\n250g oats, 125g butter, 125 g sugar and 3 tbsp golden syrup. Melt the butter with the sugar and syrup. Stir in the oats and bake for 25 minutes.",
  },
  {
    foods: 4,
    text: "Pancakes\nYou need: 200 g flour, 3 eggs, half a litre of milk, a pinch of salt\nWhisk everything and let it rest. Fry thin pancakes in butter.",
  },
  {
    foods: 5,
    text: "Omas Apfelkuchen\n300 g Mehl; 200 g Butter; 100 g Zucker; 1 Ei; 1 kg Äpfel\nKnete den Teig und lege ihn in eine Form. Schneide die Äpfel und backe alles 45 Minuten.",
  },
  {
    foods: 4,
    text: "Quatre-quarts - 4 œufs, 250 g de farine, 250 g de sucre, 250 g de beurre. Mélangez les œufs et le sucre, ajoutez le beurre fondu puis la farine. Laissez cuire 45 minutes.",
  },
  {
    foods: 4,
    text: "Salad dressing\n3 tbsp oil, 1 tbsp vinegar, mustard, salt. Shake all of it in a jar. Taste and add sugar.",
  },
  {
    foods: 4,
    text: "Hi Jo,\nhere is the dip you liked: 200 g feta, 150 g yoghurt, 1 clove garlic, 2 tbsp olive oil. Mash the feta with the yoghurt. Stir in garlic and oil.\nLove, Ann",
  },
  {
    foods: 4,
    text: "Pasta e fagioli\n200 g di pasta, 400 g di fagioli, 1 cipolla, 2 cucchiai di olio. Soffriggete la cipolla, aggiungete i fagioli e un litro d'acqua. Cuocete la pasta nella zuppa.",
  },
  {
    foods: 4,
    text: "Brown 500 g of beef in a little oil, add two chopped onions and three carrots, cover with a litre of stock and let it simmer for two hours.",
    told: {
      dish: "Beef with carrots",
      ingredients: ["500 g beef", "two chopped onions", "three carrots", "a litre of stock"],
      steps: ["Brown the beef in a little oil.", "Add onions and carrots, cover with stock and simmer for two hours."],
    },
  },
  {
    foods: 3,
    text: "For Dad's eggs you beat four eggs with a splash of milk, melt a knob of butter and stir them slowly until they are just set.",
    told: {
      dish: "Dad's eggs",
      ingredients: ["four eggs", "a splash of milk", "a knob of butter"],
      steps: ["Beat the eggs with the milk.", "Melt the butter and stir the eggs slowly until just set."],
    },
  },
  {
    foods: 4,
    text: "Die Linsen meiner Oma: man kocht 250 g Linsen mit einer Zwiebel und zwei Karotten weich und schmeckt sie mit zwei Löffeln Essig ab.",
    told: {
      dish: "Linsen",
      ingredients: ["250 g Linsen", "einer Zwiebel", "zwei Karotten", "zwei Löffeln Essig"],
      steps: ["Linsen mit Zwiebel und Karotten weich kochen.", "Mit Essig abschmecken."],
    },
  },
  {
    foods: 3,
    text: "Granny never weighed anything. She rubbed butter into flour with her fingers, sweetened it, and strewed it over stewed plums before it went into the oven.",
    told: {
      dish: "Plums",
      ingredients: ["butter", "flour", "stewed plums"],
      steps: ["Rub butter into flour and sweeten it.", "Strew it over stewed plums and put it into the oven."],
    },
  },
];
