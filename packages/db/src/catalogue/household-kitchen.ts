import type { KitchenWords } from "@tureen/domain/languages/kitchen-words";
import { kitchenUnitsOf, type KitchenUnits } from "@tureen/domain/quantities/kitchen-units";
import { eq } from "drizzle-orm";
import type { Queryable } from "../in-transaction";
import { prepared } from "../prepared";
import { settings } from "../schema/schema";

/** What a household's kitchen calls its foods, and how large its pints and cups are. */
export interface HouseholdKitchen {
  readonly words: KitchenWords;
  /** Imperial where somebody has chosen British words; US customary until then. */
  readonly units: KitchenUnits;
}

/** The household's preference as the database has it at this moment. */
export function readKitchen(db: Queryable): HouseholdKitchen {
  const chosen = kitchenWords(db).get()?.value;
  return { words: chosen === "american" ? "american" : "british", units: kitchenUnitsOf(chosen) };
}

const kitchenWords = prepared((db) => db.select().from(settings).where(eq(settings.key, "kitchen_words")));
