import { text, type Text } from "@tureen/messages/text";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { REPOSITORY_ROOT } from "#core/repository-root";

export interface ExpectedRecipe {
  readonly title: string;
  readonly steps: number;
  /** Name, amount and unit of each ingredient. */
  readonly ingredients: readonly (readonly [name: string, amount: number, unit: string])[];
}

interface TestBase {
  readonly name: Text;
  readonly expected: readonly ExpectedRecipe[];
}

export type SelfTest =
  | (TestBase & { readonly kind: "text" | "page"; readonly text: string })
  | (TestBase & { readonly kind: "photo"; readonly photo: () => Promise<Uint8Array> });

const PANCAKES: ExpectedRecipe = {
  title: "Saturday Pancakes",
  steps: 4,
  ingredients: [
    ["plain flour", 200, "g"],
    ["milk", 300, "ml"],
    ["eggs", 2, ""],
    ["salt", 0.5, "tsp"],
    ["butter", 25, "g"],
  ],
};

const LENTIL_SOUP: ExpectedRecipe = {
  title: "Red Lentil Soup",
  steps: 3,
  ingredients: [
    ["red lentils", 250, "g"],
    ["onions", 2, ""],
    ["ground cumin", 1.5, "tsp"],
    ["vegetable stock", 1.2, "l"],
    ["lemon", 1, ""],
  ],
};

const FLATBREAD: ExpectedRecipe = {
  title: "Yoghurt Flatbreads",
  steps: 3,
  ingredients: [
    ["self-raising flour", 250, "g"],
    ["yoghurt", 200, "g"],
    ["salt", 1, "tsp"],
  ],
};

const BEAN_SALAD: ExpectedRecipe = {
  title: "White Bean Salad",
  steps: 2,
  ingredients: [
    ["white beans", 2, "can"],
    ["red onion", 1, ""],
    ["olive oil", 3, "tbsp"],
    ["parsley", 1, "bunch"],
  ],
};

/** The photo shows the lentil soup, printed. It is our own drawing and ships with the product. */
const PHOTO = join(REPOSITORY_ROOT, "apps", "api", "assets", "self-test-photo.jpg");

export const SELF_TESTS: readonly SelfTest[] = [
  {
    kind: "text",
    name: text("A recipe in plain text"),
    expected: [PANCAKES],
    text: `Saturday Pancakes
Serves 4

200 g plain flour
300 ml milk
2 eggs
½ tsp salt
25 g butter, for the pan

1. Whisk the flour, milk, eggs and salt to a smooth batter.
2. Leave it to stand for 20 minutes.
3. Melt a little butter in a hot pan and pour in a ladle of batter.
4. Turn it when the edge comes loose, and bake the other side for a minute.`,
  },
  { kind: "photo", name: text("A photo of a printed recipe"), expected: [LENTIL_SOUP], photo: () => readFile(PHOTO) },
  {
    kind: "page",
    name: text("A page with two recipes"),
    expected: [FLATBREAD, BEAN_SALAD],
    text: `Yoghurt Flatbreads
Makes 6

250 g self-raising flour
200 g yoghurt
1 tsp salt

1. Mix everything and knead for two minutes.
2. Divide into six and roll out thinly.
3. Bake in a dry, very hot pan for two minutes on each side.

White Bean Salad
Serves 4

2 cans white beans, drained
1 red onion, finely sliced
3 tbsp olive oil
1 bunch parsley, chopped

1. Toss the beans with the onion, oil and parsley.
2. Leave for half an hour before serving.`,
  },
];
