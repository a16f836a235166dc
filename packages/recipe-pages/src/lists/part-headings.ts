import { foldText } from "@tureen/domain/ingredients/names/normalize-name";
import { beginsWithEndWord } from "./end-words";
import { stepText } from "./item-text";
import { recipePart } from "@tureen/domain/recipe-reading/words/recipe-marks";
import { INGREDIENTS_HEADINGS, METHOD_HEADINGS, NOTE_HEADINGS } from "@tureen/domain/recipe-reading/words/recipe-words";

/** What web pages call the steps beside what books do; folded words that a heading begins with. */
const METHOD_OF_A_PAGE =
  /^(?:(?:how to|cooking|baking|preparation|recipe|step[- ]by[- ]step|the|les?|la|los|las|el|il|die|das|de|het) )*(?:method|directions?|instructions?|preparation(?! time)|steps?|how to (?:make|cook|prepare|bake)|cooking method|process(?! (?:until|till|the|for|in|on|all|with|to|again|briefly|everything|it|and))|how (?:we|i) (?:do|make|cook|bake) it|how (?:do|can|should) (?:i|you|we) (?:make|cook|prepare|bake)|get (?:cooking|baking)|cooking steps|how it'?s made|let'?s (?:cook|make|bake|get (?:cooking|baking|started))|(?:und )?so (?:wird (?:es|'?s) gemacht|geht'?s)|los geht'?s|das machst du|mise en oeuvre|deroulement|como (?:lo |la )?(?:hacemos|haces)|cum se (?:face|prepara)|tilberedning|zo doe je het|wat je gaat doen|technique|nacin pripreme|priprema|a recept|arbeitsschritte|(?:die )?zubereitung|schritt fur schritt|so gehts?|etapes?(?: de (?:la )?(?:preparation|realisation|recette))?|(?:la )?preparation(?! time)(?: de la recette)?|instructions|elaboracion|como (?:hacer|preparar|se hace|fazer)|preparacion|pasos?|(?:modo|modalita) (?:de|di) (?:preparo|preparazione)|realisation|confecao|esecuzione|istruzioni|gaminimas|kaip pa(?:si)?gaminti|pagatavosana|valmistamine|adferd|طرز تهيه|طرز تهیه|विधि|बनाने की विधि|подготовка|припрема|метод|metode|paraan ng pagluluto|paano lutuin|come (?:preparare|si prepara|fare)|preparazione|procedimento|bereidingswijze|bereiding|bereiden|aan de slag|zo maak je|instructies|gor sa har|sa har gor du|gjor slik|slik gjor du|sadan gor du|fremgangsmade|fremgangsmate|tillagning|valmistus|sposob przygotowania|przygotowanie|postup|priprava|elkeszites|hazirlanisi|yapilisi|εκτελεση|приготовление|作り方|つくり方|做法|步骤|步驟|方法|手順|만드는 법|조리순서|הוראות|אופן ההכנה|طريقة|cach lam|huong dan|cac buoc|制备|cara (?:membuat|memasak)|วิธีทํา|начин на приготвяне|طريقة التحضير|الطريقة)(?:$|[ :.(?!])/u;
const INGREDIENTS_OF_A_PAGE =
  /^(?:(?:recipe|the|your|main|mga|for the|gather|get|all|les|die|los|gli) )*(?:wat (?:je|heb je) nodig(?: hebt)?|(?:dit )?heb je nodig|ingredients?|what'?s in it|what(?: ingredients)? (?:do (?:i|you|we) need|goes in(?:to it)?)|what(?: (?:you|i|we)(?:'?ll| will)?)? need|(?:you|i|we)(?:'?ll| will)? need|things you(?:'?ll| will)? need|shopping list|zutaten(?:liste)?|(?:das |was )?(?:du |ihr |man )?brauch(?:st|en|t)|(?:ce qu'?il|il) (?:te|vous|nous)? ?faut|vous aurez besoin|(?:lo )?que necesit(?:as|amos|aras)|necesit(?:as|amos|aras)|(?:cosa|che cosa) (?:ti )?(?:serve|occorre)|occorrente|(?:det(?:te)? )?(?:trenger du|du trenger|har behover du|du behover|behover du|skal du bruge)|du skal bruge|tarvitset|voce vai precisar|bedziesz potrzebowac|budete potrebovat|hozzavalok|alapanyagok|sastojci|sestavine|ingredientai|sastavdalas|koostisosad|innihald|bestanddele|sangkap|सामग्री|состојки|састојци|ingredienser|ingredienten|ingredientes|ingredienti|malzemeler|材料|用料|食材|재료|מצרכים|المقادير|ส่วนผสม|วัตถุดิบ|необходими продукти|מרכיבים|المكونات|مواد لازم|nguyen lieu|thanh phan|配料|bahan(?:-bahan)?)(?:$|[ :.,(?!])/u;

const INGREDIENTS_AT_END = /^\p{L}+(?: \p{L}+){0,4} (?:ingredients|ingredienten)(?: ?\([^()]*\))?\P{L}*$/u;

const MAX_HEADING = 80;

const folded = (text: string): string => foldText(text).replace(/^[^\p{L}]+/u, "");
/** Folded words without the signs behind them; a mark belongs to its letter. */
const bareName = (name: string): string => name.replace(/[^\p{L}\p{M}]+$/u, "");

/** "Ingredients", "Zutaten für 4 Personen", "For the ingredients:"; "5 ingredients or less" is a page of its own. */
export function isIngredientsHeading(text: string): boolean {
  if (text.length > MAX_HEADING || /^\p{N}+[ -]\p{L}/u.test(text)) return false;
  const name = folded(text);
  return (
    recipePart(text) === "ingredients" || INGREDIENTS_HEADINGS.has(bareName(name)) || INGREDIENTS_OF_A_PAGE.test(name)
  );
}

/** What stands above ingredients where no heading names them: "Pour 4 personnes :", "Shopping list". */
const IN_PLACE_OF_INGREDIENTS =
  /^(?:(?:shopping list|einkaufsliste|liste de courses|lista de la compra|lista della spesa|boodschappenlijst)|(?:pour|fur|per|para|voor|til|for) \d{1,2} (?:\p{L}+ )?(?:personnes?|parts|personen|portionen|stuck|people|servings|persone|porzioni|personas|raciones|porties|personer)(?: brauch(?:st du|t ihr|en sie))?)[^\p{L}]*$/u;

/** A heading that may stand above ingredients, and elsewhere as well: only for pages without a better one. */
export function mayHeadIngredients({ text, level }: { readonly text: string; readonly level: number }): boolean {
  const name = folded(text);
  return text.length <= MAX_HEADING && (IN_PLACE_OF_INGREDIENTS.test(name) || (level > 0 && FOR_SO_MANY.test(name)));
}
/** "Per 4 waffle", as a heading. */
const FOR_SO_MANY = /^(?:pour|fur|per|para|voor|til|for) \d{1,2} \p{L}+(?: \p{L}+)?$/u;

/** "Process the plums until smooth." */
const SENTENCE = /\s\S+\s.*\.$/;

/** "Method", "How to make it", "Zubereitung:". */
export function isMethodHeading(text: string): boolean {
  if (text.length > MAX_HEADING || SENTENCE.test(text)) return false;
  const name = folded(stepText(text)); // "Step 3 Blend until smooth" is a step.
  return METHOD_HEADINGS.has(bareName(name)) || METHOD_OF_A_PAGE.test(name);
}

/** "Watermelon wine ingredients": only a heading may be read so, since "Mix the first four ingredients" is a step. */
export function endsInIngredients(text: string): boolean {
  return text.length <= MAX_HEADING && INGREDIENTS_AT_END.test(folded(text));
}

/** "Banana wine recipe method": only of a heading as well, since "cook by the package directions" is a step. */
export function endsInMethod(text: string): boolean {
  return text.length <= MAX_HEADING && METHOD_AT_END.test(folded(text));
}
const METHOD_AT_END = /^\p{L}+(?: \p{L}+){0,5} (?:method|directions|instructions)[ :]*$/u;

/** "Ingredients:" and nothing else, as the heading of all of them. */
export function isNameOfIngredients(text: string): boolean {
  return isOneOf(text, INGREDIENTS_HEADINGS, INGREDIENTS_OF_A_PAGE);
}

/** "Method" and "Ingredients:" and nothing else: the name of a part that slipped among its lines. */
export function isPartName(text: string): boolean {
  return isNameOfIngredients(text) || isOneOf(text, METHOD_HEADINGS, METHOD_OF_A_PAGE);
}

function isOneOf(text: string, names: ReadonlySet<string>, beginnings: RegExp): boolean {
  const name = bareName(folded(text));
  return names.has(name) || beginnings.exec(name)?.[0] === name;
}

/** What the dish is served with: the last part of a list, and no end of it. */
const LAST_PART =
  /^(?:to serve|for serving|to garnish|zum (?:servieren|anrichten|garnieren)|pour (?:servir|la garniture)|para (?:servir|decorar)|per (?:servire|guarnire)|om te serveren|voor het serveren)\P{L}*$/u;

/** Whether a line of any rank is such a heading: "Tips" is, "Tip the flour into a bowl" is a step. */
export function endsRecipe({ text, level }: { readonly text: string; readonly level: number }): boolean {
  return (level > 0 || (text.length < MAX_PLAIN && !INSTRUCTS_TOO.test(text))) && isEndOfRecipe(text);
}
const MAX_PLAIN = 60;
/** Words of such headings that begin a step as well. */
const INSTRUCTS_TOO = /^(?:tip|share|print|join|popular|note)\s+(?!by\b|on\b|this\b|recipe\b)\p{L}/iu;

/** "Notes:", "Anmerkungen" and nothing else. */
export function isNotesHeading(text: string): boolean {
  return NOTE_HEADINGS.has(bareName(folded(text)));
}

/** "Expert tips", "Our chef's notes". */
const TIPS_AT_END = /^(?:[\p{L}'’]+ ){1,3}(?:tips|notes|hints|tricks|tipps|astuces|consejos|consigli)[ :]*$/u;

/** A heading of what comes after a recipe on its page: notes, comments, other recipes. */
export function isEndOfRecipe(text: string): boolean {
  const name = folded(text);
  if (LAST_PART.test(name)) return false;
  return NOTE_HEADINGS.has(bareName(name)) || beginsWithEndWord(name) || TIPS_AT_END.test(name);
}
