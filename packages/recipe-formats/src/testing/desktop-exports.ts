import { ADDRESS, BASE64, NOTE, STEPS, all, schemaPie, schemaTea, json, type AppExport } from "./pie";
import { PIXEL, zipOf } from "./zip";

const big = BASE64.padEnd(64, "A");

/** MasterCook's archive, `.mz2`: XML with quotes in its attributes that nobody escaped, pictures beside it. */
export async function masterCookExport(): Promise<AppExport> {
  const mx2 = `<?xml version="1.0" standalone="yes" encoding="ISO-8859-1"?>
<!DOCTYPE mx2 SYSTEM "mx2.dtd">
<mx2 source="MasterCook" date="May 1, 2024">
<Summ><Nam>Apple pie</Nam><Nam>Mint tea</Nam></Summ>
<RcpE name="Apple pie" author="Grandma "Ida"" img="pie.png">
<Serv qty="8"/><PrpT elapsed="0:30"/><TTim elapsed="1:15"/>
<CatS><CatT>
Cakes
</CatT><CatT>
autumn
</CatT></CatS>
<IngR name="Dough" code="S"></IngR>
<IngR name="flour" unit="g" qty="200.000000"></IngR>
<IngR name="butter" unit="g" qty="100"></IngR>
<IngR name="Filling" code="S"></IngR>
<IngR name="apples" qty="3"><IPrp>
sliced
</IPrp></IngR>
<DirS>${STEPS.map((step) => `<DirT img="">\n${step}\n</DirT>`).join("\n")}</DirS>
<Srce>
The Spoon
</Srce>
<AltS label="Internet Address" source="${ADDRESS}"/>
<Note>
${NOTE}
</Note>
</RcpE>
<RcpE name="Mint tea" author="" img="">
<IngR name="mint" unit="bunch" qty="1"></IngR>
<IngR name="water" unit="l" qty="1"></IngR>
<DirS><DirT img="">
Pour the water on the mint.
</DirT></DirS>
</RcpE></mx2>`;
  const bytes = await zipOf({ "export.mx2": mx2, "pie.png": PIXEL });
  return { app: "master-cook", fileName: "export.mz2", bytes, says: all("rating", "date", "times") };
}

export function masterCookTextExport(): AppExport {
  const head =
    "  Amount  Measure       Ingredient -- Preparation Method\n--------  ------------  --------------------------------";
  const text = `                     *  Exported from  MasterCook II  *

                                Apple pie

Recipe By     : Ida
Serving Size  : 8    Preparation Time :0:30
Categories    : Cakes                            autumn

${head}
                        ***Dough***
 200      g             flour
 100      g             butter
                        ***Filling***
   3                    apples -- sliced

${STEPS.join("\n\n")}

Source:
  "The Spoon"
S(Internet Address):
  "${ADDRESS}"
                   - - - - - - - - - - - - - - - - - -

NOTES : ${NOTE}


                     *  Exported from  MasterCook II  *

                                Mint tea

Recipe By     :
Serving Size  : 1    Preparation Time :0:00
Categories    :

${head}
   1      bunch         mint
   1      l             water

Pour the water on the mint.

                   - - - - - - - - - - - - - - - - - -
`;
  return {
    app: "master-cook-text",
    fileName: "old.mxp",
    bytes: Buffer.from(text),
    says: all("picture", "rating", "date", "times"),
  };
}

export function gourmetExport(): AppExport {
  const ingredient = (amount: string, unit: string, item: string): string =>
    `<ingredient><amount>${amount}</amount>${unit && `<unit>${unit}</unit>`}<item>${item}</item><key>${item}</key></ingredient>`;
  const xml = `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE gourmetDoc><gourmetDoc>
<recipe id="1"><title>Apple pie</title><category>Cakes, autumn</category><source>The Spoon</source><link>${ADDRESS}</link><rating>4/5 Stars</rating>
<preptime>30 minutes</preptime><cooktime>45 minutes</cooktime><yields>8 servings</yields>
<image format="jpeg"><![CDATA[${big}]]></image>
<ingredient-list><inggroup><groupname>Dough</groupname>${ingredient("200", "g", "flour")}${ingredient("100", "g", "butter")}</inggroup>
<inggroup><groupname>Filling</groupname>${ingredient("3", "", "apples, sliced")}</inggroup></ingredient-list>
<instructions>${STEPS.join("\n\n")}</instructions><modifications>${NOTE}</modifications></recipe>
<recipe id="2" title="Mint tea"><ingredientlist>${ingredient("1", "bunch", "mint")}<ingredient amount="1" unit="l">water</ingredient></ingredientlist><instructions>Pour the water on the mint.</instructions></recipe></gourmetDoc>`;
  return { app: "gourmet", fileName: "recipes.grmt", bytes: Buffer.from(xml), says: all("picture", "date") };
}

/** COOKmate's archive, `.mcb`: an item a line; what came from a text has its lines, and blank ones between the steps. */
export async function cookmateExport(): Promise<AppExport> {
  const items = (lines: readonly string[]): string => lines.map((line) => `<li>${line}</li>`).join("\n");
  const xml = `<?xml version="1.0" encoding="utf-8"?>
<cookbook version="71">
<recipe><title>Apple pie</title><preptime>30 min</preptime><cooktime>45 min</cooktime><totaltime></totaltime>
<description>As grandmother made it.</description>
<ingredient>${items(["Dough:", "200 g flour", "100 g butter", "Filling:", "3 apples, sliced"])}</ingredient>
<recipetext>${items([STEPS[0] ?? "", "", STEPS[1] ?? ""])}</recipetext>
<url>${ADDRESS}</url><imagepath>/storage/emulated/0/MyCookBook/images/pie.png</imagepath><imageurl></imageurl>
<quantity>8 servings</quantity><comments>${items([NOTE])}</comments><nutrition></nutrition><rating>4</rating><source>The Spoon</source>
<category>Cakes</category><category>autumn</category></recipe>
<recipe><title>Mint tea</title><ingredient>${items(["1 bunch mint", "1 l water"])}</ingredient><recipetext>${items(["Pour the water on the mint."])}</recipetext><quantity></quantity><rating>0</rating></recipe>
</cookbook>`;
  const bytes = await zipOf({ "export/my_recipes.xml": xml, "export/images/pie.png": PIXEL });
  return { app: "cookmate", fileName: "recipes.mcb", bytes, says: all("date") };
}

export function recipeMlExport(): AppExport {
  const ing = (qty: string, unit: string, item: string, prep = ""): string =>
    `<ing><amt><qty>${qty}</qty>${unit && `<unit>${unit}</unit>`}</amt><item>${item}</item>${prep && `<prep>${prep}</prep>`}</ing>`;
  const xml = `<?xml version='1.0'?><!DOCTYPE recipeml PUBLIC "-//FormatData//DTD RecipeML 0.5//EN" "http://www.formatdata.com/recipeml/recipeml.dtd"><recipeml version="0.5">
<recipe><head><title>Apple pie</title><categories><cat>Cakes</cat><cat>autumn</cat></categories><yield><qty>8</qty> <unit>servings</unit></yield>
<preptime type="prep"><time><qty>30</qty><timeunit> minutes</timeunit></time></preptime><preptime type="cook"><time><qty>45</qty><timeunit> minutes</timeunit></time></preptime></head>
<ingredients><ing-div><title>Dough</title>${ing("200", "g", "flour")}${ing("100", "g", "butter")}</ing-div><ing-div><title>Filling</title>${ing("3", "", "apples", "sliced")}</ing-div></ingredients>
<directions>${STEPS.map((step) => `<step>${step}</step>`).join("")}</directions><note>${NOTE}</note></recipe>
<recipe><head><title>Mint tea</title></head><ingredients>${ing("1", "bunch", "mint")}${ing("1", "l", "water")}</ingredients><directions>Pour the water on the mint.</directions></recipe></recipeml>`;
  return {
    app: "recipe-ml",
    fileName: "recipes.xml",
    bytes: Buffer.from(xml),
    says: all("picture", "rating", "date", "address"),
  };
}

export function livingCookbookExport(): AppExport {
  const line = (quantity: string, unit: string, food: string, heading = "N"): string =>
    `<RecipeIngredient Quantity="${quantity}" Unit="${unit}" Ingredient="${food}" Heading="${heading}"/>`;
  const step = (text: string): string =>
    `<RecipeProcedure Heading="N"><ProcedureText>\n${text}\n</ProcedureText></RecipeProcedure>`;
  const xml = `<?xml version="1.0" encoding="utf-8"?><fdx Source="Living Cookbook 2.0" FileVersion="1.2" date="2024-05-01"><Recipes>
<Recipe Name="Apple pie" ID="1" Servings="8" PreparationTime="30" CookingTime="45" RecipeTypes="Cakes, autumn" Source="The Spoon" WebPage="${ADDRESS}" CreateDate="05/01/2024">
<RecipeIngredients>${line("", "", "Dough", "Y")}${line("200", "g", "flour")}${line("100", "g", "butter")}${line("", "", "Filling", "Y")}${line("3", "", "apples -- sliced")}</RecipeIngredients>
<RecipeProcedures>${STEPS.map(step).join("")}</RecipeProcedures><RecipeTips><RecipeTip>${NOTE}</RecipeTip></RecipeTips>
<RecipeImage FileType="png">${big}</RecipeImage></Recipe>
<Recipe Name="Mint tea" ID="2" Servings="0"><RecipeIngredients>${line("1", "bunch", "mint")}${line("1", "l", "water")}</RecipeIngredients><RecipeProcedures>${step("Pour the water on the mint.")}</RecipeProcedures></Recipe>
</Recipes></fdx>`;
  return { app: "living-cookbook", fileName: "cookbook.fdx", bytes: Buffer.from(xml), says: all("rating") };
}

/** Its next version, `.fdxz`: the same elements below another root, the pictures beside them. */
export async function livingCookbookArchive(): Promise<AppExport> {
  const { bytes } = livingCookbookExport();
  const xml = bytes
    .toString()
    .replaceAll("fdx", "hixz")
    .replace(
      /<RecipeImage [^]*?<\/RecipeImage>/,
      '<RecipeImages><RecipeImage FileName="ImageFile1.PNG"/></RecipeImages>',
    )
    .replace("05/01/2024", "2024-05-01");
  const files = { "Data.xml": xml, "Images/ImageFile1.PNG": PIXEL, "Manifest.xml": "<fdxm><Files/></fdxm>" };
  return { app: "living-cookbook", fileName: "cookbook.fdxz", bytes: await zipOf(files), says: all("rating") };
}

export function nowYoureCookingExport(): AppExport {
  const recipe = (title: string, tags: string, lines: string, steps: string, facts: string): string =>
    `@@@@@ Now You're Cooking! Export Format\n\n${title}\n\n${tags}\n\n${lines}\n\n${steps}\n\n${facts}\n\n** Exported from Now You're Cooking! v5.71 **\n`;
  const text =
    recipe(
      "Apple pie",
      "Cakes, autumn",
      "----Dough---\n200 g flour\n100 g butter\n      ----Filling---\n3  apples, sliced",
      STEPS.map((step) => step.replace(/^(.{10}\S*) /, "$1\n")).join("\n\n"),
      `Contributor: Ida\n\nPreparation Time: 30 min\nCooking Time: 45 min\n\nNOTES : ${NOTE}\n\nYield: 8 servings\n\n  NYC Nutrilink: N0^00000`,
    ) + recipe("Mint tea", "none", "1 bunch mint\n1 l water", "Pour the water on the mint.", "Yield: 2 servings");
  return {
    app: "now-youre-cooking",
    fileName: "cakes.txt",
    bytes: Buffer.from(text),
    says: all("picture", "rating", "date", "address"),
  };
}

export function evernoteExport(): AppExport {
  const list = (items: readonly string[]): string =>
    `<ul>${items.map((item) => `<li><div>${item}</div></li>`).join("")}</ul>`;
  const note = (title: string, body: string, rest = ""): string =>
    `<note><title>${title}</title><content><![CDATA[<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE en-note SYSTEM "http://xml.evernote.com/pub/enml2.dtd"><en-note>${body}</en-note>]]></content><created>20240501T090000Z</created>${rest}</note>`;
  const pie = `<div>Serves 8</div><div>Prep time: 30 min</div><div>Cook time: 45 min</div><div><b>Ingredients</b></div>${list(["200 g flour", "100 g butter", "3 apples, sliced"])}<div><b>Method</b></div><ol>${STEPS.map((step) => `<li><div>${step}</div></li>`).join("")}</ol>`;
  const tea = `<h2>Ingredients</h2>${list(["1 bunch mint", "1 l water"])}<h2>Method</h2><div>Pour the water on the mint.</div>`;
  const xml = `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE en-export SYSTEM "http://xml.evernote.com/pub/evernote-export3.dtd"><en-export export-date="20240502T120000Z" application="Evernote">${note(
    "Apple pie",
    pie,
    `<tag>Cakes</tag><tag>autumn</tag><note-attributes><source-url>${ADDRESS}</source-url></note-attributes><resource><data encoding="base64">${big}</data><mime>image/png</mime></resource>`,
  )}${note("Mint tea", tea)}</en-export>`;
  return { app: "evernote", fileName: "notes.enex", bytes: Buffer.from(xml), says: all("sections", "notes", "rating") };
}

/** Pages that a browser saved whole, in quoted-printable. */
export async function mimePageExport(): Promise<AppExport> {
  const quoted = (html: string): string => html.replaceAll("=", "=3D").replace(/.{70}/g, "$&=\r\n");
  const page = (recipe: object): string =>
    `<!DOCTYPE html><html><head><script type="application/ld+json">${json(recipe)}</script></head><body><p>A long line of words that is broken where a line of the message ends, as programs break it.</p></body></html>`;
  const saved = (html: string, address: string): string =>
    [
      "From: <Saved by Blink>",
      "Subject: =?utf-8?Q?Recipe?=",
      "MIME-Version: 1.0",
      'Content-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="----MultipartBoundary--x----"',
      "",
      "",
      "------MultipartBoundary--x----",
      "Content-Type: text/html",
      "Content-Transfer-Encoding: quoted-printable",
      `Content-Location: ${address}`,
      "",
      quoted(html),
      "------MultipartBoundary--x----",
      "Content-Type: image/png",
      "Content-Transfer-Encoding: base64",
      "Content-Location: https://spoon.example/pie.png",
      "",
      BASE64,
      "",
      "------MultipartBoundary--x------",
      "",
    ].join("\r\n");
  const bytes = await zipOf({
    "pie.mhtml": saved(page({ ...schemaPie, image: "https://spoon.example/pie.png" }), ADDRESS),
    "tea.mhtml": saved(page(schemaTea), "https://spoon.example/tea"),
  });
  return { app: "mime-page", fileName: "pages.zip", bytes, says: all("notes", "rating", "date") };
}

/** Paprika's export as pages, with the amounts in bold. */
export async function paprikaHtmlExport(): Promise<AppExport> {
  const lines = (texts: readonly string[], property: string): string =>
    texts
      .map((text) => `<p class='line' itemprop='${property}'>${text.replace(/^(\d+)/, "<strong>$1</strong>")}</p>`)
      .join("");
  const page = (title: string, ingredients: readonly string[], steps: readonly string[], rest = ""): string =>
    `<html><head><meta charset="utf-8"></head><body><div class="recipe" itemscope itemtype="http://schema.org/Recipe"><div class="infobox"><h1 itemprop="name" class="name">${title}</h1>${rest}</div>
<div class="ingredientsbox"><h3 class="subhead">Ingredients:</h3><div class="ingredients text">${lines(ingredients, "recipeIngredient")}</div></div>
<div class="directionsbox"><h3 class="subhead">Directions:</h3><div itemprop="recipeInstructions" class="directions text">${steps.map((step) => `<p class="line">${step}</p>`).join("")}</div></div></div></body></html>`;
  const facts = `<div class="photobox"><img src="Images/A/pie.png" itemprop="image" class="photo"/></div><p itemprop="aggregateRating" class="rating" value="4">★★★★☆</p><p itemprop="recipeCategory" class="categories">Cakes, autumn</p><p class="metadata"><b>Prep Time: </b><span itemprop="prepTime">30 min</span><b>Cook Time: </b><span itemprop="cookTime">45 min</span><b>Servings: </b><span itemprop="recipeYield">8</span><b>Source: </b><a itemprop="url" href="${ADDRESS}"><span itemprop="author">The Spoon</span></a></p><div class="notesbox"><div class="notes text" itemprop="comment"><p>${NOTE}</p></div></div>`;
  const bytes = await zipOf({
    "Recipes/Apple pie.html": page(
      "Apple pie",
      ["Dough:", "200 g flour", "100 g butter", "Filling:", "3 apples, sliced"],
      STEPS,
      facts,
    ),
    "Recipes/Mint tea.html": page("Mint tea", ["1 bunch mint", "1 l water"], ["Pour the water on the mint."]),
    "Recipes/Images/A/pie.png": PIXEL,
  });
  return { app: "paprika-html", fileName: "Paprika.zip", bytes, says: all("date") };
}
