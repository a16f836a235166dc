import { FOLDERS } from "@tureen/messages/language-folders";
import { foldName } from "../ingredients/names/normalize-name";
import { listed } from "./word-lists";

/** English ones; another language's stand in its `language.json`, where it is said how a name counts. */
const ENGLISH = `
  batteries, battery, light bulb, light bulbs, candle, candles, matches, lighter, tissues, toilet paper, toilet roll, toilet rolls,
  loo roll, loo rolls, kitchen paper, paper towel, paper towels, trash bags, garbage bags, rubbish bags, washing powder, detergent,
  fabric softener, stain remover, bleach, dish soap, dishwasher salt, rinse aid, kitchen sponge, sponges, dishcloths, rubber gloves,
  cleaner, soap, shampoo, hair conditioner, shower gel, bubble bath, toothpaste, toothbrush, toothbrushes, dental floss, mouthwash,
  deodorant, razors, razor blades, shaving foam, sanitary towels, sanitary pads, tampons, nappies, diapers, wipes, cotton wool,
  cotton buds, cotton pads, sticking plasters, band-aids, paracetamol, ibuprofen, aspirin, sunscreen, sun cream, hand cream,
  body lotion, pet food, bird food, bird seed, cat litter, dog treats, cat treats, sandwich bags, paper plates, paper cups,
  paper straws, potting soil, compost, fertiliser, fertilizer, newspaper, stamps, envelopes, sticky tape, glue, wrapping paper,
  gift card, birthday card, charcoal, wood chips, firelighters, cigarettes, cheesecloth, cheese cloth, oven bag, glass jar, glass jars, baking dish,
  baking dishes
`;

const GOODS = [listed(ENGLISH), ...Object.values(FOLDERS).map((folder) => folder.householdGoods ?? [])].flat();
const FOLDED: ReadonlySet<string> = new Set(GOODS.map(foldName));
const MOST_WORDS = Math.max(...[...FOLDED].map((good) => good.split(" ").length));

/** Whether a name on a list is of something that nobody eats: it stands on the last shelf of a shop. */
export function isHouseholdGood(name: string): boolean {
  const words = foldName(name).split(" ");
  for (let count = 1; count <= Math.min(MOST_WORDS, words.length); count += 1)
    if (FOLDED.has(words.slice(0, count).join(" ")) || FOLDED.has(words.slice(-count).join(" "))) return true;
  return false;
}
