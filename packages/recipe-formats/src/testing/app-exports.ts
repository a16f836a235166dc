import { ADDRESS, NOTE, all, json, STEPS, schemaPie, schemaTea, type AppExport } from "./pie";
import {
  cookmateExport,
  evernoteExport,
  gourmetExport,
  livingCookbookArchive,
  livingCookbookExport,
  nowYoureCookingExport,
  masterCookExport,
  masterCookTextExport,
  mimePageExport,
  paprikaHtmlExport,
  recipeMlExport,
} from "./desktop-exports";
import { jsonFieldsExport, mealMasterExport, tableExport, yamlExport } from "./plain-exports";
import { PIXEL, zipOf } from "./zip";
import {
  paprikaExport,
  melaExport,
  croutonExport,
  copyMeThatExport,
  recipeKeeperExport,
  umamiExport,
} from "./phone-exports";
import {
  mealieExport,
  mealieBackup,
  tandoorExport,
  recipeSageExport,
  recipeSageXml,
  nextcloudExport,
  kitchenOwlExport,
} from "./server-exports";

/** The exports of all apps that are read. */
export async function appExports(): Promise<readonly AppExport[]> {
  return [
    {
      app: "schema-org",
      fileName: "recipes.json",
      bytes: Buffer.from(json([schemaPie, schemaTea])),
      says: all("picture", "notes", "rating", "date", "address"),
    },
    await schemaZip(),
    await mealieExport(),
    await mealieBackup(),
    await tandoorExport(),
    recipeSageExport(),
    recipeSageXml(),
    await paprikaExport(),
    await nextcloudExport(),
    await kitchenOwlExport(),
    await melaExport(),
    await croutonExport(),
    await copyMeThatExport(),
    await recipeKeeperExport(),
    await umamiExport(),
    await cooklangExport(),
    await markdownExport(),
    await textExport(),
    await tableExport(),
    await yamlExport(),
    await jsonFieldsExport(),
    mealMasterExport(),
    await masterCookExport(),
    masterCookTextExport(),
    gourmetExport(),
    recipeMlExport(),
    livingCookbookExport(),
    await cookmateExport(),
    await livingCookbookArchive(),
    nowYoureCookingExport(),
    evernoteExport(),
    await mimePageExport(),
    await paprikaHtmlExport(),
  ];
}

async function schemaZip(): Promise<AppExport> {
  const bytes = await zipOf({
    "pie/recipe.jsonld": json({
      ...schemaPie,
      image: "pie.png",
      isBasedOn: ADDRESS,
      dateCreated: "2024-05-01",
      aggregateRating: { ratingValue: 4 },
    }),
    "pie/pie.png": PIXEL,
    "tea.json": json({ "@graph": [{ "@type": "WebSite", name: "Tea" }, schemaTea] }),
  });
  return { app: "schema-org", fileName: "recipes.zip", bytes, says: all("notes") };
}

async function cooklangExport(): Promise<AppExport> {
  const pie = `---\ntitle: Apple pie\nservings: 8\ntags: [Cakes, autumn]\nsource: ${ADDRESS}\nprep time: 30 minutes\ncook time: 45 min\ndescription: As grandmother made it.\n---\n\n> ${NOTE}\n\n== Dough ==\n\nRub the @butter{100%g} into the @flour{200%g}. -- not too long\n\n== Filling ==\n\nLay the @apples{3}(sliced) on it and bake [- hot -] in the #oven{} for ~{45%minutes}.\n`;
  const tea = ">> servings: 2\nPour the @water{1%l} on the @mint{1%bunch}.";
  const bytes = await zipOf({ "Cakes/Apple pie.cook": pie, "Cakes/Apple pie.png": PIXEL, "Mint tea.cook": tea });
  return { app: "cooklang", fileName: "cookbook.zip", bytes, says: all("rating", "date") };
}

async function markdownExport(): Promise<AppExport> {
  const pie = `---\ntags:\n  - Cakes\n  - autumn\nsource: ${ADDRESS}\nrating: 4\nservings: 8\nprep: 30 min\ncook: 45 min\ndate: 2024-05-01\n---\n# Apple pie\n\n![The pie](images/pie.png)\n\nAs grandmother made it.\n\n## Ingredients\n\n### Dough\n\n- 200 g flour\n- **100 g** butter\n\n### Filling\n\n- [ ] 3 apples, sliced\n\n## Method\n\n### Dough\n\n1. ${STEPS[0]}\n\n### Filling\n\n2. ${STEPS[1]}\n\n## Notes\n\n${NOTE}\n`;
  const tea =
    "# Mint tea\n\nGood in winter.\n\n*tea, warm*\n\n**2 cups**\n\n---\n\n- *1 bunch* mint\n- *1 l* water\n\n---\n\nPour the water on the mint.\n";
  const bytes = await zipOf({ "pie.md": pie, "images/pie.png": PIXEL, "tea.md": tea });
  return { app: "markdown", fileName: "notes.zip", bytes, says: all() };
}

async function textExport(): Promise<AppExport> {
  const pie = `Apple pie\n\nIngredients\n\nDough:\n200 g flour\n100 g butter\nFilling:\n3 apples, sliced\n\nMethod\n\n1. ${STEPS[0]}\n2. ${STEPS[1]}\n`;
  const tea = "Mint tea\n\nIngredients:\n1 bunch mint\n1 l water\n\nMethod:\nPour the water on the mint.\n";
  const bytes = await zipOf({ "pie.txt": pie, "pie.png": PIXEL, "tea.txt": tea });
  return { app: "text", fileName: "texts.zip", bytes, says: new Set(["picture", "sections"]) };
}

/** The lines of the pie, as every app has them. */
