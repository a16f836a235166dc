import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type LocalDate } from "../../dates/local-date";
import { dietOf } from "./diet";
import { type Dish, type DishFood, isDinner } from "./dish";
import { type DinnerRequest, proposeDinners } from "./propose-dinners";

const day = (text: string) => text as LocalDate; // dates of these tests are dates
const MONDAY = day("2026-11-23");
const WEEK = [0, 1, 2, 3, 4, 5, 6].map((ahead) => addDays(MONDAY, ahead));

function food(id: number, name: string, category: string): DishFood {
  return { id, name, category, diet: dietOf({ name, category }) };
}

const CREAM = food(1, "cream", "Dairy & Eggs");
const BEEF = food(2, "beef mince", "Meat");
const SALMON = food(3, "salmon fillet", "Fish & Seafood");
const RICE = food(4, "rice", "Pasta, Rice & Grains");
const LENTILS = food(5, "lentils", "Tins & Jars");
const LEEK = food(6, "leek", "Fruit & Vegetables");

let nextId = 100;
function dish(title: string, part: Partial<Dish> = {}): Dish {
  nextId += 1;
  return {
    id: nextId,
    title,
    minutes: 40,
    cuisine: "",
    tags: [],
    isFavourite: false,
    rating: null,
    eaten: [],
    foods: [LEEK],
    ...part,
  };
}

const dinnerOn = (...dates: string[]) => dates.map((date) => ({ date: day(date), mealType: "dinner" as const }));

function request(dishes: readonly Dish[], part: Partial<DinnerRequest> = {}): DinnerRequest {
  return {
    dates: WEEK,
    dishes,
    planned: [],
    larder: new Set(),
    bestBefore: new Map(),
    constraints: {},
    pins: [],
    unwanted: [],
    seed: 1,
    ...part,
  };
}

const titles = (asked: DinnerRequest) => proposeDinners(asked).map(({ dish }) => dish?.title ?? null);

describe("what repeats", () => {
  const FRIDAY = addDays(MONDAY, 4);
  const pizza = dish("Pizza", { eaten: dinnerOn("2026-11-20", "2026-11-13", "2026-10-30") });
  const others = Array.from({ length: 12 }, (_, number) => dish(`Dish ${number}`, { isFavourite: true }));

  it("is proposed for its day of the week, with that as the reason, though it was eaten a week ago", () => {
    const asked = request([...others, pizza], { planned: [{ date: day("2026-11-20"), dishId: pizza.id }] });
    const proposal = proposeDinners(asked).find(({ date }) => date === FRIDAY);
    expect(proposal).toMatchObject({ dish: { title: "Pizza" }, reasons: [{ kind: "usual-day", weekday: 5 }] });
    expect(titles(asked).filter((title) => title === "Pizza")).toHaveLength(1);
  });

  it("is no habit after two times, nor at lunch, nor when it is long ago", () => {
    const noHabit = [
      dinnerOn("2026-11-20", "2026-11-13"),
      dinnerOn("2026-11-20", "2026-11-13", "2026-10-09"),
      ["2026-11-20", "2026-11-13", "2026-11-06"].map((date) => ({ date: day(date), mealType: "lunch" as const })),
    ];
    for (const eaten of noHabit) {
      const once = dish("Once", { eaten });
      const proposals = proposeDinners(request([...others, once], { dates: [FRIDAY] }));
      expect(proposals[0]?.dish?.title).not.toBe("Once");
    }
  });
});

describe("a proposal says why", () => {
  const others = Array.from({ length: 12 }, (_, number) =>
    dish(`Other ${number}`, { eaten: dinnerOn("2026-11-20"), foods: [] }),
  );

  function reasonsFor(wanted: Dish, part: Partial<DinnerRequest> = {}) {
    const [proposal] = proposeDinners(request([wanted, ...others], { dates: [MONDAY], ...part }));
    expect(proposal?.dish?.title).toBe(wanted.title);
    return proposal?.reasons;
  }

  it("what has not been eaten for long", () => {
    expect(reasonsFor(dish("Pie", { eaten: dinnerOn("2026-10-12", "2026-09-01") }))).toEqual([
      { kind: "not-eaten", weeks: 6 },
    ]);
    expect(reasonsFor(dish("New pie"))).toEqual([{ kind: "never-eaten" }]);
  });

  it("what is quick, on a day on which this household cooks what is quick", () => {
    const quick = dish("Noodles", { minutes: 25, eaten: dinnerOn("2026-11-02", "2026-10-26", "2026-10-19") });
    expect(reasonsFor(quick)).toContainEqual({ kind: "quick", minutes: 25, weekday: 1 });
    expect(reasonsFor(quick, { dates: [addDays(MONDAY, 1)] })).not.toContainEqual(
      expect.objectContaining({ kind: "quick" }),
    );
  });

  it("what is due, for the first evening that can use it, and for no evening after its date", () => {
    const until = (ahead: number) => ({ larder: new Set([1]), bestBefore: new Map([[1, addDays(MONDAY, ahead)]]) });
    const fool = dish("Fool", { foods: [CREAM], eaten: dinnerOn("2026-11-02") });
    const due = { kind: "use-first", food: "cream", date: "2026-11-26" };
    expect(reasonsFor(fool, until(3))?.[0]).toEqual(due);
    for (const ahead of [-1, 8])
      expect(reasonsFor(fool, until(ahead))).not.toContainEqual(expect.objectContaining(due));

    const dishes = [fool, dish("Pie", { foods: [CREAM], eaten: dinnerOn("2026-11-02") }), ...others];
    const proposals = proposeDinners(request(dishes, { dates: [MONDAY, addDays(MONDAY, 1)], ...until(3) }));
    expect(proposals.flatMap(({ reasons }) => reasons).filter(({ kind }) => kind === "use-first")).toHaveLength(1);
    const planned = [{ date: addDays(MONDAY, -2), dishId: dishes[1]?.id ?? 0 }];
    expect(reasonsFor(fool, { ...until(3), planned })?.[0]).toEqual(due);
  });

  it("what the larder has, and never what only seasons a dish", () => {
    const dal = dish("Dal", { foods: [RICE, LENTILS, food(7, "cumin", "Herbs & Spices")] });
    expect(reasonsFor(dal, { larder: new Set([4, 5, 7]) })).toContainEqual({
      kind: "larder",
      foods: ["rice", "lentils"],
    });
  });

  it("what uses up the cream of the day before, unless every dish has cream", () => {
    const stroganoff = dish("Stroganoff", { foods: [BEEF, CREAM] });
    const gratin = dish("Gratin", { foods: [CREAM, LEEK], eaten: dinnerOn("2026-09-01") });
    const planned = [{ date: addDays(MONDAY, -1), dishId: stroganoff.id }];
    const asked = request([gratin, stroganoff, ...others], { dates: [MONDAY], planned });
    expect(proposeDinners(asked)[0]?.reasons).toContainEqual({
      kind: "shares",
      food: "cream",
      date: addDays(MONDAY, -1),
    });
    const creamy = others.map((other) => ({ ...other, foods: [CREAM] }));
    expect(proposeDinners({ ...asked, dishes: [gratin, stroganoff, ...creamy] })[0]?.reasons).not.toContainEqual(
      expect.objectContaining({ kind: "shares" }),
    );
  });

  it("what was eaten at this time of the year before, and what is a favourite", () => {
    expect(
      reasonsFor(dish("Goose", { eaten: dinnerOn("2025-11-11"), isFavourite: true }))?.map(({ kind }) => kind),
    ).toEqual(expect.arrayContaining(["season", "favourite"]));
  });
});

describe("what is no dinner", () => {
  it("is not proposed: breakfasts, cakes, what a tag calls so; unless the family eats it for dinner", () => {
    const flour = food(8, "plain flour", "Baking");
    const sugar = food(9, "sugar", "Baking");
    expect(isDinner(dish("Sponge", { foods: [flour, sugar, CREAM] }))).toBe(false);
    expect(isDinner(dish("Meat pie", { foods: [flour, sugar, BEEF] }))).toBe(true);
    expect(isDinner(dish("Oats", { tags: ["Breakfast"] }))).toBe(false);
    expect(isDinner(dish("Torte", { tags: ["kuchen"] }))).toBe(false);
    expect(isDinner(dish("Pancakes", { tags: ["breakfast"], eaten: dinnerOn("2026-11-01") }))).toBe(true);
    const afters = [{ date: MONDAY, mealType: "dinner", isBeside: true }] as const;
    expect(isDinner(dish("Apple cake", { tags: ["baking"], eaten: afters }))).toBe(false);
    expect(isDinner(dish("Peas", { eaten: afters }))).toBe(true);
    expect(isDinner(dish("Eggs", { eaten: [{ date: MONDAY, mealType: "breakfast" }] }))).toBe(false);
  });
});

describe("what a food is", () => {
  it.each([
    ["chicken breast", "Meat", "meat"],
    ["Parma ham", "Chilled & Deli", "meat"],
    ["cod", "Fish & Seafood", "fish"],
    ["Tuna", "Tins & Jars", "fish"],
    ["gelatine", "Baking", "animal"],
    ["tofu", "Chilled & Deli", "vegetarian"],
    ["something of Gran's", null, "vegetarian"],
  ])("%s of %s: %s", (name, category, diet) => {
    expect(dietOf({ name, category })).toBe(diet);
  });
});

describe("whatever a household has", () => {
  const anyDish = fc.record({
    minutes: fc.option(fc.integer({ min: 5, max: 180 })),
    cuisine: fc.constantFrom("", "Italian", "Indian"),
    isFavourite: fc.boolean(),
    rating: fc.option(fc.integer({ min: 1, max: 5 })),
    foods: fc.subarray([CREAM, BEEF, SALMON, RICE, LENTILS, LEEK]),
    eaten: fc
      .array(fc.integer({ min: 1, max: 800 }), { maxLength: 4 })
      .map((agos) => agos.map((ago) => ({ date: addDays(MONDAY, -ago), mealType: "dinner" as const }))),
  });
  const anyRequest = fc
    .tuple(
      fc.array(anyDish, { maxLength: 25 }),
      fc.subarray(WEEK),
      fc.record({
        isQuick: fc.boolean(),
        isVegetarian: fc.boolean(),
        isWithoutFish: fc.boolean(),
        hasLittleMeat: fc.boolean(),
      }),
      fc.array(fc.tuple(fc.nat(24), fc.nat(6)), { maxLength: 3 }),
      fc.array(fc.tuple(fc.nat(24), fc.nat(6)), { maxLength: 3 }),
      fc.nat(),
    )
    .map(([parts, dates, constraints, pinned, unwanted, seed]) => {
      const dishes = parts.map((part, index) => ({ ...dish(`Dish ${index}`, part), id: index + 1 }));
      const onDay = ([index, ahead]: [number, number]) => ({ date: addDays(MONDAY, ahead), dishId: index + 1 });
      return request(dishes, {
        dates,
        constraints,
        // Two days do not keep the same dish, nor one day two.
        pins: pinned
          .map(onDay)
          .filter(
            (pin, index, all) =>
              all.findIndex(({ date, dishId }) => date === pin.date || dishId === pin.dishId) === index,
          ),
        unwanted: unwanted.map(onDay),
        seed,
      });
    });

  it("every day gets one answer, no dish stands twice, pins stay, and what is not wanted does not come", () => {
    fc.assert(
      fc.property(anyRequest, (asked) => {
        const proposals = proposeDinners(asked);
        expect(proposals.map(({ date }) => date)).toEqual(asked.dates);
        const ids = proposals.flatMap(({ dish }) => dish?.id ?? []);
        expect(new Set(ids).size).toBe(ids.length);
        for (const pin of asked.pins) {
          const proposal = proposals.find(({ date }) => date === pin.date);
          if (proposal && asked.dishes.some(({ id }) => id === pin.dishId))
            expect(proposal).toMatchObject({ isPinned: true, dish: { id: pin.dishId } });
        }
        for (const { date, dish: chosen, isPinned } of proposals)
          if (chosen && !isPinned) expect(asked.unwanted).not.toContainEqual({ date, dishId: chosen.id });
      }),
    );
  });

  it("the constraints are kept for all that is not pinned", () => {
    fc.assert(
      fc.property(anyRequest, (asked) => {
        const { constraints } = asked;
        const proposals = proposeDinners(asked);
        const chosen = proposals.flatMap(({ dish, isPinned }) => (dish && !isPinned ? [dish] : []));
        const diets = chosen.flatMap(({ foods }) => foods.map(({ diet }) => diet));
        if (constraints.isVegetarian) expect(diets).not.toContain("meat");
        if (constraints.isVegetarian || constraints.isWithoutFish) expect(diets).not.toContain("fish");
        if (constraints.isQuick) for (const { minutes } of chosen) expect(minutes ?? 999).toBeLessThanOrEqual(30);
        const withMeat = proposals.filter(({ dish }) => dish?.foods.includes(BEEF)).length;
        const pinnedMeat = proposals.filter(({ dish, isPinned }) => isPinned && dish?.foods.includes(BEEF)).length;
        if (constraints.hasLittleMeat) expect(withMeat).toBeLessThanOrEqual(Math.max(2, pinnedMeat));
      }),
    );
  });

  it("the same request proposes the same", () => {
    fc.assert(
      fc.property(anyRequest, (asked) => {
        expect(proposeDinners(asked)).toEqual(proposeDinners({ ...asked, dishes: [...asked.dishes] }));
      }),
      { numRuns: 30 },
    );
  });

  it("another seed proposes another week", () => {
    const dishes = Array.from({ length: 30 }, (_, number) => dish(`Dish ${number}`));
    expect(titles(request(dishes, { seed: 1 }))).not.toEqual(titles(request(dishes, { seed: 2 })));
  });

  it("what stands within six days is not proposed, and nothing where nothing fits", () => {
    const only = dish("The only one");
    const planned = [{ date: addDays(MONDAY, -6), dishId: only.id }];
    expect(titles(request([only], { dates: [MONDAY, addDays(MONDAY, 1)], planned }))).toEqual([null, "The only one"]);
    expect(titles(request([]))).toEqual(WEEK.map(() => null));
  });
});
