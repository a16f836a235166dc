import type { LanguageWords } from "./language";
import { inflected, listed, valued } from "./word-lists";

/** A participle before its noun is declined. */
const DECLENSION = ["", "e", "er", "es", "en", "em"];

/** German, as written in Germany, Austria and Switzerland. */
export const german: LanguageWords = {
  code: "de",
  unitWords: {
    mg: ["mg", "mg", "Milligramm"],
    g: ["g", "g", "Gramm"],
    dag: ["dag", "dag", "dkg", "Deka"],
    hg: ["hg", "hg", "Hektogramm"],
    kg: ["kg", "kg", "Kilo", "Kilos", "Kilogramm"],
    ml: ["ml", "ml", "Milliliter"],
    cl: ["cl", "cl", "Zentiliter"],
    dl: ["dl", "dl", "Deziliter"],
    l: ["l", "l", "Liter"],
    tsp: ["TL", "TL", "Teelöffel", "Kaffeelöffel", "KL"],
    tbsp: ["EL", "EL", "Esslöffel", "Eßlöffel", "Suppenlöffel"],
    cup: ["Tasse", "Tassen"],
    ball: ["Kugel", "Kugeln"],
    bag: ["Beutel", "Beutel", "Tüte", "Tüten"],
    bar: ["Riegel", "Riegel", "Tafel", "Tafeln"],
    block: ["Block", "Blöcke"],
    bottle: ["Flasche", "Flaschen", "Fl"],
    box: ["Schachtel", "Schachteln", "Kiste", "Kisten"],
    branch: ["Ast", "Äste"],
    bulb: ["Knolle", "Knollen"],
    bunch: ["Bund", "Bund", "Bd", "Bunde", "Bünde", "Bündel", "Sträußchen"],
    can: ["Dose", "Dosen", "Büchse", "Büchsen"],
    clove: ["Zehe", "Zehen"],
    cm: ["cm", "cm", "Zentimeter"],
    cube: ["Würfel", "Würfel"],
    dash: ["Spritzer", "Spritzer"],
    drizzle: ["Faden", "Fäden"],
    drop: ["Tropfen", "Tropfen"],
    glass: ["Glas", "Gläser"],
    glug: ["Schluck", "Schlucke"],
    handful: ["Handvoll", "Handvoll", "Hand voll", "Hand"],
    head: ["Kopf", "Köpfe"],
    leaf: ["Blatt", "Blätter"],
    loaf: ["Laib", "Laibe"],
    pack: ["Packung", "Packungen", "Pack", "Pkg", "Pkt"],
    packet: ["Päckchen", "Päckchen", "Pck", "Pckg", "Pk", "Pckch", "Päck", "Paket", "Pakete"],
    Pfund: ["Pfund", "Pfund", "Pfd"],
    pinch: ["Prise", "Prisen", "Pr", "Msp", "Messerspitze", "Messerspitzen"],
    pot: ["Topf", "Töpfe"],
    portion: ["Portion", "Portionen"],
    batch: ["Rezept", "Rezepte", "Rezeptmenge", "Rezeptmengen"],
    punnet: ["Schale", "Schalen", "Schälchen"],
    rib: ["Rippe", "Rippen"],
    pat: ["Flocke", "Flocken"],
    roll: ["Rolle", "Rollen"],
    round: ["Ring", "Ringe"],
    sachet: ["Briefchen", "Briefchen"],
    sheet: ["Platte", "Platten", "Bogen", "Bögen"],
    shot: ["Schuss", "Schuss"],
    slice: ["Scheibe", "Scheiben", "Scheibchen", "Schb"],
    spear: ["Spieß", "Spieße"],
    sprig: ["Zweig", "Zweige", "Zweiglein", "Zweigen", "Stiel", "Stiele", "Stielen", "Stängel", "Stängeln"],
    stalk: ["Stange", "Stangen"],
    strip: ["Streifen", "Streifen"],
    tub: ["Becher", "Becher", "Bch", "Be"],
    tube: ["Tube", "Tuben"],
    wedge: ["Spalte", "Spalten"],
  },
  pieceWords: ["Stück", "Stücke", "Stk", "St", "Stck", "ganze", "ganzer", "ganzes"],
  numberWords: valued(`
    eins 1, zwei 2, drei 3, vier 4, fünf 5, sechs 6, sieben 7, acht 8, neun 9, zehn 10, elf 11, zwölf 12, Dutzend 12,
    halb 1/2, halbe 1/2, halber 1/2, halbes 1/2, halben 1/2, anderthalb 3/2, eineinhalb 3/2, zweieinhalb 5/2,
    dreiviertel 3/4, viertel 1/4, drittel 1/3
  `),
  articles: ["ein", "eine", "einen", "einer", "eines"],
  rangeWords: ["bis", "oder"],
  andWords: ["und"],
  ofWords: ["von", "vom"],
  plusWords: ["plus"],
  minusWords: ["minus", "weniger"],
  orWords: ["oder", "bzw"],
  aboutWords: ["etwa", "ca", "circa", "zirka", "ungefähr", "rund", "knapp", "gut", "mindestens", "höchstens", "je"],
  vagueWords: ["etwas", "einige", "ein paar", "ein wenig", "ein bisschen", "wenig", "mehrere", "n. B."],
  sizeWords: [
    ...listed(`
    kleine, kleiner, kleines, mittelgroße, mittelgroßer, mittelgroßes, mittlere, große, großer, großes, dicke, dünne,
    m.-große, m.-großer, mittelgr, mittelgroß, groß, klein, m-große
  `),
    ...inflected("daumengroß haselnussgroß walnussgroß", DECLENSION),
  ],
  measureWords: listed(`
    gehäufte, gehäufter, gehäuftes, gestrichene, gestrichener, gestrichenes, gestrichen, gehäuft, geh, gestr, gute, guter, gutes, leicht
  `),
  preparationWords: [
    ...inflected(
      "abgebraust abgegossen abgekühlt abgerieben abgespült abgetropft abgezogen angedrückt aufgeschlagen aufgetaut " +
        "ausgedrückt ausgekratzt ausgelassen ausgepresst blanchiert eingeweicht entkernt entsteint erwärmt feingehackt " +
        "gedrittelt gehackt gehobelt gehäutet gekocht gekörnt gemörsert gepresst geputzt gequetscht geraffelt geraspelt " +
        "gerieben geröstet geschmolzen geschnitten geschält gesiebt gestampft geteilt getrennt geviertelt gewaschen " +
        "gewürfelt gezupft halbiert hartgekocht kleingehackt kleingeschnitten kleingewürfelt pariert passiert püriert " +
        "trockengetupft verlesen verquirlt weichgekocht zerbröckelt zerbröselt zerdrückt zerkleinert zerlassen zerpflückt " +
        "zerrupft zerstampft zerstoßen zimmerwarm",
      DECLENSION,
    ),
    "weich",
  ],
  weakPreparationWords: inflected("gemahlen", DECLENSION),
  preparationAdverbs: ["fein", "grob", "frisch", "klein", "leicht", "gut", "dünn"],
  preparedFoods: ["gekochter Schinken", "gekochten Schinken", "passierte Tomaten", "geschälte Tomaten"],
  unitFoods: [],
  describingWords: listed(`
    frisch, frische, frischer, frisches, getrocknet, getrocknete, rote, roter, weiße, weißer, reife, ganze, ganzer,
    ganzes
  `),
  partWords: ["Saft", "Schale", "Abrieb", "Zesten", "Blätter", "Blättchen", "Nadeln", "Mark", "Kerne"],
  weighingPhrases: ["Abtropfgewicht", "insgesamt"],
  prepositions: ["mit", "ohne", "in", "im", "aus", "auf", "am"],
  optionalWords: ["evtl", "eventuell", "optional", "ggf", "wahlweise"],
  commentWords: listed(`
    in, im, ohne, mit, für, vom, zum, etwa, gut, nur, je, wer, wenn, bei, auch, optional, Größe, Gr, alternativ,
    siehe, gewogen, geputzt, oder, nach, aus, ca, Rohgewicht, Trockengewicht
  `),
  asidePhrases: listed(`
    nach Geschmack, nach Belieben, nach Bedarf, zum, zur, für, bei Bedarf, evtl, eventuell, optional, nach Wahl,
    aus der Mühle, in Scheiben, in Würfel, in Stücken, zimmerwarm, bei Zimmertemperatur, in Streifen, in Würfeln,
    in Ringe, in Ringen, in Stücke, in Stückchen, in Spalten, in Stiften, in Stifte, in Röllchen, in feine, in feinen,
    z. B., zum Beispiel, n. B., Größe, Gr., von guter Qualität, von bester Qualität, guter Qualität, gute Qualität, beste Qualität, gekauft oder, selbst gemacht oder, selbstgemacht oder, fertig oder, gewürzt mit, mariniert in, in dünne, in dünnen, in kleine, in kleinen, in grobe, in groben, in Salzlake
  `),
  fryingPhrases: ["zum Frittieren", "zum Fritieren", "zum Ausbacken"],
  unitsNeedOf: false,
};
