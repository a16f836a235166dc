import { speedsInDatabase } from "#features/ai/model-speeds.repo";
import { familyCaller } from "#testing/test-caller";
import { testContext } from "#testing/test-context";
import { expect, test } from "vitest";
import { noteScan } from "./time-estimate";

test("a forecast goes by what this machine has shown of reading scans; without a model it says nothing of questions", async () => {
  const app = testContext();
  const forecast = async () => await familyCaller(app).pdfImport.forecast({ pages: 100 });
  expect(await forecast()).toEqual({ printed: null, scanned: { low_seconds: 200, high_seconds: 1000 } });
  for (let page = 0; page < 30; page += 1) noteScan(app.db, 4_000);
  const { scanned } = await forecast();
  expect(scanned.low_seconds).toBeLessThan(400);
  expect(scanned.high_seconds).toBeGreaterThan(400);
  expect(scanned.high_seconds).toBeLessThan(600);
  expect(speedsInDatabase(app.db).load("ocr")?.reading).toHaveLength(20);
  await expect(familyCaller(app).pdfImport.forecast({ pages: 0 })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});
