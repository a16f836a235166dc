import { createHash } from "node:crypto";
import type { FakeModel } from "@tureen/fake-ollama/server/configuration";
import type { StartedFakeOllama } from "@tureen/fake-ollama/start-fake-ollama";
import type { BenchBook } from "./books";
import { readPrinted, withDocument } from "./read-printed";

/** Who reads a book: rules alone, or a model beside them that reads as it should or as a careless one does. */
export const READERS = [
  "rules",
  "honest",
  "skips-recipes",
  "drops-a-line",
  "drops-the-last-step",
  "rewrites-steps",
  "off-by-one",
  "copies-the-example",
  "answers-empty",
] as const;
export type Reader = (typeof READERS)[number];

/** How a book is read. */
export interface Setting {
  readonly reader: Reader;
  /** Whether the model is asked about what the rules are certain of, too. */
  readonly asksAll: boolean;
  /** Window in tokens. */
  readonly context: number;
  /** How the server fills it (see the double's `FakeModel`). */
  readonly path: "rendered" | "native";
}

/** Characters in one piece of an answer: frames as small as a real model's would measure the double. */
const FRAME_CHARS = 60;

/** Tokens a second; 0 takes no time. */
export type ModelSpeed = Pick<FakeModel, "genTps" | "promptTps">;

/** Gives the double the models of a setting, and eyes for a scanned book. */
export async function prepareModels(
  { control }: StartedFakeOllama,
  book: Pick<BenchBook, "pdf" | "printed">,
  { context, path, reader }: Omit<Setting, "asksAll">,
  speed: ModelSpeed = { genTps: 0, promptTps: 0 },
): Promise<void> {
  await control.reset();
  await control.model({ name: "qwen3.5:4b", capabilities: ["completion"], contextLength: context, path, ...speed });
  await control.model({
    name: "qwen3-vl:8b-instruct",
    family: "qwen3vl",
    capabilities: ["completion", "vision"],
    contextLength: context,
    path,
    ...speed,
  });
  const fixtures = book.printed === null ? [] : await readingsOf(book.pdf, book.printed);
  const carelessness = reader === "rules" || reader === "honest" ? {} : { carelessness: reader };
  await control.mode({ settings: { frameChars: FRAME_CHARS }, responder: { fixtures, ...carelessness } });
}

/** What a model that sees would say of each page of a scan: the words that were printed on it. */
async function readingsOf(scan: Buffer, printed: Buffer): Promise<{ imageSha256: string; content: string }[]> {
  const texts = await readPrinted(printed);
  return withDocument(scan, async (pictures) => {
    const readings: { imageSha256: string; content: string }[] = [];
    for (const [index, content] of texts.entries()) {
      const { picture } = await pictures.renderPage(index + 1);
      readings.push({ imageSha256: createHash("sha256").update(picture).digest("hex"), content });
    }
    return readings;
  });
}
