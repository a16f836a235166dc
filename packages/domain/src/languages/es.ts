import type { LanguageWords } from "./language";
import { inflected, listed, valued } from "./word-lists";

/** An adjective or participle agrees with its noun. */
const AGREEMENT = ["o", "a", "os", "as"];

/** Spanish, of Spain and of Latin America. */
export const spanish: LanguageWords = {
  code: "es",
  unitWords: {
    mg: ["mg", "mg", "miligramo", "miligramos"],
    g: ["g", "g", "gr", "grs", "gramo", "gramos"],
    kg: ["kg", "kg", "kilo", "kilos", "kilogramo", "kilogramos"],
    lb: ["libra", "libras"],
    oz: ["onza", "onzas"],
    ml: ["ml", "ml", "mililitro", "mililitros"],
    cl: ["cl", "cl", "centilitro", "centilitros"],
    dl: ["dl", "dl", "decilitro", "decilitros"],
    l: ["l", "l", "litro", "litros"],
    tsp: listed(`
      cucharadita, cucharaditas, cdta, cdtas, cdita, cditas, cucharilla, cucharillas, cucharada de postre
    `),
    tbsp: ["cucharada", "cucharadas", "cda", "cdas", "cucharada sopera", "cucharadas soperas", "cuchara", "cucharas"],
    cup: ["taza", "tazas", "tza"],
    ball: ["bola", "bolas"],
    bag: ["bolsa", "bolsas"],
    bar: ["barra", "barras", "tableta", "tabletas"],
    bottle: ["botella", "botellas"],
    box: ["caja", "cajas"],
    branch: ["rama", "ramas"],
    bunch: ["manojo", "manojos", "atado", "atados"],
    can: ["lata", "latas"],
    carton: ["brik", "briks", "cartón", "cartones"],
    clove: ["diente", "dientes"],
    cm: ["cm", "cm", "centímetro", "centímetros"],
    cube: ["cubo", "cubos", "cubito", "cubitos"],
    dash: ["chorrito", "chorritos", "chorreón", "chorreones"],
    drop: ["gota", "gotas"],
    fillet: ["filete", "filetes"],
    glass: ["vaso", "vasos", "copa", "copas"],
    glug: ["chorro", "chorros"],
    handful: ["puñado", "puñados"],
    head: ["cabeza", "cabezas"],
    jar: ["bote", "botes", "tarro", "tarros", "frasco", "frascos"],
    knob: ["nuez", "nueces"],
    leaf: ["hoja", "hojas"],
    pack: ["paquete", "paquetes"],
    pinch: ["pizca", "pizcas", "punta de cuchillo", "puntas de cuchillo"],
    portion: ["ración", "raciones", "porción", "porciones"],
    batch: ["receta", "recetas", "tanda", "tandas"],
    round: ["rodaja", "rodajas"],
    sachet: ["sobre", "sobres"],
    sheet: ["lámina", "láminas"],
    slice: ["rebanada", "rebanadas", "loncha", "lonchas", "lonja", "lonjas"],
    sprig: ["ramita", "ramitas"],
    stalk: ["tallo", "tallos"],
    strip: ["tira", "tiras"],
    tub: ["tarrina", "tarrinas"],
    wedge: ["gajo", "gajos"],
  },
  pieceWords: ["pieza", "piezas", "trozo", "trozos", "unidad", "unidades", "ud", "uds", "entero", "entera"],
  numberWords: valued(`
    dos 2, tres 3, cuatro 4, cinco 5, seis 6, siete 7, ocho 8, nueve 9, diez 10, doce 12, decena 10, docena 12,
    docenas 12, medio 1/2, media 1/2, cuarto 1/4, tercio 1/3
  `),
  articles: ["un", "una", "uno"],
  rangeWords: ["a", "o"],
  andWords: ["y"],
  ofWords: ["de", "del"],
  plusWords: ["más"],
  minusWords: ["menos"],
  orWords: ["o", "u"],
  aboutWords: ["aproximadamente", "aprox", "unos", "unas", "alrededor de", "casi"],
  vagueWords: ["cantidad necesaria", "algunos", "algunas", "un poco", "unos pocos", "unas pocas", "varios", "varias"],
  sizeWords: listed(`
    pequeño, pequeña, pequeños, pequeñas, mediano, mediana, medianos, medianas, grande, grandes
  `),
  measureWords: listed(`
    colmada, colmadas, rasa, rasas, buen, buena, gruesa, gruesas, finas, generosa, generoso
  `),
  preparationWords: inflected(
    "ablandad aplastad batid cocid colad cortad derretid descongelad descorazonad desgranad deshojad deshuesad " +
      "desmenuzad despepitad desvenad enjuagad escurrid exprimid filetead fundid hervid hidratad laminad lavad limpi " +
      "machacad majad partid pelad picad rallad reblandecid remojad separad sofrit tamizad triturad trocead",
    AGREEMENT,
  ),
  weakPreparationWords: inflected("molid", AGREEMENT),
  preparationAdverbs: ["fina", "finas", "fino", "finos", "finamente", "recién", "muy"],
  preparedFoods: ["tomate triturado", "tomates pelados", "garbanzos cocidos", "jamón cocido", "pan rallado"],
  unitFoods: [],
  describingWords: listed(`
    fresco, fresca, frescos, frescas, seco, seca, maduro, madura, maduros, entero, entera
  `),
  partWords: ["zumo", "jugo", "ralladura", "cáscara", "piel"],
  weighingPhrases: ["escurrido", "en total"],
  prepositions: ["con", "sin", "en", "sobre"],
  optionalWords: ["opcional", "opcionalmente"],
  commentWords: listed(`
    en, sin, con, para, según, si, al, aproximadamente, unos, unas, opcional, ver, o, aprox
  `),
  asidePhrases: listed(`
    al gusto, a gusto, para, opcional, c/n, cantidad necesaria, en cubos, en cubitos, en dados, en daditos,
    en rodajas, en tiras, en trozos, en trocitos, en láminas, por ejemplo, p. ej., casero o, casera o, de buena calidad, de calidad, en juliana, en gajos, en cuartos, en rebanadas,
    a temperatura ambiente, de tu elección, por persona, montadas a punto de nieve, a punto de nieve, recién, tamaño
  `),
  fryingPhrases: ["para freír", "para fritura"],
  unitsNeedOf: true,
};
