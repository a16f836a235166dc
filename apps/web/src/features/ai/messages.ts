import { text } from "@tureen/messages/text";
/** Specification, sections 5 and 8. */
export const AI_MESSAGES = {
  descriptionMissing: text("Please enter a recipe description"),
  generated: text("Recipe generated successfully!"),
  generateFailed: text("Failed to generate recipe"),
  generateFailedBecause: (reason: string) => text("Failed to generate recipe: {reason}", { reason }),
  photoRead: text("Recipe extracted from image successfully!"),
  photoFailed: text("Failed to extract recipe from image"),
  mealGenerated: text("Recipe generated from meal photo successfully!"),
  mealFailed: text("Failed to generate recipe from meal photo"),
  pageRead: text("Recipe read from the page!"),
  pageFailed: text("Failed to read the page"),
  pdfImported: (count: number) => text("Successfully imported {count} recipes from PDF!", { count }),
  pdfFailed: text("Failed to import recipes from PDF"),
  notAPdf: text("Please select a valid PDF file"),
  callFailed: text("Failed to process input. Please try again."),
} as const;
