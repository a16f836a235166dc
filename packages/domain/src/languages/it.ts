import type { LanguageWords } from "./language";
import { inflected, listed, valued } from "./word-lists";

/** An adjective or participle agrees with its noun. */
const AGREEMENT = ["o", "a", "i", "e"];

/** Italian. Elided forms ("d'olio", "dell'aglio") are cut at the apostrophe before they are compared. */
export const italian: LanguageWords = {
  code: "it",
  unitWords: {
    mg: ["mg", "mg", "milligrammo", "milligrammi"],
    g: ["g", "g", "gr", "grammo", "grammi"],
    hg: ["etto", "etti", "hg", "ettogrammo", "ettogrammi"],
    kg: ["kg", "kg", "chilo", "chilogrammo", "chilogrammi"],
    ml: ["ml", "ml", "millilitro", "millilitri"],
    cl: ["cl", "cl", "centilitro", "centilitri"],
    dl: ["dl", "dl", "decilitro", "decilitri"],
    l: ["l", "l", "litro", "litri"],
    tsp: listed("cucchiaino, cucchiaini, cucchiaino da tè, cucchiaini da tè, cucchiaino da caffè, cucchiaini da caffè"),
    tbsp: ["cucchiaio", "cucchiai", "cucchiaio da tavola", "cucchiai da tavola", "cucchiaiata", "cucchiaiate"],
    cup: ["tazza", "tazze"],
    bag: ["sacchetto", "sacchetti"],
    bar: ["tavoletta", "tavolette"],
    bottle: ["bottiglia", "bottiglie"],
    box: ["scatola", "scatole"],
    branch: ["ramo", "rami"],
    bunch: ["mazzo", "mazzi", "mazzetto", "mazzetti", "ciuffo", "ciuffi", "ciuffetto", "ciuffetti"],
    can: ["lattina", "lattine", "barattolo", "barattoli", "scatoletta", "scatolette"],
    clove: ["spicchio", "spicchi"],
    cm: ["cm", "cm", "centimetro", "centimetri"],
    cube: ["cubetto", "cubetti", "dado", "dadi"],
    dash: ["spruzzo", "spruzzi", "goccio", "gocci"],
    drop: ["goccia", "gocce"],
    glass: ["bicchiere", "bicchieri", "bicchierino", "bicchierini"],
    handful: ["manciata", "manciate", "pugno", "pugni"],
    head: ["testa", "teste", "cespo", "cespi"],
    jar: ["vasetto", "vasetti"],
    knob: ["noce", "noci"],
    leaf: ["foglia", "foglie"],
    pack: ["confezione", "confezioni", "pacco", "pacchi", "pacchetto", "pacchetti"],
    pinch: ["pizzico", "pizzichi", "presa", "prese", "punta", "punte", "punta di coltello", "punta di cucchiaino"],
    portion: ["porzione", "porzioni"],
    batch: ["dose", "dosi", "ricetta", "ricette"],
    round: ["rondella", "rondelle"],
    roll: ["rotolo", "rotoli"],
    sachet: ["bustina", "bustine", "busta", "buste"],
    slice: ["fetta", "fette", "fettina", "fettine", "trancio", "tranci"],
    sprig: ["rametto", "rametti"],
    stalk: ["gambo", "gambi", "costa", "coste"],
    strip: ["striscia", "strisce"],
    tub: ["vaschetta", "vaschette"],
    tube: ["tubetto", "tubetti"],
  },
  pieceWords: ["pezzo", "pezzi", "unità", "intero", "intera"],
  numberWords: valued(`
    due 2, tre 3, quattro 4, cinque 5, sei 6, sette 7, otto 8, nove 9, dieci 10, dodici 12, decina 10, dozzina 12,
    dozzine 12, mezzo 1/2, mezza 1/2, metà 1/2, terzo 1/3
  `),
  articles: ["un", "uno", "una", "un'"],
  rangeWords: ["a", "o"],
  andWords: ["e"],
  ofWords: ["di", "d'", "del", "dello", "della", "dell'", "dei", "degli", "delle"],
  plusWords: ["più"],
  minusWords: ["meno"],
  orWords: ["o", "oppure"],
  aboutWords: ["circa", "quasi", "almeno"],
  vagueWords: ["q.b.", "un filo", "alcuni", "alcune", "qualche", "un po'"],
  sizeWords: listed(`
    piccolo, piccola, piccoli, piccole, medio, media, medi, medie, grande, grandi, grosso, grossa
  `),
  measureWords: listed(`
    colmo, colmi, raso, rasi, abbondante, abbondanti, scarso, scarsi, buon, buona, spesse, sottili, generosa,
    generosi
  `),
  preparationWords: inflected(
    "affettat ammollat ammorbidit bollit denocciolat dissalat divis frullat fus grattugiat lavat lessat mondat morbid " +
      "pelat pestat privat pulit raffreddat ridott sbattut sbriciolat sbucciat schiacciat sciacquat sciolt scolat " +
      "scongelat setacciat sfilettat sgocciolat sgusciat sminuzzat snocciolat spellat spezzettat strizzat tagliat " +
      "tostat tritat",
    AGREEMENT,
  ),
  weakPreparationWords: inflected("macinat", AGREEMENT),
  preparationAdverbs: ["ben", "finemente", "grossolanamente", "appena"],
  preparedFoods: ["pomodori pelati", "pomodoro pelato", "pane grattugiato"],
  unitFoods: [],
  describingWords: ["fresco", "fresca", "freschi", "fresche", "secco", "secca", "maturo", "maturi", "intero", "intera"],
  partWords: ["succo", "scorza", "buccia"],
  weighingPhrases: ["sgocciolato", "in totale"],
  prepositions: ["con", "senza", "in", "su"],
  optionalWords: ["eventualmente", "facoltativo", "opzionale"],
  commentWords: listed(`
    in, senza, con, per, oppure, se, a, anche, opzionale, facoltativo, vedi, o, circa
  `),
  asidePhrases: listed(`
    ad esempio, ad es., fatto in casa o, fatta in casa o, di ottima qualità, di buona qualità, di qualità, q.b., qb, quanto basta, a piacere, per, facoltativo, a dadini, a cubetti, a fette, a fettine, a rondelle, a pezzi,
    a pezzetti, a tocchetti, a listarelle, a julienne, a spicchi, a temperatura ambiente, a scelta, a filetti,
    non trattato, non trattata, non trattati, non trattate, macinato fresco, macinato al momento, in camicia
  `),
  fryingPhrases: ["per friggere", "per la frittura"],
  unitsNeedOf: true,
};
