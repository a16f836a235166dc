import type { PdfImportResult } from "@tureen/contracts/pdf-import";
import type supertest from "supertest";
import { onTestFinished } from "vitest";
import { createImportRunner } from "#features/pdf-import/job/import-runner";
import type { AiClient } from "#ai/ai-client";
import type { Ocr } from "#ai/ocr/ocr";
import type { OpenPdf } from "#features/pdf-import/pdf/pdf-reader";
import type { Double } from "./double-of-ollama";
import { testAi } from "./test-ai";
import { testApp } from "./test-app";
import { testContext, type TestContext } from "./test-context";

/** A server that imports cookbooks through its own REST routes. */
interface ImportServer extends ReturnType<typeof testApp> {
  readonly app: TestContext;
  upload(pdf: Buffer, name?: string): supertest.Test;
  importBook(pdf: Buffer): Promise<PdfImportResult>;
}

/**
 * A server whose models, those of the double, have a context window of `numCtx` tokens, and that imports without a limit.
 * Its imports wait `totalWaitMs` for a server that is away; pictures are shown to the model unless `parts` has an OCR, and
 * PDFs are read in this process unless it has another way; it may put something before the client of the models. It ends with the test that it was made for.
 */
export function importServer(
  double: Double,
  numCtx: number,
  totalWaitMs = 60_000,
  parts: { ocr?: Ocr; openPdf?: OpenPdf; ai?: (ai: AiClient) => AiClient } = {},
): ImportServer {
  const { ai } = testAi(double.url, { numCtx });
  const base = testContext({ ...parts, ai: parts.ai?.(ai) ?? ai });
  const app: TestContext = { ...base, imports: createImportRunner(base, totalWaitMs) };
  app.settings.set("max_recipes_per_import", 0);
  onTestFinished(() => app.imports.stop());
  const server = testApp(app);
  const upload = (pdf: Buffer, name = "Family book.pdf"): supertest.Test =>
    server.call("post", "/pdf-import/upload").attach("pdf", pdf, name);
  return {
    ...server,
    app,
    upload,
    importBook: async (pdf) => {
      const response = await upload(pdf).expect(200);
      return response.body as PdfImportResult; // validated by the procedure's schema in the tests of REST
    },
  };
}

export const titlesOf = (result: PdfImportResult): string[] => result.importedRecipes.map((recipe) => recipe.title);
