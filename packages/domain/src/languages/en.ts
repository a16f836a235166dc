import { pluralName } from "../ingredients/names/plural-name";
import { NATURAL_UNITS } from "../quantities/unit";
import type { LanguageWords } from "./language";
import { listed, valued } from "./word-lists";

/** What counting words are written as besides their ids. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  barspoon: "bar spoon, bar spoons",
  block: "brick, bricks",
  bottle: "btl, btls",
  breakfastcup: "breakfastcupful, breakfastcupfuls, breakfast cup, breakfast cups, breakfast cupful, breakfast cupfuls",
  bowl: "bowlful, bowlfuls",
  bunch: "bu, bch",
  can: "tin, tins",
  carton: "ctn, ctns",
  container: "cont, cntr, clamshell, clamshells",
  dessertspoon:
    "dessert spoon, dessert spoons, dessertspoonful, dessertspoonfuls, dessert spoonful, dessert spoonfuls, dsp, dstspn, dstsp",
  envelope: "env, envs",
  fillet: "filet, filets",
  fist: "fistful, fistfuls",
  glass:
    "glassful, glassfuls, wineglass, wineglasses, wineglassful, wineglassfuls, wine glass, wine glasses, wine glassful, wine glassfuls",
  glug: "lug, lugs, slug, slugs",
  handful: "handsful",
  inch: "in",
  pack: "package, packages, pkg, pkgs, pkge, pkges",
  packet: "pkt, pkts, pcks, pcks",
  portion: "serving, servings",
  saltspoon: "saltspoonful, saltspoonfuls, salt spoon, salt spoons, salt spoonful, salt spoonfuls",
  slice: "sl, slc",
  spoon: "spoonful, spoonfuls",
  sprinkling: "sprinkle, sprinkles",
  square: "sq, sqs",
  teacup: "teacupful, teacupfuls, tea cup, tea cups",
  grind: "grinding, grindings",
  smidgen: "smidge, smidges",
  ladle: "ladleful, ladlefuls",
  spray: "spritz, spritzes",
  scraping: "scrape, scrapes",
};

/** English, British and American. One-letter T and t are told apart in `find-unit.ts`, before case is folded. */
export const english: LanguageWords = {
  code: "en",
  unitWords: {
    mg: ["mg", "mg", "milligram", "milligrams"],
    g: ["g", "g", "gr", "gm", "gms", "gram", "grams", "gramme", "grammes"],
    hg: ["hg", "hg", "hectogram", "hectograms"],
    kg: ["kg", "kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "kilogramme", "kilogrammes"],
    oz: ["oz", "oz", "ounce", "ounces", "ozs"],
    lb: ["lb", "lb", "lbs", "pound", "pounds"],
    ml: ["ml", "ml", "mls", "millilitre", "millilitres", "milliliter", "milliliters", "cc"],
    cl: ["cl", "cl", "centilitre", "centilitres", "centiliter", "centiliters"],
    dl: ["dl", "dl", "decilitre", "decilitres", "deciliter", "deciliters"],
    l: ["l", "l", "litre", "litres", "liter", "liters", "ltr", "ltrs"],
    tsp: listed(`
      tsp, tsp, tsps, teaspoon, teaspoons, teaspoonful, teaspoonfuls, teasp, tspn, ts, tspns, tea spoon, tea spoons,
      tea spoonful, tea spoonfuls, teaspoonsful
    `),
    tbsp: listed(`
      tbsp, tbsp, tbsps, tbs, tbl, tbls, tbspn, tbspns, tblspn, tblspns, tblsps, tb, tablespoon, tablespoons,
      tablespoonful, tablespoonfuls, tblsp, tsbp, table spoon, table spoons, table spoonful, table spoonfuls,
      tablespoonsful
    `),
    "fl oz": ["fl oz", "fl oz", "floz", "fluid ounce", "fluid ounces", "fluid oz", "fl ounce", "fl ounces"],
    cup: ["cup", "cups", "cupful", "cupfuls", "c", "metric cup", "metric cups"],
    pint: ["pint", "pints", "pt", "pts", "dry pint", "dry pints"],
    quart: ["quart", "quarts", "qt", "qts", "dry quart", "dry quarts"],
    gallon: ["gallon", "gallons", "gal", "gals"],
    ...Object.fromEntries(NATURAL_UNITS.map(({ id }) => [id, [id, pluralName(id), ...listed(OTHER_WORDS[id] ?? "")]])),
    cm: ["cm", "cm", "centimetre", "centimetres", "centimeter", "centimeters"],
    mm: ["mm", "mm", "millimetre", "millimetres", "millimeter", "millimeters"],
  },
  pieceWords: listed(`
    piece, pieces, pc, pcs, nos, each, ea, unit, units, count, whole, extra large, pod, pods
  `),
  numberWords: valued(`
    one 1, two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, eleven 11, twelve 12, fifteen 15,
    sixteen 16, eighteen 18, twenty 20, thirty 30, forty 40, fifty 50, hundred 100, dozen 12, doz 12, couple 2,
    half 1/2, halves 1/2, third 1/3, thirds 1/3, quarter 1/4, quarters 1/4, fourth 1/4, fourths 1/4, eighth 1/8,
    eighths 1/8
  `),
  articles: ["a", "an"],
  rangeWords: ["to", "or"],
  andWords: ["and"],
  ofWords: ["of"],
  plusWords: ["plus"],
  minusWords: ["minus", "less"],
  orWords: ["or"],
  aboutWords: listed(`
    no more than, not more than, no less than, not less than, a maximum of, a minimum of, about, approximately, approx, around, roughly, circa, ca, nearly, almost, up to, at least, scant, most of,
    additional, between, take, a little over, a little under, a little more than, a little less than, just over,
    just under, just shy of, slightly over, slightly more than, slightly less than
  `),
  vagueWords: listed(`
    few, a few, few grains, a few grains, several, some, little, a little, a bit of, a bit, a little bit of, a tiny bit of, a touch of,
    just a touch of, a hint of, a suspicion of, plenty, enough, a lot of, lots of, plenty of, a mixture of,
    a selection of, as much, as many
  `),
  sizeWords: listed(`
    small, medium, large, sm, sml, med, lg, lge, lrg, md, xl, xlarge, x-large, extra-large, jumbo, tiny, huge, miniature, big,
    bigger, smallish, largish, smaller, larger, largest, smallest
  `),
  measureWords: listed(`
    heaped, heaping, overflowing, brimming, level, scant, rounded, generous, good, healthy, full, packed, big, fat, plump, thin, thick, long,
    short, lengthwise, mini, nice, decent, loose, tight, light, little, hefty, whole, entire, mere, bare, hpd, lvl, rnd
  `),
  preparationWords: listed(`
    chopped, minced, sliced, grated, diced, shredded, crushed, cubed, julienned, slivered, shaved, torn, peeled,
    cored, seeded, deseeded, trimmed, stemmed, hulled, husked, shelled, shucked, deveined, de-veined, deribbed,
    cleaned, washed, rinsed, drained, strained, squeezed, juiced, zested, picked, plucked, separated, melted,
    softened, chilled, thawed, defrosted, warmed, cooled, heated, beaten, whisked, sifted, sieved, toasted, cooked,
    uncooked, boiled, steamed, poached, mashed, crumbled, crumpled, halved, quartered, pounded, flaked, snipped,
    scored, cracked, packed, dissolved, divided, soaked, blended, puréed, pureed, buttered, spiralized, spiralised,
    scrubbed, stoned, shaken, ripped, broken, rough-chopped, hard-boiled, soft-boiled, fresh-cooked, fresh-ground,
    fresh-cracked, fresh-squeezed, fresh-grated, fresh-chopped, lukewarm, wiped, skinned, sectioned, segmented,
    stripped, bruised, cut, butterflied, spiralled, gutted, filleted, removed, discarded, pared, destemmed,
    de-stemmed, de-seeded, destoned, de-stoned, debearded, de-bearded, scaled, rehydrated, reconstituted, sautéed,
    browned, microplaned, muddled, bashed, scrunched, snapped, flattened, pricked, trussed, folded, liquidised,
    liquidized, parboiled, par-boiled, pre-boiled, refreshed, podded, deboned, de-boned, pulverized, pulverised,
    scalded, wilted, rubbed, stirred, scraped, hollowed, hollowed-out, crimped, sweated, presoaked, pre-soaked,
    smashed, tempered, sterilised, sterilized, patted, fileted, de-ribbed, dehusked, pin-boned, spatchcocked,
    tenderised, tenderized, squashed-up, smooshed, mushed, dolloped, crinkled, shelled-and-deveined,
    cleaned-and-gutted, topped-and-tailed, drizzled, scattered, sprinkled, moistened, dampened, squeezed-dry,
    creamed-together, rough-cut, fine-cut, diagonal-cut, ribboned, matchsticked, cross-cut,
    diluted, undiluted, undrained, slit
  `),
  weakPreparationWords: listed(`
    ground, pitted, flaked, skinned, blanched, boned, whipped, roasted, grilled, fried, squashed
  `),
  preparationAdverbs: listed(`
    finely, coarsely, roughly, thinly, thickly, freshly, lightly, firmly, loosely, tightly, very, well, hard,
    diagonally, lengthwise, lengthways, crosswise, crossways, widthways, widthwise, newly, just, partially, gently
  `),
  preparedFoods: listed(`
    crushed red pepper, crushed chilli, crushed chili, crushed chile, crushed tomatoes, crushed pineapple,
    crushed ice, shredded coconut, flaked coconut, flaked almonds, flaked sea salt, flaked salt, toasted sesame oil,
    toasted rapeseed oil, toasted walnut oil, toasted hazelnut oil, toasted peanut oil, boiled potatoes, boiled peas,
    boiled lobster, boiled ham, boiled sweets, strained tomatoes, strained yogurt, sliced bread, sliced white bread,
    chopped liver, cracked wheat, mashed potato, mashed potatoes, minced beef, minced lamb, minced pork, minced meat,
    broken rice, beaten rice, cubed steak, sliced almonds, sliced cheese, sliced ham, sliced turkey, slivered almonds,
    shredded wheat, pulled pork, grated coconut, puréed tomatoes, smashed avocado, minced chicken, minced turkey,
    minced veal, minced venison, steamed bun, steamed buns, seeded bread, seeded rolls, sieved tomatoes,
    peeled plum tomatoes, peeled tomatoes, crushed chillies, crushed chilies, crushed chiles, crushed red chillies,
    boiled sweet
  `),
  unitFoods: listed(`
    half & half, half and half, half n half, crown prince, side dish, side salad, mug cake, log cake, batch bread,
    twist pasta, nest egg, filet mignon, filet mignons, filets mignons, fillet steak, fillet steaks, squeeze bottle,
    spoon bread, short rib, short ribs, spare rib, spare ribs, t-bone, pot sticker, pot stickers, petits pois,
    petit pois, petit fours, little gem, little gems, five spice, five-spice, seven spice, clove powder, tin foil,
    thick cream, medium curry, medium oatmeal, medium sherry, medium white, medium dry, medium rye,
    medium egg noodles, round grain, medium fat, large leaf, long grain, medium grain, short grain, short crust,
    whole wheat, whole grain, whole milk, whole meal, bowl food, shake mix, turn over, wheel pasta, glass noodles,
    glass noodle, gram flour, stem ginger, rib eye, rib roast, rib steak, rib steaks, round steak, cube steak,
    cube steaks, pot roast, pot barley, bar soap, leaf lettuce, head cheese, stick blender, cup mushrooms,
    ball peppers, bottle gourd, roll mops, can opener, block chocolate, slice pan, packet soup, stalk on
  `),
  describingWords: listed(`
    shell-on, skin-off, head-on, stem-on, bone-out, fat-on, all-natural, top-quality, high-quality, best-quality,
    good-quality, freerange, unpasteurised, unpasteurized, fresh, dried, frozen, canned, tinned, bottled, ripe,
    unripe, underripe, overripe, firm, soft, hard, sweet, hot, cold, warm, cool, mild, spicy, boneless, skinless,
    boned, lean, raw, cooked, smoked, roasted, unsalted, salted, unsweetened, sweetened, homemade, plain, whole,
    thick, thin, long, short, fat, young, baby, mini, good, best, quality, free-range, organic, store-bought, low,
    reduced, full, light, dark, heavy, no, low-fat, full-fat, fat-free, nonfat, low-sodium, bone-in, skin-on,
    ready-to-eat, ready-to-cook, pitted, aromatic, flavorful, flavourful, crusty, stale, day-old, dry, mixed,
    assorted, green, red, yellow, white, black, brown, fine, coarse, ground, blanched, ready-made, well-trimmed,
    tender, crisp, juicy, floury, waxy, meaty, unpeeled, natural, pure, extra, wild, tart, fruity, regular, instant,
    undyed, vegetarian, vegan, sharp, mature, aged, creamy, crunchy, smooth, tangy, starchy, fleshy, chunky, fragrant,
    sturdy, hearty, robust, plump, unwaxed, flaky, rich, sour, bitter
  `),
  partWords: listed(`
    juice, juices, zest, rind, peel, peelings, skin, skins, seeds, yolks, pulp, flesh, leaves, stems, stalks, tops,
    ends, roots, fronds, parts, part, portions, portion, core, cores, bones, bone, shells, heads, tails, stones, rinds, sides, gills,
    fins, beards, ribs, crusts, crust, kernels, florets, feet, guts, giblets
  `),
  weighingPhrases: listed(`
    in total, total, drained weight, drained, net weight, weight, in weight, dry weight, in all, long, thick
  `),
  prepositions: listed(`
    on, in, at, with, without, from, into, by, of, as, over, under, off, out, between, either, both, straight, only,
    not, left, weight, using
  `),
  optionalWords: ["optional", "optionally"],
  commentWords: listed(`
    optional, see, note, notes, recipe, from, available, if, use, used, using, also, aka, called, preferably,
    approximately, approx, about, approximate, such, more, do, not, is, are, ask, save, reserved, turning, needed,
    homemade, try, below, above, only, made, for, your, weighed, substitute, alternatively, avoid, you, we, on, into,
    by, other, can, will, must, each, or, and, with, without, in, the, at, peelings, part, parts, taste, any, discard, keep, drain,
    pasteurised, pasteurized
  `),
  asidePhrases: listed(`
    to, for, plus, such as, preferably, optional, divided, at room temperature, cut into, cut in, cut from, cut on,
    cut across, cut lengthwise, cut lengthways, cut crosswise, if, until, see, as needed, as you like, as you wish, as you want, as you prefer, as per, enough to,
    enough for, as required, about, approximately, approx, or so, or more, or to taste, or as needed, or substitute,
    shop bought or, store bought or, ready made or, bought or, homemade or, of good quality, of the best quality, of best quality, of any kind, or use, or similar, more or less, like, e.g, eg, i.e, depending, weighing, each, recipe follows, from above, per,
    available, reserved for, not including, in their, the size of, size of, qs, mixed with, mixed together, dissolved in,
    combined with, blended with, whisked with, of your choice, equal parts, of your choosing, of your liking,
    of choice, seasoned with, flavoured with, flavored with, marinated in, marinated with, tossed with, tossed in, coated with,
    coated in, sprinkled with, and more, if using, in its, tied, measuring
  `),
  fryingPhrases: listed("for frying, for deep-frying, for deep frying, for shallow frying, to deep-fry, deep fryer"),
  unitsNeedOf: false,
};
