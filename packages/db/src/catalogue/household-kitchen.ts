import { type HouseholdLanguage, householdLanguage } from "@tureen/domain/languages/food-names";
import type { KitchenWords } from "@tureen/domain/languages/kitchen-words";
import { kitchenUnitsOf, type KitchenUnits } from "@tureen/domain/quantities/kitchen-units";
import { inArray } from "drizzle-orm";
import type { Queryable } from "../in-transaction";
import { prepared } from "../prepared";
import { settings } from "../schema/schema";

/** What a household's kitchen calls its foods, and how large its pints and cups are. */
export interface HouseholdKitchen {
  readonly words: KitchenWords;
  /** Whose words count first where languages use one for different foods. */
  readonly language: HouseholdLanguage;
  /** Imperial where somebody has chosen British words; US customary until then. */
  readonly units: KitchenUnits;
}

/** The household's preference as the database has it at this moment. */
export function readKitchen(db: Queryable): HouseholdKitchen {
  const chosen = new Map(
    kitchenSettings(db)
      .all()
      .map(({ key, value }) => [key, value]),
  );
  const words = chosen.get("kitchen_words");
  return {
    words: words === "american" ? "american" : "british",
    language: householdLanguage(chosen.get("language")),
    units: kitchenUnitsOf(words),
  };
}

const kitchenSettings = prepared((db) =>
  db
    .select()
    .from(settings)
    .where(inArray(settings.key, ["kitchen_words", "language"])),
);
