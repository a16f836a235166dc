import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import type { OcrLanguage, OcrLine, OcrPage, OcrRequest } from "./ocr-messages";

/**
 * The engine of tesseract.js, used without its worker threads: in a process of its own nothing else runs, and a thread
 * would have a network.
 */
interface TesseractEngine {
  readonly FS: { writeFile(path: string, data: Uint8Array): void };
  readonly TessBaseAPI: new () => TesseractApi;
}

interface TesseractApi {
  /** 0 for success. */
  Init(dataPath: null, languages: string, engineMode: number): number;
  SetVariable(name: string, value: string): void;
  /** Reads `/input` of the engine's own file system; 1 where it is no picture. */
  SetImageFile(exifOrientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetJSONText(): string;
}

const LSTM_ONLY = 1;
const UPRIGHT = 1;
/** Columns are found, nothing is turned. */
const AUTOMATIC_PAGE = "3";

const boxSchema = z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() });
const wordSchema = z.object({ text: z.string(), confidence: z.number() });
const lineSchema = z.object({
  text: z.string(),
  confidence: z.number(),
  bbox: boxSchema,
  baseline: boxSchema,
  rowAttributes: z.object({ rowHeight: z.number() }),
  words: z.array(wordSchema),
});
const paragraphSchema = z.object({ lines: z.array(lineSchema).nullish() });
const blockSchema = z.object({ bbox: boxSchema, paragraphs: z.array(paragraphSchema).nullish() });
const answerSchema = z.object({ blocks: z.array(blockSchema) });

/** Reads pictures of text; the engine is made anew where other languages are wanted. Lives in the child process only. */
export function createRecognizer(): (request: OcrRequest) => Promise<OcrPage> {
  const known: { languages?: string; engine?: TesseractEngine; api?: TesseractApi } = {};

  return async ({ picture, languages }) => {
    const wanted = languages.join("+");
    if (known.languages !== wanted || !known.engine || !known.api) {
      known.engine ??= await startEngine();
      known.api = await startApi(known.engine, languages);
      known.languages = wanted;
    }
    const { engine, api } = known;
    engine.FS.writeFile("/input", picture);
    if (api.SetImageFile(UPRIGHT, 0) === 1) throw new Error("The picture cannot be opened");
    api.Recognize(null);
    return pageOf(answerSchema.parse(JSON.parse(api.GetJSONText())).blocks, picture);
  };
}

async function startEngine(): Promise<TesseractEngine> {
  const load = createRequire(import.meta.url);
  // Safe: what the package exports, which brings no types. Every processor of the last ten years has these instructions.
  const start = load("tesseract.js-core/tesseract-core-simd-lstm") as (options: object) => Promise<TesseractEngine>;
  const nothing = (): void => undefined;
  return start({ TesseractProgress: nothing, print: nothing, printErr: nothing });
}

async function startApi(engine: TesseractEngine, languages: readonly OcrLanguage[]): Promise<TesseractApi> {
  const { resolve } = createRequire(import.meta.url);
  for (const language of languages) {
    const path = resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`);
    engine.FS.writeFile(`${language}.traineddata`, gunzipSync(await readFile(path)));
  }
  const api = new engine.TessBaseAPI();
  if (api.Init(null, languages.join("+"), LSTM_ONLY) !== 0) throw new Error("The languages cannot be loaded");
  api.SetVariable("tessedit_pageseg_mode", AUTOMATIC_PAGE);
  return api;
}

function pageOf(blocks: readonly z.output<typeof blockSchema>[], picture: Uint8Array): OcrPage {
  const lines = blocks.flatMap(({ paragraphs }, block) =>
    (paragraphs ?? []).flatMap((paragraph) => (paragraph.lines ?? []).flatMap((line) => lineOf(line, block))),
  );
  const words = lines.flatMap(({ words: own }) => own);
  const total = words.reduce((sum, { confidence }) => sum + confidence, 0);
  return {
    lines: lines.map(({ words: _words, ...line }) => line),
    confidence: words.length === 0 ? 0 : total / words.length,
    longSide: longSideOf(picture) ?? Math.max(1, ...blocks.map(({ bbox }) => Math.max(bbox.x1, bbox.y1))),
  };
}

type RecognizedLine = OcrLine & { readonly words: readonly z.output<typeof wordSchema>[] };

function lineOf(line: z.output<typeof lineSchema>, block: number): RecognizedLine[] {
  const { text, bbox, baseline, rowAttributes, words, confidence } = line;
  const plain = text.replace(/\s+/g, " ").trim();
  if (!/[\p{L}\p{N}]/u.test(plain)) return [];
  const figures = words.filter((word) => /[\p{N}]/u.test(word.text)).map((word) => word.confidence);
  return [
    {
      text: plain,
      x: bbox.x0,
      width: bbox.x1 - bbox.x0,
      size: rowAttributes.rowHeight,
      baseline: baseline.y0,
      block,
      confidence: figures.length === 0 ? confidence : Math.min(...figures),
      words,
    },
  ];
}

/** From the header of a JPEG or PNG; undefined where it is neither. */
function longSideOf(picture: Uint8Array): number | undefined {
  const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
  if (bytes.length > 24 && bytes.readUInt32BE(0) === 0x89504e47)
    return Math.max(bytes.readUInt32BE(16), bytes.readUInt32BE(20));
  for (let place = 2; place + 9 < bytes.length && bytes[place] === 0xff; place += 2 + bytes.readUInt16BE(place + 2)) {
    const marker = bytes[place + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return Math.max(bytes.readUInt16BE(place + 5), bytes.readUInt16BE(place + 7));
  }
  return undefined;
}
