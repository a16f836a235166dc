import { foldName } from "../../ingredients/names/normalize-name";

/** What a food is to those who eat no meat, or no fish. "animal" is neither and still not vegetarian: gelatine, suet. */
export type Diet = "meat" | "fish" | "animal" | "vegetarian";

/** The categories of the catalogue that say it for all that stands in them. */
const BY_CATEGORY: Readonly<Record<string, Diet>> = { meat: "meat", "fish & seafood": "fish" };

/** Foods of the catalogue that lie on another shelf. A test holds them against the catalogue. */
const ELSEWHERE: Readonly<Record<Exclude<Diet, "vegetarian">, string>> = {
  meat:
    "bresaola, chorizo, cooked chicken, cooking chorizo, guanciale, ham, honey roast ham, iberico ham, liver sausage, " +
    "mortadella, 'nduja, Parma ham, pastrami, pâté, pepperoni, pork pie, prosciutto, roast chicken, salami, salt beef, " +
    "sausage roll, Scotch egg, serrano ham, sliced turkey, speck, ready-made gravy, chicken Kiev, chicken nugget, " +
    "pork scratchings, corned beef, luncheon meat, beef stock, beef stock cube, chicken stock, chicken stock cube, " +
    "lamb stock, veal stock",
  fish:
    "taramasalata, breaded fish fillet, fish finger, frozen prawn, scampi, bonito flakes, dashi, fish sauce, " +
    "oyster sauce, shrimp paste, prawn cracker, anchovy, fish stock, fish stock cube, tinned crab meat, " +
    "tinned mackerel, tinned salmon, tinned sardine, tuna",
  animal: "gelatine, gelatine leaf, powdered gelatine, suet, lard, Worcestershire sauce",
};

const namesOf = (diet: keyof typeof ELSEWHERE): readonly string[] => ELSEWHERE[diet].split(", ");

const byName: ReadonlyMap<string, Diet> = new Map(
  (["meat", "fish", "animal"] as const).flatMap((diet) => namesOf(diet).map((name) => [foldName(name), diet] as const)),
);

/**
 * What a food of the catalogue is, by its name and its category. A food that the catalogue knows nothing about counts as
 * vegetarian: a household that has given its own foods their category is read right.
 */
export function dietOf({ name, category }: { readonly name: string; readonly category: string | null }): Diet {
  return byName.get(foldName(name)) ?? BY_CATEGORY[category?.trim().toLowerCase() ?? ""] ?? "vegetarian";
}

/** The names above, for the test that holds them against the catalogue. */
export const NAMED_ELSEWHERE: readonly string[] = [...namesOf("meat"), ...namesOf("fish"), ...namesOf("animal")];
