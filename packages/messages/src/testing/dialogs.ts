import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Expression, parseSync, Visitor } from "oxc-parser";
import { SCREENS, sourceFiles, tidyPath } from "../extract";

/** What lies over a screen, and what it is written with. */
const OVER = new Set(["ConfirmDialog", "Dialog", "FormDialog", "Menu"]);
const TITLED = new Set(["ConfirmDialog", "Dialog", "FormDialog"]);

export interface DrawnDialog {
  /** The component that draws it: "MergeDialog". */
  readonly component: string;
  /** The texts that may stand above it; none where a family's own words do, or what is chosen elsewhere. */
  readonly titles: readonly string[];
}

/** Every dialog, question and menu that the screens draw, for the walk that opens them all. */
export function drawnDialogs(root: string): DrawnDialog[] {
  const drawn = new Map<string, Set<string>>();
  for (const file of SCREENS.flatMap((folder) => sourceFiles(join(root, folder)))) {
    const source = readFileSync(file, "utf8");
    let component = "";
    new Visitor({
      // Of those within each other the outermost: a component.
      FunctionDeclaration: ({ id }) => void (component ||= id?.name ?? ""),
      "FunctionDeclaration:exit": ({ id }) => void (component === id?.name && (component = "")),
      JSXOpeningElement({ name, attributes }) {
        if (name.type !== "JSXIdentifier" || OVER.has(component)) return;
        if (OVER.has(name.name) && !drawn.has(component)) drawn.set(component, new Set());
        if (!TITLED.has(name.name)) return;
        for (const attribute of attributes) {
          if (attribute.type !== "JSXAttribute" || attribute.name.name !== "title") continue;
          const { value } = attribute;
          if (value?.type !== "JSXExpressionContainer" || value.expression.type === "JSXEmptyExpression") continue;
          drawn.set(component, new Set([...(drawn.get(component) ?? []), ...(titlesOf(value.expression) ?? [])]));
        }
      },
    }).visit(parseSync(tidyPath(root, file), source).program);
  }
  return [...drawn].map(([component, titles]) => ({ component, titles: [...titles] }));
}

/** Null where one of them is not written as a text. */
function titlesOf(title: Expression): string[] | null {
  if (title.type === "ConditionalExpression") {
    const [left, right] = [titlesOf(title.consequent), titlesOf(title.alternate)];
    return left && right && [...left, ...right];
  }
  if (title.type !== "CallExpression" || title.callee.type !== "Identifier" || title.callee.name !== "t") return null;
  const [message] = title.arguments;
  return message?.type === "Literal" && typeof message.value === "string" ? [message.value] : null;
}
