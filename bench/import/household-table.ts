import { readFile } from "node:fs/promises";
import type { FakeModel } from "@tureen/fake-ollama/server/configuration";
import { startFakeOllama, type StartedFakeOllama } from "@tureen/fake-ollama/start-fake-ollama";
import { Family } from "../prove/family";
import { inFolder } from "../prove/proof";
import { startServer } from "../speed/running-server";
import { PASTES } from "./pastes";
import { print, tableRow } from "./table";

const WIDTHS = [44, 60];
const NOBODY = "http://127.0.0.1:1";
/** Our own drawing of a printed recipe. */
const PHOTO = new URL("../../apps/api/assets/self-test-photo.jpg", import.meta.url);
const CARD =
  "### RECIPE: Pancakes\nServes 4\nIngredients\n200 g flour\n300 ml milk\n2 eggs\n1 tsp salt\n25 g butter\nMethod\n1. Whisk the batter.\n2. Let it stand.\n3. Heat the pan.\n4. Fry it.";

interface Wire {
  readonly ingredients: readonly { readonly name: string; readonly unit: string }[];
  readonly instructions: string;
}

/** Prints what comes of the texts and photos that every household has, and of answers as the servers of today give them. */
export async function runHousehold(): Promise<boolean> {
  print("Texts and photos of a household through the built product");
  const double = await startFakeOllama();
  try {
    const results = [
      ...(await inFolder((folder) => withoutModel(folder))),
      ...(await inFolder((folder) => withModel(folder, double))),
    ];
    for (const { what, result } of results) print(tableRow([what, result], WIDTHS));
    print("");
    return results.every(({ holds }) => holds);
  } finally {
    await double.stop();
  }
}

interface Result {
  readonly what: string;
  readonly result: string;
  readonly holds: boolean;
}

async function pasted(family: Family, isTold: boolean): Promise<Result> {
  const own = PASTES.filter(({ told }) => (told !== undefined) === isTold);
  let whole = 0;
  for (const { text, foods } of own) {
    const answer = await family.call("POST", "/recipes/read-page", { source: text });
    const { recipe } = JSON.parse(answer.text) as { recipe: Wire }; // the contract of this call
    if (recipe.ingredients.length === foods && recipe.instructions !== "") whole += 1;
  }
  const what = isTold
    ? "pasted, told in prose, a model that reads well"
    : "pasted, with a list in a sentence, by rules";
  return { what, result: `${whole} of ${own.length} whole`, holds: whole === own.length };
}

async function photo(family: Family): Promise<Result> {
  const answer = await family.sendFile("/recipes/upload-image", "image", "page.jpg", await readFile(PHOTO));
  const { interpretedRecipe } = JSON.parse(answer.text) as { interpretedRecipe?: Wire }; // the contract of this call
  const [lines, steps] = [
    interpretedRecipe?.ingredients.length ?? 0,
    interpretedRecipe?.instructions.split("\n").length ?? 0,
  ];
  const result = `${lines} of 5 lines, ${steps} of 3 steps`;
  return { what: "a photo of print, by our own OCR, no model", result, holds: lines === 5 && steps === 3 };
}

async function withoutModel(folder: string): Promise<Result[]> {
  const server = await startServer(folder, { OLLAMA_HOST: NOBODY });
  const family = await Family.signIn(server.port);
  const results = [await pasted(family, false), await photo(family)];
  await server.stop();
  return results;
}

async function withModel(folder: string, { control, url }: StartedFakeOllama): Promise<Result[]> {
  const server = await startServer(folder, { OLLAMA_HOST: url });
  const family = await Family.signIn(server.port);
  const suggest = async (): Promise<Wire | undefined> => {
    const answer = await family.call("POST", "/recipes/suggest", { description: CARD });
    return (JSON.parse(answer.text) as { recipe?: Wire }).recipe; // the contract of this call
  };
  const fixtures = PASTES.flatMap(({ text, told }) =>
    told ? [{ promptIncludes: text, content: JSON.stringify(told) }] : [],
  );
  await control.mode({ responder: { fixtures } });
  const results = [await pasted(family, true)];
  const penalties = { presence_penalty: 1.5, repeat_penalty: 1.1 };
  for (const path of ["rendered", "native"] as const satisfies readonly FakeModel["path"][]) {
    await control.model({ name: "qwen3.5:4b", path, parameters: penalties });
    const recipe = await suggest();
    const units = recipe?.ingredients.filter(({ unit }) => unit !== "").length ?? 0;
    const steps = recipe?.instructions.split("\n").length ?? 0;
    const result = `${units} of 4 units, ${steps} of 4 steps`;
    results.push({ what: `keys ${path}, old penalties`, result, holds: units === 4 && steps === 4 });
  }
  const loop = {
    dish: "Soup",
    ingredients: ["1 leek"],
    steps: Array.from({ length: 70 }, () => "Stir the soup well."),
  };
  const soup = { dish: "Soup", for_people: 2, ingredients: ["1 leek"], steps: ["Cut the leek and boil it."] };
  const frames = (answer: object): string[] => JSON.stringify(answer).match(/.{1,12}/gu) ?? [];
  await control.mode({ responder: { kind: "script", script: [loop, soup].map((each) => ({ frames: frames(each) })) } });
  const steps = (await suggest())?.instructions.split("\n").length ?? 0;
  results.push({ what: "an answer that loops, once", result: `asked once more: ${steps} step`, holds: steps === 1 });
  await server.stop();
  return results;
}
