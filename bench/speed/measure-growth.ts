import { atMost, measureAction, plainRow, type Row } from "./measure";
import { actionsOf, type Household, roundsOf, withHousehold } from "./measure-household";

interface Seeded {
  readonly recipes: number;
  /** One that seed-household.ts has filled. */
  readonly folder: string;
}

/**
 * How many times as much an action costs in the larger household as in the smaller, beside how many times as much it costs the
 * floor. The two are asked in turn, so that a slow moment of the machine meets both.
 */
export function measureGrowth(small: Seeded, large: Seeded, isQuick: boolean): AsyncGenerator<Row> {
  return withHousehold(small.folder, small.recipes, isQuick, (smaller) =>
    withHousehold(large.folder, large.recipes, isQuick, (larger) => growthRows(smaller, larger)),
  );
}

async function* growthRows(smaller: Household, larger: Household): AsyncGenerator<Row> {
  const inSmaller = await actionsOf(smaller);
  for (const action of await actionsOf(larger)) {
    const same = inSmaller.find(({ title }) => title === action.title);
    if (action.mayGrow || !same) continue;
    const growthOf = async (who: "product" | "floor"): Promise<number> => {
      const pair = { ...action, product: action[who], floor: same[who] };
      const row = await measureAction(pair, larger.recipes, larger[who], smaller[who], roundsOf(larger));
      return row.floor === null ? Number.NaN : row.product / row.floor;
    };
    yield plainRow(`growth: ${action.title}`, larger.recipes, await growthOf("product"), "×", atMost(1.3));
    yield plainRow("  the floor", larger.recipes, await growthOf("floor"), "×", null);
  }
}
