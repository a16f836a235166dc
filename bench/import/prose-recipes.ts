import type { ProseRecipe } from "@tureen/book-generator/prose-book";

/** Recipes in running prose, in the words of kitchens before the war, made for this benchmark. */
export const PROSE_RECIPES = {
  english: [
    {
      title: "Leek Porridge",
      text: "Wash four large leeks and boil them in a quart of milk and water till quite tender. Rub them through a sieve, thicken with a spoonful of oatmeal, and season with pepper and salt. Serve with toasted bread.",
    },
    {
      title: "Plain Pease Pudding",
      text: "Tie a pint of split peas loosely in a cloth, and boil them for three hours. Rub through a colander, add butter the size of an egg, two eggs well beaten, and a saltspoonful of pepper. Tie up again and boil for half an hour longer.",
    },
    {
      title: "Gooseberry Fool",
      text: "Put a quart of green gooseberries into a jar with a little water, and set the jar in a saucepan over the fire until the fruit will pulp. Press through a sieve, sweeten to taste, and stir in by degrees a pint of cream. Serve in a glass dish.",
    },
    {
      title: "To Boil a Ham",
      text: "Soak it in cold water the night before. In the morning scrape it clean, put it into cold water, and let it simmer gently, allowing twenty minutes to the pound. Skin it, and strew over it bread crumbs, and brown before the fire.",
    },
    {
      title: "Mrs. Gray's Seed Cake",
      text: "Beat half a pound of butter to a cream, add half a pound of sifted sugar, four eggs, and a wineglass of brandy. Stir in three quarters of a pound of flour and an ounce of caraway seeds. Bake in a moderate oven for an hour and a half.",
    },
    {
      title: "Anchovy Toast",
      text: "Bone and skin six anchovies, pound them to a mass with an ounce of fresh butter till the colour is equal, and then spread it on toast. A little cayenne is an improvement.",
    },
    {
      title: "Apple Snow",
      text: "Take the pulp of eight roasted apples, beat it with the whites of two eggs and a quarter of a pound of loaf sugar until it stands quite stiff. Heap it high upon a glass dish, and garnish with bright jelly.",
    },
    {
      title: "Potato Soup",
      text: "Pare and slice six large potatoes with one onion and a head of celery. Stew them in three pints of stock till they can be rubbed through a tammy. Return to the pan, add a gill of cream, season, and serve with fried bread.",
    },
    {
      title: "Another Way",
      text: "Cut the leeks small, throw them into boiling water, and let them remain ten minutes. Drain and dress with butter.",
    },
    {
      title: "To Make Mint Sauce",
      text: "Chop a handful of fresh mint very fine, and put to it two tablespoonfuls of sugar and a teacupful of vinegar.",
    },
    {
      title: "Rice Water, for Invalids",
      text: "Wash three ounces of rice in several waters, and then boil it gently in a quart of water with a stick of cinnamon till the water is thick.",
    },
    {
      title: "Stewed Celery",
      text: "The outer stalks being removed, the heads are to be cut in pieces four inches long and boiled until tender. Make a sauce of a pint of milk, flour, and butter, and pour over.",
    },
    {
      title: "Toast and Water",
      text: "Brown thoroughly, but do not burn, a slice of stale bread; pour on it a quart of boiling water and cover till cold.",
    },
    {
      title: "Salad Dressing",
      text: "Rub the yolks of two hard eggs smooth with a teaspoonful of mustard and a saltspoonful of salt. Work in oil, drop by drop, then the vinegar.",
    },
    {
      title: "Currant Jelly",
      text: "Gather the fruit on a dry day. Strip it from the stalks, put it in a jar, and set the jar in boiling water. Allow a pound of sugar to a pint of juice and boil twenty minutes.",
    },
    {
      title: "Barley Broth",
      text: "Set a shin of beef on the fire with four quarts of water and a teacupful of barley. Skim well. When it has boiled two hours add carrots and turnips cut in dice.",
    },
    {
      title: "Baked Custard",
      text: "Boil a pint of milk with a bit of lemon peel and two ounces of sugar. When nearly cold pour it upon four eggs well beaten, strain, and bake in a slow oven for half an hour.",
    },
    {
      title: "Oatmeal Bannocks",
      text: "Rub an ounce of dripping into a pound of oatmeal, add a pinch of salt, and as much boiling water as will make it a stiff dough. Roll out thin, cut in rounds, and bake on a girdle.",
    },
    {
      title: "Beef Tea",
      text: "Cut a pound of lean beef in small dice, lay it in a jar with a pint of cold water, and cover it close. Stand the jar in a pan of boiling water for three hours, strain, and take off the fat.",
    },
  ],
  german: [
    {
      title: "Lauchsuppe",
      text: "Man nimmt vier Stangen Lauch, schneidet sie fein und dünstet sie in einem Löffel Butter. Dann gießt man einen Liter Brühe daran und läßt alles eine halbe Stunde kochen.",
    },
    {
      title: "Milchbrei",
      text: "Einen Liter Milch läßt man mit etwas Salz aufkochen, rührt ein viertel Pfund Grieß hinein und kocht ihn unter Rühren eine Viertelstunde. Mit Zucker und Zimt bestreuen.",
    },
    {
      title: "Gefüllte Eier",
      text: "Sechs hartgekochte Eier werden der Länge nach halbiert. Die Dotter reibt man durch ein Sieb, vermischt sie mit zwei Löffeln Senf und füllt sie wieder ein.",
    },
    {
      title: "Kartoffelsalat",
      text: "Koche zwei Pfund Kartoffeln in der Schale, schäle sie und schneide sie in Scheiben. Gib Essig, Öl, Salz und eine gehackte Zwiebel dazu.",
    },
    {
      title: "Apfelmus",
      text: "Zwei Pfund Äpfel werden geschält, vom Kernhaus befreit und mit einem Glas Wasser weich gekocht. Man streicht sie durch ein Sieb und rührt drei Löffel Zucker darunter.",
    },
    {
      title: "Einfache Brotsuppe",
      text: "Altes Brot schneidet man in Würfel, röstet es in einem Löffel Butter und gießt anderthalb Liter Brühe daran. Man läßt es eine halbe Stunde kochen und schlägt zwei Eier hinein.",
    },
    {
      title: "Gurkensalat",
      text: "Schäle zwei Gurken, schneide sie in dünne Scheiben und bestreue sie mit Salz. Nach einer Stunde drücke sie aus und mische sie mit drei Löffeln Öl und einem Löffel Essig.",
    },
    {
      title: "Reis mit Milch",
      text: "Ein halbes Pfund Reis wird gewaschen und mit zwei Litern Milch langsam weich gekocht. Man gibt Zucker, Zimt und ein Stück Butter, so groß wie ein Ei, dazu.",
    },
  ],
  french: [
    {
      title: "Potage aux poireaux",
      text: "Épluchez et coupez six poireaux, mettez-les dans une casserole avec un morceau de beurre gros comme un œuf. Mouillez avec deux litres d'eau et laissez cuire une heure.",
    },
    {
      title: "Œufs à la tripe",
      text: "Faites durcir huit œufs, coupez-les en tranches. Passez deux oignons au beurre, ajoutez une cuillerée de farine et un verre de lait, et versez sur les œufs.",
    },
    {
      title: "Riz au lait",
      text: "Lavez une demi-livre de riz, faites-le crever dans un litre de lait sucré avec un zeste de citron. On le sert chaud ou froid.",
    },
    {
      title: "Pommes au beurre",
      text: "Pelez six pommes, videz-les, garnissez-les de beurre et de sucre, et mettez-les au four pendant une demi-heure.",
    },
    {
      title: "Soupe à l'oignon",
      text: "Coupez quatre oignons en tranches fines, faites-les roussir dans deux onces de beurre, et saupoudrez d'une cuillerée de farine. Mouillez avec deux litres d'eau et servez sur du pain grillé.",
    },
    {
      title: "Carottes à la crème",
      text: "Lavez et grattez une botte de carottes, coupez-les en rouelles et faites-les blanchir un quart d'heure. Mettez-les dans une casserole avec un verre de crème, salez, et laissez réduire.",
    },
    {
      title: "Sauce blanche",
      text: "Mêlez une cuillerée de farine avec un morceau de beurre, versez dessus un verre d'eau bouillante en remuant toujours, et liez avec deux jaunes d'œufs.",
    },
    {
      title: "Compote de poires",
      text: "Pelez huit poires, mettez-les dans une casserole avec une demi-livre de sucre, un bâton de cannelle et deux verres de vin. Laissez cuire doucement pendant une heure.",
    },
  ],
} as const satisfies Record<string, readonly ProseRecipe[]>;
