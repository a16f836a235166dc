import type { Language } from "./language";

type EnglishWords = Pick<
  Language,
  | "vagueWords"
  | "sizeWords"
  | "measureWords"
  | "preparationWords"
  | "weakPreparationWords"
  | "preparationAdverbs"
  | "preparedFoods"
  | "unitFoods"
  | "describingWords"
  | "partWords"
  | "weighingPhrases"
  | "prepositions"
  | "commentWords"
  | "asidePhrases"
  | "unitsNeedOf"
>;

/** Words of English ingredient lines that say something about a food, its size or its preparation. */
export const englishWords: EnglishWords = {
  vagueWords: ["few", "a few", "several", "some", "little", "a little", "a bit of", "a lot of", "lots of", "plenty of", "a mixture of", "a selection of"],
  sizeWords: [
    "small", "medium", "large", "sm", "med", "lg", "extra-large", "jumbo", "tiny", "huge", "miniature", "smaller", "larger", "largest", "smallest",
  ],
  measureWords: [
    "heaped", "heaping", "level", "scant", "rounded", "generous", "good", "healthy", "full", "packed", "big", "fat", "plump", "thin",
    "thick", "long", "short", "lengthwise", "mini", "nice", "decent", "loose", "tight", "light", "little", "hefty",
  ],
  preparationWords: [
    "chopped", "minced", "sliced", "grated", "diced", "shredded", "crushed", "cubed", "julienned", "slivered", "shaved", "torn",
    "peeled", "cored", "seeded", "deseeded", "trimmed", "stemmed", "hulled", "husked", "shelled", "shucked", "deveined", "de-veined",
    "deribbed", "cleaned", "washed", "rinsed", "drained", "strained", "squeezed", "juiced", "zested", "picked", "plucked", "separated",
    "melted", "softened", "chilled", "thawed", "defrosted", "warmed", "cooled", "heated", "beaten", "whisked", "sifted", "sieved",
    "toasted", "cooked", "uncooked", "boiled", "steamed", "poached", "mashed", "crumbled", "crumpled", "halved", "quartered",
    "pounded", "flaked", "snipped", "scored", "cracked", "packed", "dissolved", "divided", "soaked", "blended", "puréed", "pureed",
    "buttered", "spiralized", "spiralised", "scrubbed", "stoned", "shaken", "ripped", "broken", "rough-chopped", "hard-boiled",
    "soft-boiled", "fresh-cooked", "lukewarm", "wiped", "skinned", "sectioned", "segmented", "stripped", "bruised", "cut", "butterflied", "spiralled", "gutted", "filleted", "removed", "discarded",
  ],
  weakPreparationWords: ["ground", "pitted", "flaked", "skinned", "blanched", "boned", "whipped", "roasted", "grilled", "fried", "squashed"],
  preparationAdverbs: [
    "finely", "coarsely", "roughly", "thinly", "thickly", "freshly", "lightly", "firmly", "loosely", "tightly", "very", "well", "hard",
    "diagonally", "lengthwise", "lengthways", "crosswise", "crossways", "widthways", "widthwise", "newly", "just", "partially", "gently",
  ],
  preparedFoods: [
    "crushed red pepper", "crushed chilli", "crushed chili", "crushed chile", "crushed tomatoes", "crushed pineapple", "crushed ice",
    "shredded coconut", "shredded wheat", "flaked coconut", "flaked almonds", "flaked sea salt", "flaked salt", "toasted sesame oil",
    "boiled potatoes", "boiled peas", "boiled lobster", "boiled ham", "boiled sweets", "strained tomatoes", "strained yogurt", "sliced bread", "sliced white bread", "chopped liver",
    "cracked wheat", "mashed potato", "mashed potatoes", "minced beef", "minced lamb", "minced pork", "minced meat", "broken rice", "beaten rice", "cubed steak",
  ],
  unitFoods: [
    "stem ginger", "rib eye", "rib roast", "rib steak", "rib steaks", "round steak", "cube steak", "cube steaks", "pot roast", "pot barley",
    "bar soap", "leaf lettuce", "head cheese", "stick blender", "cup mushrooms", "ball peppers", "bottle gourd", "roll mops", "can opener",
    "block chocolate", "slice pan", "packet soup", "stalk on",
  ],
  describingWords: [
    "fresh", "dried", "frozen", "canned", "tinned", "bottled", "ripe", "unripe", "underripe", "overripe", "firm", "soft", "hard", "sweet",
    "hot", "cold", "warm", "cool", "mild", "spicy", "boneless", "skinless", "boned", "lean", "raw", "cooked", "smoked", "roasted",
    "unsalted", "salted", "unsweetened", "sweetened", "homemade", "plain", "whole", "thick", "thin", "long", "short", "fat", "young",
    "baby", "mini", "good", "best", "quality", "free-range", "organic", "store-bought", "low", "reduced", "full", "light", "dark", "heavy", "no",
    "low-fat", "full-fat", "fat-free", "nonfat", "low-sodium", "bone-in", "skin-on", "ready-to-eat", "ready-to-cook", "pitted", "aromatic",
    "flavorful", "flavourful", "crusty", "stale", "day-old", "dry", "mixed", "assorted", "green", "red", "yellow", "white", "black", "brown",
    "fine", "coarse", "ground", "blanched", "ready-made", "well-trimmed", "tender", "crisp", "juicy", "floury", "waxy", "meaty", "unpeeled",
    "natural", "pure", "extra", "wild", "tart", "fruity", "regular", "instant", "undyed", "unwaxed", "flaky", "rich", "sour", "bitter",
  ],
  partWords: [
    "juice", "juices", "zest", "rind", "peel", "peelings", "skin", "skins", "seeds", "yolks", "pulp", "flesh", "leaves", "stems", "stalks", "tops",
    "ends", "roots", "fronds", "parts", "part", "core", "cores", "bones", "bone", "shells", "heads", "tails", "stones", "rinds", "sides",
    "gills", "fins", "beards", "ribs", "crusts", "crust", "kernels", "florets", "feet", "guts", "giblets",
  ],
  weighingPhrases: ["in total", "total", "drained weight", "drained", "net weight", "weight", "in weight", "dry weight", "in all", "long", "thick"],
  prepositions: [
    "on", "in", "at", "with", "without", "from", "into", "by", "of", "as", "over", "under", "off", "out", "between", "either", "both", "straight",
    "only", "not", "left", "weight", "using",
  ],
  commentWords: [
    "optional", "see", "note", "notes", "recipe", "from", "available", "if", "use", "used", "using", "also", "aka", "called", "preferably",
    "approximately", "approx", "about", "approximate", "such", "more", "do", "not", "is", "are", "ask", "save", "reserved", "turning",
    "needed", "homemade", "try", "below", "above", "only", "made", "for", "your", "weighed", "substitute", "alternatively", "avoid",
    "you", "we", "on", "into", "by", "other", "can", "will", "must", "each", "or", "and", "with", "without", "in", "the", "at", "peelings", "parts", "taste",
  ],
  asidePhrases: [
    "to", "for", "plus", "such as", "preferably", "optional", "divided", "at room temperature", "cut into", "cut in", "cut from", "cut on",
    "cut across", "cut lengthwise", "cut lengthways", "cut crosswise", "if", "until", "see", "as needed", "as required", "about",
    "approximately", "approx", "or so", "or more", "or to taste", "or as needed", "or substitute", "or use", "or similar", "more or less", "like", "e.g", "eg", "i.e",
    "depending", "weighing", "each", "recipe follows", "from above", "per", "available", "reserved for", "not including", "in their", "in its", "tied", "measuring",
  ],
  unitsNeedOf: false,
};
