import type { LanguageWords } from "./language";
import { inflected, listed, valued } from "./word-lists";

/** An adjective or participle agrees with its noun. */
const AGREEMENT = ["", "e", "s", "es"];

/** French. Elided forms ("d'huile") are cut at the apostrophe before they are compared. */
export const french: LanguageWords = {
  code: "fr",
  unitWords: {
    mg: ["mg", "mg", "milligramme", "milligrammes"],
    g: ["g", "g", "gramme", "grammes"],
    Pfund: ["livre", "livres"],
    kg: ["kg", "kg", "kilo", "kilos", "kilogramme", "kilogrammes"],
    ml: ["ml", "ml", "millilitre", "millilitres"],
    cl: ["cl", "cl", "centilitre", "centilitres"],
    dl: ["dl", "dl", "décilitre", "décilitres"],
    l: ["l", "l", "litre", "litres"],
    tsp: listed(`
      c. à café, c. à café, cuillère à café, cuillères à café, cuiller à café, cuillers à café, cuillerée à café,
      cuillerées à café, cuil. à café, càc, c. à c., cc, c. c., cuillère à thé, cuillères à thé, c. à thé
    `),
    tbsp: listed(`
      c. à soupe, c. à soupe, cuillère à soupe, cuillères à soupe, cuiller à soupe, cuillers à soupe,
      cuillerée à soupe, cuillerées à soupe, cuil. à soupe, càs, c. à s., cs, c. s., cuillère à table, c. à table
    `),
    cup: ["tasse", "tasses"],
    ball: ["boule", "boules"],
    bag: ["sac", "sacs"],
    bar: ["barre", "barres", "tablette", "tablettes"],
    bottle: ["bouteille", "bouteilles"],
    bowl: ["bol", "bols"],
    branch: ["branche", "branches"],
    bulb: ["bulbe", "bulbes"],
    bunch: ["botte", "bottes", "bouquet", "bouquets"],
    can: ["boîte", "boîtes", "conserve", "conserves"],
    carton: ["brique", "briques", "briquette", "briquettes"],
    clove: ["gousse", "gousses"],
    cm: ["cm", "cm", "centimètre", "centimètres"],
    cube: ["cube", "cubes"],
    dash: ["trait", "traits", "filet", "filets"],
    drop: ["goutte", "gouttes"],
    glass: ["verre", "verres"],
    handful: ["poignée", "poignées"],
    head: ["tête", "têtes"],
    jar: ["bocal", "bocaux"],
    knob: ["noix", "noix", "noisette", "noisettes"],
    ladle: ["louche", "louches"],
    leaf: ["feuille", "feuilles"],
    pack: ["paquet", "paquets", "barquette", "barquettes"],
    pinch: ["pincée", "pincées", "pointe", "pointes", "pointe de couteau", "pointes de couteau"],
    pot: ["pot", "pots"],
    portion: ["portion", "portions"],
    batch: ["recette", "recettes"],
    round: ["rondelle", "rondelles"],
    roll: ["rouleau", "rouleaux"],
    sachet: ["sachet", "sachets"],
    slice: ["tranche", "tranches"],
    sprig: ["brin", "brins"],
    square: ["carré", "carrés"],
    stalk: ["tige", "tiges"],
    stick: ["bâton", "bâtons"],
    tube: ["tube", "tubes"],
    wedge: ["quartier", "quartiers"],
  },
  pieceWords: ["pièce", "pièces", "morceau", "morceaux", "unité", "unités", "entier", "entière"],
  numberWords: valued(`
    deux 2, trois 3, quatre 4, cinq 5, six 6, sept 7, huit 8, neuf 9, dix 10, onze 11, douze 12, dizaine 10,
    douzaine 12, quinzaine 15, vingtaine 20, demi 1/2, demie 1/2, moitié 1/2, tiers 1/3
  `),
  articles: ["un", "une"],
  rangeWords: ["à", "ou"],
  andWords: ["et"],
  ofWords: ["de", "d'", "du", "des"],
  plusWords: ["plus"],
  minusWords: ["moins"],
  orWords: ["ou"],
  aboutWords: ["environ", "env", "presque", "au moins"],
  vagueWords: ["quelques", "un peu", "plusieurs"],
  sizeWords: listed(`
    petit, petite, petits, petites, moyen, moyenne, moyens, moyennes, gros, grosse, grosses, grandes
  `),
  measureWords: listed(`
    bonne, bon, bombée, bombées, rase, rases, belle, épais, épaisse, épaisses, généreux, généreuse, généreuses, fines
  `),
  preparationWords: [
    ...inflected(
      "battu blanchi brossé broyé ciselé concassé coupé cuit décongelé décortiqué découpé dégelé dénoyauté désossé " +
        "détaillé effeuillé effiloché effrité essoré fendu fondu fouetté grillé haché lavé mixé mondé monté nettoyé pelé pilé " +
        "poché pressé ramolli rincé râpé réhydraté séparé taillé tamisé torréfié tranché trempé ébarbé ébouillanté " +
        "écrasé égoutté émietté émincé épluché épépiné équeuté évidé",
      AGREEMENT,
    ),
    ...listed("pommade, mou, molle, entiers, entières"),
  ],
  weakPreparationWords: inflected("moulu", AGREEMENT),
  preparationAdverbs: ["finement", "grossièrement", "fraîchement", "bien"],
  preparedFoods: ["jambon cuit", "tomates pelées", "tomates concassées", "pain grillé"],
  unitFoods: listed(`
    noix muscade, noix de muscade, noix de coco, noix de cajou, noix de pécan, noix de macadamia, noix de Grenoble, noix du Brésil,
    noix de Saint-Jacques, noix de saint jacques, carré d' agneau, carré de porc, tête de veau, tête de moine
  `),
  describingWords: ["frais", "fraîche", "fraîches", "sec", "sèche", "secs", "mûr", "mûre", "entier", "entière"],
  partWords: ["jus", "zeste", "zestes"],
  weighingPhrases: ["égoutté", "au total"],
  prepositions: ["avec", "sans", "en", "dans", "sur"],
  optionalWords: ["éventuellement", "facultatif", "facultative"],
  commentWords: ["en", "sans", "avec", "pour", "dans", "selon", "si", "au", "à", "facultatif", "voir", "ou", "environ"],
  asidePhrases: listed(`
    au goût, selon le goût, pour, facultatif, à volonté, en dés, en rondelles, en lamelles, en lanières, en morceaux,
    en tranches, en cubes, en quartiers, en julienne, en brunoise, en petits, en petites, en fines, en gros, coupé en,
    coupée en, coupés en, coupées en, à température ambiante, éventuellement, du moulin, au choix, p. ex., par exemple, calibre, maison ou, du commerce ou, de bonne qualité, de qualité, de votre choix
  `),
  fryingPhrases: ["pour la friture", "pour friture", "de friture", "bain de friture"],
  unitsNeedOf: true,
};
