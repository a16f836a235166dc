import { startServer } from "../../../speed/running-server";
import { Family } from "../../family";
import { inFolder, listed, type Proof } from "../../proof";

const RECIPE = {
  title: "Leek soup",
  servings: 4,
  ingredients: [{ name: "leek", amount: 2, unit: "" }],
  instructions: ["Cut the leeks.", "Boil."],
};

/** The tests ask models from the source; what is bundled for the family asks by a bundle of its own. */
export const proof: Proof = {
  title: "a model's answer on the built product",
  goal: "a description becomes a recipe; without Ollama it says so in a sentence",
  isInShortForm: true,
  limitMinutes: 2,
  run: () =>
    inFolder(async (folder) => {
      // Makes a model of itself: loaded only where it is used.
      const { startFakeOllama } = await import("@tureen/fake-ollama/start-fake-ollama");
      const double = await startFakeOllama();
      const script = [{ frames: [JSON.stringify(RECIPE)] }];
      await double.control.mode({ responder: { kind: "script", script } });
      const server = await startServer(folder, { OLLAMA_HOST: double.url });
      const family = await Family.signIn(server.port);
      const suggest = async (): Promise<string> =>
        (await family.call("POST", "/recipes/suggest", { description: "soup with leeks" })).text;
      const suggested = await suggest();
      await double.stop();
      const alone = await suggest();
      await server.stop();
      const problems = [
        ...(suggested.includes(`"title":"${RECIPE.title}"`) ? [] : [`it was suggested: ${suggested.slice(0, 200)}`]),
        ...(alone.includes("Ollama does not answer") ? [] : [`without Ollama: ${alone.slice(0, 200)}`]),
      ];
      return { result: `problems: ${listed(problems)}`, holds: problems.length === 0 };
    }),
};
