import type { RecipeFormat } from "#format";
import { EMPTY_RECIPE, type FormatLine, type FormatRecipe } from "#format-recipe";
import { stemOf } from "#reading/file-names";
import { readFrontMatter } from "#reading/front-matter";
import { picturesBeside } from "./schema-org";
import { fieldsOf, writtenFacts } from "./written-facts";

const INGREDIENT =
  /@[&?+*-]{0,3}(?:\.{0,2}\/)?([\p{L}\p{N}][^@#~{}\n]{0,100}?)\{([^{}\n]{0,100})\}(?:\(([^()\n]{0,200})\))?|@[&?+*-]{0,3}(?:\.{0,2}\/)?([\p{L}\p{N}][\p{L}\p{N}_-]{0,60})/gu;
const COOKWARE = /#[&?+*-]{0,3}(?:([\p{L}][^@#~{}\n]{0,80}?)\{[^{}\n]{0,60}\}|([\p{L}][\p{L}\p{N}_-]{0,60}))/gu;
const TIMER = /~[^@#~{}\n]{0,60}\{([^{}\n]{0,60})\}|~([\p{L}\p{N}][\p{L}\p{N}_-]{0,40})/gu;

/** Cooklang, `.cook` (cooklang.org/docs/spec): steps in which the ingredients are marked, a picture of the same name beside it. */
export const cooklang: RecipeFormat = {
  id: "cooklang",
  name: "Cooklang",
  kind: "text",
  recognizes: ({ path, text }) =>
    /(?:^|\s)@[\p{L}][^@#~{}\n]{0,100}\{[^{}\n]{0,100}\}/u.test(text) ||
    (/\.cook$/i.test(path) && /(?:^|\s)@\p{L}/u.test(text)),
  *read({ path, text }, files) {
    const { values, body } = readFrontMatter(text.replaceAll("\r\n", "\n"));
    const older = [...body.matchAll(/^>>\s*([^:\n]{1,60}):\s*(.*)$/gm)].map(
      ([, key = "", value = ""]) => [key.trim().toLowerCase(), [value.trim()]] as const,
    );
    const recipe = readBody(body.replace(/^>>.*$/gm, ""));
    yield {
      ...EMPTY_RECIPE,
      title: stemOf(path),
      ...writtenFacts(fieldsOf([...older, ...values])),
      ...recipe,
      pictures: picturesBeside(path, files, false),
    };
  },
};

function readBody(body: string): Pick<FormatRecipe, "ingredients" | "steps" | "notes"> {
  const ingredients: FormatLine[] = [];
  const steps: FormatLine[] = [];
  const notes: string[] = [];
  let section = "";
  const plain = body.replace(/[ \t]*\[-[\s\S]{0,5000}?-\]/g, "").replace(/(^|\s)--(?!-).*$/gm, "$1");
  for (const block of plain.split(/\n\s*\n|\n(?=\s*(?:=|>))/)) {
    const text = block.trim();
    const heading = /^=+\s*([^=\n]*?)\s*=*\s*(?:\n([\s\S]*))?$/.exec(text);
    if (heading) section = heading[1] ?? "";
    const said = heading ? (heading[2] ?? "").trim() : text;
    if (said === "") continue;
    if (said.startsWith(">")) {
      notes.push(said.replace(/^>\s?/gm, "").replace(/\s*\n\s*/g, " "));
      continue;
    }
    for (const line of ingredientsIn(said))
      if (!ingredients.some((each) => each.text === line && each.section === section))
        ingredients.push({ text: line, section });
    steps.push({ text: readable(said), section });
  }
  return { ingredients, steps, notes };
}

/** Each as a line that people write; one that only stands for one before it ("@&flour") is none of its own. */
function ingredientsIn(step: string): readonly string[] {
  return [...step.matchAll(INGREDIENT)].flatMap(([whole, name, quantity = "", note, word]) => {
    if (whole.startsWith("@&")) return [];
    const food = (name ?? word ?? "").split("|")[0]?.trim() ?? "";
    const measure = quantity.replace(/^=/, "").replaceAll("%", " ").replace(/\s+/g, " ").trim();
    const isOptional = whole.startsWith("@?") ? " (optional)" : "";
    const line = [measure, food.replace(/^.*\//, "")].filter(Boolean).join(" ");
    return food === "" ? [] : [`${line}${note ? `, ${note.trim()}` : ""}${isOptional}`];
  });
}

/** A step as it is read: the marks gone, amounts of timers kept. */
function readable(step: string): string {
  return step
    .replace(INGREDIENT, (_whole, name: string | undefined, _quantity, _note, word: string | undefined) => {
      const [food = "", shown] = (name ?? word ?? "").split("|");
      return (shown ?? food).replace(/^.*\//, "").trim();
    })
    .replace(COOKWARE, (_whole, name: string | undefined, word: string | undefined) => (name ?? word ?? "").trim())
    .replace(TIMER, (_whole, time: string | undefined, name: string | undefined) =>
      (time ?? name ?? "").replaceAll("%", " ").trim(),
    )
    .replace(/\s*\\?\n\s*/g, " ")
    .trim();
}
