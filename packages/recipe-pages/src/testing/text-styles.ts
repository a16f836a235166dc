import * as html from "./page-parts";
import type { MadeRecipe, PageStyle } from "./page-parts";

const text = (name: string, make: (recipe: MadeRecipe) => string): PageStyle => ({
  name: `text: ${name}`,
  hasGroups: false,
  make,
});

/** The words of pages and messages, as they are copied. */
export const TEXT_STYLES: readonly PageStyle[] = [
  text(
    "a post of a social network",
    (recipe) =>
      `${recipe.title}\n\nSave this for later!\n\nINGREDIENTS\n${html.each(html.allLines(recipe), (line) => `- ${line}`)}\n\nMETHOD\n${html.each(recipe.steps, (step, index) => `${index + 1}. ${step}`)}\n\n#recipe #dinner #cooking\n`,
  ),
  text(
    "a message with stars for bold",
    (recipe) =>
      `*${recipe.title}*\n\n*Zutaten:*\n${html.each(html.allLines(recipe), (line) => `• ${line}`)}\n\n*Zubereitung:*\n${recipe.steps.join("\n\n")}\n`,
  ),
  text(
    "Markdown",
    (recipe) =>
      `# ${recipe.title}\n\n**Ingredients**\n\n${html.each(html.allLines(recipe), (line) => `* ${line}`)}\n\n**Instructions**\n\n${html.each(recipe.steps, (step, index) => `${index + 1}. ${step}`)}\n`,
  ),
  text(
    "lines of Windows with tabs",
    (recipe) =>
      `${recipe.title}\r\n\r\nIngredients:\r\n${html
        .allLines(recipe)
        .map((line) => `\t${line}`)
        .join(
          "\r\n",
        )}\r\n\r\nDirections:\r\n${recipe.steps.map((step, index) => `${index + 1}.\t${step}`).join("\r\n")}\r\n`,
  ),
  text(
    "boxes to tick, steps as headings",
    (r) =>
      `# ${r.title}\n\n## Ingredients\n\n${html.each(html.allLines(r), (line) => `- [ ] ${line}`)}\n\n## Steps\n\n${r.steps.map((step, index) => `### Step ${index + 1}\n\n${step}`).join("\n\n")}\n\n## Notes\n\nKeeps well.`,
  ),
  text("quoted in an e-mail", (r) =>
    [r.title, "", "Ingredients:", ...html.allLines(r), "", "Method:", ...r.steps, ""]
      .map((line) => `> ${line}`)
      .join("\n"),
  ),
  text(
    "little pictures before each line",
    (r) =>
      `🍲 ${r.title} 🍲\n\nINGREDIENTS 👇\n${html.each(html.allLines(r), (line) => `🥕 ${line}`)}\n\nHOW TO MAKE IT 👇\n${html.each(r.steps, (step, index) => `${index + 1}️⃣ ${step}`)}\n\n#soup #recipe #foodie`,
  ),
  text(
    "no word above the steps",
    (r) =>
      `${r.title}\n\nZutaten:\n${html.allLines(r).join("\n")}\n\n${r.steps.map((step, index) => `${index + 1}. ${step}`).join("\n")}`,
  ),
  text(
    "steps with brackets",
    (r) =>
      `${r.title.toUpperCase() === r.title ? r.title : r.title}\n\nIngredients\n${html.each(html.allLines(r), (line) => `* ${line}`)}\n\nPreparation\n${html.each(r.steps, (step, index) => `${index + 1}) ${step}`)}`,
  ),
  text(
    "a heading between lines of signs",
    (r) =>
      `${r.title}\n==========\n\n--- Ingredients ---\n${html.allLines(r).join("\n")}\n\n--- Method ---\n${r.steps.join("\n\n")}`,
  ),
];
