/** A small cookbook for tests: recipes with marks, each with its own ingredients, long enough to fill a window. */
export function cookbook(count: number, stepWords = 40): string {
  return Array.from({ length: count }, (_, index) => {
    const words = Array.from({ length: stepWords }, (__, place) => `word${index}x${place}`).join(" ");
    return `### RECIPE: Dish number ${index + 1}\nServes 4\nIngredients\n${index + 1} cups flour\n2 eggs of kind ${index + 1}\nMethod\n1. Mix everything. ${words}.\n2. Bake until done.\n`;
  }).join("\n");
}
