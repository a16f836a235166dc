import type { DishScene, Topping } from "./draw-dish";

const LINEN = { cloth: "#e9e0d0", stripe: "#b7513a" };
const NIGHT = { cloth: "#39454a", stripe: "#d9c9a8" };
const OAT = { cloth: "#d8c7a6", stripe: "#f2ead8" };
const SAGE = { cloth: "#b9c4ae", stripe: "#5f7358" };
const WOOD = { cloth: "#8a5b38", stripe: "#744a2c" };

const [CREAM, BLUE, IRON, CLAY, OAK, STEEL] = ["#f6f1e6", "#5d7f8e", "#2b2a2b", "#b8693f", "#c08a53", "#b9b7b2"];

const parsley: Topping = { shape: "leaf", colors: ["#3f7d32", "#558f3e", "#2f6629"], count: 16, size: 11 };
const basil: Topping = { shape: "leaf", colors: ["#3c7a2c", "#4f9140"], count: 7, size: 30, reach: 0.45 };
const rice: Topping = { shape: "grain", colors: ["#fffaf0", "#f7efdf", "#efe5d0"], count: 420, size: 13 };
const pepper: Topping = { shape: "grain", colors: ["#2c2018", "#55402f"], count: 40, size: 3 };

/** What the dishes of the demo household look like; those that are not here show their typographic cover. */
export const DISH_SCENES: Readonly<Record<string, DishScene>> = {
  "Spaghetti Bolognese": {
    ...LINEN,
    vessel: "plate",
    glaze: CREAM,
    base: null,
    toppings: [
      { shape: "strand", colors: ["#e8bd62", "#efcb78", "#dfae4f"], count: 150, size: 88, reach: 0.66 },
      { shape: "chunk", colors: ["#8e2f18", "#a33d1f", "#742311"], count: 110, size: 17, reach: 0.42 },
      { shape: "chunk", colors: ["#d96a2c", "#c9521f"], count: 14, size: 9, reach: 0.36 },
      { shape: "grain", colors: ["#fff3cf"], count: 60, size: 7, reach: 0.34 },
      { ...basil, count: 5, reach: 0.16 },
    ],
  },
  "Leek and Potato Soup": {
    ...SAGE,
    vessel: "bowl",
    glaze: BLUE,
    base: "#dfd59a",
    toppings: [
      { shape: "ring", colors: ["#8fb25a", "#b6cd83", "#dbe3b0"], count: 26, size: 17, reach: 0.5 },
      { shape: "chunk", colors: ["#d0a25a", "#c08d44"], count: 14, size: 15, reach: 0.34 },
      { ...parsley, count: 24, size: 7, reach: 0.6 },
      pepper,
    ],
  },
  "Greek Salad": {
    ...NIGHT,
    vessel: "bowl",
    glaze: CREAM,
    base: "#7f9d4a",
    toppings: [
      { shape: "leaf", colors: ["#6f9c3c", "#88b14f", "#557f2c"], count: 40, size: 46 },
      { shape: "slice", colors: ["#7fae4c", "#8fbb5b"], count: 17, size: 36, reach: 0.8 },
      { shape: "chunk", colors: ["#cf3524", "#dc4a31", "#b92a1d"], count: 18, size: 34, reach: 0.78 },
      { shape: "ring", colors: ["#8d3c6c", "#a5567f"], count: 13, size: 30, reach: 0.7 },
      { shape: "ring", colors: ["#33222b", "#46303a"], count: 15, size: 12, reach: 0.76 },
      { shape: "chunk", colors: ["#fdf8ec", "#f4ecd9"], count: 17, size: 25, reach: 0.55 },
      { ...parsley, reach: 0.7 },
    ],
  },
  "Shakshuka with Feta": {
    ...WOOD,
    vessel: "pan",
    glaze: IRON,
    base: "#b5341a",
    toppings: [
      { shape: "chunk", colors: ["#c9421f", "#a52b14", "#d9582a"], count: 70, size: 22 },
      { shape: "strand", colors: ["#d86b35", "#b63a1e"], count: 16, size: 36, reach: 0.8 },
      { shape: "egg", colors: ["#f2a51d", "#f5b132"], count: 5, size: 62, reach: 0.62 },
      { shape: "chunk", colors: ["#fdf6e6", "#f3ead4"], count: 26, size: 12, reach: 0.78 },
      { ...parsley, count: 34, size: 9, reach: 0.82 },
      pepper,
    ],
  },
  "Thai Green Chicken Curry": {
    ...OAT,
    vessel: "bowl",
    glaze: IRON,
    base: "#a9b567",
    toppings: [
      { shape: "chunk", colors: ["#f0dcb4", "#e6cb98", "#f6e8c8"], count: 26, size: 32, reach: 0.8 },
      { shape: "slice", colors: ["#5c8a3a", "#6f9a47"], count: 12, size: 25, reach: 0.8 },
      { shape: "strand", colors: ["#c5352a", "#d9492f"], count: 10, size: 24, reach: 0.7 },
      { ...basil, count: 10, size: 26, reach: 0.6 },
      { shape: "grain", colors: ["#fdfbf0"], count: 40, size: 5, reach: 0.8 },
    ],
  },
  "Chicken Tikka Masala with Pilau Rice and Raita": {
    ...NIGHT,
    vessel: "bowl",
    glaze: CLAY,
    base: "#d9752c",
    toppings: [
      { ...rice, at: [-0.5, -0.12], reach: 0.44, count: 460 },
      { shape: "grain", colors: ["#e8b535", "#d99b22"], count: 46, size: 12, at: [-0.5, -0.12], reach: 0.4 },
      { shape: "chunk", colors: ["#c4571f", "#a94316", "#d8752f"], count: 24, size: 36, at: [0.3, 0.1], reach: 0.5 },
      { shape: "strand", colors: ["#fdf3df"], count: 5, size: 60, at: [0.3, 0.1], reach: 0.3 },
      { ...parsley, count: 24, size: 12, at: [0.22, 0.1], reach: 0.6 },
    ],
  },
  "Mushroom Risotto": {
    ...SAGE,
    vessel: "plate",
    glaze: "#40525a",
    base: "#e8d9b4",
    toppings: [
      { ...rice, colors: ["#f4e8c9", "#eadbb5", "#fbf2dc"], count: 640, reach: 0.92 },
      { shape: "fillet", colors: ["#8a5a34", "#a06d42", "#744726"], count: 22, size: 32, reach: 0.62 },
      { shape: "grain", colors: ["#fff7df"], count: 40, size: 10, reach: 0.5 },
      { ...parsley, count: 26, size: 10, reach: 0.75 },
      pepper,
    ],
  },
  "Saturday Buttermilk Pancakes": {
    ...LINEN,
    vessel: "plate",
    glaze: "#e7ecea",
    base: null,
    toppings: [
      { shape: "chunk", colors: ["#c88641"], count: 1, size: 205, reach: 0.06 },
      { shape: "chunk", colors: ["#dca35c"], count: 1, size: 192, reach: 0.1 },
      { shape: "chunk", colors: ["#cf8f48"], count: 1, size: 178, reach: 0.05 },
      { shape: "chunk", colors: ["#e0ab66"], count: 1, size: 165, reach: 0.03 },
      { shape: "chunk", colors: ["#f8e39b"], count: 1, size: 34, reach: 0.05 },
      { shape: "slice", colors: ["#4b4f86", "#3c4077", "#5c5f9b"], count: 22, size: 15, reach: 0.72 },
      { shape: "chunk", colors: ["#c42d45", "#d8475a"], count: 13, size: 20, reach: 0.7 },
    ],
  },
  "Sunday Roast Chicken": {
    ...WOOD,
    vessel: "tin",
    glaze: STEEL,
    base: null,
    toppings: [
      { shape: "chunk", colors: ["#d9a64c", "#cc9238", "#e4b862"], count: 34, size: 42, reach: 1.2 },
      { shape: "fillet", colors: ["#d9702a", "#e2843b"], count: 12, size: 38, reach: 1.1 },
      { shape: "chunk", colors: ["#b9692a"], count: 1, size: 172, reach: 0.04 },
      { shape: "chunk", colors: ["#cd8237"], count: 2, size: 92, reach: 0.36 },
      { shape: "chunk", colors: ["#a95a20"], count: 2, size: 62, at: [0.1, 0.5], reach: 0.42 },
      { ...parsley, colors: ["#5b7a4a", "#6e8d57"], count: 34, size: 15, reach: 1.05 },
    ],
  },
  "Teriyaki Salmon with Rice and Pak Choi": {
    ...OAT,
    vessel: "plate",
    glaze: "#33404a",
    base: null,
    toppings: [
      { ...rice, at: [-0.42, 0.08], reach: 0.42, count: 480 },
      { shape: "leaf", colors: ["#3f7f34", "#57974a", "#8fb97c"], count: 12, size: 66, at: [0.36, -0.42], reach: 0.34 },
      { shape: "fillet", colors: ["#d2602c", "#c24f1f"], count: 2, size: 122, at: [0.3, 0.24], reach: 0.26 },
      { shape: "grain", colors: ["#f5e7bf", "#2c2018"], count: 46, size: 6, reach: 0.74 },
      { shape: "ring", colors: ["#6da04b", "#8dbb63"], count: 16, size: 8, reach: 0.7 },
    ],
  },
  Ratatouille: {
    ...LINEN,
    vessel: "pan",
    glaze: CLAY,
    base: "#a8361b",
    toppings: [
      {
        shape: "slice",
        colors: ["#c9432a", "#7f9a45", "#6a3f63", "#d8b14a", "#c9432a", "#8da852"],
        count: 58,
        size: 43,
        reach: 0.88,
      },
      { ...parsley, count: 26, size: 9, reach: 0.85 },
      pepper,
    ],
  },
  "Overnight Oats with Berries": {
    ...SAGE,
    vessel: "bowl",
    glaze: CREAM,
    base: "#efe3cd",
    toppings: [
      { shape: "grain", colors: ["#dbc49a", "#e9d7b3", "#cdb282"], count: 210, size: 11, reach: 0.92 },
      {
        shape: "chunk",
        colors: ["#c72b47", "#db4a62", "#a91f3a"],
        count: 17,
        size: 27,
        at: [-0.26, -0.1],
        reach: 0.46,
      },
      { shape: "slice", colors: ["#3f4379", "#53568f"], count: 26, size: 18, at: [0.28, 0.16], reach: 0.44 },
      { shape: "leaf", colors: ["#5f9a4b"], count: 4, size: 24, reach: 0.2 },
    ],
  },
  "Sunken Apple Cake": {
    ...OAT,
    vessel: "plate",
    glaze: CREAM,
    base: "#d99b4c",
    toppings: [
      { shape: "leaf", colors: ["#f0d487", "#e8c56c", "#f5e09f"], count: 40, size: 50, reach: 0.8 },
      { shape: "grain", colors: ["#fffdf6"], count: 190, size: 4, reach: 0.92 },
      { shape: "chunk", colors: ["#b06a2a"], count: 24, size: 9, reach: 0.86 },
    ],
  },
  "Chilli con Carne": {
    ...NIGHT,
    vessel: "bowl",
    glaze: CLAY,
    base: "#7b2612",
    toppings: [
      { shape: "chunk", colors: ["#8c3016", "#6e200e", "#a2401f"], count: 110, size: 17 },
      { shape: "fillet", colors: ["#5a1d18", "#6d2620", "#451410"], count: 44, size: 19, reach: 0.84 },
      { shape: "grain", colors: ["#f0c646", "#e7b52f"], count: 26, size: 11, reach: 0.8 },
      { shape: "chunk", colors: ["#fdf7ea"], count: 1, size: 66, reach: 0.1 },
      { ...parsley, count: 18, size: 13, reach: 0.46 },
    ],
  },
  "Fish Tacos with Lime Slaw": {
    ...SAGE,
    vessel: "board",
    glaze: OAK,
    base: null,
    toppings: [
      { shape: "chunk", colors: ["#ecd08f", "#f2dca6"], count: 3, size: 128, reach: 0.82 },
      { shape: "strand", colors: ["#d7e3b3", "#b25b8c", "#eef2d6"], count: 64, size: 40, reach: 0.92 },
      { shape: "fillet", colors: ["#d59a45", "#c98833"], count: 8, size: 44, reach: 0.86 },
      { shape: "slice", colors: ["#8cb83f"], count: 5, size: 34, reach: 1.05 },
      { ...parsley, count: 26, size: 12, reach: 0.95 },
    ],
  },
  "Victoria Sponge": {
    ...LINEN,
    vessel: "plate",
    glaze: "#dfe7ea",
    base: null,
    toppings: [
      { shape: "chunk", colors: ["#fbf3e2"], count: 1, size: 214, reach: 0.02 },
      { shape: "chunk", colors: ["#c9293f"], count: 1, size: 205, reach: 0.02 },
      { shape: "chunk", colors: ["#dfa858"], count: 1, size: 194, reach: 0.02 },
      { shape: "grain", colors: ["#ffffff"], count: 420, size: 4, reach: 0.72 },
      { shape: "chunk", colors: ["#c9293f", "#dd4a5c"], count: 7, size: 26, reach: 0.22 },
      { shape: "leaf", colors: ["#5a9348"], count: 5, size: 22, reach: 0.22 },
    ],
  },
  "Smooth Hummus": {
    ...WOOD,
    vessel: "bowl",
    glaze: BLUE,
    base: "#e3c78d",
    toppings: [
      { shape: "strand", colors: ["#d4b070", "#eed9a8"], count: 20, size: 76, reach: 0.66 },
      { shape: "ring", colors: ["#c98f1e"], count: 3, size: 60, reach: 0.16 },
      { shape: "chunk", colors: ["#d9b067", "#c79a4e"], count: 13, size: 17, reach: 0.26 },
      { shape: "grain", colors: ["#a63a1a", "#c24b22"], count: 90, size: 4, reach: 0.6 },
      { ...parsley, count: 18, size: 10, reach: 0.5 },
    ],
  },
};
