import { describe, expect, test } from "vitest";
import { MADE_RECIPES, PAGE_STYLES } from "./testing/make-page";
import { readPage } from "./read-page";

describe.each(PAGE_STYLES.map((style) => [style.name, style] as const))("%s", (_name, style) => {
  test.each(MADE_RECIPES.map((recipe) => [recipe.title, recipe] as const))("says %s", (_title, made) => {
    const { recipe } = readPage(style.make(made));
    expect(recipe?.title).toBe(made.title);
    expect(recipe?.ingredients.map(({ text }) => text)).toEqual(made.groups.flatMap(({ lines }) => lines));
    expect(recipe?.steps.map(({ text }) => text)).toEqual(made.steps);
    if (!style.hasGroups) return;
    expect(recipe?.ingredients.map(({ section }) => section)).toEqual(
      made.groups.flatMap(({ name, lines }) => lines.map(() => name)),
    );
  });
});
