import {
  byJobSchema,
  currentImportOutput,
  doubtSchema,
  importForecastInput,
  importForecastOutput,
  importJobOutput,
  importPageTextInput,
  importPageTextOutput,
  pageLedgerOutput,
  pdfImportInput,
  pdfImportOutput,
  settleDoubtInput,
} from "@tureen/contracts/pdf-import";
import { router } from "#trpc/init";
import { costlyProcedure, familyProcedure } from "#trpc/procedures";
import {
  cancelImport,
  currentImport,
  importRest,
  readJob,
  readLedger,
  readPageText,
  retryPages,
} from "./job/import-jobs.service";
import { fillDoubt, settleDoubt } from "./job/doubts.service";
import { forecastImport } from "./time-estimate";
import { followImport } from "./job/follow-import";
import { beginImport, importPdf } from "./job/start-import.service";

export const pdfImportRouter = router({
  upload: costlyProcedure
    .input(pdfImportInput)
    .output(pdfImportOutput)
    .mutation(({ ctx, input }) => importPdf(ctx, input)),
  begin: costlyProcedure
    .input(pdfImportInput)
    .output(importJobOutput)
    .mutation(({ ctx, input }) => beginImport(ctx, input)),
  follow: familyProcedure.input(byJobSchema).query(({ ctx, input }) => followImport(ctx, input)),
  forecast: familyProcedure
    .input(importForecastInput)
    .output(importForecastOutput)
    .query(({ ctx, input }) => forecastImport(ctx.app, input)),
  current: familyProcedure.output(currentImportOutput).query(({ ctx }) => currentImport(ctx)),
  job: familyProcedure
    .input(byJobSchema)
    .output(importJobOutput)
    .query(({ ctx, input }) => readJob(ctx, input)),
  cancel: familyProcedure
    .input(byJobSchema)
    .output(importJobOutput)
    .mutation(({ ctx, input }) => cancelImport(ctx, input)),
  importRest: familyProcedure
    .input(byJobSchema)
    .output(importJobOutput)
    .mutation(({ ctx, input }) => importRest(ctx, input)),
  retryPages: costlyProcedure
    .input(byJobSchema)
    .output(importJobOutput)
    .mutation(({ ctx, input }) => retryPages(ctx, input)),
  settleDoubt: familyProcedure
    .input(settleDoubtInput)
    .output(importJobOutput)
    .mutation(({ ctx, input }) => settleDoubt(ctx, input)),
  fillDoubt: costlyProcedure
    .input(doubtSchema)
    .output(importJobOutput)
    .mutation(({ ctx, input }) => fillDoubt(ctx, input)),
  ledger: familyProcedure
    .input(byJobSchema)
    .output(pageLedgerOutput)
    .query(({ ctx, input }) => readLedger(ctx, input)),
  pageText: familyProcedure
    .input(importPageTextInput)
    .output(importPageTextOutput)
    .query(({ ctx, input }) => readPageText(ctx.app, input)),
});
