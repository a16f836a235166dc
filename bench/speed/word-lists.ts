import { listed } from "@tureen/domain/languages/word-lists";

/** What invented recipes are made of. Real words in plausible places, so that searches meet what they would meet at home. */
export const MANNERS = listed(`
  Roast, Braised, Smoky, Spiced, Golden, Winter, Summer, Farmhouse, Slow, Crisp, Harvest, Sunday, Garden,
  Honeyed, Peppered, Rustic, Quick, Festive, Weeknight, Grandmother's, Sticky, Crème, Glazed, Charred, Pickled
`);

export const MAINS = listed(`
  Leek, Pumpkin, Lentil, Chicken, Mushroom, Salmon, Beetroot, Aubergine, Barley, Apple, Chestnut, Fennel,
  Spinach, Carrot, Bean, Trout, Turnip, Plum, Chickpea, Cabbage, Duck, Prawn, Parsnip, Pear, Jalapeño, Quark,
  Tofu, Halloumi, Lamb, Courgette
`);

export const DISHES = listed(`
  Soup, Stew, Pie, Gratin, Salad, Casserole, Tart, Curry, Bake, Dumplings, Risotto, Pancakes, Fritters, Pilaf,
  Broth, Ragù, Traybake, Noodles
`);

export const CUISINES = [
  "",
  "",
  ...listed(`
    Italian, italian, French, British, Mexican, Indian, Thai, Japanese, German, Greek, Moroccan, Spanish,
    Chinese, Vietnamese, Turkish, Lebanese, Swedish, American
  `),
];

export const TAGS = listed(`
  family, quick, freezes well, vegetarian, for guests, lunch box, one pot, leftovers, birthday, comfort food
`);

export const PREPARATIONS = [
  "",
  "",
  "",
  ...listed("finely chopped, sliced, at room temperature, peeled and diced, crushed, to serve"),
];

export const PRAISE = [
  "Better the next day, if there is any left.",
  "The one that everybody asks for.",
  "Ten minutes of work, and the oven does the rest.",
  "Made of what the market has on a grey Saturday.",
  "Written down on the back of an envelope in 1987.",
  "Light enough for lunch.",
] as const;

export const BEGINNINGS = [
  "Heat the oven to 190 °C and set out",
  "Warm a heavy pan over a gentle heat, then add",
  "In a large bowl, mix",
  "Chop finely and put aside",
  "Rinse under cold water and drain",
  "Bring slowly to the boil, stirring in",
  "Melt over a low heat together with",
  "Season to taste and fold in",
] as const;

export const ENDINGS = [
  "until everything is soft and fragrant.",
  "and leave to stand for ten minutes.",
  "stirring now and then so that nothing catches.",
  "and let it bubble until the sauce has thickened.",
  "taking care not to let it brown.",
  "then cover the pan and wait for a quarter of an hour.",
  "and turn the pieces over once they are golden.",
] as const;

/** Amounts as they are written before a unit that is spooned or counted. */
export const SMALL_AMOUNTS = ["1", "2", "3", "1/2", "1 1/2", "½", "2-3", "¼", "4"] as const;
