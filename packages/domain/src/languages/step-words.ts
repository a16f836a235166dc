import { listed } from "./word-lists";

/** Words of all kitchen languages together that decide which ingredients a step names. Case and accents do not matter. */

/** What all lines together are called. */
export const INGREDIENTS = listed(`
  ingredient, ingredients, Zutat, Zutaten, ingrédient, ingrédients, ingrediente, ingredientes, ingredienti,
  ingrediënt, ingrediënten
`);

/** "All of them", and then "all that are left". */
export const ALL = listed("all, alle, allen, tous, todos, tutti, everything, alles");
export const REST = listed(`
  remaining, rest, other, übrige, übrigen, restliche, restlichen, andere, anderen, reste, restants, autres,
  restantes, demás, restanti, rimanenti, altri, resterende, overige
`);

/** Between a food and what it is made of or for: "bouillon de poulet", "juice of a lemon". */
export const LINKING = listed(`
  of, the, a, de, d', du, des, del, de la, la, di, dell', al, alla, à, au, aux, en, van, und, and, et, y, e, in,
  mit, for, für, pour, para, per, voor, zum, zur
`);

/** Say what kind a food is of, never which food: by one of these alone nothing is named. */
export const KINDS = listed(`
  red, green, white, black, yellow, brown, golden, dark, light, sweet, sour, hot, cold, plain, double, single,
  whole, half, extra, virgin, ground, dried, dry, smoked, salted, unsalted, powder, powdered, baking, cooking,
  spring, baby, wild, sea, table, ice, icing, self, raising, rising, purpose, strong, soft, hard, thick, thin, low,
  fat, free, quality, mixed, frozen, canned, tinned, tin, can, jar, instant, active, quick, rolled, flat, long,
  grain, short, heavy, full, greek, french, italian, rouge, vert, blanc, noir, jaune, frais, sec, moulu, demi,
  entier, rot, grün, weiß, schwarz, gelb, braun, süß, scharf, mittel, rojo, verde, blanco, negro, seco, molido,
  rosso, bianco, nero, secco, macinato, rood, groen, wit, zwart, geel, vers, gemalen
`);

/** What a dish becomes on the way; the line whose last word it is ("soy sauce") is not named by it alone. */
export const BECOMES = listed(`
  sauce, mixture, mix, dough, paste, soup, dressing, topping, filling, glaze, base, piece, slice, leaf, leaves,
  seed, pod, stick, juice, powder, flake, cube, stock cube, breast, Sauce, Soße, Teig, Masse, Pulver, Blatt, Stück,
  Saft, pâte, jus, poudre, feuille, salsa, masa, zumo, jugo, hoja, polvo, impasto, succo, foglia, polvere, saus,
  deeg, sap, poeder, blad
`);

/** Made of a food and never called by it: "the chicken" is no chicken stock. */
export const PRODUCTS = listed(`
  stock, broth, oil, juice, paste, purée, sauce, vinegar, powder, fat, gravy, cube, extract, syrup, jam, zest,
  Brühe, Fond, Öl, Saft, Mark, Essig, bouillon, huile, jus, concentré, vinaigre, caldo, aceite, zumo, vinagre,
  brodo, olio, succo, aceto, concentrato, olie, sap, azijn
`);

/** In texts that are full of these the first word of a name says what the food is: "huile d'olive". */
export const ROMANCE = listed(`
  le, la, les, des, et, du, dans, avec, une, el, los, las, con, y, il, lo, gli, di, del, un
`);

/** Words that only German and Dutch texts are full of: there the end of a long word is a food of its own. */
export const GERMANIC = listed(`
  und, der, die, das, den, mit, dem, het, een, met, en, tot, zum
`);
