// npx tsx this-week.ts http://your-box:3000 TOKEN 2026-11-23
import { connect, type ServerOptions } from "@tureen/client";
import { pathToFileURL } from "node:url";

/** The seven days from this one as lines: "2026-11-23 dinner: Leek soup (4)". */
export async function weekFrom(server: ServerOptions, firstDay: string): Promise<string[]> {
  const tureen = connect(server);
  const lastDay = new Date(Date.parse(firstDay) + 6 * 24 * 3600 * 1000).toISOString().slice(0, 10);
  const { mealPlans } = await tureen.mealPlans.range.query({ startDate: firstDay, endDate: lastDay });
  return mealPlans.map((meal) => `${meal.date} ${meal.meal_type}: ${meal.recipe_title} (${meal.servings})`);
}

const [, script = "", url, token, firstDay] = process.argv;
if (url && token && firstDay && import.meta.url === pathToFileURL(script).href)
  process.stdout.write(`${(await weekFrom({ url, token }, firstDay)).join("\n")}\n`);
