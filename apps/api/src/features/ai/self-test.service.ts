import type { selfTestOutput } from "@tureen/contracts/ai";
import { text } from "@tureen/messages/text";
import type { z } from "zod";
import { normalizePageText } from "@tureen/domain/recipe-reading/lines/normalize-page-text";
import { linesOfText } from "@tureen/domain/recipe-reading/lines/book-line";
import { recipeFromText } from "#ai/recipes/read-recipes";
import { recipesByLabels } from "#ai/recipes/recipe-of-text";
import { throwUnlessAiError } from "#ai/ai-error";
import type { RequestContext } from "#core/app-context";
import { recipeOfDraft } from "./ai-recipe.mapper";
import { recipeOfPhoto } from "./read-photo.service";
import { SELF_TESTS, type SelfTest } from "./self-test-recipes";
import { scoreRecipes, verdictOn, type ScoredSelfTest, type SelfTestResult } from "./self-test-score";

/**
 * Lets the chosen models read recipes whose right answers are known, as the product would: one copied from plain text, one of
 * a photo, two on the page of a book, of which they label the lines; and says in words whether they are good enough for this
 * kitchen.
 * Whoever leaves before the end spares the models the rest.
 */
export async function testModel(context: RequestContext): Promise<z.output<typeof selfTestOutput>> {
  const results: ScoredSelfTest[] = [];
  for (const test of SELF_TESTS) {
    if (context.signal.aborted) break;
    results.push({ ...(await runTest(context, test)), kind: test.kind });
  }
  return {
    results,
    verdict: verdictOn(results)
      .map((each) => context.t(each))
      .join(" "),
    note: await noteOnPlace(context),
  };
}

/** Where the models have answered, when that was not at home. */
async function noteOnPlace({ app, t }: RequestContext): Promise<string | null> {
  const uses = ["text", "vision"] as const;
  const chosen = await Promise.all(uses.map((use) => app.ai.choose(use).catch(() => undefined)));
  const remote = chosen.find((model) => model?.remoteHost !== undefined);
  if (remote?.remoteHost === undefined) return null;
  return t(
    text("{model} does not run at home: what this test asked of it went to {remoteHost}.", {
      model: remote.name,
      remoteHost: remote.remoteHost,
    }),
  );
}

async function runTest(context: RequestContext, test: SelfTest): Promise<SelfTestResult> {
  const startedAtMs = context.app.clock.now();
  const { recipes, ...told } = await read(context, test).then(
    (answer) => ({ ...answer, error: null }),
    (error: unknown) => {
      throwUnlessAiError(error);
      return { recipes: [], tokensPerSecond: null, error: context.t(error.sentence) };
    },
  );
  const seconds = Math.round((context.app.clock.now() - startedAtMs) / 100) / 10;
  return { name: context.t(test.name), ...scoreRecipes(test.expected, recipes), ...told, seconds };
}

async function read({ app, signal }: RequestContext, test: SelfTest) {
  const options = { priority: "interactive" as const, signal };
  if (test.kind === "page") {
    const { recipes } = await recipesByLabels(app.ai, linesOfText(test.text, 1), options);
    return { recipes: recipes.map(recipeOfDraft), tokensPerSecond: null };
  }
  if (test.kind === "photo") {
    const { text } = await app.ai.transcribeImage(await test.photo(), options);
    const lines = linesOfText(normalizePageText(text), 1);
    return { recipes: [await recipeOfPhoto(app.ai, lines, options)], tokensPerSecond: null };
  }
  const { value, tokensPerSecond } = await recipeFromText(app.ai, test.text, options);
  return { recipes: [value], tokensPerSecond: tokensPerSecond ?? null };
}
