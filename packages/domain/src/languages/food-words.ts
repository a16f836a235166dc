import { listed } from "./word-lists";

/** Words that never make another food: dropped for identity, kept for the eye. Folded. */
export const SILENT_WORDS: readonly string[] = listed(`
  ripe, unripe, cold, warm, lukewarm, tepid, chilled, large, medium, small, big, jumbo, sized, size, organic, lean,
  unbleached, skinless, boneless, unwaxed, juicy, plump, best, softened, melted, nice, good
`);

/** Makers of foods that others make, too: "Heinz ketchup" is ketchup. None whose name alone is a food. */
export const MAKERS: readonly string[] = listed(`
  heinz, mcvities, lyles, hellmanns, colmans, kerrygold, lurpak, barilla, de cecco, kikkoman, king arthur, bobs red mill,
  campbells, swanson, hersheys, ghirardelli, callebaut, nestle, hunts, del monte, goya, mccormick, knorr, quaker, fage,
  clabber girl, tate lyle, tate and lyle, land olakes, land o lakes, diamond crystal, mortons, carnation, mutti, cirio, napolina,
  filippo berio, bertolli, philadelphia, bens original, old el paso, schwartz, dr oetker, pillsbury, best foods, smuckers, skippy
`);

/** Silent only together: "good-quality", "free-range", "freshly ground", "extra large". */
export const SILENT_PAIRS: readonly string[] = listed(`
  good quality, best quality, high quality, top quality, free range, freshly ground, freshly squeezed, freshly grated,
  freshly cracked, freshly chopped, room temperature, extra large, extra small, skin removed, medium sized,
  large sized, small sized, ice cold, well chilled, farm fresh, extra lean, bone in, skin on, very ripe
`);

/** Words of preparation that say how a food is sold where the catalogue has it so: "500 g beef, minced". Folded. */
export const SOLD_SO: readonly string[] = listed(`
  minced, flaked, hache, hachee, haches, hachees, picada, picado
`);

/** What the kitchen does with fire, for all that some of it is sold: "2 red peppers, roasted" are fresh ones. */
export const HEATED: readonly string[] = listed(`
  roasted, grilled, fried, whipped
`);

/** What may be hot or soft without being another food: hot sauce and soft tofu are. */
export const HOT_SO: readonly string[] = listed(`
  water, tap water, salted water, milk, stock, broth, coffee, tea, cream, oil, vegetable stock, chicken stock, beef stock, vegetable broth,
  chicken broth, beef broth, butter, unsalted butter, salted butter, cream cheese, margarine
`);

/** Heads of what is meant dried, tinned or cooked where nothing is said: fresh is another food then. Singular and plural. */
export const FRESH_IS_ANOTHER: readonly string[] = listed(`
  pasta, egg pasta, yeast, lasagne, lasagna, tagliatelle, ravioli, tortellini, gnocchi, noodle, noodles, fettuccine,
  linguine, spaghetti, breadcrumbs, coconut, date, dates, fig, figs, apricot, apricots, cranberry, cranberries,
  porcini, shiitake, shiitakes, bay leaf, bay leaves, turmeric, tuna, sardine, sardines, anchovy, anchovies, crab,
  crab meat, crabmeat, pineapple, pineapples, pea, peas, sweetcorn, corn, bean, beans, borlotti, chickpea, chickpeas,
  cheese, curd, cream, sausage, sausages, mozzarella, lychee, lychees, juice, filo, stock, broth, custard, soup,
  sauce, pesto, chorizo
`);

/** Where something stands whatever fruit or vegetable it is named after: "carrot cake" with the bread, "purple carrot juice" with the drinks. */
export const SHELVED_BY_HEAD: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Drinks: "saft, sap, limonade, likor, juice, cordial, liqueur, schnapps, soda, smoothie, milkshake, cocktail",
    Bakery:
      "kuchen, torte, taart, vlaai, geback, cake, pie, tart, crumble, tarte, torta, crostata, tarta, bizcocho, gateau",
    Meat: "gulasch, braten, wiener, wurst, worst",
    Baking: "icing, frosting, extract, essence, colouring, coloring, pie filling",
    "Oils, Vinegars & Condiments": "sosse, saus, sauce, dressing, relish",
    "Tins & Jars": "gelee, kompott, mus, jelly, marmalade, compote",
    "Chilled & Deli": "dip",
    "Sweets & Snacks": "sherbet, fudge",
  }).flatMap(([category, heads]) => listed(heads).map((head): [string, string] => [head, category])),
);

/** Herbs that are bought whole and counted by the leaf. */
export const HERBS: readonly string[] = listed(`
  flat leaf parsley, italian parsley, curly parsley, parsley, thai basil, basil, mint, coriander, cilantro, sage,
  thyme, lemon thyme, rosemary, oregano, marjoram, tarragon, dill, chervil, spinach, baby spinach, rocket, arugula,
  watercress
`);

/** What of a herb is still the herb: "basil leaves", "thyme sprigs". */
export const HERB_PARTS: readonly string[] = listed(`
  leaf, leaves, sprig, sprigs, frond, fronds, stalk, stalks, stem, stems
`);

/** Cheeses that go by their name alone: "feta cheese" is feta, "cauliflower cheese" no cauliflower. Folded. */
export const CHEESE_NAMES: readonly string[] = listed(`
  cheddar, mozzarella, feta, ricotta, mascarpone, gruyere, parmesan, parmigiano, parmigiano reggiano, pecorino,
  pecorino romano, grana padano, gorgonzola, stilton, brie, camembert, halloumi, paneer, manchego, emmental,
  emmenthal, gouda, edam, roquefort, asiago, fontina, provolone, havarti, taleggio, monterey jack, colby, comte,
  wensleydale, cheshire, red leicester, double gloucester, lancashire, caerphilly, jarlsberg, raclette, burrata,
  bocconcini, queso fresco, cotija, danish blue, dolcelatte, boursin, munster, muenster, neufchatel, reblochon,
  scamorza, kefalotyri, mature cheddar, sharp cheddar, mild cheddar, buffalo mozzarella
`);

/** Shapes of pasta, dried where nothing is said: "penne pasta" and "dried penne" are penne, "chickpea pasta" are no chickpeas. */
export const PASTA_NAMES: readonly string[] = listed(`
  spaghetti, linguine, linguini, fettuccine, fettuccini, tagliatelle, pappardelle, penne, penne rigate, fusilli,
  rigatoni, farfalle, macaroni, elbow macaroni, orzo, orecchiette, conchiglie, bucatini, cavatappi, ditalini,
  angel hair, capellini, vermicelli, ziti, casarecce, tagliolini, cannelloni, trofie, rotini, lasagne, pasta,
  egg noodles, rice noodles, udon noodles, soba noodles
`);

/** Everyday names of one food; the first of a row gives the identity. Folded and singular. */
export const EQUAL_NAMES: readonly (readonly string[])[] = `
  black pepper, pepper, ground pepper, ground black pepper, cracked black pepper
  sugar, granulated sugar, white sugar, white granulated sugar, table sugar
  flour, plain flour, all purpose flour, white flour, plain white flour, ap flour, wheat flour
  oat, oats, rolled oat, porridge oat, old fashioned oat, old fashioned rolled oat
  vanilla extract, vanilla, pure vanilla extract, pure vanilla
  sultana, golden raisin
  pine nut, pinenut, pine kernel
  flaked almond, almond flake
  sponge finger, ladyfinger, lady finger, savoiardi, savoiardi biscuit
  bulgur wheat, bulgur, bulghur, bulgar, bulghur wheat, bulgar wheat, burghul
  salt, table salt, fine salt
  egg, whole egg, hen egg, hens egg
  onion, yellow onion, brown onion, cooking onion
  parmesan, parmigiano reggiano, parmigiano, reggiano
  mozzarella, mozzarella ball
  cinnamon, ground cinnamon, cinnamon powder
  cumin, ground cumin, cumin powder
  nutmeg, ground nutmeg, grated nutmeg, whole nutmeg
  paprika, sweet paprika, paprika powder
  turmeric, ground turmeric, turmeric powder
  cayenne pepper, cayenne, ground cayenne, ground cayenne pepper
  ginger, root ginger, ginger root, fresh root ginger, gingerroot
  cocoa powder, cocoa, unsweetened cocoa, unsweetened cocoa powder
  mayonnaise, mayo
  ketchup, tomato ketchup, catsup
  breadcrumb, bread crumb
  natural yogurt, plain yogurt, yogurt, yoghurt, natural yoghurt, plain yoghurt
  greek yogurt, greek yoghurt, greek style yogurt, plain greek yogurt
  chicken breast, chicken breast fillet, chicken breast half, chicken fillet
  honey, clear honey, runny honey
  lemon juice, juice of lemon
  prawn, shrimp, raw prawn, raw shrimp, uncooked prawn, uncooked shrimp
  king prawn, raw king prawn, jumbo prawn, tiger prawn, raw tiger prawn
  vegetable oil, veg oil, oil, cooking oil, neutral oil, neutral cooking oil
  coriander leaf, fresh coriander, fresh coriander leaf, coriander, cilantro, cilantro leaf, fresh cilantro
  ground coriander, coriander powder, ground coriander seed
  stock cube, bouillon cube
  chicken stock, chicken bouillon
  beef stock, beef bouillon
  vegetable stock, vegetable bouillon
  port, port wine
  beef, beef meat
  black pudding, blood sausage
  chipolata, chipolata sausage
  duck, whole duck
  white bread, sliced white bread, white sliced bread
  bay leaf, bayleaf
  dried parsley, parsley flake
  peanut butter, smooth peanut butter, creamy peanut butter
  maple syrup, pure maple syrup
  mince, ground beef, minced beef, beef mince, hamburger meat, lean beef mince, lean ground beef, lean minced beef, extra lean ground beef, ground beef meat
  long grain rice, long grain white rice
  egg yolk, yolk
  egg white, white of egg
  tomato puree, tomato paste, concentrated tomato puree, tomato concentrate, concentrated tomato paste
  basil, sweet basil, genovese basil
  flat leaf parsley, italian parsley, flat parsley
  tomato, vine tomato, tomato on the vine, vine ripened tomato, ripe vine tomato
  chicken thigh, boneless chicken thigh, chicken thigh fillet, skinless chicken thigh fillet, boneless skinless chicken thigh fillet
  shallot, banana shallot, echalion shallot, echalion
  garlic powder, garlic granule, granulated garlic, powdered garlic
  onion powder, onion granule, granulated onion, powdered onion
  kale, curly kale
  black treacle, treacle
  fast action dried yeast, instant dried yeast, quick yeast, easy blend dried yeast, fast action yeast, instant yeast, instant dry yeast, rapid rise yeast
  active dry yeast, dry active yeast, dry active baking yeast
  chilli flake, chile flake, red chile flake, crushed red pepper, crushed red pepper flake, crushed chilli, crushed chili, red chilli flake, red chili flake
  frozen pea, frozen garden pea, frozen petit pois, frozen petits pois
  macaroni, elbow macaroni
  balsamic vinegar, balsamic
  dry white wine, white wine
  rice, white rice, regular rice
  basmati rice, basmati, white basmati rice
  risotto rice, arborio rice, arborio, carnaroli rice, carnaroli
  light muscovado sugar, light brown muscovado sugar
  dark muscovado sugar, dark brown muscovado sugar
  bicarbonate of soda, bicarb of soda, bicarb, baking soda
  unsalted butter, sweet butter
  double cream, fresh double cream
  single cream, fresh single cream
  semi skimmed milk, 2% milk, reduced fat milk, half fat milk
  skimmed milk, skim milk, 0% milk
  extra virgin olive oil, evoo, olive oil extra virgin
  dijon mustard, dijon, dijon style mustard
  cannellini bean, cannellini, white cannellini bean, white kidney bean
  raisin, seedless raisin
  chestnut mushroom, cremini, cremini mushroom, crimini, baby bella, brown mushroom
  button mushroom, white mushroom, white button mushroom, champignon, champignon mushroom
  portobello mushroom, portobello, portabella, portobella
  shiitake mushroom, shiitake
  new potato, baby potato, baby new potato
  black peppercorn, whole black peppercorn, peppercorn
  cardamom pod, green cardamom pod, cardamom, green cardamom, whole cardamom
  clove, whole clove
  star anise, whole star anise
  allspice berry, whole allspice, whole allspice berry
  sea salt, fine sea salt, coarse sea salt
  sea salt flake, flaky sea salt, flaky salt, flaked sea salt, sea salt flakes, flaked salt, flaky sea salt flake
  kosher salt, coarse kosher salt, coarse salt
  soy sauce, soya sauce
  peppermint extract, mint extract
  pitta bread, pita, pitta, pita bread
  sweetcorn, corn kernel, sweetcorn kernel
  spring onion, salad onion
  water, cool water, salted water, boiled water, cooled boiled water, starchy pasta water, starchy cooking water, salted pasta water, reserved cooking water, pasta cooking liquid, well salted water, lightly salted water, freshly boiled water, drinking water
`
  .trim()
  .split("\n")
  .map(listed);
