import type { PdfImportResult } from "@tureen/contracts/pdf-import";
import type supertest from "supertest";
import { createImportRunner } from "#features/pdf-import/job/import-runner";
import type { Ocr } from "#ai/ocr/ocr";
import type { OpenPdf } from "#features/pdf-import/pages/pdf-reader";
import type { Double } from "./double-of-ollama";
import { testAi, UNHURRIED } from "./test-ai";
import { testApp } from "./test-app";
import { testContext, type TestContext } from "./test-context";

/** A house that imports cookbooks through its own REST routes. */
interface ImportHouse extends ReturnType<typeof testApp> {
  readonly app: TestContext;
  upload(pdf: Buffer, name?: string): supertest.Test;
  importBook(pdf: Buffer): Promise<PdfImportResult>;
}

/**
 * A house whose models, those of the double, have a context window of `numCtx` tokens, and that imports without a limit.
 * Its imports wait `patienceMs` for a server that is away; pictures are shown to the model unless `parts` has an OCR, and
 * PDFs are read in this process unless it has another way.
 */
export function importHouse(
  double: Double,
  numCtx: number,
  patienceMs = 20_000,
  parts: { ocr?: Ocr; openPdf?: OpenPdf } = {},
): ImportHouse {
  const base = testContext({ ...parts, ai: testAi(double.url, { numCtx, deadlines: UNHURRIED }).ai });
  const app: TestContext = { ...base, imports: createImportRunner(base, patienceMs) };
  app.settings.set("max_recipes_per_import", 0);
  const house = testApp(app);
  const upload = (pdf: Buffer, name = "Family book.pdf"): supertest.Test =>
    house.call("post", "/pdf-import/upload").attach("pdf", pdf, name);
  return {
    ...house,
    app,
    upload,
    importBook: async (pdf) => {
      const response = await upload(pdf).expect(200);
      return response.body as PdfImportResult; // validated by the procedure's schema in the tests of REST
    },
  };
}

export const titlesOf = (result: PdfImportResult): string[] => result.importedRecipes.map((recipe) => recipe.title);
