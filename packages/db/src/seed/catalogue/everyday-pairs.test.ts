import { buildFoodIndex } from "@tureen/domain/ingredients/matching/food-index";
import { boughtAs } from "@tureen/domain/ingredients/matching/food-query";
import { matchFood } from "@tureen/domain/ingredients/matching/match-ingredient";
import { parseFoods } from "@tureen/domain/ingredients/lines/parse-foods";
import type { ParsedLine } from "@tureen/domain/ingredients/lines/parsed-line";
import type { KitchenWords } from "@tureen/domain/languages/kitchen-words";
import { toText } from "@tureen/domain/quantities/rational";
import { parseLocalDate, type LocalDate } from "@tureen/domain/dates/local-date";
import { aggregate } from "@tureen/domain/shopping-lists/aggregate/aggregate-items";
import type { Contribution, ShoppingFood, AggregatedItem } from "@tureen/domain/shopping-lists/shopping-item";
import { describe, expect, it } from "vitest";
import { CATALOGUE } from "./catalogue";

const FOODS = CATALOGUE.map((seed, id): ShoppingFood => ({ ...seed, id: id + 1, isCustom: false }));
const LANGUAGES = ["de", "fr", "es", "it", "nl"] as const;
type Home = KitchenWords | (typeof LANGUAGES)[number];
const INDEX = Object.fromEntries([
  ["british", buildFoodIndex(FOODS)],
  ["american", buildFoodIndex(FOODS, "american")],
  ...LANGUAGES.map((language) => [language, buildFoodIndex(FOODS, "british", language)]),
]) as Record<Home, ReturnType<typeof buildFoodIndex<ShoppingFood>>>; // each home is named above
const MONDAY = parseLocalDate("2026-11-23") as LocalDate; // a date that exists

/** The food that a saved recipe's line is linked to. */
function linkOf(food: ParsedLine, kitchen: Home): number | null {
  const bought = boughtAs({ hasAmount: food.amount !== null, unit: food.unitWord, notes: food.notes });
  return matchFood(INDEX[kitchen], { name: food.name, ...bought })?.id ?? null;
}

/** What a list holds whose recipes say these lines, with the built-in catalogue. */
function listOf(lines: readonly string[], kitchen: Home = "british"): readonly AggregatedItem[] {
  const contributions = lines.flatMap((line) =>
    parseFoods(line).map((food): Contribution => ({
      mealId: 1,
      date: MONDAY,
      mealType: "dinner",
      mealServings: 4,
      recipeId: 1,
      recipeTitle: "Stew",
      recipeServings: 4,
      raw: line,
      ingredientId: linkOf(food, kitchen),
      name: food.name,
      subType: null,
      amount: food.amount,
      unit: food.unitWord,
    })),
  );
  return aggregate(contributions, INDEX[kitchen]);
}

const foodsOf = (lines: readonly string[], kitchen?: Home): number =>
  new Set(listOf(lines, kitchen).map((item) => item.foodKey)).size;

it("a compound's head is what is counted: two Knoblauchzehen are two of three cloves, and no bulb", () => {
  const amounts = (lines: readonly string[]) =>
    listOf(lines).map(({ amount, unit }) => `${toText(amount)} ${unit}`.trim());
  expect(amounts(["2 Knoblauchzehen", "3 Zehen Knoblauch", "1 Knoblauch"])).toEqual(["1", "5 Zehen"]);
  expect(amounts(["2 knoflooktenen", "1 teentje knoflook"])).toHaveLength(1);
  expect(amounts(["3 Thymianzweige", "2 Zweige Thymian"])).toEqual(["5 Zweige"]);
  expect(amounts(["3 Toastbrotscheiben", "2 Scheiben Toastbrot"])).toEqual(["5 Scheiben"]);
  expect(amounts(["1 Petersilienbund", "1 Bund Petersilie"])).toEqual(["2 Bund"]);
  expect(amounts(["2 bleekselderijstengels", "1 stengel bleekselderij"])).toEqual(["3 stengel"]);
  expect(listOf(["Salzstangen", "Reisblätter"]).map(({ name }) => name)).toEqual(["Reisblätter", "Salzstangen"]);
});

it.each([
  ["tuna in oil", "Tins & Jars"],
  ["Apfelkuchen", "Bakery"],
  ["TK-Beerenmischung", "Frozen"],
  ["haricots surgelés", "Frozen"],
  ["pâté au poivre", "Chilled & Deli"],
  ["Hähnchenbrust in Salbei", "Meat"],
  ["Kräuterquark", "Dairy & Eggs"],
  ["peaches in syrup", "Tins & Jars"],
  ["tarte aux pommes", "Bakery"],
  ["Hirschgulasch", "Meat"],
  ["2 tins roasted aubergines", "Tins & Jars"],
])("%s stands on the shelf %s", (line, shelf) => {
  expect(listOf([line]).map(({ category }) => category)).toEqual([shelf]);
});

it.each([
  "1 cup cool water",
  "boiling salted water",
  "eau bouillante salée",
  "2 cups salted pasta water",
  "100 ml Nudelwasser",
  "10 cl d'eau de cuisson",
  "agua del grifo",
  "kookvocht",
])("%s is not bought", (line) => expect(listOf([line])).toEqual([]));

/** Everyday names of one food: typed as text they are one item, and one in the larder covers the other. */
const ONE_FOOD: readonly (readonly [string, string])[] = [
  ["100 g soft butter", "butter"],
  ["100 g weiche Butter", "Butter"],
  ["200 ml kalte Milch", "Milch"],
  ["100 g de beurre mou", "beurre"],
  ["20 cl de lait tiède", "lait"],
  ["100 g de mantequilla blanda", "mantequilla"],
  ["200 ml di latte tiepido", "latte"],
  ["100 g zachte boter", "boter"],
  ["2 Paprika rot", "rote Paprika"],
  ["1 Bund Petersilie glatt", "glatte Petersilie"],
  ["500 g Hackfleisch gemischt", "gemischtes Hackfleisch"],
  ["2 uien rood", "rode ui"],
  ["1 lemon (juice)", "lemon"],
  ["1 Zitrone (Saft)", "Zitrone"],
  ["4 chicken thighs (skin off)", "chicken thighs"],
  ["2 tbsp butter or margarine", "butter"],
  ["2 cups chicken or beef broth", "chicken stock"],
  ["1 cup red or white wine", "red wine"],
  ["1 tbsp lemon or lime juice", "lemon juice"],
  ["1 tbsp olive oil and/or butter", "olive oil"],
  ["1 bunch cilantro/coriander", "cilantro"],
  ["4 cups water or vegetable stock", "vegetable stock"],
  ["fresh or frozen blueberries", "blueberries"],
  ["2 EL Butter oder Margarine", "Butter"],
  ["20 g de beurre ou margarine", "beurre"],
  ["8 bone-in, skin-on chicken thighs", "chicken thighs"],
  ["2 very ripe bananas", "bananas"],
  ["350 g wheat flour", "plain flour"],
  ["1 tbsp instant dry yeast", "instant yeast"],
  ["1 tsp powdered garlic", "garlic powder"],
  ["1 cup beef bouillon", "beef stock"],
  ["1 bayleaf", "bay leaf"],
  ["2 champignon mushrooms", "button mushrooms"],
  ["2 blood sausages", "black pudding"],
  ["12 chipolata sausages", "chipolatas"],
  ["500 g beef meat", "beef"],
  ["1 onion, red", "red onion"],
  ["2 onions, red, thinly sliced", "red onion"],
  ["1 red onion", "onion, red"],
  ["Butter, unsalted, 50 g", "unsalted butter"],
  ["50 g butter, unsalted, softened", "unsalted butter"],
  ["2 onions, yellow", "onion"],
  ["4 tomatoes, cherry", "cherry tomatoes"],
  ["2 cups rice, brown", "brown rice"],
  ["1 cup milk, whole", "whole milk"],
  ["1 cup sugar, brown", "brown sugar"],
  ["200 g sugar, caster", "caster sugar"],
  ["2 peppers, red", "red pepper"],
  ["1 tsp pepper, white", "white pepper"],
  ["1 tbsp vinegar, red wine", "red wine vinegar"],
  ["2 tbsp oil, olive", "olive oil"],
  ["2 tbsp oil, extra virgin olive", "extra virgin olive oil"],
  ["200 g lentils, red", "red lentils"],
  ["1 cup cream, sour", "sour cream"],
  ["100 ml cream, double", "double cream"],
  ["500 g beef, ground", "ground beef"],
  ["500 g beef, minced", "beef mince"],
  ["1 tsp ginger, ground", "ground ginger"],
  ["1 tsp coriander, ground", "ground coriander"],
  ["100 g almonds, ground", "ground almonds"],
  ["100 g almonds, flaked", "flaked almonds"],
  ["6 figs, dried", "dried figs"],
  ["1 tsp thyme, dried", "dried thyme"],
  ["200 g peas, frozen", "frozen peas"],
  ["1 large onion, large, red", "red onion"],
  ["100 g cheese, cheddar, grated", "cheddar"],
  ["200 g chocolate, dark, chopped", "dark chocolate"],
  ["200 g flour, self-raising", "self-raising flour"],
  ["500 g potatoes, sweet", "sweet potatoes"],
  ["1 cabbage, red, shredded", "red cabbage"],
  ["4 chicken thighs, boneless", "boneless chicken thighs"],
  ["200 g salmon, smoked", "smoked salmon"],
  ["1 can beans, black", "canned black beans"],
  ["8 tomatoes, sun-dried", "sun-dried tomatoes"],
  ["1 chicken, whole", "whole chicken"],
  ["2 tbsp mustard, Dijon", "Dijon mustard"],
  ["1 Zwiebel, rot", "rote Zwiebel"],
  ["2 Zwiebeln, rot, gewürfelt", "rote Zwiebeln"],
  ["2 rote Zwiebeln", "Zwiebel, rot"],
  ["200 g Linsen, rot", "rote Linsen"],
  ["100 g Zucker, braun", "brauner Zucker"],
  ["200 g Schokolade, dunkel", "dunkle Schokolade"],
  ["200 g Mandeln, gemahlen", "gemahlene Mandeln"],
  ["1 oignon, rouge", "oignon rouge"],
  ["2 oignons, rouges, émincés", "oignons rouges"],
  ["100 g chocolat, noir", "chocolat noir"],
  ["20 cl vin, rouge", "vin rouge"],
  ["100 g sucre, roux", "sucre roux"],
  ["500 g viande, hachée", "viande hachée"],
  ["1 cebolla, roja", "cebolla roja"],
  ["2 cebollas, moradas, picadas", "cebolla morada"],
  ["100 g mantequilla, sin sal", "mantequilla sin sal"],
  ["500 g carne, picada", "carne picada"],
  ["1 pimiento, rojo", "pimiento rojo"],
  ["1 cipolla, rossa", "cipolla rossa"],
  ["2 cipolle, rosse, affettate", "cipolle rosse"],
  ["2 peperoni, rossi", "peperone rosso"],
  ["200 ml latte, intero", "latte intero"],
  ["1 ui, rood", "rode ui"],
  ["2 uien, rood, gesnipperd", "rode ui"],
  ["200 ml wijn, wit", "witte wijn"],
  ["200 g linzen, rood", "rode linzen"],
  ["100 g boter, ongezouten", "ongezouten boter"],
  ["100 g suiker, bruin", "bruine suiker"],
  ["1 aubergine (eggplant)", "aubergine"],
  ["200 g butter (unsalted)", "unsalted butter"],
  ["200 ml double (heavy) cream", "double cream"],
  ["2 tbsp rapeseed (canola) oil", "rapeseed oil"],
  ["2 tbsp besan (gram flour)", "gram flour"],
  ["1 onion (red)", "red onion"],
  ["2 spring onions (scallions)", "scallions"],
  ["200 g mushrooms (chestnut)", "chestnut mushrooms"],
  ["½ tsp asafoetida (hing)", "asafoetida"],
  ["flour (all-purpose)", "plain flour"],
  ["Heinz ketchup", "tomato ketchup"],
  ["Philadelphia", "full-fat cream cheese"],
  ["Lea & Perrins", "Worcestershire sauce"],
  ["McVitie's digestive biscuits", "digestive biscuits"],
  ["Lyle's golden syrup", "golden syrup"],
  ["Diamond Crystal kosher salt", "kosher salt"],
  ["Land O'Lakes unsalted butter", "unsalted butter"],
  ["Quaker oats", "rolled oats"],
  ["Heinz beans", "baked beans"],
  ["pepper", "black pepper"],
  ["freshly ground black pepper", "pepper"],
  ["sugar", "granulated sugar"],
  ["white sugar", "sugar"],
  ["flour", "plain flour"],
  ["all-purpose flour", "flour"],
  ["unbleached all-purpose flour", "plain flour"],
  ["oats", "rolled oats"],
  ["old-fashioned rolled oats", "porridge oats"],
  ["vanilla", "vanilla extract"],
  ["sultanas", "golden raisins"],
  ["ladyfingers", "sponge fingers"],
  ["savoiardi", "lady fingers"],
  ["bulgur", "bulgur wheat"],
  ["ripe tomatoes", "tomato"],
  ["2 ripe avocados", "1 avocado"],
  ["cold butter", "butter"],
  ["softened butter", "butter"],
  ["butter, at room temperature", "butter"],
  ["warm milk", "milk"],
  ["large eggs", "egg"],
  ["2 free-range eggs", "3 eggs"],
  ["organic carrots", "carrot"],
  ["good-quality olive oil", "olive oil"],
  ["skinless, boneless chicken breasts", "chicken breast"],
  ["boneless skinless chicken thighs", "boneless chicken thigh"],
  ["fresh basil leaves", "basil"],
  ["10 basil leaves", "basil"],
  ["fresh flat-leaf parsley leaves", "flat-leaf parsley"],
  ["fresh coriander", "cilantro"],
  ["cilantro leaves", "coriander leaves"],
  ["fresh ginger", "ginger"],
  ["ginger root", "fresh root ginger"],
  ["garlic cloves", "garlic"],
  ["3 cloves garlic", "garlic clove"],
  ["Parmesan", "Parmesan cheese"],
  ["freshly grated Parmesan cheese", "Parmesan"],
  ["cheddar", "cheddar cheese"],
  ["mozzarella cheese", "mozzarella"],
  ["feta cheese", "feta"],
  ["ground cinnamon", "cinnamon"],
  ["ground cumin", "cumin"],
  ["ground nutmeg", "nutmeg"],
  ["sweet paprika", "paprika"],
  ["ground turmeric", "turmeric"],
  ["cayenne", "cayenne pepper"],
  ["cocoa", "cocoa powder"],
  ["yoghurt", "yogurt"],
  ["plain yogurt", "natural yoghurt"],
  ["scallions", "spring onions"],
  ["green onions", "spring onion"],
  ["eggplant", "aubergines"],
  ["zucchini", "courgettes"],
  ["ground beef", "beef mince"],
  ["freshly ground beef", "minced beef"],
  ["tomato paste", "tomato purée"],
  ["heavy cream", "double cream"],
  ["confectioners' sugar", "icing sugar"],
  ["powdered sugar", "icing sugar"],
  ["cornstarch", "cornflour"],
  ["baking soda", "bicarbonate of soda"],
  ["shrimp", "prawns"],
  ["arugula", "rocket"],
  ["bread crumbs", "breadcrumbs"],
  ["peppers", "bell pepper"],
  ["1 pepper, sliced", "sweet peppers"],
  ["yellow onion", "onion"],
  ["egg yolks", "2 yolks"],
  ["mayo", "mayonnaise"],
  ["ketchup", "tomato ketchup"],
  ["unwaxed lemons", "lemon"],
  ["chickpeas", "garbanzo beans"],
  ["runny honey", "honey"],
  ["boiling water", "water"],
  ["pinenuts", "pine nuts"],
  ["veg oil", "vegetable oil"],
  ["flaked almonds", "almond flakes"],
  ["hot chicken stock", "chicken stock"],
  ["black peppercorns", "whole black peppercorns"],
  ["fine sea salt", "sea salt"],
  ["coarse sea salt", "sea salt"],
  ["Maldon salt", "sea salt flakes"],
  ["salt", "fine salt"],
  ["onion", "medium onion"],
  ["onions", "brown onions"],
  ["spring onion", "salad onion"],
  ["scallion", "green onion"],
  ["shallot", "banana shallot"],
  ["garlic", "garlic bulb"],
  ["garlic", "head of garlic"],
  ["garlic powder", "garlic granules"],
  ["carrot", "large carrots"],
  ["celery", "celery stalk"],
  ["celery", "celery rib"],
  ["vine tomatoes", "tomatoes"],
  ["tinned tomatoes", "canned tomatoes"],
  ["1 tin chopped tomatoes", "1 can diced tomatoes"],
  ["whole peeled tomatoes", "1 tin plum tomatoes"],
  ["crushed tomatoes", "1 can crushed tomatoes"],
  ["tomato paste", "tomato concentrate"],
  ["baby potatoes", "new potatoes"],
  ["courgette", "zucchini"],
  ["aubergine", "eggplant"],
  ["capsicum", "bell pepper"],
  ["red capsicum", "red bell pepper"],
  ["red pepper", "red bell pepper"],
  ["sweet red pepper", "red bell pepper"],
  ["green pepper", "green bell pepper"],
  ["crushed red pepper", "red pepper flakes"],
  ["chilli flakes", "red pepper flakes"],
  ["dried chilli flakes", "chilli flakes"],
  ["chili pepper", "chilli"],
  ["jalapeño", "jalapeno pepper"],
  ["broccoli", "head of broccoli"],
  ["broccoli", "broccoli florets"],
  ["tenderstem broccoli", "broccolini"],
  ["cauliflower", "cauliflower florets"],
  ["spinach", "fresh spinach"],
  ["baby spinach", "baby spinach leaves"],
  ["cos lettuce", "romaine lettuce"],
  ["little gem", "baby gem lettuce"],
  ["mangetout", "snow peas"],
  ["green beans", "French beans"],
  ["haricots verts", "green beans"],
  ["broad beans", "fava beans"],
  ["frozen peas", "frozen garden peas"],
  ["sweetcorn", "corn"],
  ["beetroot", "beet"],
  ["beets", "beetroots"],
  ["swede", "rutabaga"],
  ["fennel", "fennel bulb"],
  ["leek", "leeks"],
  ["pak choi", "bok choy"],
  ["kale", "curly kale"],
  ["cavolo nero", "lacinato kale"],
  ["chestnut mushrooms", "cremini mushrooms"],
  ["portobello mushroom", "portabella mushrooms"],
  ["avocado", "avocados"],
  ["lemon", "lemons"],
  ["juice of 1 lemon", "lemon"],
  ["cooking apple", "Bramley apple"],
  ["apple cider vinegar", "cider vinegar"],
  ["banana", "ripe bananas"],
  ["blueberries", "fresh blueberries"],
  ["coconut milk", "tinned coconut milk"],
  ["plain flour", "all-purpose flour"],
  ["self-raising flour", "self-rising flour"],
  ["strong white flour", "bread flour"],
  ["wholemeal flour", "whole wheat flour"],
  ["caster sugar", "superfine sugar"],
  ["icing sugar", "confectioners sugar"],
  ["light brown sugar", "soft light brown sugar"],
  ["treacle", "black treacle"],
  ["bicarb", "baking soda"],
  ["dried yeast", "active dry yeast"],
  ["fast-action yeast", "instant yeast"],
  ["instant dried yeast", "instant yeast"],
  ["cocoa", "unsweetened cocoa powder"],
  ["dark chocolate", "plain chocolate"],
  ["chocolate chips", "chocolate chip"],
  ["vanilla extract", "pure vanilla extract"],
  ["vanilla pod", "vanilla bean"],
  ["eggs", "large free-range eggs"],
  ["eggs", "medium eggs"],
  ["egg", "beaten egg"],
  ["cold unsalted butter", "unsalted butter"],
  ["sweet butter", "unsalted butter"],
  ["fresh double cream", "double cream"],
  ["half & half", "half-and-half"],
  ["chile flakes", "red pepper flakes"],
  ["melted butter", "butter"],
  ["full-fat milk", "whole milk"],
  ["heavy whipping cream", "double cream"],
  ["sour cream", "soured cream"],
  ["crème fraîche", "creme fraiche"],
  ["cream cheese", "soft cheese"],
  ["Greek yogurt", "Greek-style yogurt"],
  ["yogurt", "plain yoghurt"],
  ["parmesan", "grated parmesan"],
  ["parmesan", "Parmigiano Reggiano"],
  ["cheddar", "grated cheddar"],
  ["mozzarella", "mozzarella ball"],
  ["feta", "feta cheese, crumbled"],
  ["goat's cheese", "goats cheese"],
  ["goats' cheese", "goat cheese"],
  ["gruyère", "gruyere cheese"],
  ["halloumi", "halloumi cheese"],
  ["chicken breast", "chicken breast fillets"],
  ["chicken breasts", "boneless, skinless chicken breasts"],
  ["chicken thighs", "boneless chicken thighs"],
  ["chicken thighs", "skinless chicken thighs"],
  ["lean beef mince", "beef mince"],
  ["minced pork", "pork mince"],
  ["ground pork", "pork mince"],
  ["ground lamb", "lamb mince"],
  ["minced beef", "beef mince"],
  ["ground turkey", "turkey mince"],
  ["stewing beef", "beef stew meat"],
  ["chorizo", "chorizo sausage"],
  ["salmon fillets", "salmon fillet"],
  ["tuna", "tinned tuna"],
  ["anchovies", "anchovy fillets"],
  ["squid", "calamari"],
  ["mussels", "fresh mussels"],
  ["rice", "white rice"],
  ["long-grain rice", "long grain rice"],
  ["basmati rice", "basmati"],
  ["rice vinegar", "rice wine vinegar"],
  ["macaroni", "elbow macaroni"],
  ["penne", "penne pasta"],
  ["lasagne sheets", "lasagna noodles"],
  ["fusilli", "fusilli pasta"],
  ["rolled oats", "old-fashioned oats"],
  ["porridge oats", "rolled oats"],
  ["panko", "panko breadcrumbs"],
  ["pitta bread", "pita"],
  ["naan", "naan bread"],
  ["puff pastry", "puff pastry sheet"],
  ["filo pastry", "phyllo dough"],
  ["extra virgin olive oil", "extra-virgin olive oil"],
  ["vegetable oil", "neutral oil"],
  ["rapeseed oil", "canola oil"],
  ["groundnut oil", "peanut oil"],
  ["sesame oil", "toasted sesame oil"],
  ["balsamic vinegar", "balsamic"],
  ["distilled white vinegar", "white vinegar"],
  ["dry white wine", "white wine"],
  ["fish sauce", "nam pla"],
  ["Worcestershire sauce", "Worcester sauce"],
  ["wholegrain mustard", "whole grain mustard"],
  ["dry mustard", "mustard powder"],
  ["peanut butter", "smooth peanut butter"],
  ["tahini", "tahini paste"],
  ["kidney beans", "red kidney beans"],
  ["cannellini beans", "white kidney beans"],
  ["haricot beans", "navy beans"],
  ["chicken stock", "chicken broth"],
  ["vegetable stock", "vegetable broth"],
  ["stock cube", "bouillon cube"],
  ["flaked almonds", "sliced almonds"],
  ["ground almonds", "almond meal"],
  ["walnuts", "walnut halves"],
  ["pecans", "pecan nuts"],
  ["pine nuts", "pine kernels"],
  ["hazelnuts", "hazelnut"],
  ["cashews", "cashew nuts"],
  ["pistachios", "shelled pistachios"],
  ["pumpkin seeds", "pepitas"],
  ["chia seeds", "chia seed"],
  ["basil", "fresh basil"],
  ["basil", "basil leaves"],
  ["parsley", "fresh parsley"],
  ["coriander leaves", "cilantro"],
  ["mint", "fresh mint leaves"],
  ["thyme", "fresh thyme"],
  ["thyme", "thyme sprigs"],
  ["thyme leaves", "thyme"],
  ["rosemary", "rosemary sprigs"],
  ["sage", "sage leaves"],
  ["chives", "fresh chives"],
  ["bay leaf", "bay leaves"],
  ["bay leaf", "dried bay leaf"],
  ["nutmeg", "whole nutmeg"],
  ["whole cloves", "cloves"],
  ["allspice", "ground allspice"],
  ["smoked paprika", "pimentón"],
  ["saffron", "saffron threads"],
  ["cardamom", "cardamom pods"],
  ["five-spice powder", "Chinese five spice"],
  ["mixed herbs", "dried mixed herbs"],
  ["gelatine", "gelatin"],
  ["water", "cold water"],
  ["ice", "ice cubes"],
  ["candied peel", "mixed peel"],
  ["crisps", "potato chips"],
  ["1 can diced tomatoes", "2 tins chopped tomatoes"],
  ["plain flour", "white flour"],
  ["bicarb of soda", "baking soda"],
  ["2% milk", "semi-skimmed milk"],
  ["parmesan", "Parmigiano-Reggiano cheese"],
  ["stilton cheese", "stilton"],
  ["lean mince", "beef mince"],
  ["streaky bacon rashers", "streaky bacon"],
  ["raw shrimp", "prawns"],
  ["raw king prawns", "king prawns"],
  ["arborio rice", "risotto rice"],
  ["white basmati rice", "basmati rice"],
  ["dried spaghetti", "spaghetti"],
  ["EVOO", "extra virgin olive oil"],
  ["oil", "vegetable oil"],
  ["Dijon", "Dijon mustard"],
  ["cremini", "chestnut mushrooms"],
  ["white mushrooms", "button mushrooms"],
  ["seedless raisins", "raisins"],
  ["light brown muscovado sugar", "light muscovado sugar"],
  ["Sahne", "Schlagsahne"],
  ["crème fraîche épaisse", "crème fraîche"],
  ["1 tin sweetcorn", "1 can sweetcorn"],
];

/** Foods that only sound alike. */
const TWO_FOODS: readonly (readonly [string, string])[] = [
  ["2 cups chicken or beef broth", "chicken"],
  ["2 tbsp butter or margarine", "margarine"],
  ["1 tbsp butter or coconut oil", "coconut oil"],
  ["4 tomatoes, chopped", "tinned chopped tomatoes"],
  ["2 red peppers, roasted", "roasted red peppers"],
  ["1 onion, red", "onion"],
  ["2 lemons, juice", "lemon juice"],
  ["1 lemon, pepper", "lemon pepper"],
  ["4 Tomaten, passiert", "passierte Tomaten"],
  ["200 g butter, unsalted", "butter"],
  ["250 g mushrooms, dried", "mushrooms"],
  ["200 g cheese (vegan)", "cheese"],
  ["1 onion (red)", "onion"],
  ["1 tsp paprika (smoked)", "paprika"],
  ["200 g butter (vegan)", "butter"],
  ["Bird's custard powder", "bird's eye chillies"],
  ["Campbell's tomato soup", "tomato"],
  ["squash", "orange squash"],
  ["bay leaf", "bay scallops"],
  ["orange", "blood orange liqueur"],
  ["pepper", "bell pepper"],
  ["1 tsp pepper", "2 peppers"],
  ["red pepper", "green pepper"],
  ["black pepper", "white pepper"],
  ["peppercorns", "pepper"],
  ["chilli", "chilli powder"],
  ["chilli flakes", "chilli powder"],
  ["garlic", "garlic powder"],
  ["onion", "red onion"],
  ["onion", "spring onion"],
  ["onion powder", "onion"],
  ["shallot", "onion"],
  ["leek", "spring onion"],
  ["tomato", "cherry tomatoes"],
  ["tomato", "tinned tomatoes"],
  ["tomatoes", "1 tin chopped tomatoes"],
  ["tomato purée", "passata"],
  ["tomato", "sun-dried tomatoes"],
  ["tomato ketchup", "tomato purée"],
  ["potato", "sweet potato"],
  ["rice", "rice vinegar"],
  ["rice", "brown rice"],
  ["basmati rice", "risotto rice"],
  ["rice", "rice noodles"],
  ["flour", "self-raising flour"],
  ["plain flour", "wholemeal flour"],
  ["bread flour", "plain flour"],
  ["cornflour", "flour"],
  ["almond flour", "flour"],
  ["sugar", "brown sugar"],
  ["icing sugar", "caster sugar"],
  ["sugar", "icing sugar"],
  ["light brown sugar", "dark brown sugar"],
  ["butter", "peanut butter"],
  ["butter", "buttermilk"],
  ["butter", "butter beans"],
  ["butter", "ghee"],
  ["milk", "coconut milk"],
  ["milk", "condensed milk"],
  ["milk", "buttermilk"],
  ["cream", "cream cheese"],
  ["double cream", "single cream"],
  ["cream", "sour cream"],
  ["crème fraîche", "cream"],
  ["egg", "eggplant"],
  ["egg yolk", "egg white"],
  ["egg", "egg yolk"],
  ["egg noodles", "eggs"],
  ["fresh pasta", "pasta"],
  ["fresh yeast", "active dried yeast"],
  ["dried thyme", "thyme"],
  ["dried basil", "basil"],
  ["fresh coriander", "ground coriander"],
  ["coriander seeds", "coriander leaves"],
  ["coriander root", "fresh coriander"],
  ["ground ginger", "fresh ginger"],
  ["stem ginger", "ginger"],
  ["bay leaves", "basil leaves"],
  ["lime leaves", "lime"],
  ["lime juice", "lime"],
  ["lemon juice", "lemon"],
  ["lemon", "lemongrass"],
  ["lemon zest", "lemon juice"],
  ["orange", "orange juice"],
  ["mustard", "mustard seeds"],
  ["Dijon mustard", "wholegrain mustard"],
  ["sesame oil", "sesame seeds"],
  ["olive oil", "olives"],
  ["olive oil", "vegetable oil"],
  ["olive oil", "extra virgin olive oil"],
  ["vinegar", "wine"],
  ["red wine", "red wine vinegar"],
  ["white wine", "red wine"],
  ["balsamic vinegar", "red wine vinegar"],
  ["soy sauce", "dark soy sauce"],
  ["soy sauce", "fish sauce"],
  ["soy sauce", "soy milk"],
  ["chicken breast", "chicken thigh"],
  ["chicken", "chicken stock"],
  ["chicken stock", "beef stock"],
  ["vegetable stock", "chicken stock"],
  ["beef mince", "pork mince"],
  ["ground beef", "beef burger"],
  ["beef", "beef mince"],
  ["bacon", "ham"],
  ["smoked salmon", "salmon"],
  ["tuna steak", "tinned tuna"],
  ["prawns", "prawn crackers"],
  ["almonds", "ground almonds"],
  ["flaked almonds", "almonds"],
  ["sliced almonds", "ground almonds"],
  ["coconut", "desiccated coconut"],
  ["coconut cream", "coconut milk"],
  ["raisins", "sultanas"],
  ["dried apricots", "apricots"],
  ["prunes", "plums"],
  ["vanilla extract", "vanilla pod"],
  ["baking powder", "bicarbonate of soda"],
  ["dark chocolate", "milk chocolate"],
  ["cocoa powder", "chocolate"],
  ["smoked paprika", "paprika"],
  ["hot paprika", "paprika"],
  ["cumin seeds", "cumin"],
  ["cinnamon stick", "cinnamon"],
  ["peas", "frozen peas"],
  ["black beans", "kidney beans"],
  ["green beans", "beans"],
  ["red lentils", "green lentils"],
  ["lettuce", "iceberg lettuce"],
  ["cabbage", "red cabbage"],
  ["spinach", "baby spinach"],
  ["mushrooms", "dried porcini"],
  ["water chestnuts", "chestnuts"],
  ["ice cream", "cream"],
  ["oat milk", "oats"],
  ["sparkling water", "water"],
  ["kosher salt", "sea salt"],
  ["salt", "celery salt"],
  ["salt", "garlic salt"],
  ["shallots", "spring onions"],
  ["garlic", "garlic granules"],
  ["carrots", "baby carrots"],
  ["celery", "celeriac"],
  ["celery", "celery seed"],
  ["cherry tomatoes", "tomatoes"],
  ["plum tomato", "cherry tomato"],
  ["beef tomato", "tomato"],
  ["sun-dried tomatoes", "tomatoes"],
  ["new potatoes", "potatoes"],
  ["russet potato", "sweet potato"],
  ["yam", "potato"],
  ["marrow", "courgette"],
  ["red pepper flakes", "red pepper"],
  ["cayenne pepper", "chilli powder"],
  ["red chilli", "green chilli"],
  ["chilli", "bell pepper"],
  ["jalapeño", "pickled jalapeño"],
  ["broccoli", "cauliflower"],
  ["spinach", "frozen spinach"],
  ["lettuce", "rocket"],
  ["sugar snap peas", "snow peas"],
  ["green beans", "runner beans"],
  ["green beans", "kidney beans"],
  ["peas", "chickpeas"],
  ["corn", "baby corn"],
  ["corn on the cob", "sweetcorn"],
  ["turnip", "swede"],
  ["fennel", "fennel seed"],
  ["cabbage", "pak choi"],
  ["spring greens", "spring onions"],
  ["mushrooms", "shiitake mushrooms"],
  ["dried shiitake", "shiitake mushrooms"],
  ["avocado", "avocado oil"],
  ["lemon juice", "lime juice"],
  ["lime", "kaffir lime leaves"],
  ["orange", "orange zest"],
  ["apple", "apple juice"],
  ["apple", "cooking apple"],
  ["banana", "plantain"],
  ["strawberries", "raspberries"],
  ["blueberries", "frozen blueberries"],
  ["cranberries", "dried cranberries"],
  ["grapes", "raisins"],
  ["raisins", "currants"],
  ["pineapple", "tinned pineapple"],
  ["pineapple juice", "pineapple"],
  ["mango", "mango chutney"],
  ["coconut", "coconut oil"],
  ["coconut milk", "light coconut milk"],
  ["desiccated coconut", "coconut milk"],
  ["coconut water", "water"],
  ["coconut sugar", "sugar"],
  ["plain flour", "self-raising flour"],
  ["cake flour", "plain flour"],
  ["rice flour", "flour"],
  ["corn flour", "masa harina"],
  ["cornmeal", "cornflour"],
  ["polenta", "cornmeal"],
  ["semolina", "polenta"],
  ["caster sugar", "granulated sugar"],
  ["brown sugar", "white sugar"],
  ["light brown sugar", "brown sugar"],
  ["demerara sugar", "brown sugar"],
  ["muscovado sugar", "demerara sugar"],
  ["golden caster sugar", "caster sugar"],
  ["vanilla sugar", "sugar"],
  ["golden syrup", "maple syrup"],
  ["treacle", "golden syrup"],
  ["molasses", "honey"],
  ["baking powder", "baking soda"],
  ["cream of tartar", "tartare sauce"],
  ["instant yeast", "fresh yeast"],
  ["cocoa powder", "drinking chocolate"],
  ["dark chocolate", "white chocolate"],
  ["chocolate chips", "chocolate"],
  ["vanilla extract", "vanilla essence"],
  ["vanilla bean paste", "vanilla extract"],
  ["egg whites", "eggs"],
  ["egg yolks", "egg whites"],
  ["quail eggs", "eggs"],
  ["butter", "margarine"],
  ["butter", "almond butter"],
  ["milk", "skimmed milk"],
  ["semi-skimmed milk", "skimmed milk"],
  ["evaporated milk", "condensed milk"],
  ["almond milk", "almonds"],
  ["oat milk", "milk"],
  ["whipping cream", "single cream"],
  ["crème fraîche", "sour cream"],
  ["cream cheese", "cottage cheese"],
  ["natural yogurt", "Greek yogurt"],
  ["pecorino", "parmesan"],
  ["mozzarella", "buffalo mozzarella"],
  ["blue cheese", "cream cheese"],
  ["ricotta", "mascarpone"],
  ["chicken thigh", "chicken drumstick"],
  ["chicken", "whole chicken"],
  ["chicken wings", "chicken thighs"],
  ["lamb mince", "beef mince"],
  ["sirloin steak", "rump steak"],
  ["smoked bacon", "bacon"],
  ["pancetta", "bacon"],
  ["prosciutto", "Parma ham"],
  ["ham", "gammon"],
  ["chorizo", "cooking chorizo"],
  ["sausage", "sausage meat"],
  ["prawns", "crayfish"],
  ["salmon", "salmon fillet"],
  ["smoked salmon", "salmon fillet"],
  ["tuna steak", "tuna"],
  ["cod", "cod liver oil"],
  ["brown rice", "white rice"],
  ["arborio rice", "basmati rice"],
  ["wild rice", "rice"],
  ["rice wine", "rice vinegar"],
  ["rice noodles", "egg noodles"],
  ["pasta", "spaghetti"],
  ["spaghetti", "linguine"],
  ["couscous", "giant couscous"],
  ["quinoa", "couscous"],
  ["oats", "steel-cut oats"],
  ["quick oats", "rolled oats"],
  ["oatcakes", "oats"],
  ["bread", "breadcrumbs"],
  ["white bread", "wholemeal bread"],
  ["panko", "breadcrumbs"],
  ["fresh breadcrumbs", "dried breadcrumbs"],
  ["corn tortillas", "flour tortillas"],
  ["puff pastry", "shortcrust pastry"],
  ["olive oil", "olive"],
  ["vegetable oil", "sunflower oil"],
  ["coconut oil", "coconut"],
  ["white wine vinegar", "white wine"],
  ["white wine vinegar", "red wine vinegar"],
  ["soy sauce", "tamari"],
  ["light soy sauce", "dark soy sauce"],
  ["light soy sauce", "soy sauce"],
  ["oyster sauce", "fish sauce"],
  ["tomato sauce", "tomato ketchup"],
  ["Dijon mustard", "English mustard"],
  ["mustard powder", "mustard"],
  ["mustard seeds", "mustard powder"],
  ["horseradish", "horseradish sauce"],
  ["peanut butter", "crunchy peanut butter"],
  ["peanuts", "peanut butter"],
  ["hummus", "chickpeas"],
  ["chickpeas", "chickpea flour"],
  ["black beans", "black-eyed beans"],
  ["lentils", "red lentils"],
  ["green lentils", "puy lentils"],
  ["chicken stock", "chicken stock cube"],
  ["beef stock", "beef"],
  ["slivered almonds", "flaked almonds"],
  ["sunflower seeds", "sunflower oil"],
  ["pumpkin", "pumpkin purée"],
  ["pumpkin", "pumpkin seeds"],
  ["thai basil", "basil"],
  ["curly parsley", "parsnip"],
  ["parsley", "dried parsley"],
  ["ground coriander", "coriander seeds"],
  ["mint", "mint sauce"],
  ["mint", "peppermint extract"],
  ["dried thyme", "fresh thyme"],
  ["rosemary", "dried rosemary"],
  ["oregano", "dried oregano"],
  ["dill", "dill pickle"],
  ["tarragon", "dried tarragon"],
  ["cinnamon stick", "ground cinnamon"],
  ["cumin seeds", "ground cumin"],
  ["nutmeg", "mace"],
  ["cloves", "garlic cloves"],
  ["ground cloves", "cloves"],
  ["ginger", "ground ginger"],
  ["ginger", "crystallised ginger"],
  ["curry powder", "curry paste"],
  ["curry powder", "curry leaves"],
  ["garam masala", "curry powder"],
  ["saffron", "turmeric"],
  ["ground cardamom", "cardamom pods"],
  ["star anise", "aniseed"],
  ["Italian seasoning", "seasoning salt"],
  ["mixed spice", "five-spice powder"],
  ["arrowroot", "cornflour"],
  ["gelatine leaves", "powdered gelatine"],
  ["sparkling water", "mineral water"],
  ["tea", "green tea"],
  ["coffee", "instant coffee"],
  ["beer", "ginger beer"],
  ["rum", "white rum"],
  ["sherry", "sherry vinegar"],
  ["brandy", "cherry brandy"],
  ["ice cream", "clotted cream"],
  ["vanilla ice cream", "vanilla extract"],
  ["jam", "jam sugar"],
  ["raspberry jam", "raspberries"],
  ["marmalade", "orange"],
  ["1 tin tomatoes", "4 tomatoes"],
  ["1 can pineapple", "1 pineapple"],
  ["1 tin plum tomatoes", "6 plum tomatoes"],
  ["cauliflower cheese", "cauliflower"],
  ["macaroni cheese", "macaroni"],
  ["chickpea pasta", "chickpeas"],
  ["spaghetti squash", "spaghetti"],
  ["oil", "olive oil"],
];

describe("everyday names of one food, with the built-in catalogue", () => {
  const keysOf = (line: string) => listOf([line]).map((item) => item.foodKey);

  it("are one food on a list", () => {
    const seen = ONE_FOOD.map(([left, right]) => [left, right, foodsOf([left, right]) <= 1, keysOf(right)]);
    expect(seen).toEqual(ONE_FOOD.map(([left, right]) => [left, right, true, keysOf(left)]));
  });

  it("are two where they are two foods", () => {
    const seen = TWO_FOODS.map(([left, right]) => [left, right, new Set([keysOf(left)[0], keysOf(right)[0]]).size]);
    expect(seen).toEqual(TWO_FOODS.map(([left, right]) => [left, right, 2]));
  });
});

describe("words that mean different things in different kitchens", () => {
  it.each<[string, string, string]>([
    ["coriander", "cilantro", "ground coriander"],
    ["hamburger", "beef burger", "ground beef"],
    ["oatmeal", "medium oatmeal", "rolled oats"],
    ["chili powder", "chilli powder", "chili seasoning"],
    ["lima beans", "butter beans", "baby lima beans"],
    ["tomato puree", "tomato paste", "passata"],
  ])("%s is %s in Britain and %s in America", (word, british, american) => {
    expect(foodsOf([word, british], "british")).toBe(1);
    expect(foodsOf([word, american], "american")).toBe(1);
  });
});

describe("a list speaks as its lines do", () => {
  it.each([
    ["1 bunch cilantro", "cilantro"],
    ["1 lb ground beef", "ground beef"],
    ["2 tbsp tomato paste", "tomato paste"],
    ["2 brownies", "brownie"],
    ["1 tin chickpeas", "chickpea"],
    ["1 onion, red, sliced", "red onion"],
    ["1 tsp oregano, dried", "dried oregano"],
    ["1 tin tomatoes", "tomatoes"],
  ])("%s is %s", (line, word) => {
    expect(listOf([line])[0]?.name).toBe(word);
  });

  it("and where they differ, as most of them do", () => {
    expect(listOf(["1 scallion", "2 scallions", "1 spring onion"]).map((item) => item.name)).toEqual(["scallion"]);
    expect(listOf(["1 scallion", "1 spring onion"]).map((item) => item.name)).toEqual(["spring onion"]);
  });

  it("with the units of the lines", () => {
    expect(listOf(["1 tin tomatoes", "2 tins tomatoes"]).map(({ unit }) => unit)).toEqual(["tin"]);
    expect(listOf(["3 garlic cloves"]).map(({ unit }) => unit)).toEqual(["clove"]);
  });

  it("adds up what a line says in two measures", () => {
    const amounts = (line: string) => listOf([line]).map(({ amount, unit }) => `${toText(amount)} ${unit}`);
    expect(amounts("½ cup plus 3 tbsp sugar")).toEqual(["11 tbsp"]);
    expect(amounts("1 cup plus 2 tbsp flour, plus ¼ cup for dusting")).toEqual(["11/8 cup"]);
    expect(amounts("4 garlic cloves, crushed, plus 2 whole cloves")).toEqual(["6 clove"]);
  });

  it("adds up what cookbooks call one piece", () => {
    const items = listOf(["2 ribs celery", "2 celery stalks", "1 stick celery", "6 bacon slices", "2 rashers bacon"]);
    expect(items.map(({ name, amount, unit }) => `${toText(amount)} ${unit} ${name}`)).toEqual([
      "5 rib celery",
      "8 slice bacon",
    ]);
  });

  it("finds a shelf for foods that the catalogue does not know", () => {
    expect(listOf(["6 purple heritage carrots"])[0]?.category).toBe("Fruit & Vegetables");
    expect(listOf(["1 cup grandma's secret cheddar cheese"])[0]?.category).toBe("Dairy & Eggs");
    expect(listOf(["1 cup purple carrot juice"])[0]?.category).toBe("Drinks");
    expect(listOf(["1 zorblax"])[0]?.category).toBeNull();
    expect(listOf(["for the zorblaxes"])[0]?.category).toBeNull();
  });

  it("leaves out what is never bought", () => {
    expect(listOf(["500 ml boiling water", "hot tap water", "ice", "1 carrot"]).map((item) => item.name)).toEqual([
      "carrot",
    ]);
  });
});

/** Lines of one food, by the household that writes them. */
const JOINED_AT_HOME: Readonly<Record<Exclude<Home, "american">, string>> = {
  british: `1 lemon (juice) | 1 lemon; 2 onions, red | 1 red onion; 1 onion (red) | 1 red onion; 200 g unsalted butter | 100 g butter,
    unsalted; 1 tin chopped tomatoes | 400 g tin chopped tomatoes; spring onions | 2 scallions; 1 courgette | 1 zucchini; 1 aubergine
    | 1 eggplant; 1 tsp bicarb | 1 tsp baking soda; icing sugar 100 g | confectioners' sugar 50 g; 100 g caster sugar | 50 g superfine
    sugar; 1 tbsp cornflour | 1 tbsp cornstarch; 4 chicken thighs (skin off, bone in) | 2 chicken thighs; 1 swede | 1 rutabaga; 1
    handful rocket | 50 g arugula; 2 bay leaves | 1 bay leaf, dried; 200 ml double cream | 100 ml heavy cream; 2 peppers (red) | 1 red
    pepper; 1 red bell pepper | 1 red pepper; 2 large free-range eggs | 1 egg; 500 g beef mince | 1 lb ground beef; 500 g lean beef
    mince | 200 g beef mince; 1 mango, ripe | 1 mango; 100g cheddar, grated | 50g grated cheddar cheese; 300 g king prawns, raw | 200
    g raw king prawns; 200 g self-raising flour | 1 cup self-rising flour; 1 stick butter | 50 g butter; 1 can garbanzo beans | 1 tin
    chickpeas; 1 tbsp vegetable oil | 1 tbsp oil; 2 cloves garlic | 3 garlic cloves; 1 tsp smoked paprika | 1 tsp paprika, smoked; 1
    bunch coriander | 1 bunch cilantro; 100 g frozen peas | 50 g peas, frozen; 1 tbsp tomato puree | 1 tbsp tomato paste; 1 romaine
    lettuce | 1 cos lettuce; 2 jalapeños | 1 jalapeno; 300 g baby spinach | 100 g spinach, baby; 1 tsp mixed spice | 2 tsp mixed
    spice; 4 pork sausages | 2 sausages, pork; 1 tbsp dijon mustard | 1 tsp Dijon; 1 can kidney beans | 1 tin red kidney beans; 100 g
    plain chocolate | 50 g dark chocolate; 2 sticks celery | 1 celery stalk; 1 tbsp white wine vinegar | 1 tsp vinegar (white wine);
    soft butter 50 g | 100 g butter; cold milk 100 ml | 200 ml milk; 300 g minced lamb | 200 g lamb mince; 300 g Brussels sprouts |
    200 g brussel sprouts; 1 tin sweetcorn | 1 can corn; 4 tbsp mayo | 2 tbsp mayonnaise; 1 red chilli | 2 chillies, red; 1 tsp chili
    flakes | 1 tsp red pepper flakes; 100 g porridge oats | 50 g rolled oats; 200 g greek yogurt | 1 tub Greek-style yoghurt; 1 piece
    ginger | 20 g fresh ginger; 1 loaf bread, white | 2 slices white bread; 2 potatoes (large) | 500 g potatoes; 500 g potatoes,
    peeled | 2 potatoes; 200 g fresh or frozen raspberries | 100 g raspberries; 1 butternut squash | 500 g squash, butternut; 2 fennel
    bulbs | 1 bulb fennel; 150 g mangetout | 100 g snow peas; 200 g prawns, cooked | 100 g cooked prawns; 2 tbsp capers, drained | 1
    tbsp capers; 4 rashers streaky bacon | 2 slices streaky bacon; 2 tbsp olive oil (extra virgin) | 1 tbsp extra-virgin olive oil; 1
    head broccoli | 200 g broccoli; 1 head of garlic | 1 garlic bulb; 300 g new potatoes | 200 g potatoes, new; 2 salmon fillets (skin
    on) | 2 skinless salmon fillets; yogurt (greek) | 200 g greek yogurt; milk (almond) | almond milk; besan (gram flour) | gram
    flour; coriander (cilantro) | cilantro`,
  de: `2 Knoblauchzehen | 3 Zehen Knoblauch; 1 rote Paprika | 1 Paprika rot; 1 Paprikaschote, rot | 1 rote Paprikaschote; 250 g Quark |
    100 g Topfen; 200 ml Sahne | 100 ml Schlagsahne; 500 g Karotten | 2 Möhren; 1 kg Kartoffeln | 500 g Erdäpfel; weiche Butter 100 g
    | 50 g Butter; 1 Bund glatte Petersilie | Petersilie glatt, 1 Bund; 500 g Hackfleisch gemischt | 200 g gemischtes Hackfleisch; 1
    Zitrone (Saft) | 2 Zitronen; 1 Zitrone (unbehandelt) | 1 Bio-Zitrone; 1 Zwiebel, rot | 2 rote Zwiebeln; 2 Eier (Größe M) | 1 Ei; 1
    Dose Kichererbsen | 400 g Kichererbsen (Dose); 1 Becher saure Sahne | 100 g Sauerrahm; 2 Frühlingszwiebeln | 1 Bund Lauchzwiebeln;
    200 g geriebener Emmentaler | 100 g Emmentaler, gerieben; 1 Pck. Vanillezucker | 1 Päckchen Vanillinzucker; 500 ml Gemüsebrühe | 1
    l Gemüsefond; 3 EL Olivenöl | 1 EL Öl (Olive); 1 Aubergine | 1 Melanzani; 4 Tomaten | 2 Paradeiser; 1 Stange Lauch | 2 Stangen
    Porree; 1 Blumenkohl | 1 Karfiol; 300 g TK-Erbsen | 200 g Erbsen, TK; 300 g Erbsen (TK) | 200 g TK-Erbsen; 1 Gurke | 1 Salatgurke;
    300 g Rinderhackfleisch | 200 g Rinderhack; 1 TL Paprikapulver edelsüß | 1 TL Paprikapulver, edelsüß; 2 Lauchstangen | 1 Stange
    Lauch; 3 Thymianzweige | 2 Zweige Thymian; 1 Bund Koriander | 1 Bund frischer Koriander; 50 g Puderzucker | 20 g Staubzucker; 2
    Brötchen | 1 Semmel; 200 g Hähnchenbrust | 1 Hähnchenbrustfilet; kalte Milch 100 ml | 1 l Milch; 200 g Feldsalat | 100 g
    Vogerlsalat; 100 g Zartbitterschokolade | 50 g dunkle Schokolade; 100 g Walnüsse | 50 g Walnusskerne; 1 EL Speisestärke | 1 EL
    Maisstärke; 200 g Mehl (Type 405) | 100 g Weizenmehl; 1 Rosmarinzweig | 2 Zweige Rosmarin; 1 kg festkochende Kartoffeln | 500 g
    Kartoffeln, festkochend; 200 g Kirschtomaten | 100 g Cherrytomaten; 2 Peperoni, rot | 1 rote Peperoni; 1 Pck. Backpulver | 2 TL
    Backpulver; 1 Dose Mais | 200 g Mais (Dose); 2 Zwiebeln, gewürfelt | 1 mittelgroße Zwiebel; 200 g Rosenkohl | 1 kg Kohlsprossen;
    250 g Magerquark | 100 g Magertopfen; 4 Hähnchenschenkel | 2 Hähnchenkeulen; 2 Orangen (Schale) | 1 Orange; 200 g Naturjoghurt |
    100 g Joghurt, natur; 1 Kopf Eisbergsalat | 1 Eisbergsalat; 3 Stiele Minze | 5 Minzeblätter; 4 Scheiben Toast | 2 Scheiben
    Toastbrot; 100 ml Weißwein, trocken | 100 ml trockener Weißwein; 200 g Feta | 100 g Fetakäse; 200 g Parmesan | 50 g frisch
    geriebener Parmesan; 5 Basilikumblätter | 1 Bund Basilikum; 1 Zitrone, unbehandelt | 1 Zitrone; 1 TL Salz | etwas Salz; 1 EL
    Currypulver | 1 TL Curry; 200 g passierte Tomaten | 1 Pck. passierte Tomaten; 150 g Kochschinken | 100 g gekochter Schinken; 100 g
    Crème fraiche | 1 Becher Crème fraîche; 1 kg Spargel, weiß | 500 g weißer Spargel; 200 g Nudeln | 100 g Pasta; 3 EL Olivenöl | 1
    EL Öl (Olive); Hackfleisch (Rind) | 200 g Rinderhackfleisch; 500 g Hackfleisch, Rind | Rinderhackfleisch; Brühe (Gemüse) |
    Gemüsebrühe; Butter (Erdnuss) | Erdnussbutter; 200 ml Saft (Orange) | Orangensaft; Essig (Apfel) | Apfelessig; Mehl (Weizen) |
    Weizenmehl; 200 g Fetakäse | Feta`,
  fr: `2 gousses d'ail | 1 tête d'ail; 1 oignon rouge | 2 oignons (rouges); beurre mou 50 g | 100 g de beurre; 20 cl de crème liquide |
    10 cl de crème fleurette; 1 courgette | 2 courgettes, bio; 1 citron (jus) | 1 citron; 1 botte de persil plat | persil plat, 1
    botte; 4 œufs | 2 oeufs; 500 g de pommes de terre | 1 kg de patates; 1 poivron rouge | 2 poivrons rouges; lait tiède 20 cl | 50 cl
    de lait; 1 sachet de levure chimique | 2 c. à café de levure chimique; 100 g de gruyère râpé | 50 g de gruyère; 2 branches de thym
    | 1 brin de thym; 200 g de farine de blé | 100 g de farine; 3 tomates bien mûres | 2 tomates; 1 cube de bouillon de volaille | 2
    cubes de bouillon de poule; 100 g de chocolat noir | 50 g de chocolat (noir); 1 concombre | 2 concombres; 1 c. à soupe de moutarde
    de Dijon | 1 c. à café de moutarde de Dijon; 4 blancs de poulet | 2 blancs de poulet, coupés; 1 botte de coriandre fraîche | 1
    botte de coriandre; 200 g de champignons de Paris | 100 g de champignons de Paris frais; 3 carottes, bio | 1 carotte; 2 échalotes,
    émincées | 1 échalote; 200 g de crevettes roses | 100 g de crevettes roses cuites; 1 gousse de vanille | 2 gousses de vanille; 1
    chou-fleur | ½ chou-fleur; huile d'olive | 2 c. à s. d'huile d'olive; 100 g de parmesan râpé | 50 g de parmesan; 10 feuilles de
    basilic | basilic frais`,
  es: `2 dientes de ajo | 3 dientes ajo; 1 pimiento rojo | 2 pimientos rojos; 1 cebolla morada | 2 cebollas (moradas); mantequilla blanda
    50 g | 100 g de mantequilla; 200 ml de nata para montar | 1 brick de nata para montar; 1 limón (zumo) | 2 limones; 500 g de
    patatas | 2 papas; 2 zanahorias | 1 zanahoria grande; 1 calabacín | 2 calabacines; leche templada 100 ml | 1 l de leche; 1 bote de
    garbanzos cocidos | 400 g de garbanzos cocidos; 1 manojo de perejil fresco | perejil, 1 manojo; 4 huevos | 2 huevos camperos; 3
    tomates maduros | 2 tomates; 200 g de gambas peladas | 100 g de gambas; 1 puerro | 2 puerros; 2 cucharadas de aceite de oliva
    virgen extra | 1 chorrito de aceite de oliva virgen extra; 1 lata de maíz dulce | 2 latas de maíz dulce; 1 yogur natural | 2
    yogures naturales; 100 g de queso rallado | 50 g de queso, rallado; 1 berenjena | 2 berenjenas medianas; 200 g de champiñones |
    100 g de champiñones frescos; 1 pechuga de pollo | 2 pechugas de pollo; 1 ramita de romero | romero fresco; 2 hojas de laurel | 1
    laurel; 1 taza de arroz | 200 g de arroz`,
  it: `2 spicchi d'aglio | 1 spicchio di aglio; 1 peperone rosso | 2 peperoni rossi; 1 cipolla rossa | 2 cipolle (rosse); burro morbido
    50 g | 100 g di burro; 1 limone (succo) | 2 limoni; 500 g di patate | 2 patate medie; 2 zucchine | 1 zucchina; latte tiepido 100
    ml | 1 l di latte; 1 mazzetto di prezzemolo fresco | prezzemolo, 1 mazzetto; 3 uova | 2 uova fresche; 100 g di parmigiano
    grattugiato | 50 g di parmigiano; 1 costa di sedano | 2 gambi di sedano; 400 g di pelati | 1 scatola di pomodori pelati; 1 bustina
    di lievito per dolci | 2 bustine di lievito per dolci; 3 pomodori maturi | 2 pomodori; 200 g di gamberi sgusciati | 100 g di
    gamberi; 1 porro | 2 porri; 2 cucchiai di olio extravergine di oliva | olio extravergine d'oliva q.b.; 1 melanzana | 2 melanzane;
    200 g di funghi champignon | 100 g di champignon; 1 petto di pollo | 2 petti di pollo; 2 foglie di alloro | 1 alloro; basilico |
    10 foglie di basilico; funghi champignon | champignon`,
  nl: `2 knoflooktenen | 3 teentjes knoflook; 1 rode ui | 2 rode uien; paprika rood 1 | 1 rode paprika; zachte boter 50 g | 100 g boter;
    200 ml slagroom | 100 ml slagroom, koud; 1 citroen (sap) | 2 citroenen; 500 g aardappelen | 2 piepers; 2 wortels | 1 winterpeen; 1
    bosje peterselie | peterselie, 1 bosje; 4 eieren | 2 scharreleieren; 250 g rundergehakt | 500 g gehakt (rund); lauwe melk 100 ml |
    1 l melk; 2 takjes tijm | 1 tijmtakje; 100 g geraspte kaas | 50 g kaas, geraspt; 1 prei | 2 preien; 3 rijpe tomaten | 2 tomaten;
    200 g garnalen, gepeld | 100 g garnalen; 2 el olijfolie | scheutje olijfolie; 1 aubergine | 2 aubergines; 200 g champignons | 1
    bakje champignons; 1 kipfilet | 2 kipfilets; 2 laurierblaadjes | 1 laurierblad; basilicum | 10 blaadjes basilicum; 1 komkommer | ½
    komkommer; 2 bosuitjes | 1 bosui; 250 g rundergehakt | 500 g gehakt (rund); bouillon (groente) | groentebouillon; azijn (appel) |
    appelazijn`,
};

/** Lines of foods that a cook does not put for each other. */
const APART_AT_HOME: Readonly<Record<Exclude<Home, "american">, string>> = {
  british: `1 sweet potato | 1 potato; 1 lime | 1 lemon; 100 g salted butter | 100 g peanut butter; 1 tsp ground ginger | 1 piece fresh
    ginger; 1 tbsp white sugar | 1 tbsp brown sugar; 200 ml coconut milk | 200 ml milk; 100 ml buttermilk | 100 ml milk; 1 red onion |
    1 onion; 1 red pepper | 1 green pepper; 1 tsp garlic powder | 2 cloves garlic; 1 tbsp tomato ketchup | 2 tomatoes; 1 tin tomatoes
    | 4 tomatoes; 200 g sun-dried tomatoes | 4 tomatoes; 100 g almond flour | 100 g flour; 200 g strong white flour | 200 g plain
    flour; 1 tbsp rice vinegar | 100 g rice; 1 tbsp soy milk | 1 tbsp soy sauce; 100 g cream cheese | 100 ml cream; 100 ml sour cream
    | 100 ml single cream; 1 tsp baking powder | 1 tsp baking soda; 1 tbsp sesame oil | 1 tbsp sesame seeds; 200 g smoked salmon | 200
    g salmon; 1 tbsp lemon curd | 1 lemon; 1 pack puff pastry | 1 pack shortcrust pastry; 2 egg whites | 2 egg yolks; 100 g ham | 100
    g parma ham; 1 tbsp fish sauce | 200 g fish; 1 tsp white pepper | 1 tsp black pepper; 1 tsp cayenne | 1 tsp paprika; 200 g
    mozzarella | 200 g parmesan; 1 tsp dried thyme | 1 bunch thyme; chicken stock 1 l | beef stock 1 l; 500 g chicken breast | 500 g
    chicken thighs; 200 g pork mince | 200 g beef mince; 1 pineapple | 1 tin pineapple; 100 g raisins | 100 g grapes; 200 g brown rice
    | 200 g basmati rice; 1 tbsp maple syrup | 1 tbsp golden syrup; 1 leek | 1 onion; 50 g peanuts | 50 g peanut butter; 1 tbsp
    mustard seeds | 1 tbsp mustard; 100 g blueberries | 100 g blackberries; 1 turnip | 1 parsnip; 1 tbsp cider vinegar | 500 ml cider;
    1 tsp vanilla extract | 1 vanilla pod; 200 g crab | 200 g crabsticks; 2 duck breasts | 2 chicken breasts; 1 tbsp honey | 1 tbsp
    honey mustard; 1 tsp cumin seeds | 1 tsp ground cumin; 1 tsp ground coriander | 1 bunch coriander; 1 sweet pepper | 1 tsp pepper;
    100 g feta | 100 g halloumi; 1 can tuna | 2 tuna steaks; 1 can coconut milk | 1 can coconut cream; 100 g pecans | 100 g walnuts; 1
    apple | 200 ml apple juice; 1 orange | 1 orange pepper; 1 carrot | 1 carrot cake; 200 g vegan butter | 200 g butter; 100 g
    gluten-free flour | 100 g flour; 200 ml oat milk | 200 ml milk; 100 g oats | 100 ml oat milk; 200 g turkey mince | 200 g beef
    mince; yogurt (soya) | 200 g yogurt; butter (almond) | butter; milk (oat) | milk; flour (gluten-free) | flour`,
  de: `1 rote Zwiebel | 1 Zwiebel; 100 g Zucker | 100 g brauner Zucker; 200 g Schmand | 200 g saure Sahne; 200 ml Kokosmilch | 200 ml
    Milch; 1 Süßkartoffel | 1 Kartoffel; 1 TL Backpulver | 1 TL Natron; 1 Limette | 1 Zitrone; 1 Knolle Fenchel | 1 TL Fenchelsamen; 1
    rote Paprika | 1 grüne Paprika; 1 TL Paprikapulver | 1 Paprika; 200 g Mehl | 200 g Roggenmehl; 100 g Butter | 100 g Margarine; 100
    g Butterschmalz | 100 g Butter; 1 EL Sojasauce | 1 EL Fischsauce; 1 Dose Tomaten | 4 Tomaten; 200 g Crème fraîche | 200 g Schmand;
    200 g Frischkäse | 200 g Käse; 1 Ei | 1 Eigelb; 200 g weiße Bohnen | 200 g grüne Bohnen; 1 Bund Petersilie | 1 Petersilienwurzel;
    1 Sellerieknolle | 1 Stange Staudensellerie; 1 Zimtstange | 1 TL Zimt; 300 g Rinderhack | 300 g Schweinehack; 1 EL Apfelessig | 1
    Apfel; 1 EL Weißweinessig | 100 ml Weißwein; 1 EL Senf | 1 TL Senfkörner; 100 g Mandeln | 100 g gemahlene Mandeln; 500 g Spinat |
    500 g TK-Spinat; 1 Rotkohl | 1 Weißkohl; 1 EL Tomatenmark | 2 Tomaten; 1 Lauch | 1 Frühlingszwiebel; 1 TL Kümmel | 1 TL
    Kreuzkümmel; 200 g Himbeeren | 200 g Erdbeeren; 200 g Reis | 200 g Reisnudeln; 100 g Haselnüsse | 100 g Walnüsse; 1 Birne | 1
    Apfel; 200 ml Hafermilch | 200 ml Milch; 100 g Haferflocken | 200 ml Hafermilch; 1 EL Honig | 1 EL Ahornsirup; 1 Ananas | 1 Dose
    Ananas; 1 Brokkoli | 1 Blumenkohl; 1 TL Currypaste | 1 TL Currypulver; 100 g Pinienkerne | 100 g Sonnenblumenkerne; 2
    Lorbeerblätter | 2 Basilikumblätter; 200 g Räucherlachs | 200 g Lachs; 100 g Speck | 100 g Schinken; 200 g rote Linsen | 200 g
    Linsen; 1 Rote Bete | 1 rote Zwiebel; 1 kg Mehl (glutenfrei) | 1 kg Mehl; 1 EL Rapsöl | 1 EL Olivenöl; 1 EL Erdnussbutter | 1 EL
    Butter; 1 Granatapfel | 1 Apfel; 200 g Kräuterbutter | 200 g Butter; 1 Buttermilch | 1 l Milch; 200 g Weizengrieß | 200 g
    Weizenmehl; 1 Erdapfel | 1 Apfel; 2 Eiweiß | 2 Eigelb; 1 Zuckerschote | 1 Zucker; Öl (Raps) | Öl (Olive); Milch (Hafer) | Milch;
    Joghurt (Soja) | Joghurt`,
  fr: `1 oignon | 1 échalote; 1 oignon rouge | 1 oignon; 100 g de sucre | 100 g de sucre glace; 20 cl de crème fraîche | 20 cl de crème
    liquide; 1 citron vert | 1 citron; 200 g de haricots verts | 200 g de haricots blancs; 1 noix de coco | 100 g de noix; 1 noix de
    muscade | 100 g de noix; 100 g de beurre | 100 g de beurre de cacahuète; 1 poireau | 1 poire; 1 pomme | 1 pomme de terre; lait 1 l
    | lait de coco 40 cl; 1 jaune d'œuf | 1 œuf; 200 g de saumon | 200 g de saumon fumé; 1 c. à soupe de vinaigre de cidre | 10 cl de
    cidre; 200 g de veau haché | 200 g de bœuf haché; 1 feuille de laurier | 1 branche de romarin; 1 aubergine | 1 courgette; 200 g de
    semoule | 200 g de farine; 1 poivron vert | 1 poivron rouge; 1 c. à café de poivre | 1 poivron; 100 g de raisins secs | 200 g de
    raisin; 1 chou-fleur | 1 chou; 1 chou rouge | 1 chou blanc; 200 g de pois chiches | 200 g de petits pois; 1 tomate | 1 c. à s. de
    concentré de tomate; 1 orange | 20 cl de jus d'orange; 100 g de farine | 100 g de farine complète; 1 pêche | 1 poire; 1 c. à s. de
    miel | 1 c. à s. de sucre; 100 g d'amandes | 100 g de poudre d'amandes; 200 g de jambon blanc | 200 g de jambon cru; 1 céleri-rave
    | 1 branche de céleri; 1 ananas | 1 boîte d'ananas; 1 c. à c. de levure chimique | 1 sachet de levure de boulanger; 20 cl de lait
    d'avoine | 20 cl de lait; 1 c. à c. de paprika | 1 poivron; 1 chèvre frais | 1 feta`,
  es: `1 cebolla | 1 cebolleta; 1 limón | 1 lima; 100 g de azúcar | 100 g de azúcar moreno; 1 patata | 1 boniato; 1 pimiento rojo | 1
    pimiento verde; 1 cucharadita de pimentón | 1 pimiento; 1 cucharadita de pimienta | 1 pimiento; 200 ml de leche | 200 ml de leche
    de coco; 1 yema | 1 clara; 100 g de queso fresco | 100 g de queso manchego; 1 cucharada de vinagre de vino | 100 ml de vino; 200 g
    de judías verdes | 200 g de judías blancas; 1 manzana | 1 pera; 200 g de jamón serrano | 200 g de jamón cocido; 100 g de nueces |
    1 nuez moscada; 1 berenjena | 1 calabacín; 1 naranja | 1 mandarina; 1 pepino | 1 pepinillo; 200 g de arroz | 200 g de arroz
    integral; 1 cucharada de tomate frito | 1 tomate; 100 g de almendras | 100 g de avellanas; 1 melocotón | 1 melón; 1 lata de piña |
    1 piña; 1 col | 1 coliflor; 200 g de garbanzos | 200 g de guisantes; 1 nata | 1 leche`,
  it: `1 cipolla | 1 cipolla rossa; 1 limone | 1 lime; 100 g di zucchero | 100 g di zucchero a velo; 1 peperone | 1 peperoncino; 200 g di
    farina 00 | 200 g di farina integrale; 1 tuorlo | 1 albume; 100 g di ricotta | 100 g di mozzarella; 200 g di prosciutto crudo |
    200 g di prosciutto cotto; 100 ml di aceto di vino | 100 ml di vino; 200 g di fagioli | 200 g di fagiolini; 1 carota | 1 cipolla;
    200 g di riso | 200 g di farina di riso; 1 noce moscata | 100 g di noci; 500 g di pasta | 500 g di pasta sfoglia; 200 ml latte di
    cocco | 200 ml latte; 1 melanzana | 1 zucchina; 1 arancia | 1 mandarino; 1 cetriolo | 1 cetriolino; 200 g di riso | 200 g di riso
    integrale; 1 pomodoro | 1 cucchiaio di passata di pomodoro; 100 g di mandorle | 100 g di nocciole; 1 pesca | 1 pera; 1 cavolo | 1
    cavolfiore; 200 g di ceci | 200 g di piselli; 1 finocchio | 1 cucchiaino di semi di finocchio; 100 g pecorino | 100 g parmigiano`,
  nl: `1 ui | 1 sjalot; 1 rode ui | 1 ui; 1 limoen | 1 citroen; 100 g suiker | 100 g poedersuiker; 1 rode paprika | 1 groene paprika; 1
    tl paprikapoeder | 1 paprika; 200 ml kokosmelk | 200 ml melk; 1 eigeel | 1 eiwit; 200 g rundergehakt | 200 g kipgehakt; 1 appel |
    1 aardappel; 1 el appelazijn | 1 appel; 100 g pinda's | 100 g pindakaas; 200 g sperziebonen | 200 g witte bonen; 1 el ketjap | 1
    el sojasaus; 200 g bloem | 200 g volkorenmeel; 1 zoete aardappel | 1 aardappel; 1 venkel | 1 tl venkelzaad; 100 g boter | 100 g
    margarine; 1 bleekselderij | 1 knolselderij; 1 aubergine | 1 courgette; 1 sinaasappel | 1 mandarijn; 1 komkommer | 1 augurk; 200 g
    rijst | 200 g zilvervliesrijst; 1 tomaat | 1 el tomatenpuree; 100 g amandelen | 100 g hazelnoten; 1 perzik | 1 peer; 1 bloemkool |
    1 rode kool; 200 g kikkererwten | 200 g doperwten; 1 el honing | 1 el stroop; havermelk 1 l | melk 1 l; 200 g spek | 200 g ham`,
};

const pairsOf = (text: string): readonly (readonly string[])[] =>
  text.split(";").map((pair) => pair.split("|").map((line) => line.trim().replace(/\s+/g, " ")));

describe.each(["british", ...LANGUAGES] as const)("the lines of a household (%s)", (home) => {
  it("are one item's where they mean one food", () => {
    expect(pairsOf(JOINED_AT_HOME[home]).filter((pair) => foodsOf(pair, home) !== 1)).toEqual([]);
  });

  it("stay apart where they mean two", () => {
    expect(pairsOf(APART_AT_HOME[home]).filter((pair) => foodsOf(pair, home) !== 2)).toEqual([]);
  });
});
