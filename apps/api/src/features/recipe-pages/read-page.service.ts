import { MAX_PAGE_CHARACTERS, type ReadPageInput, type ReadPageOutput } from "@tureen/contracts/recipe-pages";
import { text, type Text } from "@tureen/messages/text";
import { NO_RECIPE, type PageRecipe } from "@tureen/recipe-pages/page-recipe";
import { isPageSource } from "@tureen/recipe-pages/page/page-source";
import type { PageReading } from "@tureen/recipe-pages/read-page";
import { throwUnlessAiError } from "#ai/ai-error";
import { isUnusable } from "#ai/model/ask-policy";
import type { RequestContext } from "#core/app-context";
import { AppError } from "#core/app-error";
import { atGate } from "#processes/hostile-file-gate";
import { renderSafely } from "../ai/photo/prepare-photo";
import { pageRecipeToWire } from "./page-recipe.mapper";

/** As large as a recipe's photo is kept. */
const FORM_PHOTO = { format: "jpeg", quality: 88, width: 1600, height: 3200 } as const;
/** What is shown beside the form. */
const MAX_SHOWN_CHARACTERS = 100_000;

/**
 * The recipe of a page as the form takes it; nothing is saved. Whatever fails before a model is asked has a status of its own, and
 * takes less than a minute. By rules, and where they find none by the model at home.
 * @throws AppError forbidden where a page is to be fetched and the family has not allowed it, unreadable where it has no recipe
 */
export async function readPage(context: RequestContext, input: ReadPageInput): Promise<ReadPageOutput> {
  const isFetched = input.source.trim() === "";
  const page = isFetched ? await fetched(context, input.address) : input;
  const reading = await readSafely(context, page);
  const shown = {
    source: { address: reading.address, site: reading.site, author: reading.recipe?.author ?? "" },
    pictures: [...(reading.recipe?.pictures ?? [])],
    text: reading.text.slice(0, MAX_SHOWN_CHARACTERS),
    others: reading.others.slice(0, 20),
  };
  const found = reading.recipe ?? (await askModel(context, reading));
  if ("reason" in found) {
    // Words that somebody pasted are shown beside the empty form; of a page only its address may help.
    if (isFetched || isPageSource(page.source)) throw new AppError("unreadable", noRecipe(found.reason));
    const recipe = pageRecipeToWire(context, { ...NO_RECIPE, foundBy: "text" }, reading);
    return { ...shown, photo: "", recipe, found_by: "nobody", note: context.t(noRecipe(found.reason)) };
  }
  const photo = isFetched ? await firstPhoto(context, shown.pictures) : "";
  const recipe = pageRecipeToWire(context, found, reading);
  return { ...shown, photo, recipe, found_by: found.foundBy, note: "" };
}

const noRecipe = (reason: Text): Text => text("No recipe was recognised here. {reason}", { reason });

const NOBODY_KNOWS = text(
  "The model found none either. Copy the recipe itself, with its ingredients and steps, and paste that.",
);

/** In a process of its own, so that a page that was made to take time takes none of the server's. */
async function readSafely({ app, log }: RequestContext, page: ReadPageInput): Promise<PageReading> {
  const request = { source: page.source.slice(0, MAX_PAGE_CHARACTERS), address: page.address };
  try {
    return await atGate("page", () => app.readSource(request, log));
  } catch (error) {
    log.warn({ err: error }, "a page could not be read");
    throw new AppError(
      "unreadable",
      text("This page is made in a way that Tureen cannot read. Copy the recipe's text and paste it instead."),
    );
  }
}

function fetched({ app, signal }: RequestContext, address: string) {
  if (app.settings.choice("fetch_pages") === "off")
    throw new AppError(
      "forbidden",
      text(
        "Fetching pages is off. Turn it on under Admin, or copy the page's text or source and paste it: that needs no connection.",
      ),
    );
  return app.fetchPage(address, signal);
}

/**
 * The picture of a page that somebody had fetched, through the same doors as the page. A recipe without it is better than none:
 * what goes wrong is logged.
 */
async function firstPhoto({ app, signal, log }: RequestContext, [address]: readonly string[]): Promise<string> {
  if (address === undefined) return "";
  try {
    const [photo] = await renderSafely(await app.fetchPicture(address, signal), [FORM_PHOTO], {
      log,
      decode: app.decodePhoto,
    });
    return Buffer.from(photo).toString("base64");
  } catch (error) {
    signal.throwIfAborted();
    log.info({ err: error }, "the picture of a page was not read");
    return "";
  }
}

/** What a model makes of a page in which rules find nothing; where it makes nothing of it, why not. */
async function askModel(
  { app, signal, hasBegun, log }: RequestContext,
  reading: PageReading,
): Promise<PageRecipe | { readonly reason: Text }> {
  hasBegun?.();
  try {
    // Read when a page first needs a model: with it comes the reading of whole books.
    const { askPage } = await import("./ask-page");
    const recipe = await askPage(app.ai, reading.text, { priority: "interactive", signal });
    return recipe ?? { reason: NOBODY_KNOWS };
  } catch (error) {
    throwUnlessAiError(error);
    if (error.code === "cancelled") throw error;
    log.info({ code: error.code }, "no model could read the page");
    return { reason: isUnusable(error) ? NOBODY_KNOWS : error.sentence };
  }
}
