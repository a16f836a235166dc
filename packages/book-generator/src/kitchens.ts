import { measured, words } from "./words";

/** The words of a cookbook in one language. */
export interface PrintedWords {
  readonly serves: (people: number) => string;
  readonly time: (minutes: number) => string;
  readonly ingredients: string;
  readonly method: string;
  readonly tip: string;
  /** What a recipe in running prose begins with. */
  readonly take: string;
  readonly contents: string;
  readonly index: string;
  /** A second list of a dish, and the food for it. */
  readonly part: string;
  readonly chapters: readonly string[];
  readonly dishes: readonly string[];
  readonly foods: readonly (readonly [amount: string, food: string])[];
  /** Foods that need no amount. */
  readonly plain: readonly string[];
  readonly steps: readonly string[];
  readonly intros: readonly string[];
}

/** Foods stand in a line as in each language: "200 g de farine". Steps name no food, so that any recipe may have any of them. */
export const KITCHENS = {
  en: {
    serves: (people) => `Serves ${people}`,
    time: (minutes) => `Prep ${minutes} min`,
    ingredients: "Ingredients",
    method: "Method",
    take: "Take",
    tip: "Tip: it keeps for three days in a cold larder, well covered.",
    contents: "Contents",
    index: "Index",
    part: "For the sauce",
    chapters: ["Soups & Broths", "From the Oven", "Sweet Things"],
    dishes: words(`
      Leek and Potato Soup, Toad in the Hole, Treacle Tart, Chicken Pie, Bubble and Squeak, Plum Crumble,
      Kedgeree, Onion Marmalade, Summer Pudding, Fish Stew with Saffron, Eton Mess, Roast Beetroot
    `),
    foods: measured(`
      200 g: plain flour; 2: eggs; 1½ cups: milk; 50 g: butter, softened; 3 tbsp: olive oil;
      2 cloves: garlic, crushed; 1 tsp: ground cumin; 400 g: tin chopped tomatoes; ½ tsp: nutmeg;
      1 litre: vegetable stock; 2–3: carrots; a handful of: parsley
    `),
    plain: ["Salt and pepper", "Olive oil, for frying"],
    steps: [
      "Preheat the oven to 190 °C and grease a shallow dish.",
      "Chop everything finely and put it in a large bowl.",
      "Heat a heavy pan over a low flame and cook it gently for 10 minutes, stirring now and then so that nothing catches.",
      "Pour in the liquid, bring it slowly to the boil and let it simmer until it is thick.",
      "Season well and serve at once.",
      "Leave it to cool for 20 minutes, then cut it into slices.",
    ],
    intros: [
      "My grandmother made this every winter when the garden lay under snow.",
      "A dish for long evenings, and better still on the next day.",
    ],
  },
  de: {
    serves: (people) => `Für ${people} Personen`,
    time: (minutes) => `Zubereitungszeit: ${minutes} Minuten`,
    ingredients: "Zutaten",
    method: "Zubereitung",
    take: "Man nehme",
    tip: "Tipp: Schmeckt am nächsten Tag aufgewärmt noch besser.",
    contents: "Inhalt",
    index: "Register",
    part: "Für den Guss",
    chapters: ["Suppen", "Aus dem Ofen", "Süßes"],
    dishes: words(`
      Kartoffelsuppe, Apfelstrudel, Königsberger Klopse, Rote Grütze, Zwiebelkuchen, Linseneintopf,
      Käsespätzle, Pflaumenmus, Gefüllte Paprika, Bienenstich, Grünkohl mit Pinkel, Maultaschen
    `),
    foods: measured(`
      250 g: Mehl; 3: Eier; 1/4 l: Milch; 50 g: weiche Butter; 2 EL: Öl; 1: Zwiebel, fein gewürfelt; 1 TL: Kümmel;
      500 g: mehligkochende Kartoffeln; 1 Prise: Muskat; 1 Pck.: Vanillezucker; 2–3: Möhren; 1 Bund: Petersilie
    `),
    plain: ["Salz und Pfeffer", "Fett für die Form"],
    steps: [
      "Den Backofen auf 190 °C vorheizen und eine flache Form einfetten.",
      "Alles fein hacken und in eine große Schüssel geben.",
      "In einem schweren Topf bei kleiner Hitze etwa 10 Minuten dünsten und dabei immer wieder umrühren.",
      "Mit der Flüssigkeit ablöschen, langsam aufkochen und köcheln lassen, bis es dick wird.",
      "Kräftig abschmecken und sofort servieren.",
      "20 Minuten abkühlen lassen und in Scheiben schneiden.",
    ],
    intros: [
      "Das gab es bei uns jeden Samstag, wenn die Großmutter aus dem Garten kam.",
      "Ein Gericht für lange Abende.",
    ],
  },
  fr: {
    serves: (people) => `Pour ${people} personnes`,
    time: (minutes) => `Préparation : ${minutes} min`,
    ingredients: "Ingrédients",
    method: "Préparation",
    take: "Prenez",
    tip: "Conseil : ce plat est encore meilleur réchauffé le lendemain.",
    contents: "Sommaire",
    index: "Index",
    part: "Pour la sauce",
    chapters: ["Soupes et potages", "Au four", "Desserts"],
    dishes: words(`
      Soupe à l’oignon, Quiche lorraine, Bœuf bourguignon, Tarte Tatin, Gratin dauphinois, Ratatouille,
      Clafoutis aux cerises, Poulet basquaise, Crème brûlée, Pot-au-feu, Salade niçoise, Far breton
    `),
    foods: measured(`
      250 g: de farine; 3: œufs; 25 cl: de lait; 50 g: de beurre mou; 2 c. à soupe: d’huile d’olive;
      1 gousse: d’ail; 1 c. à café: de cumin; 4: tomates bien mûres; 1 pincée: de muscade;
      1 l: de bouillon de légumes; 2 ou 3: carottes; 1 bouquet: de persil
    `),
    plain: ["Sel, poivre", "Huile pour la cuisson"],
    steps: [
      "Préchauffez le four à 190 °C et beurrez un plat.",
      "Hachez finement le tout et mettez-le dans un grand saladier.",
      "Faites revenir à feu doux pendant 10 minutes en remuant de temps en temps pour que rien n’attache.",
      "Versez le liquide, portez lentement à ébullition et laissez mijoter jusqu’à épaississement.",
      "Salez, poivrez et servez aussitôt.",
      "Laissez refroidir 20 minutes, puis coupez en tranches.",
    ],
    intros: ["Ma grand-mère préparait ce plat tous les dimanches d’hiver.", "Un plat pour les longues soirées."],
  },
  es: {
    serves: (people) => `Para ${people} personas`,
    time: (minutes) => `Tiempo: ${minutes} minutos`,
    ingredients: "Ingredientes",
    method: "Preparación",
    take: "Tome",
    tip: "Consejo: está aún más rico al día siguiente.",
    contents: "Índice",
    index: "Índice de recetas",
    part: "Para la salsa",
    chapters: ["Sopas", "Al horno", "Postres"],
    dishes: words(`
      Gazpacho andaluz, Tortilla de patatas, Cocido madrileño, Arroz con leche, Croquetas de jamón, Paella
      valenciana, Pisto manchego, Lentejas estofadas, Bacalao al pil-pil, Crema catalana, Fabada asturiana,
      Salmorejo
    `),
    foods: measured(`
      250 g: de harina; 3: huevos; 1 vaso: de leche; 50 g: de mantequilla; 2 cucharadas: de aceite de oliva;
      2 dientes: de ajo; 1 cucharadita: de comino; 4: tomates maduros; 1 pizca: de nuez moscada;
      1 l: de caldo de verduras; 2: zanahorias; 1 manojo: de perejil
    `),
    plain: ["Sal", "Aceite para freír"],
    steps: [
      "Precalentar el horno a 190 °C y engrasar una fuente.",
      "Picar todo muy fino y ponerlo en un cuenco grande.",
      "Sofreír a fuego lento durante 10 minutos, removiendo de vez en cuando para que no se pegue.",
      "Añadir el líquido, llevar poco a poco a ebullición y cocer hasta que espese.",
      "Salpimentar y servir enseguida.",
      "Dejar enfriar 20 minutos y cortar en rodajas.",
    ],
    intros: ["Mi abuela lo hacía todos los domingos de invierno.", "Un plato para las noches largas."],
  },
  it: {
    serves: (people) => `Per ${people} persone`,
    time: (minutes) => `Tempo: ${minutes} minuti`,
    ingredients: "Ingredienti",
    method: "Preparazione",
    take: "Prendete",
    tip: "Consiglio: il giorno dopo è ancora più buono.",
    contents: "Indice",
    index: "Indice delle ricette",
    part: "Per la salsa",
    chapters: ["Minestre", "Al forno", "Dolci"],
    dishes: words(`
      Minestrone alla genovese, Risotto alla milanese, Torta di mele, Parmigiana di melanzane, Ossobuco, Panna
      cotta, Ribollita, Saltimbocca, Gnocchi di patate, Tiramisù, Caponata, Pasta e fagioli
    `),
    foods: measured(`
      250 g: di farina; 3: uova; 1 bicchiere: di latte; 50 g: di burro; 2 cucchiai: d’olio d’oliva;
      2 spicchi: d’aglio; 1 cucchiaino: di cumino; 4: pomodori maturi; 1 pizzico: di noce moscata;
      1 l: di brodo vegetale; 2: carote; 1 mazzetto: di prezzemolo
    `),
    plain: ["Sale e pepe", "Olio per friggere"],
    steps: [
      "Scaldare il forno a 190 °C e imburrare una teglia.",
      "Tritare tutto finemente e mettere in una terrina capiente.",
      "Soffriggere a fuoco basso per 10 minuti, mescolando di tanto in tanto perché non attacchi.",
      "Versare il liquido, portare lentamente a bollore e cuocere finché si addensa.",
      "Regolare di sale e servire subito.",
      "Lasciare raffreddare per 20 minuti e tagliare a fette.",
    ],
    intros: ["Mia nonna lo preparava ogni domenica d’inverno.", "Un piatto per le lunghe serate."],
  },
  nl: {
    serves: (people) => `Voor ${people} personen`,
    time: (minutes) => `Bereidingstijd: ${minutes} minuten`,
    ingredients: "Ingrediënten",
    method: "Bereiding",
    take: "Neem",
    tip: "Tip: de volgende dag smaakt het nog beter.",
    contents: "Inhoud",
    index: "Register",
    part: "Voor de saus",
    chapters: ["Soepen", "Uit de oven", "Zoet"],
    dishes: words(`
      Erwtensoep, Hutspot met klapstuk, Appeltaart, Stamppot boerenkool, Bitterballen, Griesmeelpudding,
      Hachee, Witlof uit de oven, Boerenjongens, Kapucijners met spek, Vlaai met kersen, Zuurkoolschotel
    `),
    foods: measured(`
      250 g: bloem; 3: eieren; 2 dl: melk; 50 g: zachte boter; 2 el: olijfolie; 2 tenen: knoflook; 1 tl: komijn;
      500 g: kruimige aardappelen; 1 snufje: nootmuskaat; 1 l: groentebouillon; 2: wortels; 1 bosje: peterselie
    `),
    plain: ["Peper en zout", "Olie om in te bakken"],
    steps: [
      "Verwarm de oven voor op 190 °C en vet een lage schaal in.",
      "Hak alles fijn en doe het in een grote kom.",
      "Bak het 10 minuten op laag vuur en roer af en toe, zodat er niets aanbrandt.",
      "Giet het vocht erbij, breng het langzaam aan de kook en laat het pruttelen tot het dik is.",
      "Breng goed op smaak en dien meteen op.",
      "Laat het 20 minuten afkoelen en snijd het in plakken.",
    ],
    intros: ["Mijn grootmoeder maakte dit elke winter als er sneeuw lag.", "Een gerecht voor lange avonden."],
  },
} as const satisfies Readonly<Record<string, PrintedWords>>;
