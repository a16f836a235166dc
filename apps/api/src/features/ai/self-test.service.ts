import { readDocument, recipeFromText } from "#ai/recipes/read-recipes";
import { throwUnlessAiError } from "#ai/ai-error";
import type { RequestContext } from "#app-context";
import { SELF_TESTS, type SelfTest } from "./self-test-recipes";
import { scoreRecipes, verdictOn, type SelfTestResult } from "./self-test-score";

/**
 * Lets the chosen models read three recipes whose right answers are known (plain text, a photo, a page with two recipes)
 * and says in words whether they are good enough for this kitchen.
 * Whoever leaves before the end spares the models the rest.
 */
export async function testModel(context: RequestContext): Promise<{ results: SelfTestResult[]; verdict: string }> {
  const results: SelfTestResult[] = [];
  for (const test of SELF_TESTS) {
    if (context.signal.aborted) break;
    results.push(await runTest(context, test));
  }
  return { results, verdict: context.t(verdictOn(results)) };
}

async function runTest(context: RequestContext, test: SelfTest): Promise<SelfTestResult> {
  const startedAtMs = context.app.clock.now();
  const seconds = (): number => Math.round((context.app.clock.now() - startedAtMs) / 100) / 10;
  try {
    const { recipes, tokensPerSecond } = await read(context, test);
    return {
      name: context.t(test.name),
      ...scoreRecipes(test.expected, recipes),
      tokensPerSecond,
      seconds: seconds(),
      error: null,
    };
  } catch (error) {
    throwUnlessAiError(error);
    return {
      name: context.t(test.name),
      ...scoreRecipes(test.expected, []),
      tokensPerSecond: null,
      seconds: seconds(),
      error: context.t(error.sentence),
    };
  }
}

async function read({ app, signal }: RequestContext, test: SelfTest) {
  const turn = { priority: "interactive" as const, signal };
  if (test.kind === "page") {
    const readings = await readDocument(app.ai, { text: test.text }, { turn, split: () => null });
    return { recipes: readings.flatMap((reading) => reading.recipes), tokensPerSecond: null };
  }
  const text = test.kind === "photo" ? (await app.ai.transcribeImage(await test.photo(), turn)).text : test.text;
  const { value, tokensPerSecond } = await recipeFromText(app.ai, text, turn);
  return { recipes: [value], tokensPerSecond: tokensPerSecond ?? null };
}
