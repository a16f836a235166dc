export interface DemoMeal {
  /** 0 for the week that the demo starts in, 1 for the week after. */
  readonly weekOffset: 0 | 1;
  /** Days after that week's Monday, 0 to 6. */
  readonly day: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  readonly meal_type: "breakfast" | "lunch" | "dinner";
  readonly recipeTitle: string;
  readonly servings: number;
  readonly notes?: string;
}

/** Two weeks as a family of four with jobs and school plans them: gaps, leftovers, guests on Saturday. */
export const DEMO_PLAN: readonly DemoMeal[] = [
  { weekOffset: 0, day: 0, meal_type: "breakfast", recipeTitle: "Overnight Oats with Berries", servings: 4 },
  { weekOffset: 0, day: 0, meal_type: "dinner", recipeTitle: "Tarka Dal", servings: 4 },
  {
    weekOffset: 0,
    day: 1,
    meal_type: "lunch",
    recipeTitle: "Leek and Potato Soup",
    servings: 2,
    notes: "Working from home",
  },
  { weekOffset: 0, day: 1, meal_type: "dinner", recipeTitle: "Lemon and Oregano Chicken Traybake", servings: 4 },
  { weekOffset: 0, day: 2, meal_type: "breakfast", recipeTitle: "Overnight Oats with Berries", servings: 4 },
  { weekOffset: 0, day: 2, meal_type: "dinner", recipeTitle: "Sausages and Mash with Onion Gravy", servings: 4 },
  {
    weekOffset: 0,
    day: 3,
    meal_type: "dinner",
    recipeTitle: "Egg Fried Rice with Prawns",
    servings: 4,
    notes: "Swimming: eat at six",
  },
  { weekOffset: 0, day: 4, meal_type: "lunch", recipeTitle: "Smooth Hummus", servings: 3, notes: "Lunch boxes" },
  { weekOffset: 0, day: 4, meal_type: "dinner", recipeTitle: "Fish Tacos with Lime Slaw", servings: 4 },
  { weekOffset: 0, day: 5, meal_type: "breakfast", recipeTitle: "Saturday Buttermilk Pancakes", servings: 4 },
  { weekOffset: 0, day: 5, meal_type: "lunch", recipeTitle: "Greek Salad", servings: 4 },
  {
    weekOffset: 0,
    day: 5,
    meal_type: "lunch",
    recipeTitle: "Everyday White Loaf",
    servings: 12,
    notes: "Bake in the morning",
  },
  {
    weekOffset: 0,
    day: 5,
    meal_type: "dinner",
    recipeTitle: "Chicken Tikka Masala with Pilau Rice and Raita",
    servings: 8,
    notes: "Guests at seven. Marinate by noon",
  },
  { weekOffset: 0, day: 6, meal_type: "breakfast", recipeTitle: "Shakshuka with Feta", servings: 4 },
  {
    weekOffset: 0,
    day: 6,
    meal_type: "dinner",
    recipeTitle: "Sunday Roast Chicken",
    servings: 6,
    notes: "Gran is coming",
  },
  {
    weekOffset: 0,
    day: 6,
    meal_type: "dinner",
    recipeTitle: "Sunken Apple Cake",
    servings: 12,
    notes: "For afters, and Monday's break",
  },
  { weekOffset: 1, day: 0, meal_type: "dinner", recipeTitle: "Mushroom Risotto", servings: 4 },
  { weekOffset: 1, day: 1, meal_type: "breakfast", recipeTitle: "Overnight Oats with Berries", servings: 2 },
  { weekOffset: 1, day: 1, meal_type: "lunch", recipeTitle: "Black Bean Quesadillas", servings: 2 },
  { weekOffset: 1, day: 1, meal_type: "dinner", recipeTitle: "Frikadellen with Warm Potato Salad", servings: 4 },
  { weekOffset: 1, day: 2, meal_type: "dinner", recipeTitle: "Thai Green Chicken Curry", servings: 4 },
  { weekOffset: 1, day: 3, meal_type: "breakfast", recipeTitle: "Masala Scrambled Eggs on Toast", servings: 4 },
  { weekOffset: 1, day: 3, meal_type: "dinner", recipeTitle: "Spaghetti Bolognese", servings: 8, notes: "Freeze half" },
  { weekOffset: 1, day: 4, meal_type: "dinner", recipeTitle: "Teriyaki Salmon with Rice and Pak Choi", servings: 4 },
  { weekOffset: 1, day: 5, meal_type: "breakfast", recipeTitle: "Saturday Buttermilk Pancakes", servings: 4 },
  {
    weekOffset: 1,
    day: 5,
    meal_type: "lunch",
    recipeTitle: "Croque-Monsieur",
    servings: 2,
    notes: "The children are at a party",
  },
  { weekOffset: 1, day: 5, meal_type: "dinner", recipeTitle: "Lamb Koftas with Tzatziki", servings: 4 },
  { weekOffset: 1, day: 5, meal_type: "dinner", recipeTitle: "Smooth Hummus", servings: 6, notes: "With the koftas" },
  { weekOffset: 1, day: 6, meal_type: "dinner", recipeTitle: "Oma's Goulash", servings: 6 },
  { weekOffset: 1, day: 6, meal_type: "dinner", recipeTitle: "Victoria Sponge", servings: 10, notes: "Birthday tea" },
];
