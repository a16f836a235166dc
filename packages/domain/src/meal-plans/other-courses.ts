import { foldText } from "../ingredients/names/normalize-name";
import { listed } from "../languages/word-lists";

/** Tags of what a family does not have for dinner, folded, in the languages of the screens. */
const OTHER_COURSES: ReadonlySet<string> = new Set(
  listed(`
    dessert, desserts, pudding, cake, cakes, baking, bread, breads, breakfast, brunch, snack, snacks, afternoon tea, drink, drinks,
    cocktail, cookies, biscuits, sauce, sauces, dip, dressing, side, side dish, jam, preserves, sweet, sweets, ice cream, starter, basics,
    nachtisch, nachspeise, kuchen, torte, geback, backen, brot, fruhstuck, getrank, getranke, platzchen, beilage, marmelade, vorspeise,
    sosse, gateau, gateaux, patisserie, pain, petit-dejeuner, petit dejeuner, gouter, boisson, boissons, accompagnement, confiture, entree,
    postre, postres, tarta, pastel, pan, desayuno, merienda, bebida, bebidas, salsa, guarnicion, mermelada, entrante, galletas,
    dolce, dolci, torta, torte, pane, colazione, merenda, bevanda, bevande, salse, contorno, marmellata, antipasto, biscotti,
    toetje, nagerecht, taart, gebak, brood, ontbijt, tussendoortje, drank, drankje, drankjes, saus, bijgerecht, koekjes, voorgerecht
  `),
);

/** Whether a tag says that a dish is no dinner. */
export const isOtherCourse = (tag: string): boolean => OTHER_COURSES.has(foldText(tag));
