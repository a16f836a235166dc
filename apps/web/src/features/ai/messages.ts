/** Specification, sections 5 and 8. */
export const AI_MESSAGES = {
  descriptionMissing: "Please enter a recipe description",
  generated: "Recipe generated successfully!",
  generateFailed: "Failed to generate recipe",
  /** Followed by the server's sentence. */
  generateFailedBecause: "Failed to generate recipe: ",
  photoRead: "Recipe extracted from image successfully!",
  photoFailed: "Failed to extract recipe from image",
  mealGenerated: "Recipe generated from meal photo successfully!",
  mealFailed: "Failed to generate recipe from meal photo",
  pdfImported: (count: number) => `Successfully imported ${count} recipes from PDF!`,
  pdfFailed: "Failed to import recipes from PDF",
  notAPdf: "Please select a valid PDF file",
  callFailed: "Failed to process input. Please try again.",
} as const;
