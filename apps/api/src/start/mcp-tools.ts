import type { McpTool } from "#mcp/mcp-server";
import type { ProcedurePath } from "./app-router";
import { procedures } from "./procedures";

/**
 * What an assistant at home may do, and the words by which it chooses; a tool is its procedure, with the same checks and the
 * same schema. Few and plain: a model of the kitchen's size loses itself among many.
 */
const OFFERED = {
  "recipes.search":
    "Find the household's recipes by words of their titles, ingredients or tags; also by difficulty, cuisine and time. Answers with ids and titles.",
  "recipes.byId": "Read one recipe whole: ingredients with amounts, steps, times, notes.",
  "recipes.create": "Add a recipe. Ingredients are lines as people write them, one a line.",
  "mealPlans.range": "What is planned between two dates, both included.",
  "mealPlans.create": "Plan a recipe for breakfast, lunch or dinner of a date.",
  "mealPlans.delete": "Take a planned meal off the plan, by its id.",
  "cooking.record": "Write down that a recipe was cooked on a date.",
  "shoppingLists.summaries": "The shopping lists: names, dates, how much is on them.",
  "shoppingLists.byId": "Read one shopping list with all its items.",
  "shoppingLists.export": "Read one shopping list as plain text.",
  "shoppingLists.generate": "Make a shopping list from the meals planned between two dates.",
  "larder.list": "What is always in stock at home.",
} as const satisfies Partial<Record<ProcedurePath, string>>;

let cached: readonly McpTool[] | undefined;

/** The tools, made of their procedures when they are first asked for. */
export function mcpTools(): readonly McpTool[] {
  cached ??= Object.entries(OFFERED).map(([path, description]) => ({
    name: path.replace(".", "_"),
    procedure: path,
    description,
    inputSchema: { ...procedures.schemasOf(path).input, type: "object" as const },
    isReading: procedures.typeOf(path) === "query",
  }));
  return cached;
}
