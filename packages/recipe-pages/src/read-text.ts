import { foldText } from "@tureen/domain/ingredients/normalize-name";
import { kindOf } from "@tureen/domain/pdf-import/lines/line-kind";
import { readDuration } from "./duration";
import { headedLists, type Line } from "./headed-lists";
import { NO_RECIPE, type PageRecipe } from "./page-recipe";
import { tidy } from "./page";
import { readYield } from "./servings";

const ITEM = /^(?:[•·▢☐☑*]|[-–—](?=\s))\s*/;

/** The recipe in the words of a page, as somebody copied them; null where nothing looks like one. */
export function readText(text: string): PageRecipe | null {
  const lines = text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(asLine)
    .filter((line) => line.text !== "");
  const lists = headedLists(lines);
  if (lists.ingredients.length < 2) return null;
  const facts = lines.map((line) => line.text).filter((line) => line.length < 60);
  const title = lines.find((line) => kindOf(line.text) === "title" && line.text !== "") ?? lines[0];
  const minutes = (name: RegExp): number | null => {
    const at = facts.findIndex((line) => name.test(foldText(line)));
    return at === -1 ? null : (readDuration(facts[at] ?? "") ?? readDuration(facts[at + 1] ?? ""));
  };
  const servings = readYield(facts.filter((line) => kindOf(line) === "servings"));
  return {
    ...NO_RECIPE,
    ...lists,
    title: title?.text ?? "",
    servings: servings.servings,
    prepMinutes: minutes(/^(?:prep|vorbereit|arbeitszeit|preparation time|temps de prep|tiempo de prep|tempo di prep)/),
    cookMinutes: minutes(
      /^(?:cook|bak|koch|back|garzeit|cuisson|temps de cuisson|coccion|tiempo de coc|cottura|tempo di cot)/,
    ),
    totalMinutes: minutes(/^(?:total|ready in|gesamt)/),
    foundBy: "text",
  };
}

function asLine(written: string): Line {
  const heading = /^\s*(#{1,6})\s+(.*)$/.exec(written);
  if (heading) return { text: tidy(heading[2] ?? ""), level: (heading[1] ?? "").length, isItem: false };
  const text = tidy(written);
  return { text: text.replace(ITEM, ""), level: 0, isItem: ITEM.test(text) };
}
