export interface DemoLarderItem {
  /** A name of the catalogue. */
  readonly name: string;
  readonly quantity: number;
  readonly unit: string;
  readonly notes: string;
}

/** What the demo household always has in. */
export const DEMO_LARDER: readonly DemoLarderItem[] = [
  { name: "olive oil", quantity: 1, unit: "l", notes: "The big tin under the sink" },
  { name: "vegetable oil", quantity: 750, unit: "ml", notes: "" },
  { name: "salt", quantity: 500, unit: "g", notes: "" },
  { name: "black pepper", quantity: 1, unit: "jar", notes: "Refill in the top drawer" },
  { name: "plain flour", quantity: 1.5, unit: "kg", notes: "" },
  { name: "caster sugar", quantity: 500, unit: "g", notes: "" },
  { name: "basmati rice", quantity: 2, unit: "kg", notes: "Blue tub" },
  { name: "soy sauce", quantity: 250, unit: "ml", notes: "In the fridge door" },
  { name: "tomato purée", quantity: 1, unit: "tube", notes: "" },
  { name: "cumin", quantity: 1, unit: "jar", notes: "" },
  { name: "dried oregano", quantity: 1, unit: "jar", notes: "From the garden" },
  { name: "bay leaf", quantity: 20, unit: "piece", notes: "" },
  { name: "honey", quantity: 1, unit: "jar", notes: "From the neighbour's bees" },
  { name: "baking powder", quantity: 100, unit: "g", notes: "" },
];
