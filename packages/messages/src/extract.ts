import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { parseSync, Visitor, type CallExpression } from "oxc-parser";

/** A message that a source file writes out as the first argument of `t`, `rich` or `text`. */
export interface ExtractedMessage {
  readonly message: string;
  /** The section of the catalogs that it belongs to: the feature's name, "app" or "shared". */
  readonly area: string;
  /** `apps/web/src/features/larder/larder.page.tsx:12` */
  readonly place: string;
  /** Said while the module is loaded, when the reader's language is not known yet: `text` is for that. */
  readonly tooEarly: boolean;
}

/** Where the screens and the server have their words; the first place that writes a message decides its area. */
export const SCREENS = ["apps/web/src"];
export const SERVER = ["apps/api/src", "packages/contracts/src", "packages/db/src", "packages/domain/src"];
/** Other modules have a `text` or a `t` of their own. */
const SPEAKS = /from "(?:@tureen\/messages\/(?:text|translate)|#(?:lib\/text\/|core\/)?language|[./]*\/language)"/;
const SKIPPED = /\.test\.tsx?$|\.d\.ts$|[/\\](?:testing|node_modules)[/\\]/;

/** Every message that screens and server write out, in the order of their files. */
export const allMessages = (root: string): ExtractedMessage[] => extract(root, [...SCREENS, ...SERVER]);

function extract(root: string, folders: readonly string[]): ExtractedMessage[] {
  return folders.flatMap((folder) => sourceFiles(join(root, folder))).flatMap((file) => messagesOf(root, file));
}

/** Paths of the TypeScript files below a folder, sorted; without tests and declarations. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !SKIPPED.test(file))
    .toSorted();
}

/** `apps/api/src/start/app.ts`, whatever the machine. */
export const tidyPath = (root: string, file: string): string => relative(root, file).split(sep).join("/");

function messagesOf(root: string, file: string): ExtractedMessage[] {
  const source = readFileSync(file, "utf8");
  if (!SPEAKS.test(source)) return [];
  const path = tidyPath(root, file);
  const found: ExtractedMessage[] = [];
  let depth = 0; // of functions around the place
  const enter = () => void (depth += 1);
  const leave = () => void (depth -= 1);
  new Visitor({
    FunctionDeclaration: enter,
    "FunctionDeclaration:exit": leave,
    FunctionExpression: enter,
    "FunctionExpression:exit": leave,
    ArrowFunctionExpression: enter,
    "ArrowFunctionExpression:exit": leave,
    CallExpression(call) {
      const name = call.callee.type === "Identifier" ? call.callee.name : "";
      const message = messageOf(name, call);
      if (message === null) return;
      const line = source.slice(0, call.start).split("\n").length;
      found.push({ message, area: areaOf(path), place: `${path}:${line}`, tooEarly: depth === 0 && name !== "text" });
    },
  }).visit(parseSync(path, source).program);
  return found;
}

function messageOf(name: string, { arguments: [first] }: CallExpression): string | null {
  if (name !== "t" && name !== "rich" && name !== "text") return null;
  return first?.type === "Literal" && typeof first.value === "string" ? first.value : null;
}

function areaOf(path: string): string {
  const feature = /^apps\/\w+\/src\/features\/([\w-]+)/.exec(path)?.[1];
  return feature ?? (path.startsWith("apps/web/") ? "app" : path.startsWith("apps/api/") ? "server" : "shared");
}
