import type { LanguageWords } from "./language";
import { inflected, listed, valued } from "./word-lists";

/** A participle before its noun is declined. */
const DECLENSION = ["", "e"];

/**
 * Dutch, of the Netherlands and of Belgium. "of" (or) and "en" (and) are missing: they are an English and a French and
 * Spanish word for something else.
 */
export const dutch: LanguageWords = {
  code: "nl",
  unitWords: {
    mg: ["mg", "mg", "milligram"],
    g: ["g", "g", "gram"],
    hg: ["ons", "ons"],
    Pfund: ["pond", "pond", "ponden"],
    kg: ["kg", "kg", "kilo", "kilogram"],
    ml: ["ml", "ml", "milliliter"],
    cl: ["cl", "cl", "centiliter"],
    dl: ["dl", "dl", "deciliter"],
    l: ["l", "l", "liter"],
    tsp: listed(`
      tl, tl, theelepel, theelepels, theel, theelepeltje, theelepeltjes, koffielepel, koffielepels
    `),
    tbsp: ["el", "el", "eetlepel", "eetlepels", "eetl", "soeplepel", "soeplepels"],
    cup: ["kop", "koppen", "kopje", "kopjes"],
    bag: ["zak", "zakken"],
    ball: ["bol", "bollen", "bolletje", "bolletjes"],
    bar: ["reep", "repen"],
    block: ["blok", "blokken"],
    bottle: ["fles", "flessen", "flesje", "flesjes"],
    box: ["doos", "dozen", "doosje", "doosjes"],
    bunch: ["bos", "bossen", "bosje", "bosjes"],
    can: ["blik", "blikken", "blikje", "blikjes"],
    clove: ["teen", "tenen", "teentje", "teentjes"],
    cube: ["blokje", "blokjes"],
    dash: ["scheutje", "scheutjes", "scheut", "scheuten"],
    drop: ["druppel", "druppels"],
    glass: ["glas", "glazen", "glaasje", "glaasjes"],
    handful: ["handvol", "handvol", "hand vol", "handje", "handjes"],
    head: ["krop", "kroppen", "stronk", "stronken", "struik", "struiken"],
    jar: ["potje", "potjes"],
    knob: ["klont", "klonten", "klontje", "klontjes"],
    leaf: ["blad", "bladeren", "blaadje", "blaadjes"],
    packet: ["pakje", "pakjes", "pak", "pakken"],
    pinch: ["snuf", "snuffen", "snufje", "snufjes", "mespunt", "mespuntje"],
    portion: ["portie", "porties"],
    batch: ["recept", "recepten"],
    punnet: ["bakje", "bakjes"],
    roll: ["rol", "rollen"],
    sachet: ["zakje", "zakjes"],
    slice: ["plak", "plakken", "plakje", "plakjes", "snee", "sneden", "sneetje", "sneetjes"],
    sprig: ["takje", "takjes", "tak", "takken"],
    stalk: ["stengel", "stengels", "stengeltje", "stengeltjes"],
    sheet: ["vel", "vellen", "velletje", "velletjes"],
    stick: ["stokje", "stokjes"],
    wedge: ["partje", "partjes"],
  },
  pieceWords: ["stuk", "stuks", "st", "stukje", "stukjes"],
  numberWords: valued(`
    twee 2, drie 3, vijf 5, zes 6, zeven 7, acht 8, negen 9, tien 10, twaalf 12, tiental 10, dozijn 12, half 1/2,
    halve 1/2, anderhalf 3/2, anderhalve 3/2, kwart 1/4
  `),
  articles: ["een", "'n"],
  rangeWords: ["tot"],
  andWords: [],
  ofWords: ["van"],
  plusWords: ["plus"],
  minusWords: ["min"],
  orWords: [],
  aboutWords: ["ongeveer", "circa", "ca", "minstens"],
  vagueWords: ["enkele", "een paar", "een beetje", "beetje", "wat", "enige"],
  sizeWords: ["kleine", "klein", "grote", "groot", "middelgrote", "middelgroot", "flinke", "dunne", "dikke"],
  measureWords: ["volle", "afgestreken", "flink", "ruime"],
  preparationWords: [
    ...inflected(
      "afgespoeld drooggedept fijngehakt fijngesneden geblancheerd gegrild gehalveerd geklopt gekneusd gekookt gepeld " +
        "geperst geplukt geprakt gepureerd geraspt geroosterd geschaafd gescheiden gescheurd geschild gesmolten gesneden " +
        "gesnipperd gesplitst gestampt gewassen geweekt gezeefd grofgehakt losgeklopt ontdooid schoongemaakt uitgeknepen " +
        "uitgelekt uitgeperst verkruimeld",
      DECLENSION,
    ),
    ...listed("geplet, geplette, ontpit, ontpitte, gewelde, gehakte, versgemalen"),
  ],
  weakPreparationWords: inflected("gemalen", DECLENSION),
  preparationAdverbs: ["fijn", "grof", "vers", "dun"],
  preparedFoods: ["gekookte ham"],
  unitFoods: ["pak choi", "pak choy", "pak soi"],
  describingWords: ["vers", "verse", "gedroogde", "rode", "witte", "groene", "gele", "rijpe", "hele"],
  partWords: ["sap", "rasp", "schil"],
  weighingPhrases: ["uitgelekt gewicht", "in totaal"],
  prepositions: ["met", "zonder", "uit"],
  optionalWords: ["eventueel", "optioneel", "evt"],
  commentWords: listed(`
    in, zonder, met, voor, uit, om, ca, naar, ook, en, optioneel, zie, of, ongeveer, eventueel
  `),
  asidePhrases: listed(`
    naar smaak, om, voor, eventueel, optioneel, in blokjes, in ringen, in plakjes, in reepjes, in stukjes, in stukken,
    in partjes, in schijfjes, in schijven, in kwarten, in parten, in dunne, in dikke, in fijne, in grove, in kleine,
    in grote, in halve, in dobbelsteentjes, in kubusjes, op kamertemperatuur, naar keuze, bijv., bijvoorbeeld, maat, zelfgemaakt of, kant-en-klaar of, van goede kwaliteit
  `),
  fryingPhrases: ["om te frituren", "om in te frituren", "frituurolie", "voor het frituren"],
  unitsNeedOf: false,
};
