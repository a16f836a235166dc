import { describe, expect, it } from "vitest";
import { chunkDocument, type Chunk } from "./chunk-text";
import { cleanPages } from "./pages/clean-pages";
import { locateRecipe, type ReadRecipe } from "./locate-recipe";
import { dropOverlapDuplicates, titleSimilarity, type FoundRecipe } from "./overlap-duplicates";
import { indexText } from "./text-index";

interface Dish extends ReadRecipe {
  readonly text: string;
}

const dish = (title: string, ingredients: string[], steps: string[]): Dish => ({
  title,
  ingredients,
  steps,
  text: [
    title,
    "Serves 4",
    "",
    ...ingredients.map((name) => `100 g ${name}`),
    "",
    ...steps.map((step, index) => `${index + 1}. ${step}`),
  ].join("\n"),
});

const darkBrownies = dish(
  "Brownies",
  ["dark chocolate", "butter", "eggs", "sugar"],
  ["Melt the chocolate with butter.", "Fold in the eggs and bake."],
);
const nutBrownies = dish(
  "Brownies",
  ["walnuts", "butter", "eggs", "flour", "honey"],
  ["Roast the walnuts until brown.", "Mix with all the rest and bake."],
);
const soup = dish(
  "Leek soup",
  ["leeks", "potatoes", "cream"],
  ["Sweat the leeks very gently.", "Add the potatoes and simmer."],
);
const dishes = [soup, darkBrownies, nutBrownies];
const document = cleanPages([
  {
    page: 1,
    text: ["Contents", "Leek soup", "Brownies", "Brownies", "", dishes.map(({ text }) => text).join("\n\n")].join("\n"),
  },
]);

const titled = (start: number, end: number) => ({ start, end, isTitleFound: true, isTitleALine: true });
const untitled = (start: number, end: number) => ({ start, end, isTitleFound: false, isTitleALine: false });
const namedInAStep = (start: number, end: number) => ({ start, end, isTitleFound: true, isTitleALine: false });

/** What a perfect reader finds in a chunk: every recipe of which the title is in it, cut off where the chunk ends. */
function readChunk(chunk: Chunk, chunkIndex: number): FoundRecipe[] {
  const index = indexText(chunk.text);
  return dishes.flatMap((recipe): FoundRecipe[] => {
    const at = chunk.text.indexOf(recipe.text.slice(0, recipe.title.length + 40));
    if (at === -1) return [];
    const isComplete = chunk.text.includes(recipe.text);
    const read = {
      title: recipe.title,
      ingredients: recipe.ingredients.filter((name) => chunk.text.includes(name, at)),
      steps: isComplete ? recipe.steps : [],
    };
    const place = locateRecipe(index, read);
    return [
      {
        ...read,
        isComplete,
        chunkIndex,
        chunkStart: chunk.start,
        chunkEnd: chunk.end,
        place: place && { ...place, start: place.start + chunk.start, end: place.end + chunk.start },
      },
    ];
  });
}

describe("a recipe's place in the text", () => {
  const index = indexText(document.text);

  it("is at its own title and not at the list of contents", () => {
    expect(locateRecipe(index, soup)).toMatchObject({
      start: document.text.indexOf("Leek soup\nServes"),
      isTitleFound: true,
    });
  });

  it("tells two recipes of one title apart by what follows", () => {
    const first = document.text.indexOf("Brownies\nServes");
    const second = document.text.indexOf("Brownies\nServes", first + 1);
    expect([darkBrownies, nutBrownies].map((recipe) => locateRecipe(index, recipe)?.start)).toEqual([first, second]);
  });

  it("is not where a step speaks of the dish", () => {
    const text =
      "Toast\n2 slices of bread\n1. Put the bread for the\ntoast into the pan.\n2. Turn the toast.\n\nFrench toast\n2 slices of bread\n1. Put the bread into the pan.";
    const toast = {
      title: "Toast",
      ingredients: ["bread"],
      steps: ["Put the bread for the toast into the pan.", "Turn the toast."],
    };
    expect(locateRecipe(indexText(text), toast)).toMatchObject({ start: 0, end: text.indexOf(".\n\nFrench") + 1 });
  });

  it("runs to the last step that is found", () => {
    expect(document.text.slice(0, locateRecipe(index, darkBrownies)?.end).endsWith("eggs and bake.")).toBe(true);
  });

  it("is where its ingredients are, when the model changed the title", () => {
    const place = locateRecipe(index, { ...soup, title: "Grandmother's favourite" });
    expect(place?.isTitleFound).toBe(false);
    expect(document.text.slice(place?.start, place?.end)).toContain("potatoes");
  });

  it("is nowhere for a recipe that the text does not hold", () => {
    expect(locateRecipe(index, { title: "Paella", ingredients: ["rice", "saffron", "mussels"], steps: [] })).toBeNull();
  });
});

describe("recipes read twice because chunks overlap", () => {
  it("stay once, and both Brownies stay", () => {
    for (let chunkChars = 260; chunkChars < document.text.length + 50; chunkChars += 7) {
      const found = chunkDocument(document, { chunkChars, overlapChars: 130 }).flatMap(readChunk);
      const kept = dropOverlapDuplicates(found);
      expect(kept.map(({ title }) => title)).toEqual(["Leek soup", "Brownies", "Brownies"]);
      expect(kept.every(({ isComplete }) => isComplete)).toBe(true);
    }
  });

  const hit = (over: Partial<FoundRecipe>): FoundRecipe => ({
    ...soup,
    chunkIndex: 0,
    chunkStart: 0,
    chunkEnd: 1000,
    place: titled(800, 990),
    isComplete: true,
    ...over,
  });

  it("are told by place: the same title elsewhere is another recipe", () => {
    const elsewhere = hit({ chunkIndex: 1, chunkStart: 900, chunkEnd: 2000, place: titled(1500, 1700) });
    expect(dropOverlapDuplicates([hit({}), elsewhere])).toHaveLength(2);
  });

  it("keep the richer reading, in the first one's place", () => {
    const cut = hit({ ingredients: ["leeks"], steps: [], isComplete: false });
    const whole = hit({ chunkIndex: 1, chunkStart: 700, chunkEnd: 1700 });
    const other = hit({ title: "Toast", ingredients: ["bread"], place: titled(100, 200) });
    expect(dropOverlapDuplicates([cut, other, whole])).toEqual([whole, other]);
    expect(dropOverlapDuplicates([whole, other, cut])).toEqual([whole, other]);
  });

  it("are not joined by what a chunk made of the end of a recipe that began before it", () => {
    const whole = hit({ place: titled(100, 990) });
    const fragment = hit({
      title: "Simmer",
      chunkIndex: 1,
      chunkStart: 500,
      chunkEnd: 1500,
      place: untitled(510, 980),
      isComplete: false,
    });
    expect(dropOverlapDuplicates([whole, fragment])).toEqual([whole]);
    expect(dropOverlapDuplicates([fragment, whole])).toEqual([whole]);
    const within = { ...fragment, chunkStart: 50 };
    expect(dropOverlapDuplicates([whole, within])).toEqual([whole, within]);
  });

  describe("and what a chunk calls complete of a recipe that began before it", () => {
    const whole = hit({ place: titled(100, 990) });
    const rest = hit({
      title: "Potatoes",
      ingredients: ["potatoes", "cream"],
      chunkIndex: 1,
      chunkStart: 500,
      chunkEnd: 1500,
      place: titled(510, 980),
    });

    it("is dropped when it has the ingredients of the whole one, or neither ingredients nor a title", () => {
      expect(dropOverlapDuplicates([whole, rest])).toEqual([whole]);
      expect(dropOverlapDuplicates([rest, whole])).toEqual([whole]);
      const bare = { ...rest, ingredients: [], place: namedInAStep(510, 980) };
      expect(dropOverlapDuplicates([whole, bare])).toEqual([whole]);
      const headed = { ...bare, place: titled(510, 980) };
      expect(dropOverlapDuplicates([whole, headed])).toEqual([whole, headed]);
    });

    it("stays when it is another dish, whole or cut, or a recipe certainly begins there", () => {
      const other = { ...rest, ingredients: ["potatoes", "miso", "tofu"] };
      expect(dropOverlapDuplicates([whole, other])).toEqual([whole, other]);
      const cut = { ...other, isComplete: false };
      expect(dropOverlapDuplicates([whole, cut])).toEqual([whole, cut]);
      const larger = { ...rest, ingredients: ["leeks", "potatoes", "cream", "miso", "tofu", "noodles"] };
      expect(dropOverlapDuplicates([whole, larger])).toEqual([whole, larger]);
      for (const place of [titled(510, 980), untitled(510, 980)]) {
        const known = { ...rest, isAtBeginning: true, place };
        expect(dropOverlapDuplicates([whole, known])).toEqual([whole, known]);
      }
    });

    it("stays when it does not begin its chunk, or its chunk does not begin within the whole one", () => {
      const later = { ...rest, place: titled(750, 980) };
      expect(dropOverlapDuplicates([whole, later])).toEqual([whole, later]);
      const behind = { ...rest, chunkStart: 995, place: titled(995, 1200) };
      expect(dropOverlapDuplicates([whole, behind])).toEqual([whole, behind]);
      const before = { ...rest, chunkStart: 50 };
      expect(dropOverlapDuplicates([whole, before])).toEqual([whole, before]);
    });

    it("stays where no chunk has the whole one", () => {
      const cut = { ...whole, isComplete: false };
      expect(dropOverlapDuplicates([cut, rest])).toEqual([cut, rest]);
    });
  });

  it("are no dishes of their own that stand between a recipe and a sentence like one of its steps", () => {
    const tart = dish("Onion tart", ["onions", "flour"], ["Fry the onions slowly.", "Bake until golden and serve."]);
    const crumble = dish("Plum crumble", ["plums", "oats"], ["Stew the plums.", "Rub in the oats."]);
    const salad = dish("Herring salad", ["herrings"], ["Chop the herrings.", "Bake until golden and serve."]);
    const text = [
      tart.text.replace("Bake until golden and serve", "Put it into the oven"),
      crumble.text,
      salad.text,
    ].join("\n\n");
    const second = text.indexOf(crumble.text);
    const found = [tart, crumble].map((read, chunkIndex): FoundRecipe => {
      const chunkStart = chunkIndex * second;
      const place = locateRecipe(indexText(text.slice(chunkStart)), read);
      const inBook = place && { ...place, start: place.start + chunkStart, end: place.end + chunkStart };
      return { ...read, chunkIndex, chunkStart, chunkEnd: text.length, place: inBook, isComplete: chunkIndex === 0 };
    });
    expect(found[0]?.place?.end).toBeGreaterThan(text.indexOf(salad.text));
    expect(dropOverlapDuplicates(found)).toEqual(found);
  });

  it("are never looked for within one chunk", () => {
    expect(dropOverlapDuplicates([hit({}), hit({})])).toHaveLength(2);
  });

  it("need ingredients in common when the place is only roughly known", () => {
    const somewhere = { chunkIndex: 1, chunkStart: 900, chunkEnd: 2000, place: null };
    expect(dropOverlapDuplicates([hit({}), hit({ ...somewhere, title: "LEEK SOUP" })])).toHaveLength(1);
    expect(
      dropOverlapDuplicates([hit({}), hit({ ...somewhere, ingredients: ["leeks", "miso", "tofu"] })]),
    ).toHaveLength(2);
  });
});

describe("the likeness of titles", () => {
  it.each([
    ["Crème Brûlée", "creme brulee", 1],
    ["Mum's apple pies", "Mums Apple Pie", 1],
    ["Tomato soup", "Potato soup", 1 / 3],
  ])("%j and %j", (left, right, similarity) => {
    expect(titleSimilarity(left, right)).toBeCloseTo(similarity);
  });
});
