import { PIXEL } from "./zip";

/** An export as an app makes it, of two recipes of our own making: a pie in two parts with a picture, and a tea. */
export interface AppExport {
  readonly app: string;
  readonly fileName: string;
  readonly bytes: Buffer;
  /** What the app says of the pie beyond its lines. */
  readonly says: ReadonlySet<"picture" | "sections" | "tags" | "notes" | "rating" | "date" | "address" | "times">;
}

export const ADDRESS = "https://spoon.example/pie";
export const NOTE = "Better on the second day.";
export const BASE64 = PIXEL.toString("base64");
const ALL = ["picture", "sections", "tags", "notes", "rating", "date", "address", "times"] as const;
export const all = (...but: readonly (typeof ALL)[number][]): AppExport["says"] =>
  new Set(ALL.filter((each) => !but.includes(each)));
export const json = (data: unknown): string => JSON.stringify(data);

export const PIE = ["200 g flour", "100 g butter", "3 apples, sliced"];
export const HEADED = "# Dough\n200 g flour\n100 g butter\n# Filling\n3 apples, sliced";
export const STEPS = ["Rub the butter into the flour.", "Lay the apples on it and bake."];

export const schemaPie = {
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Apple pie",
  description: "As grandmother made it.",
  recipeYield: "8 servings",
  prepTime: "PT30M",
  cookTime: "PT45M",
  recipeIngredient: ["Dough:", "200 g flour", "100 g butter", "Filling:", "3 apples, sliced"],
  recipeInstructions: STEPS.map((text) => ({ "@type": "HowToStep", text })),
  recipeCategory: ["Cakes"],
  keywords: "autumn",
};
export const schemaTea = {
  "@type": "Recipe",
  name: "Mint tea",
  recipeIngredient: ["1 bunch mint", "1 l water"],
  recipeInstructions: [{ "@type": "HowToStep", text: "Pour the water on the mint." }],
};

export const PIE_FACTS = {
  title: "Apple pie",
  servings: 8,
  note: NOTE,
  address: ADDRESS,
  tags: ["autumn", "cakes"],
  rating: 4,
  steps: STEPS,
} as const;
