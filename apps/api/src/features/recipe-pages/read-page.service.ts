import { MAX_PAGE_CHARACTERS, type ReadPageInput, type ReadPageOutput } from "@tureen/contracts/recipe-pages";
import { text } from "@tureen/messages/text";
import { readPage as readPageSource, type PageReading } from "@tureen/recipe-pages/read-page";
import { AiError } from "#ai/ai-error";
import { recipeFromText } from "#ai/recipes/read-recipes";
import type { RequestContext } from "#app-context";
import { AppError } from "#app-error";
import { toWireRecipe } from "../ai/ai-recipe.mapper";
import { pageRecipeToWire } from "./page-recipe.mapper";

/** A model is asked about no more of a page; a recipe is a small part of it. */
const MAX_ASKED_CHARACTERS = 20_000;
/** What is shown beside the form. */
const MAX_SHOWN_CHARACTERS = 100_000;

/**
 * The recipe of a page as the form takes it; nothing is saved. By rules, and where they find none by the model at home.
 * @throws AppError forbidden where a page is to be fetched and the family has not allowed it, unreadable where it has no recipe
 */
export async function readPage(context: RequestContext, input: ReadPageInput): Promise<ReadPageOutput> {
  const { app } = context;
  const page = input.source.trim() === "" ? await fetched(context, input.address) : input;
  const reading = readPageSource(page.source.slice(0, MAX_PAGE_CHARACTERS), page.address);
  const shown = {
    source: { address: reading.address, site: reading.site, author: reading.recipe?.author ?? "" },
    pictures: [...(reading.recipe?.pictures ?? [])],
    text: reading.text.slice(0, MAX_SHOWN_CHARACTERS),
    others: reading.others.slice(0, 20),
  };
  if (reading.recipe)
    return { ...shown, recipe: pageRecipeToWire(app, reading.recipe, reading), found_by: reading.recipe.foundBy };
  return { ...shown, recipe: await askModel(context, reading), found_by: "model" };
}

function fetched({ app, signal, hasBegun }: RequestContext, address: string) {
  if (app.settings.choice("fetch_pages") === "off")
    throw new AppError(
      "forbidden",
      text(
        "Fetching pages is off. Turn it on under Admin, or copy the page's text or source and paste it: that needs no connection.",
      ),
    );
  hasBegun?.();
  return app.fetchPage(address, signal);
}

async function askModel({ app, signal, hasBegun, log }: RequestContext, reading: PageReading) {
  const asked = reading.text.slice(0, MAX_ASKED_CHARACTERS);
  hasBegun?.();
  try {
    const { value } = await recipeFromText(app.ai, asked, { priority: "interactive", signal });
    if (value.ingredients.length > 0) return toWireRecipe(app, value, asked);
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    log.info({ code: error.code }, "no model could read the page");
  }
  throw new AppError(
    "unreadable",
    text("No recipe was found on this page. Copy the recipe itself, with its ingredients and steps, and paste that."),
  );
}
