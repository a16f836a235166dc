import type { FoodNames } from "@tureen/messages/language-file";
import { foldName } from "../ingredients/names/normalize-name";
import { pluralName } from "../ingredients/names/plural-name";
import { singularWord } from "../ingredients/names/singular-word";
import { findUnit } from "../quantities/find-unit";
import { listed } from "./word-lists";

/** Parts of a food, of which it is said in the singular: "4 Scheiben Weißbrot", "2 heads of lettuce". */
const PARTS: ReadonlySet<string> = new Set(
  listed(`
    ball, block, clove, cube, dash, drop, fillet, head, knob, leaf, loaf, pinch, rasher, rib, segment, sheet, slice, sprig, square,
    stalk, stick, strip, wedge
  `),
);

/** Last words of English foods that are counted: "150 g green beans", but "150 g flour". */
const COUNTED: ReadonlySet<string> = new Set(
  listed(`
    almond, anchovy, apple, apricot, artichoke, aubergine, avocado, bagel, baguette, banana, bean, beansprout, beetroot, berry, bilberry,
    biscuit, blackberry, blackcurrant, blueberry, breadstick, breast, brownie, bun, burger, cabbage, candle, caper, carrot, cashew, cauliflower,
    cherry, chestnut, chickpea, chilli, chili, chip, chipolata, chop, clam, clementine, cockle, cookie, cornichon, courgette, crab, cracker,
    cranberry, croissant, crouton, crumpet, cube, cucumber, cupcake, currant, cutlet, damson, date, doughnut, drumstick, egg, eggplant,
    elderberry, endive, escalope, fig, filter, fishcake, flatbread, flower, frankfurter, gherkin, gooseberry, grape, grapefruit,
    greengage, guava, hazelnut, heart, herring, jalapeño, joint, kidney, kipper, kiwi, kumquat, langoustine, lardon, leaf, leek, leg, lemon,
    lentil, lettuce, lime, lobster, lollipop, lychee, mandarin, mango, marshmallow, meatball, melon, muffin, mushroom, mussel, napkin, nectarine,
    nest, noodle, nugget, nut, oatcake, olive, onion, orange, oyster, papaya, parsnip, partridge, pea, peach, peanut, pear, pecan, pepper,
    peppercorn, persimmon, pie, piece, pineapple, pistachio, pizza, plantain, plum, pod, pomegranate, pomelo, potato, prawn, pretzel, prune,
    pumpkin, quince, radish, raisin, raspberry, redcurrant, roll, samosa, sardine, satsuma, sausage, scallop, scallion, scone, seed, shallot,
    shank, shrimp, skewer, sprout, squash, steak, strawberry, sultana, swede, tangerine, teacake, thigh, tomatillo, tomato, tortilla, turnip,
    wafer, waffle, walnut, watermelon, bonnet, fillet, finger, shell, segment, shoot, button, case, cone, tablet, bag, stick, lingonberry, sprat, rib, sweet, zucchini, wedge, wing, wrap, wrapper, yam, yolk, zucchini, battery, candle, tea bag, tissue, sponge, nappy, plaster
  `),
);
/** What is counted only where it stands without a measure: "2 chickens", but "500 g chicken". */
const COUNTED_WHOLE: ReadonlySet<string> = new Set(
  listed(`
    chicken, duck, turkey, rabbit, quail, pheasant, pigeon, poussin, octopus, cake, loaf, base, pudding, kiev, lolly, bhaji, brown, naan,
    chapati, paratha, poppadom, quiche, white, coconut, marrow, bar, bread, celeriac, kohlrabi
  `),
);
/** The spice is not counted, whatever it comes from. */
const SPICE =
  /^(?:(?:ground|black|white|cayenne|lemon|aleppo|sichuan|szechuan|cracked) )*pepper$|^(?:liver|smoked) sausage$/i;

/**
 * A food's word as a list says it beside an amount: "carrots" for 3 or 150 g of them, "carrot" for one, "flour" for any; in
 * other languages by their names of foods, whether `name` is the English one or one of their own.
 */
export function listedName(
  name: string,
  { unit, isOne, hasAmount }: { readonly unit: string; readonly isOne: boolean; readonly hasAmount: boolean },
  foods: FoodNames,
): string {
  const isPlural = !PARTS.has(findUnit(unit)?.id ?? "") && !(isOne && unit === "");
  const row = foods[name];
  if (row) return row[isPlural ? 1 : 0] ?? name;
  const own = ownForms(foods).get(foldName(name));
  if (own) return own[isPlural ? 1 : 0];
  return Object.keys(foods).length === 0 && hasAmount ? inEnglish(name, isPlural, unit === "") : name;
}

function inEnglish(name: string, isPlural: boolean, isBare: boolean): string {
  const start = name.lastIndexOf(" ") + 1;
  const last = name.slice(start);
  const singular = singularWord(last.toLowerCase());
  const isCounted = COUNTED.has(singular) || (isBare && COUNTED_WHOLE.has(singular));
  if (!isCounted || SPICE.test(name)) return name;
  if (isPlural) return singular === last.toLowerCase() ? pluralName(name) : name;
  return singular === last.toLowerCase() ? name : name.slice(0, start) + last.slice(0, 1) + singular.slice(1);
}

type Forms = readonly [one: string, several: string];
const knownForms = new WeakMap<FoodNames, ReadonlyMap<string, Forms>>();

/** The two numbers of a language's own words, by either: "Apfel" and "Äpfel", "Möhre" and "Möhren". */
function ownForms(foods: FoodNames): ReadonlyMap<string, Forms> {
  const known = knownForms.get(foods);
  if (known) return known;
  const forms = new Map<string, Forms>();
  for (const words of Object.values(foods))
    for (let at = 0; at < words.length; at += 1) {
      const [one = "", several = ""] = words.slice(at, at + 2);
      const isPair = several !== "" && (at === 0 || areOneWord(one, several));
      for (const word of isPair ? [one, several] : [one]) {
        const key = foldName(word);
        if (!forms.has(key)) forms.set(key, isPair ? [one, several] : [one, one]);
      }
      if (isPair) at += 1;
    }
  knownForms.set(foods, forms);
  return forms;
}

/** True for a word and its plural as the rows of foods have them one after the other. */
function areOneWord(one: string, several: string): boolean {
  const [left, right] = [foldName(one), foldName(several)];
  const shared = left.slice(0, Math.max(3, left.length - 2));
  return right.startsWith(shared) && right.length <= left.length + 3 && right !== left;
}
