import type { MadeRecipe } from "./page-parts";

/** Recipes of our own that hold what trips readers: entities, fractions, quotes, commas, brackets, numbers in steps. */
export const MADE_RECIPES: readonly MadeRecipe[] = [
  {
    title: "Grandma's Lentil & Leek Soup",
    groups: [
      {
        name: "",
        lines: [
          "250 g red lentils, rinsed",
          "2 large leeks (white parts only), sliced",
          "1½ l vegetable stock",
          "Salt and freshly ground pepper",
        ],
      },
      { name: "For the topping", lines: ["100 ml cream", "½ bunch chives, chopped", "1 tbsp lemon juice"] },
    ],
    steps: [
      "Sweat the leeks in a large pot over medium heat for 8–10 minutes. Do not let them brown.",
      "Add the lentils and the stock, bring to the boil and simmer at 95°C for 25 minutes.",
      "Blend until smooth; season with salt & pepper.",
      "Whip the cream with the lemon juice. 2 spoons a bowl are enough, with the chives on top.",
    ],
    servings: 4,
    prepMinutes: 15,
    cookMinutes: 80,
  },
  {
    title: 'Plum Cake "Tante Käthe"',
    groups: [
      {
        name: "Dough",
        lines: ["500 g flour", "1 packet (7 g) dry yeast", "80 g sugar", "250 ml lukewarm milk", "1 egg"],
      },
      { name: "Crumble", lines: ["200 g flour", "100 g cold butter, in cubes", "1 pinch cinnamon"] },
      { name: "To finish", lines: ["1.5 kg plums, stoned", "icing sugar, for dusting"] },
    ],
    steps: [
      "Knead everything for the dough for 10 minutes, cover, and let it rise for an hour.",
      "Rub the crumble together with cold hands.",
      "Roll the dough out on a tray (30 x 40 cm), lay the plums on it in rows and scatter the crumble over them.",
      "Bake at 180 °C for 35 minutes.",
      "Dust with icing sugar once it is cold.",
    ],
    servings: 12,
    prepMinutes: 100,
    cookMinutes: 35,
  },
  {
    title: "Weeknight Chili (One Pot!)",
    groups: [
      {
        name: "Chili",
        lines: [
          "1 lb. ground beef (80/20)",
          "1 (14.5-ounce) can diced tomatoes, undrained",
          "2 to 3 tablespoons chili powder, or to taste",
          "1/2 teaspoon kosher salt",
          "cooking spray",
        ],
      },
      { name: "For serving", lines: ["Shredded cheddar cheese", "4 corn tortillas, 6-inch"] },
    ],
    steps: [
      "Preheat the oven to 350°F (175°C). Coat a 9x13-inch pan with cooking spray.",
      "Meanwhile, cook the beef in a skillet over medium-high heat, breaking it up, until no longer pink, 5 to 7 minutes; drain.",
      "Stir in tomatoes, chili powder and salt. Reduce heat to low: simmer, covered, 1 hour.",
      "Serve.",
    ],
    servings: 6,
    prepMinutes: 10,
    cookMinutes: 70,
  },
  {
    title: "Tarte fine aux pommes d’Élodie",
    groups: [
      {
        name: "Pour la pâte",
        lines: ["200 g de farine T55", "1 pincée de sel", "100 g de beurre froid", "5 cl d’eau"],
      },
      { name: "La garniture", lines: ["4 pommes (type boskoop)", "2 c. à soupe de sucre", "Confiture d’abricot"] },
    ],
    steps: [
      "Sablez la farine, le sel et le beurre du bout des doigts, puis ajoutez l’eau. Laissez reposer 30 min au frais.",
      "Étalez la pâte et disposez les pommes en rosace.",
      "Enfournez à 200 °C (th. 6-7) pendant 35 min.",
      "Nappez de confiture tiède.",
    ],
    servings: 6,
    prepMinutes: 25,
    cookMinutes: 35,
  },
  {
    title: "肉じゃが",
    groups: [
      { name: "", lines: ["牛薄切り肉 200g", "じゃがいも 3個", "玉ねぎ 1/2個"] },
      { name: "煮汁", lines: ["しょうゆ 大さじ3", "砂糖 大さじ2", "水 300ml", "塩 少々"] },
    ],
    steps: [
      "じゃがいもは皮をむき、4つに切る。玉ねぎはくし形に切る。",
      "鍋に油を熱し、肉を炒める。",
      "煮汁を加え、ふたをして中火で15分煮る。",
    ],
    servings: 4,
    prepMinutes: 15,
    cookMinutes: 20,
  },
];
